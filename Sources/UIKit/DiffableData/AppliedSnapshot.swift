/// A list that a diffable data source changes in batches: a table or a collection view.
@MainActor
protocol BatchUpdating: AnyObject {
    func openUpdates()
    func update(_ change: (inout ListChanges) -> Void)
    func closeUpdates()
    func reloadData()
    /// Calls a closure when the changes of the open batch are made.
    func atEndOfUpdates(_ completion: @escaping () -> Void)
    /// Makes the data source configure the cells at index paths again, in place.
    func reconfigureCells(at indexPaths: [IndexPath])
}

extension UITableView: BatchUpdating {
    func reconfigureCells(at indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }
    func atEndOfUpdates(_ completion: @escaping () -> Void) { tableState.updateCompletions.append { _ in completion() } }
}

extension UICollectionView: BatchUpdating {
    func reconfigureCells(at indexPaths: [IndexPath]) { reconfigureItems(at: indexPaths) }
    func atEndOfUpdates(_ completion: @escaping () -> Void) { collectionState.updateCompletions.append { _ in completion() } }
}

/// The current snapshot of a diffable data source, and the ways to replace it by another.
///
/// It is a class because the list asks the data source for the new snapshot's counts while the snapshot is being
/// applied.
@MainActor
final class AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private(set) var snapshot = Snapshot()

    /// Replaces the snapshot after the list made the changes itself.
    func take(_ new: Snapshot) { snapshot = new.applied }

    /// Applies a snapshot as one batch of changes. Items that are in both snapshots keep their cells.
    ///
    /// - Parameters:
    ///   - list: nil if the list was deallocated; the snapshot is stored anyway.
    ///   - rowAnimation: The animation of inserted and deleted rows of a table.
    ///   - animated: Whether the changes are animated; they are only if time passes in the view.
    ///   - completion: Called when the changes are made.
    func apply(
        _ new: Snapshot, to list: (any BatchUpdating)?, rowAnimation: UITableView.RowAnimation = .automatic, animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let list else {
            snapshot = new.applied
            completion?()
            return
        }
        let change = { self.apply(new, to: list, rowAnimation, completion) }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    private func apply(
        _ new: Snapshot, to list: any BatchUpdating, _ rowAnimation: UITableView.RowAnimation, _ completion: (() -> Void)?
    ) {
        let changes = new.changes(since: snapshot)
        list.openUpdates()
        snapshot = new.applied
        list.update { $0 = changes }
        (list as? UITableView)?.tableState.rowAnimations.standard = rowAnimation
        if let completion { list.atEndOfUpdates(completion) }
        list.closeUpdates()
        list.reconfigureCells(at: new.reconfiguredItemIdentifiers.compactMap(snapshot.place))
    }

    /// Applies a snapshot by reloading all cells.
    func reload(_ new: Snapshot, in list: (any BatchUpdating)?) {
        snapshot = new.applied
        list?.reloadData()
    }
}
