/// A data source for a collection view that shows snapshots and changes only what differs between them.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    /// Returns the cell of an item; nil raises `NSInternalInconsistencyException`.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns a supplementary view; nil shows an empty one.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let applied = AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// Makes the supplementary views; nil, the default, shows empty ones.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Makes a data source with an empty snapshot and sets it as that of the collection view, which it holds weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// The snapshot applied last.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { applied.snapshot }

    /// Shows a snapshot in one batch of changes. Items that are in both snapshots keep their cells.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Not used: nothing is animated.
    ///   - completion: Called before this method returns.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        applied.apply(snapshot, to: collectionView)
        completion?()
    }

    /// Shows a snapshot with new cells for all items.
    ///
    /// - Parameter completion: Called before this method returns.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        applied.reload(snapshot, in: collectionView)
        completion?()
    }

    /// The item at an index path of the snapshot applied last; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { applied.snapshot.item(at: indexPath) }
    /// The index path of an item in the snapshot applied last; nil if it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { applied.snapshot.place(of: itemIdentifier) }
    /// The section at an index of the snapshot applied last; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        applied.snapshot.section(at: index)
    }
    /// The index of a section in the snapshot applied last; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { applied.snapshot.indexOfSection(sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    /// Returns the snapshot's number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { applied.snapshot.numberOfSections }
    /// Returns the snapshot's number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        applied.snapshot.itemCount(ofSectionAt: section)
    }
    /// Returns the cell that the provider makes; raises `NSInternalInconsistencyException` if it makes none.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = applied.snapshot.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            raise(
                "NSInternalInconsistencyException",
                "UICollectionViewDiffableDataSource cell provider returned nil for index path: \(indexPath.exceptionText)")
        }
        return cell
    }
    /// Returns the view that ``supplementaryViewProvider`` makes, or an empty one.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
    /// Returns false.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
