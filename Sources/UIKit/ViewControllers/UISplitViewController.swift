/// Shows controllers side by side in regular width, and one of them in compact width.
///
/// In regular width columns are tiled, or slide over the secondary column, or displace it (``preferredSplitBehavior``).
/// Columns over it are hidden by a tap beside them, and shown by a pan from the edge. In compact width the compact
/// column is shown or, if there is none, one stack with the controllers of all columns up to the top one, so that the
/// back button leads to the previous column.
///
/// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, ContentArranging {
    /// The number of columns.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum
    public enum Style: Int, Sendable {
        /// Two columns, set as ``viewControllers``.
        case unspecified = 0
        case doubleColumn, tripleColumn
    }

    /// The columns of a split view.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/column
    public enum Column: Int, Sendable {
        case primary = 0
        /// Between the other two, in the style with three columns.
        case supplementary
        case secondary
        /// The column that replaces all others in compact width.
        case compact
        /// The column beyond the secondary one, hidden until it is shown. It does not exist in compact width.
        case inspector
    }

    /// Whether a pan from the edge shows hidden columns.
    open var presentsWithGesture = true
    /// The side of the primary column.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing
    }
    /// The way columns share the width.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile, overlay, displace
    }
    /// The side of the primary column. It reads back what was set; the primary column is at the leading side.
    open var primaryEdge = UISplitViewController.PrimaryEdge.leading
    /// The preferred way that columns share the width. Automatic behaviour depends on ``preferredDisplayMode``.
    open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { showColumnsIfShown() } }
    }
    /// The way that columns share the width; never automatic.
    open var splitBehavior: UISplitViewController.SplitBehavior { effectiveBehavior }
    /// The columns that are visible, and their arrangement.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

        /// The name of ``secondaryOnly`` before iOS 14.
        public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
        /// The name of ``oneBesideSecondary`` before iOS 14.
        public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
        /// The name of ``oneOverSecondary`` before iOS 14.
        public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
    }

    /// The value with which the split view computes a width itself.
    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// The number of columns; cannot be changed later.
    open private(set) var style: UISplitViewController.Style
    private(set) var columns: [Column: UIViewController] = [:]
    /// The columns whose views are shown, from leading to trailing.
    private(set) var shown: [Column] = []
    /// Whether the program showed the inspector.
    private var wantsInspector = false
    /// The inspector whose view is shown; nil for none.
    private weak var shownInspector: UIViewController?
    /// The columns that slide over the secondary column, with the dimming view.
    var overlay = SplitOverlay()
    /// The state in compact width; nil in regular width, and until the columns are first shown.
    var collapse: ColumnCollapse?
    /// The column that the program requested before any was shown.
    var requestedColumn: Column?

    /// Makes a split view without controllers.
    public init(style: UISplitViewController.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a split view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        let styles: [String: Style] = ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]
        let allowsTwo = coder.documentAttribute("allowDoubleColumnStyle") == "YES"
        style = coder.documentAttribute("style").flatMap { styles[$0] } ?? (allowsTwo ? .doubleColumn : .unspecified)
        super.init(coder: coder)
        coder.readDocument(into: self, as: UISplitViewController.self)
    }

    /// The delegate, which is notified of changed columns and selects the one that is shown in compact width. Held
    /// weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// The controllers of the columns from the leading to the trailing one. Setting it sets the primary and the
    /// secondary column.
    open var viewControllers: [UIViewController] {
        get { Self.order.compactMap { columns[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
        }
    }

    /// The columns that can be side by side, from leading to trailing.
    static let order: [Column] = [.primary, .supplementary, .secondary]

    /// The controller of a column; nil for none.
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column] }

    /// Sets the controller of a column; nil removes it. Unless the style is unspecified or the column is the compact
    /// one, a controller that is not a navigation controller is wrapped in one.
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        let new = vc.map { wrapped($0, column) }
        let old = columns[column]
        guard old !== new else { return }
        let lent = takeLoansBack()
        old?.willMove(toParent: nil)
        new.map(addChild)
        columns[column] = new
        for column in lent { lend(column, animated: false) }
        if hasShownColumns { showColumns(replacing: old) }
        old?.removeFromParent()
        new?.containment.isMovingToParent = false
        new?.didMove(toParent: self)
    }

    private func wrapped(_ controller: UIViewController, _ column: Column) -> UIViewController {
        let isReady = style == .unspecified || column == .compact || controller is UINavigationController
        return isReady ? controller : UINavigationController(rootViewController: controller)
    }

    /// Shows a column. In compact width the shown stack is extended or popped up to this column; without a stack the
    /// column replaces the present one.
    open func show(_ column: UISplitViewController.Column) {
        guard !isCollapsed else { return showCollapsed(column) }
        if column == .inspector { wantsInspector = true } else { wishes[column] = true }
        if column == .primary { wishes[.supplementary] = true }
        showColumnsIfShown()
    }
    /// Hides a column; with the supplementary column also the primary one. Does nothing in compact width.
    open func hide(_ column: UISplitViewController.Column) {
        guard !isCollapsed else { return }
        if column == .inspector { wantsInspector = false }
        hide([column])
    }
    /// Whether a column is shown.
    open func isShowing(_ column: UISplitViewController.Column) -> Bool {
        guard collapse == nil else { return column == .compact || column == collapse?.base }
        return column == .inspector ? wantedInspector != nil : visibleColumns.contains(column)
    }
    /// The visibility of columns that the program requested, in preference to ``preferredDisplayMode``.
    private var wishes: [Column: Bool] = [:]

    func hide(_ columns: [Column]) {
        for column in columns { wishes[column] = false }
        showColumnsIfShown()
    }

    open override func show(_ vc: UIViewController, sender: Any?) { showDetailViewController(vc, sender: sender) }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        if isCollapsed, columns[.compact] != nil, let stack = collapsedStack, !(vc is UINavigationController) {
            return stack.pushViewController(vc, animated: true)
        }
        setViewController(vc, for: .secondary)
        if isCollapsed { show(.secondary) }
    }

    // MARK: Display

    /// Whether only one column is shown, because the width is not regular.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    /// The preferred columns in regular width, and their arrangement unless ``preferredSplitBehavior`` decides it.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            wishes = [:]
            showColumnsIfShown()
        }
    }
    /// The columns that are shown, and their arrangement.
    open var displayMode: UISplitViewController.DisplayMode { displayMode(of: visibleColumns) }

    /// A bar button item that shows and hides the primary column, for a navigation item.
    open var displayModeButtonItem: UIBarButtonItem { displayModeButton }
    /// Bars do not show it in compact width, where there is nothing to show or hide.
    lazy var displayModeButton = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })

    /// Shows the hidden column next to the visible ones, or hides all but the secondary one.
    private func toggleColumns() {
        if isCollapsed { return show(.primary) }
        visibleColumns.count > 1 ? hide(visibleColumns.dropLast()) : showHiddenColumn()
    }

    /// The columns that should be shown, from leading to trailing. A primary column is shown only if the supplementary
    /// one, if it exists, is shown too.
    var visibleColumns: [Column] {
        if let collapse { return [collapse.base] }
        let present = Self.order.filter { columns[$0] != nil }
        let usual = usualColumns(present)
        let wanted = present.filter { wishes[$0] ?? usual.contains($0) }
        let isSplit = present.contains(.supplementary) && !wanted.contains(.supplementary)
        return isSplit ? wanted.filter { $0 != .primary } : wanted
    }

    // MARK: Widths

    /// The width of the primary column in points; ``automaticDimension``, the default, means 320.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width of the primary column as a fraction of the view's; not used by default.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The least width of the primary column in points; ``automaticDimension``, the default, means 0.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The greatest width of the primary column in points; ``automaticDimension``, the default, means 320.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width of the primary column in points, computed from the properties above.
    open var primaryColumnWidth: CGFloat {
        let isFixed = preferredPrimaryColumnWidth != Self.automaticDimension
        let isShare = preferredPrimaryColumnWidthFraction != Self.automaticDimension
        let whole = viewIfLoaded?.bounds.width ?? 0
        let wanted =
            isFixed ? preferredPrimaryColumnWidth : isShare ? preferredPrimaryColumnWidthFraction * whole : Self.usualWidth
        let most = maximumPrimaryColumnWidth != Self.automaticDimension ? maximumPrimaryColumnWidth : Self.usualWidth
        let least = minimumPrimaryColumnWidth != Self.automaticDimension ? minimumPrimaryColumnWidth : 0
        return max(least, min(wanted, isFixed ? max(most, wanted) : most))
    }

    /// In points.
    private static let usualWidth: CGFloat = 320

    /// The preferred width of the inspector in points; ``automaticDimension``, the default, for 320, as for the primary
    /// column: the system's value is unknown.
    open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The preferred width of the inspector as a fraction of the view's; not used by default.
    open var preferredInspectorColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The minimum width of the inspector in points; ``automaticDimension``, the default, for 0.
    open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The maximum width of the inspector in points; ``automaticDimension``, the default, for no limit.
    open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width of the inspector in points, computed from the properties above.
    open var inspectorColumnWidth: CGFloat {
        func chosen(_ value: CGFloat, _ usual: CGFloat) -> CGFloat { value == Self.automaticDimension ? usual : value }
        let whole = viewIfLoaded?.bounds.width ?? 0
        let share = chosen(preferredInspectorColumnWidthFraction, 0) * whole
        let wanted = chosen(preferredInspectorColumnWidth, share > 0 ? share : Self.usualWidth)
        return max(chosen(minimumInspectorColumnWidth, 0), min(wanted, chosen(maximumInspectorColumnWidth, .infinity)))
    }

    // MARK: View

    /// The preferred width of the supplementary column, in points. It reads back what was set; the column is as wide as
    /// the primary one.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    /// The preferred width of the supplementary column as a fraction of the view's. It reads back what was set; nothing
    /// here depends on it.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
    /// The minimum width of the supplementary column, in points. It reads back what was set; nothing here depends on
    /// it.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    /// The maximum width of the supplementary column, in points. It reads back what was set; nothing here depends on
    /// it.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    /// The width of the supplementary column's view, in points; 0 if there is none.
    open var supplementaryColumnWidth: CGFloat { columns[.supplementary]?.viewIfLoaded?.bounds.width ?? 0 }
    /// The background style of the primary column. It reads back what was set; both columns have their own backgrounds.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// Whether a button beside the secondary column's title hides the other columns. It reads back what was set; there
    /// is no button.
    open var showsSecondaryOnlyButton = false
    /// The visibility of the display mode button. It reads back what was set; the program places the button.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

    /// A background style of the primary column.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle
    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar
    }

    /// The visibility of the display mode button.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never, always
    }

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        // Shows through as the line between columns.
        container.backgroundColor = .separator
        takeOwnView(container)
    }
    override func showContent() { showColumns(replacing: nil) }

    func showColumnsIfShown() {
        if hasShownColumns { showColumns(replacing: nil) }
    }

    /// Whether columns were shown: until then nothing collapses, so that the program may set delegate and display mode
    /// in any order.
    private var hasShownColumns: Bool { isAppeared || !shown.isEmpty }

    /// Adds and removes the columns' views, with their appearance callbacks.
    private func showColumns(replacing old: UIViewController?) {
        finishSliding()
        let didChange = followWidth()
        overrideColumnTraits()
        let (before, visible) = (shown, visibleColumns)
        let going = before.filter { !visible.contains($0) }
        let coming = visible.filter { columns[$0]?.viewIfLoaded?.superview == nil }
        shown = visible
        showInspector()
        if visible.count != before.count { delegate?.splitViewController(self, willChangeTo: displayMode) }
        if collapse == nil {
            for column in going { delegate?.splitViewController(self, willHide: column) }
            for column in coming { delegate?.splitViewController(self, willShow: column) }
        }
        if old == nil, !didChange, columnsSlide {
            slide(in: coming.compactMap { columns[$0] }, out: going.compactMap { columns[$0] })
        } else {
            for column in going { exchange(columns[column], by: nil) }
            for column in coming { exchange(old, by: columns[column]) }
            if let old, old.viewIfLoaded?.superview != nil { exchange(old, by: nil) }
            arrangeContent()
        }
        guard didChange else { return }
        collapse == nil ? delegate?.splitViewControllerDidExpand(self) : delegate?.splitViewControllerDidCollapse(self)
    }

    /// Makes the columns before the secondary one compact in width while columns can be side by side, unless the
    /// program overrides their traits.
    ///
    /// - Source: WWDC 2014, session 216, and Apple's documentation of size classes: the primary column is compact.
    private func overrideColumnTraits() {
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        for controller in [columns[.primary], columns[.supplementary]].compactMap({ $0 }) {
            let own = overrideTraitCollection(forChild: controller)
            if isCollapsed, own == compact { setOverrideTraitCollection(nil, forChild: controller) }
            if !isCollapsed, own == nil { setOverrideTraitCollection(compact, forChild: controller) }
        }
    }

    private func exchange(_ old: UIViewController?, by new: UIViewController?) {
        replaceContent(old, by: new, animated: false) {
            old?.viewIfLoaded?.removeFromSuperview()
            guard let new else { return }
            add(new.view)
            arrangeContent()
        }
    }

    func add(_ column: UIView) {
        column.translatesAutoresizingMaskIntoConstraints = true
        column.autoresizingMask = []
        view.addSubview(column)
    }

    func arrangeContent() {
        if overlay.holdsPlaces { return }
        if visibleColumns != shown || wantedInspector !== shownInspector || isCollapsed != (collapse != nil) {
            showColumns(replacing: nil)
        }
        for (column, place) in places() {
            if let content = columns[column]?.viewIfLoaded, content.frame != place { content.frame = place }
        }
        if let content = shownInspector?.viewIfLoaded, content.frame != divided.inspector { content.frame = divided.inspector }
        placeOverlay()
    }

    /// The frames of the shown columns, without the inspector.
    func places() -> [(column: Column, frame: CGRect)] {
        var rest = divided.room
        let isLeft = !view.isRightToLeft
        return shown.map { column in
            guard column != shown.last else { return (column, placeOfLast(in: rest)) }
            let width = min(primaryColumnWidth, rest.width)
            let place = rest.divided(atDistance: width, from: isLeft ? .minXEdge : .maxXEdge)
            rest = place.remainder.inset(by: Self.line(isLeft, view.pixelScale))
            return (column, place.slice)
        }
    }

    /// The frame of the last column, which gets the remaining width: it keeps the width of fewer columns if others
    /// cover or displace it.
    private func placeOfLast(in rest: CGRect) -> CGRect {
        let room = divided.room
        if coversSecondary { return room }
        guard displayMode == .twoDisplaceSecondary else { return rest }
        var place = rest
        place.size.width = room.width - min(primaryColumnWidth, room.width) - 1 / view.pixelScale
        if view.isRightToLeft { place.origin.x = rest.maxX - place.width }
        return place
    }

    // MARK: Inspector

    /// The inspector that should be shown: none in compact width.
    private var wantedInspector: UIViewController? { collapse == nil && wantsInspector ? columns[.inspector] : nil }

    /// Adds the inspector, or removes it, with its appearance callbacks.
    private func showInspector() {
        let (old, new) = (shownInspector, wantedInspector)
        guard old !== new else { return }
        shownInspector = new
        if new == nil, collapse == nil { delegate?.splitViewController(self, willHide: .inspector) }
        if old == nil { delegate?.splitViewController(self, willShow: .inspector) }
        exchange(old, by: new)
        arrangeContent()
    }

    /// The view's bounds without the inspector, and the inspector's frame at the trailing edge.
    private var divided: (room: CGRect, inspector: CGRect) {
        guard shownInspector != nil else { return (view.bounds, .null) }
        let isLeft = view.isRightToLeft
        let width = min(inspectorColumnWidth, view.bounds.width)
        let place = view.bounds.divided(atDistance: width, from: isLeft ? .minXEdge : .maxXEdge)
        return (place.remainder.inset(by: Self.line(isLeft, view.pixelScale)), place.slice)
    }

    /// The insets for the separator line between columns, one pixel wide.
    private static func line(_ isLeft: Bool, _ pixelScale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: isLeft ? 1 / pixelScale : 0, bottom: 0, right: isLeft ? 0 : 1 / pixelScale)
    }
}
