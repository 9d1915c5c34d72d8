/// A scroll view of items that a layout places. Only visible items have cells.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UIDataSourceTranslating {
    /// The kind of the supplementary views that flow layouts use as headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the supplementary views that flow layouts use as footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    var collectionState = CollectionState()

    /// Makes a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }

    /// Raises `NSInvalidArgumentException`: a collection view needs a layout.
    public override convenience init(frame: CGRect) {
        raise("NSInvalidArgumentException", "UICollectionView must be initialized with a non-nil layout parameter")
    }

    /// Makes a collection view from an Interface Builder document or an archive; archives hold ``UIView``'s properties
    /// only. The layout is a flow layout unless the document has another.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UICollectionView.self)
    }

    private func setUp() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.prepareBouncing(of: self)
        backgroundColor = Self.standardBackground
    }

    /// A separate object, so that a colour set by the program can be distinguished from it.
    private static let standardBackground = UIColor { UIColor.systemBackground.resolvedColor(with: $0) }
    private var listBackground: UIColor?

    /// Takes the colour of a list's appearance, unless the program set one.
    func takeListBackground(_ color: UIColor) {
        guard backgroundColor === Self.standardBackground || backgroundColor === listBackground else { return }
        listBackground = color
        if backgroundColor !== color { backgroundColor = color }
    }

    /// Places the items. A new layout is used at once.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { layoutChanged(from: oldValue) }
    }
    /// Sets the layout. With animation, elements go to their new places in time where the view is on the screen and
    /// time passes.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        change(to: layout, animated: animated, completion: nil)
    }
    /// Sets the layout, as without a completion.
    ///
    /// - Parameter completion: Called with whether the animation came to its end; with true at once where there is
    ///   none.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        change(to: layout, animated: animated, completion: completion)
    }
    /// Called at the end of an interactive exchange of layouts, with whether its animation came to its end and whether
    /// the new layout is in use.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void
    /// Begins to exchange the layout by hand: elements are placed between both layouts, by the progress of the returned
    /// one, which the delegate may provide, until ``finishInteractiveTransition()`` or
    /// ``cancelInteractiveTransition()``.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginExchange(for: layout, completion)
    }
    /// Lets the elements go to the new layout, which is used from now on. Does nothing if no exchange was begun.
    open func finishInteractiveTransition() { endExchange(isFinished: true) }
    /// Lets the elements go back to the old layout. Does nothing if no exchange was begun.
    open func cancelInteractiveTransition() { endExchange(isFinished: false) }

    /// Provides the items. Setting another one releases all cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetItems() } }
    }
    /// Decides about the selection and receives what happens to items. Flow layouts also ask it for their metrics.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            super.delegate = delegate
            if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
        }
    }
    /// A view behind the items that fills the bounds and does not scroll.
    open var backgroundView: UIView? {
        didSet { exchangeSubview(oldValue, for: backgroundView, at: 0) }
    }
    /// Whether a displayed cell is measured again whose content configuration changes, or whose
    /// `invalidateIntrinsicContentSize()` is called, also that of its content view. Changed constraints have no effect
    /// by themselves.
    open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
    /// Hears of items before they are scrolled to.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` hears of items; true by default. Cells are not made ahead of time.
    open var isPrefetchingEnabled = true

    // MARK: Reuse

    /// Registers a class of cells for an identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerCells(of: cellClass, identifier)
    }
    /// Registers a class of supplementary views for a kind and identifier; nil removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        registerViews(of: viewClass, elementKind, identifier)
    }
    /// Registers a nib, which must hold one cell and nothing else, for an identifier; nil removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { registerCells(in: nib, identifier) }
    /// Registers a nib, which must hold one view and nothing else, for a kind and identifier; nil removes the
    /// registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        registerViews(in: nib, kind, identifier)
    }
    /// A reused or new cell. Raises `NSInternalInconsistencyException` if the identifier is not registered.
    @discardableResult
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        reusableCell(identifier, for: indexPath)
    }
    /// A reused or new supplementary view. Raises `NSInternalInconsistencyException` if kind and identifier are not
    /// registered.
    @discardableResult
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        reusableView(elementKind, identifier, for: indexPath)
    }

    // MARK: Items

    /// The number of sections; asks the data source if it is not known.
    open var numberOfSections: Int { counts.count }
    /// The number of a section's items; asks the data source if it is not known.
    ///
    /// - Precondition: `section` is one of the collection's.
    open func numberOfItems(inSection section: Int) -> Int { counts[section] }
    /// Asks the data source for everything again and clears the selection.
    open func reloadData() { reload() }

    /// The cells of visible items, in the order of the layout's attributes, as of the last layout.
    open var visibleCells: [UICollectionViewCell] { collectionState.shown.compactMap { $0.view as? UICollectionViewCell } }
    /// The index paths of visible items, in the order of the layout's attributes, as of the last layout.
    open var indexPathsForVisibleItems: [IndexPath] {
        collectionState.shown.filter { $0.key.category == .cell }.map(\.key.indexPath)
    }
    /// The visible supplementary views of a kind, as of the last layout.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        collectionState.shown.filter { $0.key.isSupplementary(elementKind) }.map(\.view)
    }
    /// The index paths of the visible supplementary views of a kind, as of the last layout.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        collectionState.shown.filter { $0.key.isSupplementary(elementKind) }.map(\.key.indexPath)
    }
    /// The cell of an item; nil while the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownView(ElementKey(.cell, nil, indexPath)) as? UICollectionViewCell
    }
    /// The supplementary view of a kind; nil while it is not visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shownView(ElementKey(.supplementaryView, elementKind, indexPath))
    }
    /// The index path of a cell; nil if it shows no item now.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownPath(of: cell) }
    /// The index path of a supplementary view; nil if it is not displayed now.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        shownPath(of: supplementaryView)
    }
    /// The item at a point in the view's coordinates, which include the content offset.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
    /// The layout's attributes of an item; nil for items that do not exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        preparedLayout.layoutAttributesForItem(at: indexPath)
    }
    /// The layout's attributes of a supplementary view; nil if the layout has none.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        preparedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Places of the data source

    /// The section that is presented for one of the data source: the same.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
    /// The section of the data source that is presented as one: the same.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    /// The place that is presented for one of the data source: the same.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? { dataSourceIndexPath }
    /// The place of the data source that is presented as one: the same.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath
    }
    /// Runs what names places as they are presented, at once.
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }

    // MARK: Changes

    /// Whether a batch of updates is open.
    open var hasUncommittedUpdates: Bool { collectionState.updateDepth > 0 }
    /// Makes several changes at once. Raises `NSInternalInconsistencyException` if the data source's counts do not
    /// match them.
    ///
    /// In a view on the screen of a program that runs, or of a test that holds the clock, elements move to their new
    /// places in time.
    ///
    /// - Parameter completion: Called when the changes are made, with whether their animation came to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        if let completion { collectionState.updateCompletions.append(completion) }
        closeUpdates()
    }
    /// The same for updates that do not escape, which Swift on Linux cannot say of an optional closure.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    /// Inserts items at index paths after the update.
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows += indexPaths } }
    /// Deletes items at index paths before the update.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows += indexPaths } }
    /// Replaces the cells of items at index paths before the update.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows += indexPaths } }
    /// Has the data source configure the cells of these items again, in place.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Moves an item from an index path before the update to one after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows.append((indexPath, newIndexPath)) }
    }
    /// Inserts sections at indices after the update.
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections at indices before the update.
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
    /// Replaces the views of sections at indices before the update.
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section from an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.movedSections.append((section, newSection)) } }

    // MARK: Moving

    /// Begins to move an item, as far as the data source lets it move. Returns whether it began.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMoving(indexPath) }
    /// Moves the middle of the item to a position in the view's coordinates. The items at its way make room.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { keepMoving(to: targetPosition) }
    /// Puts the item down where it is, of which the data source is told.
    open func endInteractiveMovement() { endMoving(isCancelled: false) }
    /// Puts the item back.
    open func cancelInteractiveMovement() { endMoving(isCancelled: true) }

    // MARK: Selection

    /// Whether the user can select an item; true by default.
    open var allowsSelection = true
    /// Whether the user can select several items; false by default.
    open var allowsMultipleSelection = false
    /// Whether the user can select an item while editing; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can select several items while editing; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the collection is in editing mode, in which list cells show other accessories.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingChanged() } }
    }
    /// The selected items, sorted; empty if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { collectionState.selection }
    /// Selects an item, or none for nil, without calling the delegate.
    ///
    /// - Parameter scrollPosition: Where to scroll the item to; an empty set does not scroll.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        select(indexPath, scrollPosition)
    }
    /// Deselects an item without calling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    /// The item that had the focus last, if the collection remembers it.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        let preferred = delegate?.indexPathForPreferredFocusedView(in: self).flatMap { cellForItem(at: $0) }
        return (preferred ?? lastFocusedView).map { [$0] } ?? []
    }
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
    }
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        delegate?.collectionView(self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self), with: coordinator)
    }

    override func takesTwoFingers(from point: CGPoint) -> Bool { maySelectSeveral(from: point) }
    override func twoFingersBegan(at point: CGPoint) -> Bool { beginMultipleSelection(at: point) }
    override func twoFingersMoved(to point: CGPoint) { followMultipleSelection(to: point) }
    override func twoFingersLeft() { endMultipleSelection() }

    override func prepareRecognizers() {
        super.prepareRecognizers()
        prepareSwipeRecognizer()
        if delegate != nil, contextMenus == nil { contextMenus = ItemMenus(of: self) }
    }

    /// Whether items can have the focus, unless the delegate says otherwise.
    open var allowsFocus = false
    /// Whether the item that gets the focus is selected, unless the delegate says otherwise.
    open var selectionFollowsFocus = false
    /// Whether the focus, when it comes from outside, returns to the item that had it last, if that is displayed.
    open var remembersLastFocusedIndexPath = false
    /// Whether items can have the focus during editing.
    open var allowsFocusDuringEditing = false
    /// Whether a drag that rests on an item selects it, unless the delegate says otherwise.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { setSpringLoading(isSpringLoaded ? makeSpringLoading() : nil) } }
    }
    /// The interaction that opens the menus of items; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus?.interaction }
    private var contextMenus: ItemMenus?

    // MARK: Dragging and dropping

    /// Says which items are dragged; nil for none. Held weakly.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { prepareDragging() } }
    /// Takes items that are dropped; nil, and none are taken. Held weakly.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { prepareDragging() } }
    /// Whether items can be dragged: true, as on tablets, and on phones since iOS 15.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { listDragging?.dragging.isEnabled = dragInteractionEnabled }
    }
    /// The delay after which items make room for items that are dragged over them. It reads back what was set; items
    /// make room at the drop.
    open var reorderingCadence = ReorderingCadence.immediate

    /// The delay after which items make room for items that are dragged over them.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence-swift.enum
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0
        case fast, slow
    }
    /// Whether a drag that began in the collection is under way.
    open var hasActiveDrag: Bool { listDragging?.hasActiveDrag ?? false }
    /// Whether a drag is over the collection.
    open var hasActiveDrop: Bool { listDragging?.hasActiveDrop ?? false }
    private var listDragging: ListDragging?

    private func prepareDragging() {
        let dragging = listDragging ?? ListDragging(self)
        listDragging = dragging
        dragging.dragging.isEnabled = dragInteractionEnabled
        if dragDelegate != nil { addInteraction(dragging.dragging) } else { removeInteraction(dragging.dragging) }
        if dropDelegate != nil { addInteraction(dragging.dropping) } else { removeInteraction(dragging.dropping) }
    }

    // MARK: Scrolling

    /// Scrolls an item into view; does nothing for items that do not exist.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    override var fieldsOfContent: [String] {
        guard generation != .iOS7 else { return super.fieldsOfContent }
        return super.fieldsOfContent + [
            "layout: \(LayoutText.object(collectionViewLayout))", "dataSource: \(LayoutText.object(dataSource))",
        ]
    }

    // MARK: Layout

    override var isLaidOutForSizesOfSubviews: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }

    open override var frame: CGRect {
        willSet { if transform.isIdentity { boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size)) } }
    }
    open override var bounds: CGRect {
        willSet { boundsWillChange(to: newValue) }
    }
    override func boundsWillChange(to bounds: CGRect) { askLayout(about: bounds) }

    /// The offset at which the layout lets a drag end.
    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(
            forProposedContentOffset: target,
            withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.invalidateLayout()
    }
}
