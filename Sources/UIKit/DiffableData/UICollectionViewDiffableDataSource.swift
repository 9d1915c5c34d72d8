/// A data source of a collection view that applies snapshots and changes only what differs between them.
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
    /// Returns the supplementary views; nil, the default, shows empty ones.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates a data source with an empty snapshot and sets it as that of the collection view, which it holds weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// The current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { applied.snapshot }

    /// Applies a snapshot as one batch of changes. Items that are in both snapshots keep their cells.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the changes are animated; they are only if time passes in the view.
    ///   - completion: Called when the changes are made.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        trees.keep(in: snapshot)
        applied.apply(snapshot, to: collectionView, animated: animatingDifferences, completion: completion)
    }

    /// Applies a snapshot by reloading all cells.
    ///
    /// - Parameter completion: Called before this method returns.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        trees.keep(in: snapshot)
        applied.reload(snapshot, in: collectionView)
        completion?()
    }

    /// The item at an index path of the current snapshot; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { applied.snapshot.item(at: indexPath) }
    /// The index path of an item in the current snapshot; nil if it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { applied.snapshot.place(of: itemIdentifier) }
    /// The section at an index of the current snapshot; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        applied.snapshot.section(at: index)
    }
    /// The index of a section in the current snapshot; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { applied.snapshot.indexOfSection(sectionIdentifier) }

    // MARK: Trees

    /// The program's handlers for the expansion of items.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item> where Item: Hashable, Item: Sendable {
        /// Creates handlers that do nothing.
        public init() {}

        /// Whether the user may expand an item; nil, the default, means yes.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before the user expands an item.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether the user may collapse an item; nil, the default, means yes.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before the user collapses an item.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that is being expanded, given its current ones.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?
    }

    /// The handlers for items that users expand and collapse.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    private var trees = SectionTrees<SectionIdentifierType, ItemIdentifierType>()

    /// Applies a tree to a section, which is added at the end if it does not exist. Other sections are not changed.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether the changes are animated; they are only if time passes in the view.
    ///   - completion: Called when the changes are made.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let before = trees.tree(of: section)?.expandedItems ?? []
        trees.set(snapshot, of: section)
        var whole = applied.snapshot
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        applied.apply(whole, to: collectionView, animated: animatingDifferences, completion: completion)
        updateExpansion(of: before.symmetricDifference(snapshot.expandedItems))
    }

    /// Makes the cells of items update their configurations, which show whether they are expanded.
    private func updateExpansion(of items: Set<ItemIdentifierType>) {
        for cell in collectionView?.visibleCells ?? [] {
            guard let item = collectionView?.indexPath(for: cell).flatMap(itemIdentifier), items.contains(item) else { continue }
            cell.setNeedsUpdateConfiguration()
        }
    }

    /// The tree of a section. That of a section which was set by a snapshot of all sections has roots only.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees.tree(of: section) { return tree }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        let isShown = applied.snapshot.indexOfSection(section) != nil
        if isShown { flat.append(applied.snapshot.itemIdentifiers(inSection: section)) }
        return flat
    }

    // MARK: UICollectionViewDataSource

    /// Returns the snapshot's number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { applied.snapshot.numberOfSections }
    /// Returns the snapshot's number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        applied.snapshot.itemCount(ofSectionAt: section)
    }
    /// Returns the provider's cell; raises `NSInternalInconsistencyException` if there is none.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = applied.snapshot.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            raise(
                "NSInternalInconsistencyException",
                "UICollectionViewDiffableDataSource cell provider returned nil for index path: \(indexPath.exceptionText)")
        }
        return cell
    }
    /// Returns the view of ``supplementaryViewProvider``, or an empty one.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
    /// Returns the result of ``reorderingHandlers`` for the item; false without them, and in sections where items have
    /// children.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section)
        else { return false }
        let isFlat = trees.tree(of: section).map { $0.items == $0.rootItems } ?? true
        return isFlat && reorderingHandlers.canReorderItem?(item) ?? false
    }
    /// Returns nil; a subclass returns the titles of the index beside the items.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the first item, unless a subclass maps titles of the index to items.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
    {
        IndexPath(item: 0, section: 0)
    }
    /// Moves the item in the snapshot; the collection view moves the cell.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let before = applied.snapshot
        guard let after = before.moving(sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(from: before, to: after)
        reorderingHandlers.willReorder?(transaction)
        trees.keep(in: after)
        applied.take(after)
        reordering = transaction
    }

    // MARK: Reordering

    /// The program's handlers for the reordering of items.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// Creates handlers that allow no reordering.
        public init() {}

        /// Whether the user may move an item; nil, the default, means no.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item is moved to another index path.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the snapshot has the item at its new index path: the time to store the order.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// The handlers for the reordering of items.
    open var reorderingHandlers = ReorderingHandlers()
    /// A move that the collection view has not made yet.
    private var reordering: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>?

    func itemMoved() {
        guard let transaction = reordering else { return }
        reordering = nil
        reorderingHandlers.didReorder?(transaction)
    }
}

extension UICollectionViewDiffableDataSource: ReorderedSource {}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlinePlace(at path: IndexPath) -> (isExpanded: Bool, level: Int)? {
        guard let section = sectionIdentifier(for: path.section), let tree = trees.tree(of: section),
            let item = itemIdentifier(for: path)
        else { return nil }
        return (tree.isExpanded(item), tree.level(of: item))
    }

    func toggleExpansion(at path: IndexPath) {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else { return }
        var tree = snapshot(for: section)
        if tree.isExpanded(item) { collapse(item, &tree) } else { expand(item, &tree) }
        apply(tree, to: section)
    }

    private func expand(_ item: ItemIdentifierType, _ tree: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
        sectionSnapshotHandlers.willExpandItem?(item)
        if let children = sectionSnapshotHandlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
            tree.replace(childrenOf: item, using: children)
        }
        tree.expand([item])
    }

    private func collapse(_ item: ItemIdentifierType, _ tree: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
        sectionSnapshotHandlers.willCollapseItem?(item)
        tree.collapse([item])
    }
}
