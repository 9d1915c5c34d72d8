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

    /// Creates a data source with an empty snapshot and sets it as that of the collection view, which it holds weakly.
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
    ///   - animatingDifferences: Whether cells move to their places in time where time passes.
    ///   - completion: Called when the changes are made.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        trees.keep(in: snapshot)
        applied.apply(snapshot, to: collectionView, animated: animatingDifferences, completion: completion)
    }

    /// Shows a snapshot with new cells for all items.
    ///
    /// - Parameter completion: Called before this method returns.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        trees.keep(in: snapshot)
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

    // MARK: Trees

    /// What a program decides about the expansion of items, and does before it.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item> where Item: Hashable, Item: Sendable {
        /// Creates handlers that do nothing.
        public init() {}

        /// Whether the user may expand an item; nil, the default, means yes.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// The user expands an item.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether the user may collapse an item; nil, the default, means yes.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// The user collapses an item.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that is expanded, given those that it has.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?
    }

    /// Decides about what users expand and collapse.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    private var trees = SectionTrees<SectionIdentifierType, ItemIdentifierType>()

    /// Shows the visible items of a tree in a section, which is added at the end if it is not there. Other sections
    /// stay as they are.
    ///
    /// - Parameters:
    ///   - animatingDifferences: Whether cells move to their places in time where time passes.
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

    /// Has the cells of items update their configurations that show whether they are expanded.
    private func updateExpansion(of items: Set<ItemIdentifierType>) {
        for cell in collectionView?.visibleCells ?? [] {
            guard let item = collectionView?.indexPath(for: cell).flatMap(itemIdentifier), items.contains(item) else { continue }
            cell.setNeedsUpdateConfiguration()
        }
    }

    /// The tree that a section shows. That of a section which was shown by a snapshot of all sections has roots only.
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
    /// Returns what ``reorderingHandlers`` say of the item; false without them, and in sections where items have
    /// children.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section)
        else { return false }
        let isFlat = trees.tree(of: section).map { $0.items == $0.rootItems } ?? true
        return isFlat && reorderingHandlers.canReorderItem?(item) ?? false
    }
    /// No titles; a subclass returns those of the index beside the items.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// The first item, unless a subclass says which one a title of the index leads to.
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

    /// What a program decides about items that users move, and does then.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// Creates handlers that let no item be moved.
        public init() {}

        /// Whether the user may move an item; nil, the default, means no.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// The user puts an item down at another place.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// The snapshot has the item at its new place: the time to keep the order.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }

    /// Decides about items that users move.
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
