import RuntimeReflection

extension UITableViewDiffableDataSource: OverridableDataSource {
    static func slot(of change: ListChange) -> MethodSlot? {
        switch change {
        case .commitRows: DiffableSlots.committing
        case .moveRows: DiffableSlots.moving
        case .moveItems: nil
        }
    }
}

/// The vtable offsets of the methods, which are the same for all types of sections and items.
@MainActor
private enum DiffableSlots {
    static let committing = MethodSlot(overriding: CommittingSource.self, plain: PlainSource.self)
    static let moving = MethodSlot(overriding: MovingSource.self, plain: PlainSource.self)
}

private final class PlainSource: UITableViewDiffableDataSource<Int, Int> {}

/// Overrides one method of the plain class; never instantiated.
private final class CommittingSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { fatalError() }
}

/// Overrides one method of the plain class; never instantiated.
private final class MovingSource: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        fatalError()
    }
}
