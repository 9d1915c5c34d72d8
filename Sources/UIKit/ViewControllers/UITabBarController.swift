/// Shows one of several controllers, selected by a tab bar below.
///
/// If the bar has no room for all tabs, its last one is "More": the ``moreNavigationController`` lists the controllers
/// without a tab and shows the chosen one.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ContentArranging, UITabBarDelegate {
    private var bar = UITabBar(frame: .zero)
    let transitionView = UITransitionView(frame: .zero)
    private var list: [UIViewController]?
    weak var selected: UIViewController?
    /// The controller whose view is shown.
    weak var shown: UIViewController?
    /// The transition between tabs by the delegate's animator that is in progress.
    weak var selectionTransition: ControllerTransition?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes a tab bar controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UITabBarController.self)
    }

    private func setUp() {
        bar.controller = self
        bar.delegate = self
    }

    // MARK: Controllers

    /// The delegate, which allows or refuses selections by taps and is notified of them. Held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The controllers in the order of their tabs; nil until set.
    open var viewControllers: [UIViewController]? {
        get { list }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays selected if it is among the new ones; otherwise the one at its
    /// index is selected, or the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, new, index) = (list ?? [], viewControllers ?? [], selectedIndex)
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        takeBackFromMoreList()
        for controller in removed { controller.willMove(toParent: nil) }
        (list, customizableViewControllers) = (viewControllers, viewControllers)
        let added = new.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        distributeTabs()
        if selected == nil || !isSelectable(selected) {
            select(index < new.count ? new[index] : new.first)
        } else {
            select(selected)
        }
        for controller in removed { controller.removeFromParent() }
        for controller in added {
            controller.containment.isMovingToParent = false
            controller.didMove(toParent: self)
        }
    }

    /// The selected controller; ``moreNavigationController`` after a tap on "More". Setting it does not call the
    /// delegate; it raises `NSInvalidArgumentException` for other controllers than these and ``viewControllers``.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return select(nil) }
            guard isSelectable(newValue) else {
                raise(
                    "NSInvalidArgumentException",
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
                        + "view controllers can be selected.")
            }
            select(newValue)
        }
    }

    /// The index of the selected controller; `NSNotFound` without one, and while "More" is selected. Setting an index
    /// out of bounds does nothing.
    open var selectedIndex: Int {
        get { list?.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard let list, list.indices.contains(newValue) else { return }
            select(list[newValue])
        }
    }

    func select(_ controller: UIViewController?) {
        selected = controller
        if let controller { showInMoreList(controller) }
        bar.shownSelection = displayed?.tabBarItem
        if isViewLoaded && view.window != nil || isAppeared { showSelected() }
    }

    /// Handles a tap on a tab.
    func tapped(_ item: UITabBarItem) {
        guard let controller = controllersInBar.first(where: { $0.tabBarItem === item }), mayTap(controller) else { return }
        let previous = selectedTab
        if controller === displayed {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        tabBar(bar, didSelect: item)
        delegate?.tabBarController(self, didSelect: controller)
        if let selectedTab { delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous) }
    }

    /// Called when the user tapped an item; does nothing unless overridden.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Updates the bar after a controller's tab bar item changed.
    func tabItemsChanged() {
        bar.shownItems = controllersInBar.map(\.tabBarItem)
        bar.shownSelection = displayed?.tabBarItem
        knownMore?.list.reload()
    }

    /// Whether a tap may select a controller; the delegate is asked about its tab if there are ``tabs``.
    private func mayTap(_ controller: UIViewController) -> Bool {
        guard let delegate else { return true }
        guard let tab = tabs.first(where: { $0.viewController === controller }) else {
            return delegate.tabBarController(self, shouldSelect: controller)
        }
        return delegate.tabBarController(self, shouldSelectTab: (tab as? UITabGroup)?.selectedChild ?? tab)
    }

    // MARK: Tabs

    /// Makes a controller that shows tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// The tabs, whose controllers become ``viewControllers``; empty if the controllers were set directly.
    open var tabs: [UITab] {
        get { tabList }
        set { setTabs(newValue, animated: false) }
    }
    private var tabList: [UITab] = []
    /// Replaces the tabs, without animation.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in tabList { tab.owner = nil }
        tabList = tabs
        for tab in tabs { tab.owner = self }
        tabsChanged()
    }
    /// The selected tab; if it is a group, the selected tab inside it. Setting it selects its controller, and notifies
    /// the delegate.
    open var selectedTab: UITab? {
        get {
            let top = selectedTopTab
            return (top as? UITabGroup)?.selectedChild ?? top
        }
        set {
            guard let newValue, newValue !== selectedTab else { return }
            let previous = selectedTab
            defer { delegate?.tabBarController(self, didSelectTab: newValue, previousTab: previous) }
            if let group = newValue.parent { group.selectedChild = newValue }
            var top = newValue
            while let parent = top.parent { top = parent }
            if let controller = top.viewController { selectedViewController = controller }
        }
    }
    /// The sidebar of a tablet. It reads back what was set; the tabs are always in the bar.
    open var sidebar: Sidebar { sidebarOfTabs }
    private lazy var sidebarOfTabs = Sidebar(of: self)

    /// The sidebar of a tablet. It reads back what was set; the tabs are always in the bar.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// Whether the sidebar is hidden. The delegate is notified of changes although the tabs are in the bar.
        open var isHidden = false {
            willSet { if newValue != isHidden { visibilityWillChange?() } }
        }
        /// Notifies the delegate; a higher floor sets it.
        var visibilityWillChange: (() -> Void)?
        weak var delegateObject: AnyObject?
        weak var controller: UITabBarController?
        /// The configuration of the content above the tabs.
        open var headerContentConfiguration: (any UIContentConfiguration)?
        /// The configuration of the content below the tabs.
        open var footerContentConfiguration: (any UIContentConfiguration)?
        /// A view at the bottom, below the tabs.
        open var bottomBarView: UIView?
        /// The elements of the overflow menu.
        open var navigationOverflowItems: UIDeferredMenuElement?
        /// The preferred layout of the sidebar and the content.
        open var preferredLayout = Layout.automatic

        /// A layout of the sidebar and the content.
        ///
        /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/layout
        public enum Layout: Int, Sendable {
            case automatic = 0
            case overlap, tile
        }

        init(of controller: UITabBarController) {
            self.controller = controller
            super.init()
        }
    }

    /// The presentation of the tabs. It reads back what was set; tabs are always in the bar.
    open var mode = Mode.automatic
    /// The identifier under which the users' order of the tabs is saved. It reads back what was set; tabs cannot be
    /// customized.
    open var customizationIdentifier: String?
    /// The identifiers of the tabs that are in the bar in compact width; nil for all.
    open var compactTabIdentifiers: [String]? {
        didSet { tabsChanged() }
    }
    /// The condition under which the bar is minimized. It reads back what was set; the bar is never minimized.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    /// The accessory above the bar; nil for none.
    open var bottomAccessory: UITabAccessory? {
        get { accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
    private var accessory: UITabAccessory?
    /// Replaces the accessory above the bar; nil removes it. Without animation.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        accessory?.contentView.removeFromSuperview()
        accessory = bottomAccessory
        if let content = bottomAccessory?.contentView {
            loadViewIfNeeded()
            view.addSubview(content)
        }
        viewIfLoaded?.setNeedsLayout()
    }
    /// A guide for the area that bar and accessory do not cover: the safe area.
    open var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
    /// The controllers whose order users may change by the button above the "More" list; all of them whenever
    /// ``viewControllers`` is set. Without any there is no button.
    open var customizableViewControllers: [UIViewController]? {
        didSet { knownMore?.list.showEditButton() }
    }
    /// The controller of the "More" tab: its first controller lists the controllers without a tab, and the chosen one
    /// is pushed on its stack.
    open var moreNavigationController: UINavigationController { more }
    /// That controller, if it was needed or read.
    var knownMore: UIMoreNavigationController?
    /// The number of tabs that the bar had room for when they were distributed.
    var tabRoom = Int.max

    // MARK: Bar

    /// The tab bar, a subview of the controller's view.
    open var tabBar: UITabBar { bar }
    /// The tab bar for key-value coding, by which programs replace it with one of a subclass. The new bar gets the
    /// tabs.
    var keyedTabBar: UITabBar {
        get { bar }
        set {
            guard newValue !== bar else { return }
            let old = bar
            (old.controller, old.delegate, bar) = (nil, nil, newValue)
            setUp()
            (bar.shownItems, bar.shownSelection) = (old.items, old.selectedItem)
            old.superview?.insertSubview(bar, aboveSubview: old)
            old.removeFromSuperview()
            barContentChanged()
        }
    }
    /// Whether the bar is hidden; false by default.
    open var isTabBarHidden = false {
        didSet { if isTabBarHidden != oldValue { barContentChanged() } }
    }
    /// Hides or shows the bar. With animation it slides over the lower edge, if the controller is on screen and
    /// transitions are animated.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard animated, hidden != isTabBarHidden, SystemTransition.takesTime(in: viewIfLoaded) else {
            return isTabBarHidden = hidden
        }
        slideBar(hidden)
    }
    /// Whether the bar counts as hidden and is still visible during its animation.
    private var isBarLeaving = false

    private func slideBar(_ hidden: Bool) {
        isTabBarHidden = hidden
        isBarLeaving = hidden
        if !hidden {
            bar.isHidden = false
            UIView.performWithoutAnimation { bar.frame.origin.y = bar.isAtTop ? -bar.frame.height : view.bounds.height }
        }
        let duration = TimeInterval(UINavigationController.hideShowBarDuration)
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { [self] in
            view.setNeedsLayout()
            view.layoutIfNeeded()
        } completion: { [self] _ in
            isBarLeaving = false
            barContentChanged()
        }
    }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        transitionView.frame = container.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transitionView.clipsToBounds = true
        container.addSubview(transitionView)
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        container.addSubview(bar)
        takeOwnView(container)
    }

    override func showContent() { if shown !== displayed { showSelected() } }

    private func showSelected() {
        guard shown !== displayed else { return }
        selectionTransition?.completeTransition(true)
        // Code that was called at its end may have changed the selection again.
        let (old, new) = (shown, displayed)
        guard old !== new else { return }
        if let old, let new, showSelected(new, insteadOf: old) { return }
        shown = new
        replaceContent(old, by: new, animated: false, newComesFirst: true, isStillMeant: { self.shown === new }) {
            for view in transitionView.subviews { view.removeFromSuperview() }
            guard let new else { return }
            UIViewControllerWrapperView.add(new.view, to: transitionView)
            arrangeContent()
        }
    }

    func arrangeContent() {
        // During a transition the animator places the views.
        if selectionTransition != nil { return _ = placeBar(view.barInsets) }
        followTabRoom()
        if shown !== displayed { showSelected() }
        placeContent()
    }

    /// Lays out the bar, and the shown view above or below it.
    func placeContent() {
        let bars = view.barInsets
        let bar = placeBar(bars)
        let covered = placeAccessory(above: bar.bottom, bars)
        guard let shown, let content = shown.viewIfLoaded else { return }
        let isBelow = shown.extends(under: .bottom, isTranslucent: tabBar.isTranslucent) || covered == 0
        let frame = transitionView.bounds.inset(
            by: UIEdgeInsets(top: 0, left: 0, bottom: isBelow ? 0 : bars.bottom + covered, right: 0))
        if content.frame != frame { content.frame = frame }
        shown.coverWithBars(UIEdgeInsets(top: bar.top, left: 0, bottom: isBelow ? covered : 0, right: 0))
        updateScrollEdges()
    }

    /// Places the accessory above the bar. Returns the height that both cover, without the bottom inset.
    private func placeAccessory(above covered: CGFloat, _ bars: UIEdgeInsets) -> CGFloat {
        guard let content = accessory?.contentView else { return covered }
        let room = view.bounds.shrunk(dx: UITabAccessory.sideRoom, dy: 0)
        let height = content.systemLayoutSizeFitting(
            CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let taken = max(height, UITabAccessory.leastHeight)
        content.frame = CGRect(
            x: room.minX, y: room.maxY - bars.bottom - covered - taken - UITabAccessory.gap, width: room.width, height: taken)
        return covered + taken + UITabAccessory.gap
    }

    /// Places the bar, and returns what it covers at the top and the bottom beyond the insets; nothing if it is hidden.
    private func placeBar(_ insets: UIEdgeInsets) -> (top: CGFloat, bottom: CGFloat) {
        let isHidden = isTabBarHidden || (shown as? UINavigationController)?.hidesBottomBars ?? false
        let leaves = isBarLeaving && isTabBarHidden
        if bar.isHidden != (isHidden && !leaves) { bar.isHidden = isHidden && !leaves }
        bar.isAtTop = hasTabsAtTop
        (shown as? UINavigationController)?.navigationBar.isCoveredInMiddle = hasTabsAtTop && !isHidden
        let covered = hasTabsAtTop ? placeBar(below: insets.top, leaves) : placeBar(above: insets.bottom, leaves)
        return isHidden ? (0, 0) : hasTabsAtTop ? (covered, 0) : (0, covered)
    }

    /// Places the bar at the bottom, extended over the bottom inset. Returns its height without that inset.
    private func placeBar(above bottom: CGFloat, _ leaves: Bool) -> CGFloat {
        let height = ChromeMetrics.tabBar[view.chromePlace]
        let y = view.bounds.height - (leaves ? 0 : bottom + height)
        let place = CGRect(x: 0, y: y, width: view.bounds.width, height: height + bottom)
        if bar.frame != place { bar.frame = place }
        return height
    }

    // MARK: Tabs at the top

    /// Whether the tabs are in the row of a navigation bar, as on tablets in regular width.
    private var hasTabsAtTop: Bool {
        view.traitCollection.horizontalSizeClass == .regular && view.chromePlace.hasTabsAtTop
    }

    /// Places the bar below the top inset. Returns the height of its row, which it covers unless the navigation bar of
    /// the shown controller shares it.
    private func placeBar(below top: CGFloat, _ leaves: Bool) -> CGFloat {
        let key = view.chromePlace
        let (y, size) = (max(top, ChromeMetrics.navigationBarTop[key]), bar.sizeAtTop)
        let width = min(size.width, view.bounds.width)
        let place = CGRect(
            x: view.bounds.midX - width / 2, y: leaves ? -size.height : y, width: width, height: size.height)
        let rounded = place.roundedToPixels(view.pixelScale)
        if bar.frame != rounded { bar.frame = rounded }
        if let stack = shown as? UINavigationController, !stack.isNavigationBarHidden { return 0 }
        return y + ChromeMetrics.navigationBar[key] - top
    }
}

extension UITabBarController: TabBarOwner {}
