/// Items whose places a layout decides. Only those that show have cells.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    var collectionState = CollectionState()

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }

    /// Ends the program: a collection view needs a layout.
    public override convenience init(frame: CGRect) {
        raise("NSInvalidArgumentException", "UICollectionView must be initialized with a non-nil layout parameter")
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UICollectionView.self)
    }

    private func setUp() {
        collectionViewLayout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Decides where items lie; a new one takes over at once.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { layoutChanged(from: oldValue) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        collectionViewLayout = layout
        completion?(true)
    }

    /// Supplies the items.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetItems() } }
    }
    /// Decides the selection, and hears of it.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            super.delegate = delegate
            if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
        }
    }
    /// Covers the view behind its items, and does not scroll.
    open var backgroundView: UIView? {
        didSet { backgroundChanged(from: oldValue) }
    }
    /// Whether a cell whose constraints change is measured again by itself; kept, without effect.
    open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
    /// Kept, without effect: nothing is made ahead of time.
    open var isPrefetchingEnabled = true

    // MARK: Reuse

    /// Makes cells of a class for an identifier; nil undoes that.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerCells(of: cellClass, identifier)
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        registerViews(of: viewClass, elementKind, identifier)
    }
    /// Makes cells for an identifier from a nib, which must hold one cell and nothing else; nil undoes that.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { registerCells(in: nib, identifier) }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        registerViews(in: nib, kind, identifier)
    }
    /// A cell that waits to be used again, or a new one. Raises `NSInternalInconsistencyException` where the identifier is not registered.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        reusableCell(identifier, for: indexPath)
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        reusableView(elementKind, identifier, for: indexPath)
    }

    // MARK: Items

    open var numberOfSections: Int { counts.count }
    /// - Precondition: `section` is one of the collection's.
    open func numberOfItems(inSection section: Int) -> Int { counts[section] }
    /// Asks the data source for everything again.
    open func reloadData() { reload() }

    open var visibleCells: [UICollectionViewCell] { upToDateElements.compactMap { $0.view as? UICollectionViewCell } }
    open var indexPathsForVisibleItems: [IndexPath] {
        upToDateElements.filter { $0.key.category == .cell }.map(\.key.indexPath)
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        upToDateElements.filter { $0.key.isSupplementary(elementKind) }.map(\.view)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        upToDateElements.filter { $0.key.isSupplementary(elementKind) }.map(\.key.indexPath)
    }
    /// The cell of an item that shows.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownView(ElementKey(.cell, nil, indexPath)) as? UICollectionViewCell
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shownView(ElementKey(.supplementaryView, elementKind, indexPath))
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownPath(of: cell) }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        shownPath(of: supplementaryView)
    }
    /// The item at a point of the view's coordinates.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        preparedLayout.layoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Changes

    open var hasUncommittedUpdates: Bool { collectionState.updateDepth > 0 }
    /// Makes several changes in one. Raises `NSInternalInconsistencyException` where the data source's counts do not agree with them.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        closeUpdates()
        completion?(true)
    }
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows += indexPaths } }
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows += indexPaths } }
    /// Has the data source configure the items' cells once more, without others taking their places.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.movedSections.append((section, newSection)) } }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false
    open var indexPathsForSelectedItems: [IndexPath]? { collectionState.selection }
    /// Selects an item, or none for nil, without telling the delegate.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        select(indexPath, scrollPosition)
    }
    /// Deselects an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Scrolling

    /// Brings an item in sight.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.invalidateLayout()
    }
}
