/// A scroll view of rows in sections. Only visible rows have cells. Heights are in points.
///
/// Unknown heights are estimated until their rows become visible; then the delegate is asked, or the cell is measured,
/// and content size and offset follow.
///
/// - Source: developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor
open class UITableView: UIScrollView, UIDataSourceTranslating {
    /// A title of the section index that shows a magnifying glass.
    public nonisolated static let indexSearch = "{search}"
    /// Leaves a height to the table.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// Posted after the user changed the selection; the object is the table.
    public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    @exclusivity(unchecked) var tableState = TableState()

    /// Makes a table of a style, which cannot be changed later.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Makes a table from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UITableView.self)
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// The separation of sections.
    @exclusivity(unchecked)
    open private(set) var style: UITableView.Style
    /// Sets the style that a document specifies.
    package func takeStyle(_ style: UITableView.Style) {
        self.style = style
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Provides the rows. Setting another one reloads the table.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetCounts() } }
    }
    /// Decides about heights and selection and receives what happens to rows.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            super.delegate = delegate
            if delegate !== oldValue { forgetRows() }
        }
    }

    /// Hears of rows before they are scrolled to.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether ``prefetchDataSource`` hears of rows; true by default.
    open var isPrefetchingEnabled = true

    // MARK: Heights

    /// The height of rows unless the delegate specifies it; ``automaticDimension``, the default, measures the cells.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetRows() } }
    }
    /// The height of rows until they become visible; 0 determines all heights at once, and ``automaticDimension``, the
    /// default, lets the table choose the estimate.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetRows() } }
    }
    /// The height of headers unless the delegate specifies it; ``automaticDimension``, the default, measures the views.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetRows() } }
    }
    /// The height of footers unless the delegate specifies it; ``automaticDimension``, the default, measures the views.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetRows() } }
    }
    /// The height of headers until they become visible. Read through the delegate's default implementation only.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { forgetRows() } }
    }
    /// The height of footers until they become visible. Read through the delegate's default implementation only.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { forgetRows() } }
    }
    /// The space above section headers. ``automaticDimension``, the default, means 22 points above headers of plain
    /// tables and none in others.
    ///
    /// - Source: recorded sections in documents since Xcode 13.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetRows() } }
    }
    /// The height of empty rows below the last one. It reads back what was set; no such rows are drawn.
    open var fillerRowHeight = UITableView.automaticDimension
    /// Whether a displayed cell is measured again whose content configuration changes, or whose
    /// `invalidateIntrinsicContentSize()` is called, also that of its content view. Changed constraints have no effect
    /// by themselves.
    open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled

    // MARK: Views

    /// A view above the first section, with the table's width and its own height.
    open var tableHeaderView: UIView? {
        didSet { tableViewChanged(from: oldValue, to: tableHeaderView) }
    }
    /// A view below the last section, with the table's width and its own height.
    open var tableFooterView: UIView? {
        didSet { tableViewChanged(from: oldValue, to: tableFooterView) }
    }
    /// A view behind the rows that fills the bounds and does not scroll.
    open var backgroundView: UIView? {
        didSet { exchangeSubview(oldValue, for: backgroundView, at: 0) }
    }

    // MARK: Separators and margins

    /// Whether lines are drawn between rows; the etched style looks like the single line.
    @exclusivity(unchecked)
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { setNeedsLayout() } }
    }
    /// The effect of the lines between rows. It reads back what was set; the lines are as ``separatorColor`` says.
    open var separatorEffect: UIVisualEffect?
    /// The colour of separators; nil, the default, means ``UIColor/separator``.
    @exclusivity(unchecked)
    open var separatorColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    /// The distances of separators from the cells' sides, in points. Unless set, separators begin at the cell's text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// The edges to which ``separatorInset`` is added: the cells' sides, the default, or the automatic insets.
    @exclusivity(unchecked)
    open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges {
        didSet { setNeedsLayout() }
    }
    /// Whether cells' margins follow the readable width. It reads back what was set; nothing here depends on it.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether the cells' content avoids the safe area's sides; true by default.
    @exclusivity(unchecked)
    open var insetsContentViewsToSafeArea = true {
        didSet { setNeedsLayout() }
    }

    // MARK: Rows

    /// The number of sections; loads the rows if necessary.
    open var numberOfSections: Int { loadedGeometry.sectionCount }
    /// The number of a section's rows; loads the rows if necessary.
    ///
    /// - Precondition: `section` is one of the table's.
    open func numberOfRows(inSection section: Int) -> Int { loadedGeometry.rowCounts[section] }
    /// Asks the data source for everything again and clears the selection.
    open func reloadData() { reload() }
    /// Asks the data source for the titles of the index again.
    open func reloadSectionIndexTitles() { forgetSectionIndex() }
    /// The least number of rows with which the index is shown; 0 by default.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { tableState.index.minimumRowCount }
        set {
            tableState.index.minimumRowCount = newValue
            setNeedsLayout()
        }
    }
    /// The colour of the index's titles; nil for the tint.
    open var sectionIndexColor: UIColor? {
        get { tableState.index.color }
        set { changeSectionIndex { $0.color = newValue } }
    }
    /// The colour behind the index; nil for none.
    open var sectionIndexBackgroundColor: UIColor? {
        get { tableState.index.background }
        set { changeSectionIndex { $0.background = newValue } }
    }
    /// The colour behind the index while a finger is on it; nil for none.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { tableState.index.trackingBackground }
        set { changeSectionIndex { $0.trackingBackground = newValue } }
    }

    /// A section's frame with header and footer, in the table's coordinates. Heights of parts that were not visible yet
    /// are estimates, here and below.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// The frame of a section's header without the padding above it, in the table's coordinates.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
    /// The frame of a section's footer, in the table's coordinates.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
    /// The frame of a row, in the table's coordinates; zero for rows that do not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadedGeometry.contains(indexPath) ? rect(of: .row(indexPath)) : .zero
    }

    /// The row at a point in the table's coordinates, which include the content offset.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first
    }
    /// The index path of a cell; nil if it shows no row now.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(of: cell) }
    /// The rows that a rectangle in the table's coordinates touches.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
    /// The cell of a row; nil while the row is not displayed.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
    /// The cells of visible rows, from the top; lays out first if needed.
    open var visibleCells: [UITableViewCell] { upToDateRows.map(\.cell) }
    /// The index paths of visible rows, from the top; lays out first if needed.
    open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
    /// The header of a section; nil while it is not displayed, or if it is of another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownSectionView(section, isFooter: false) as? UITableViewHeaderFooterView
    }
    /// The footer of a section; nil while it is not displayed, or if it is of another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownSectionView(section, isFooter: true) as? UITableViewHeaderFooterView
    }

    // MARK: Reuse

    /// Registers a class of cells for an identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCells(of: cellClass, identifier)
    }
    /// Registers a class of headers and footers for an identifier; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooters(of: aClass, identifier)
    }
    /// Registers a nib, which must hold one cell and nothing else, for an identifier; nil removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCells(in: nib, identifier) }
    /// Registers a nib, which must hold one view and nothing else, for an identifier; nil removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooters(in: nib, identifier)
    }
    /// A reused or new cell; nil if there is none to reuse and the identifier is not registered.
    @discardableResult
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reusableCell(identifier) }
    /// A reused or new cell with the rows' width. Raises `NSInternalInconsistencyException` if the identifier is not
    /// registered.
    @discardableResult
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        reusableCell(identifier, for: indexPath)
    }
    /// A reused or new header or footer; nil if there is none to reuse and the identifier is not registered.
    @discardableResult
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusableHeaderFooter(identifier)
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
    open var hasUncommittedUpdates: Bool { tableState.updateDepth > 0 }
    /// Opens a batch of updates; batches may be nested.
    open func beginUpdates() { openUpdates() }
    /// Closes a batch and makes its changes. Raises `NSInternalInconsistencyException` if the data source's counts do
    /// not match them.
    open func endUpdates() { closeUpdates() }
    /// Makes several changes at once; as ``endUpdates()`` for inconsistent counts.
    ///
    /// In a view on the screen of a program that runs, or of a test that holds the clock, rows move to their new places
    /// in time.
    ///
    /// - Parameter completion: Called when the changes are made, with whether their animation came to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        if let completion { tableState.updateCompletions.append(completion) }
        endUpdates()
    }
    /// The same for updates that do not escape, which Swift on Linux cannot say of an optional closure.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    /// Inserts rows at index paths after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update {
            $0.insertedRows += indexPaths
            tableState.rowAnimations.come(indexPaths, animation)
        }
    }
    /// Deletes rows at index paths before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update {
            $0.deletedRows += indexPaths
            tableState.rowAnimations.leave(indexPaths, animation)
        }
    }
    /// Replaces the cells of rows at index paths before the update.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update {
            $0.reloadedRows += indexPaths
            tableState.rowAnimations.leave(indexPaths, animation)
        }
    }
    /// Has the data source configure the cells of these rows again, in place, and measures them again.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Moves a row from an index path before the update to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows.append((indexPath, newIndexPath)) }
    }
    /// Inserts sections at indices after the update.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update {
            $0.insertedSections.formUnion(sections)
            tableState.rowAnimations.come(sections, animation)
        }
    }
    /// Deletes sections at indices before the update.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update {
            $0.deletedSections.formUnion(sections)
            tableState.rowAnimations.leave(sections, animation)
        }
    }
    /// Replaces the rows and views of sections at indices before the update.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update {
            $0.reloadedSections.formUnion(sections)
            tableState.rowAnimations.leave(sections, animation)
        }
    }
    /// Moves a section from an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Selection

    /// Whether the user can select a row; true by default. Setting false clears the selection.
    open var allowsSelection = true {
        didSet { if !allowsSelection { deselectAll() } }
    }
    /// Whether the user can select several rows; false by default.
    open var allowsMultipleSelection = false
    /// Whether the user can select a row while editing; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether the user can select several rows while editing; false by default. Rows that can be edited show circles
    /// then, with check marks where they are selected, and nobody is asked for their editing styles.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingChanged() } }
    }
    /// The first selected row; nil if there is none.
    open var indexPathForSelectedRow: IndexPath? { tableState.selection.first }
    /// The selected rows, sorted; nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { tableState.selection.isEmpty ? nil : tableState.selection }
    /// Selects a row, or none for nil, without calling the delegate.
    ///
    /// - Parameter scrollPosition: Where to scroll the row to; `none` does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        select(indexPath, scrollPosition)
    }
    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Scrolling

    /// Scrolls a row into view. Raises `NSRangeException` for rows that do not exist.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    /// Scrolls the first selected row into view; does nothing if there is none.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        tableState.selection.first.map { scrollToRow(at: $0, at: scrollPosition, animated: animated) }
    }

    // MARK: Editing

    /// Whether the table is in editing mode, or a row is swiped aside; setting it is not animated.
    open var isEditing: Bool {
        get { isInEditingMode || tableState.swipe != nil }
        set { setEditing(newValue, animated: false) }
    }
    /// Whether rows show the controls of editing mode.
    private(set) var isInEditingMode = false
    /// Starts or ends editing mode, in which rows show controls for deleting, inserting and moving; their content moves
    /// aside without animation. A row that is swiped aside comes back.
    open func setEditing(_ editing: Bool, animated: Bool) {
        closeSwipe(animated: animated)
        guard isInEditingMode != editing else { return }
        isInEditingMode = editing
        editingChanged()
    }

    /// The row that had the focus last, if the table remembers it.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        let preferred = delegate?.indexPathForPreferredFocusedView(in: self).flatMap { cellForRow(at: $0) }
        return (preferred ?? lastFocusedView).map { [$0] } ?? []
    }
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        delegate?.tableView(self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
    }

    override func takesTwoFingers(from point: CGPoint) -> Bool { maySelectSeveral(from: point) }
    override func twoFingersBegan(at point: CGPoint) -> Bool { beginMultipleSelection(at: point) }
    override func twoFingersMoved(to point: CGPoint) { followMultipleSelection(to: point) }
    override func twoFingersLeft() { endMultipleSelection() }

    override func prepareRecognizers() {
        super.prepareRecognizers()
        prepareSwipeRecognizer()
        if delegate != nil, contextMenus == nil { contextMenus = RowMenus(of: self) }
    }

    /// Whether rows can have the focus, unless the delegate says otherwise.
    open var allowsFocus = false
    /// Whether the row that gets the focus is selected, unless the delegate says otherwise.
    open var selectionFollowsFocus = false
    /// Whether the focus, when it comes from outside, returns to the row that had it last, if that is displayed.
    open var remembersLastFocusedIndexPath = false
    /// Whether rows can have the focus during editing.
    open var allowsFocusDuringEditing = false
    /// Whether a drag that rests on a row selects it, unless the delegate says otherwise.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { setSpringLoading(isSpringLoaded ? makeSpringLoading() : nil) } }
    }
    /// The interaction that opens the menus of rows; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus?.interaction }
    private var contextMenus: RowMenus?

    // MARK: Dragging and dropping

    /// Says which rows are dragged; nil for none. Held weakly.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { prepareDragging() } }
    /// Takes items that are dropped; nil, and none are taken. Held weakly.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { prepareDragging() } }
    /// Whether rows can be dragged: true, as on tablets, and on phones since iOS 15.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { listDragging?.dragging.isEnabled = dragInteractionEnabled }
    }
    /// Whether a drag that began in the table is under way.
    open var hasActiveDrag: Bool { listDragging?.hasActiveDrag ?? false }
    /// Whether a drag is over the table.
    open var hasActiveDrop: Bool { listDragging?.hasActiveDrop ?? false }
    private var listDragging: ListDragging?

    private func prepareDragging() {
        let dragging = listDragging ?? ListDragging(self)
        listDragging = dragging
        dragging.dragging.isEnabled = dragInteractionEnabled
        if dragDelegate != nil { addInteraction(dragging.dragging) } else { removeInteraction(dragging.dragging) }
        if dropDelegate != nil { addInteraction(dragging.dropping) } else { removeInteraction(dragging.dropping) }
    }

    override var fieldsOfContent: [String] { super.fieldsOfContent + ["dataSource: \(LayoutText.object(dataSource))"] }

    // MARK: Layout

    override var isLaidOutForSizesOfSubviews: Bool { false }

    override func resolveTraits() {
        super.resolveTraits()
        guard tableState.isLoaded else { return }
        let textSize = traitCollection.preferredContentSizeCategory
        if tableState.generation != generation || tableState.textSize != textSize { forgetRows() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override class var appearanceValues: [AppearanceValue] {
        super.appearanceValues + [
            .value(\UITableView.separatorColor)
        ]
    }
}

extension UITableView {
    /// When cells whose content changes are measured again. ``enabledIncludingConstraints`` has the effect of
    /// ``enabled``.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled, enabledIncludingConstraints
    }
}
