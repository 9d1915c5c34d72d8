/// A column of rows in sections, of which only those that show have cells.
///
/// Heights that are not known are estimated until their rows come in sight; then the delegate is asked, or the cell is measured, and the content's size
/// and offset follow. Heights are in points.
///
/// - Source: developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// A height that the table finds out by itself.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// Told of after the user changed the selection.
    public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    var tableState = TableState()

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

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

    /// How sections are set apart.
    open private(set) var style: UITableView.Style
    /// Makes a table of a document the style it says.
    package func takeStyle(_ style: UITableView.Style) {
        self.style = style
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Supplies the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetCounts() } }
    }
    /// Decides heights and selection, and hears of them.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            super.delegate = delegate
            if delegate !== oldValue { forgetRows() }
        }
    }

    // MARK: Heights

    /// The height of rows unless the delegate says one; `automaticDimension` measures the cells.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetRows() } }
    }
    /// The height of rows until they are reached; 0 asks for all heights at once, and `automaticDimension` leaves it to the table.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetRows() } }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetRows() } }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetRows() } }
    }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { forgetRows() } }
    }
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { forgetRows() } }
    }
    /// Room above section headers; automatically 22 points in plain tables, where there is a header, and none in others.
    ///
    /// - Source: recorded sections in documents since Xcode 13.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetRows() } }
    }
    /// Kept, without effect: no rows are drawn below the last one.
    open var fillerRowHeight = UITableView.automaticDimension
    /// Whether a cell whose constraints change is measured again by itself; kept, without effect.
    open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled

    // MARK: Views

    /// Stands above the first section, at the table's width and its own height.
    open var tableHeaderView: UIView? {
        didSet { tableViewChanged(from: oldValue, to: tableHeaderView) }
    }
    /// Stands below the last section, at the table's width and its own height.
    open var tableFooterView: UIView? {
        didSet { tableViewChanged(from: oldValue, to: tableFooterView) }
    }
    /// Covers the table behind its rows, and does not scroll.
    open var backgroundView: UIView? {
        didSet { backgroundChanged(from: oldValue) }
    }

    // MARK: Separators and margins

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { setNeedsLayout() } }
    }
    /// The system's for nil.
    open var separatorColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    /// From the cells' sides to the lines, in points. Where nothing is set, lines begin where the text does.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// Whether titles over sections that are set apart are written in capitals, as they were before Xcode 26.
    var capitalizesHeaders = true
    open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges {
        didSet { setNeedsLayout() }
    }
    /// Whether cells' margins keep lines readable; kept, without effect on the widths of phones.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether the cells' content keeps clear of the safe area's sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { setNeedsLayout() }
    }

    // MARK: Rows

    open var numberOfSections: Int { loadedGeometry.sectionCount }
    /// - Precondition: `section` is one of the table's.
    open func numberOfRows(inSection section: Int) -> Int { loadedGeometry.rowCounts[section] }
    /// Asks the data source for everything again.
    open func reloadData() { reload() }
    open func reloadSectionIndexTitles() {}

    /// A section's rectangle, with header and footer, in the table's coordinates.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }
    open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }
    /// Zero for rows the table does not have.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadedGeometry.contains(indexPath) ? rect(of: .row(indexPath)) : .zero
    }

    /// The row at a point of the table's coordinates.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first
    }
    /// The row of a cell that shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownPath(of: cell) }
    /// The rows that a rectangle of the table's coordinates touches.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
    /// The cell of a row that shows.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
    open var visibleCells: [UITableViewCell] { upToDateRows.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
    /// The header of a section, if it shows.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownSectionView(section, isFooter: false) as? UITableViewHeaderFooterView
    }
    /// The footer of a section, if it shows.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownSectionView(section, isFooter: true) as? UITableViewHeaderFooterView
    }

    // MARK: Reuse

    /// Makes cells of a class for an identifier; nil undoes that.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCells(of: cellClass, identifier)
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooters(of: aClass, identifier)
    }
    /// Makes cells for an identifier from a nib, which must hold one cell and nothing else; nil undoes that.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCells(in: nib, identifier) }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooters(in: nib, identifier)
    }
    /// A cell that waits to be used again, or a new one where the identifier is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reusableCell(identifier) }
    /// A cell that waits to be used again, or a new one, at the row's size. Raises `NSInternalInconsistencyException` where the identifier
    /// is not registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        reusableCell(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reusableHeaderFooter(identifier)
    }

    // MARK: Changes

    open var hasUncommittedUpdates: Bool { tableState.updateDepth > 0 }
    open func beginUpdates() { openUpdates() }
    /// Makes the changes since `beginUpdates`. Raises `NSInternalInconsistencyException` where the data source's counts do not agree with them.
    open func endUpdates() { closeUpdates() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { $0.insertedRows += indexPaths }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { $0.deletedRows += indexPaths }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { $0.reloadedRows += indexPaths }
    }
    /// Has the data source configure the rows' cells once more, without others taking their places.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { $0.reloadedSections.formUnion(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Selection

    open var allowsSelection = true {
        didSet { if !allowsSelection { deselectAll() } }
    }
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var indexPathForSelectedRow: IndexPath? { tableState.selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { tableState.selection.isEmpty ? nil : tableState.selection }
    /// Selects a row, or none for nil, without telling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        select(indexPath, scrollPosition)
    }
    /// Deselects a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Scrolling

    /// Brings a row in sight. Raises `NSRangeException` for rows the table does not have.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        tableState.selection.first.map { scrollToRow(at: $0, at: scrollPosition, animated: animated) }
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false
    /// Shows what can be deleted or inserted.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard self.editing != editing else { return }
        self.editing = editing
        editingChanged()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

extension UITableView {
    /// When cells that change are measured again.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled, enabledIncludingConstraints
    }
}
