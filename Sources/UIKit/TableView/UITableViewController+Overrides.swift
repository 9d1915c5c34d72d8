import RuntimeReflection

extension UITableViewController: OverridableDataSource {
    static func slot(of change: ListChange) -> MethodSlot? {
        switch change {
        case .commitRows: committingSlot
        case .moveRows: movingSlot
        case .moveItems: nil
        }
    }

    private static let committingSlot = MethodSlot(overriding: CommittingController.self, plain: PlainTableController.self)
    private static let movingSlot = MethodSlot(overriding: MovingController.self, plain: PlainTableController.self)
}

private final class PlainTableController: UITableViewController {}

/// Differs from the plain class in one method; no object of it is made.
private final class CommittingController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { fatalError() }
}

/// Differs from the plain class in one method; no object of it is made.
private final class MovingController: UITableViewController {
    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        fatalError()
    }
}
