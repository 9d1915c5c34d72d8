/// Snapshots that are shown when the call returns.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource
extension UICollectionViewDiffableDataSource {
    /// Shows a snapshot in one batch of changes, and returns when the changes are made.
    ///
    /// - Parameter animatingDifferences: Whether cells move to their places in time where time passes.
    public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Shows a snapshot with new cells for all items, and returns when it is shown.
    public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { done in applySnapshotUsingReloadData(snapshot) { done.resume() } }
    }

    /// Shows the visible items of a tree in a section, and returns when the changes are made.
    ///
    /// - Parameter animatingDifferences: Whether cells move to their places in time where time passes.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }
}
