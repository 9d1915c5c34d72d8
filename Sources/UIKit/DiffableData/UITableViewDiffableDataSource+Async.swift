/// Asynchronous methods that apply snapshots.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdiffabledatasource
extension UITableViewDiffableDataSource {
    /// Applies a snapshot as one batch of changes, and returns when the changes are made.
    ///
    /// - Parameter animatingDifferences: Whether the changes are animated; they are only if time passes in the view.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Applies a snapshot by reloading all cells, and returns when it is shown.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { done in applySnapshotUsingReloadData(snapshot) { done.resume() } }
    }
}
