/// Shows one of several controllers, selected by a tab bar below.
///
/// Every controller has a tab, however many there are: there is no list for those that do not fit.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ContentArranging, UITabBarDelegate {
    private var bar = UITabBar(frame: .zero)
    let transitionView = UITransitionView(frame: .zero)
    private var list: [UIViewController]?
    weak var selected: UIViewController?
    /// The controller whose view is displayed.
    weak var shown: UIViewController?
    /// A change of the selection that the delegate's animator makes at present.
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

    /// Decides about taps on tabs and receives them.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The controllers in the order of their tabs; nil until set.
    open var viewControllers: [UIViewController]? {
        get { list }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays selected if it is among the new ones; otherwise the one at its index, or
    /// the first, is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (old, new, index) = (list ?? [], viewControllers ?? [], selectedIndex)
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        for controller in removed { controller.willMove(toParent: nil) }
        list = viewControllers
        let added = new.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        bar.items = new.map(\.tabBarItem)
        if selected == nil || removed.contains(where: { $0 === selected }) {
            select(index < new.count ? new[index] : new.first)
        } else {
            bar.selectedItem = selected?.tabBarItem
        }
        for controller in removed { controller.removeFromParent() }
        for controller in added {
            controller.containment.isMovingToParent = false
            controller.didMove(toParent: self)
        }
    }

    /// The selected controller. Setting it does not call the delegate; it raises `NSInvalidArgumentException` for controllers
    /// that are not in ``viewControllers``.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return select(nil) }
            guard list?.contains(where: { $0 === newValue }) ?? false else {
                raise(
                    "NSInvalidArgumentException",
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
                        + "view controllers can be selected.")
            }
            select(newValue)
        }
    }

    /// The index of the selected controller; `NSNotFound` without one. Setting an index that does not exist does nothing.
    open var selectedIndex: Int {
        get { list?.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard let list, list.indices.contains(newValue) else { return }
            select(list[newValue])
        }
    }

    func select(_ controller: UIViewController?) {
        selected = controller
        bar.selectedItem = controller?.tabBarItem
        if isViewLoaded && view.window != nil || isAppeared { showSelected() }
    }

    /// Handles a tap on a tab.
    func tapped(_ item: UITabBarItem) {
        guard let controller = list?.first(where: { $0.tabBarItem === item }), mayTap(controller) else { return }
        let previous = selectedTab
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        tabBar(bar, didSelect: item)
        delegate?.tabBarController(self, didSelect: controller)
        if let selectedTab { delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: previous) }
    }

    /// The user tapped an item; does nothing unless overridden.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Updates the bar after a controller got another tab bar item.
    func tabItemsChanged() {
        bar.items = (list ?? []).map(\.tabBarItem)
        bar.selectedItem = selected?.tabBarItem
    }

    /// Whether a tap may select a controller: its tab decides where there are tabs.
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

    /// The tabs, whose controllers become ``viewControllers``; empty where those were set.
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
    /// The selected tab: one in a group where a group is selected. Setting another selects its controller, and tells the delegate.
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
    /// The list of tabs at the side of a tablet's screen. Kept; tabs stand in a bar.
    open var sidebar: Sidebar { sidebarOfTabs }
    private lazy var sidebarOfTabs = Sidebar(of: self)

    /// The list of tabs at the side of a tablet's screen. Kept; tabs stand in a bar.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// Whether the list is away. The delegate hears of a change, also while the tabs stand in a bar.
        open var isHidden = false {
            willSet { if newValue != isHidden { visibilityWillChange?() } }
        }
        /// Tells the delegate, which is a matter of a higher floor.
        var visibilityWillChange: (() -> Void)?
        weak var delegateObject: AnyObject?
        weak var controller: UITabBarController?
        /// What stands above the tabs.
        open var headerContentConfiguration: (any UIContentConfiguration)?
        /// What stands below the tabs.
        open var footerContentConfiguration: (any UIContentConfiguration)?
        /// The view below the tabs.
        open var bottomBarView: UIView?
        /// The entries of the menu beside the list.
        open var navigationOverflowItems: UIDeferredMenuElement?
        /// How the list stands beside the content.
        open var preferredLayout = Layout.automatic

        /// How the list stands beside the content.
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

    /// Where tabs are; always in the bar, whatever is asked for.
    open var mode = Mode.automatic
    /// The name under which the order of the tabs is kept that users gave them. Stored; nobody moves tabs.
    open var customizationIdentifier: String?
    /// The identifiers of the tabs that are in the bar where the width is compact; nil for all.
    open var compactTabIdentifiers: [String]? {
        didSet { tabsChanged() }
    }
    /// When the bar becomes small. Stored; it stays as it is.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
    /// What stands above the bar; nil for nothing.
    open var bottomAccessory: UITabAccessory? {
        get { accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
    private var accessory: UITabAccessory?
    /// Places something above the bar or, for nil, takes away what is there; without animation.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        accessory?.contentView.removeFromSuperview()
        accessory = bottomAccessory
        if let content = bottomAccessory?.contentView {
            loadViewIfNeeded()
            view.addSubview(content)
        }
        viewIfLoaded?.setNeedsLayout()
    }
    /// The room in which content is neither below the bar nor below what stands above it.
    open var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
    /// The controllers that users may move. Stored; nobody moves tabs.
    open var customizableViewControllers: [UIViewController]?
    /// The controller for the list of tabs that do not fit, which is never shown: every controller has its tab.
    open var moreNavigationController: UINavigationController { moreController }
    private lazy var moreController = UINavigationController()

    // MARK: Bar

    /// The bar with the tabs, a subview of the controller's view.
    open var tabBar: UITabBar { bar }
    /// The bar as key-value coding knows it, by which programs put one of a class of their own in its place. It gets the tabs.
    var keyedTabBar: UITabBar {
        get { bar }
        set {
            guard newValue !== bar else { return }
            let old = bar
            (old.controller, old.delegate, bar) = (nil, nil, newValue)
            setUp()
            (bar.items, bar.selectedItem) = (old.items, old.selectedItem)
            old.superview?.insertSubview(bar, aboveSubview: old)
            old.removeFromSuperview()
            barContentChanged()
        }
    }
    /// Whether the bar is hidden; false by default.
    open var isTabBarHidden = false {
        didSet { if isTabBarHidden != oldValue { barContentChanged() } }
    }
    /// Hides or shows the bar. With animation it slides over the lower edge, where it is on the screen and time passes.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard animated, hidden != isTabBarHidden, SystemTransition.takesTime(in: viewIfLoaded) else {
            return isTabBarHidden = hidden
        }
        slideBar(hidden)
    }
    /// Whether the bar is hidden and still to be seen on its way.
    private var isBarLeaving = false

    private func slideBar(_ hidden: Bool) {
        isTabBarHidden = hidden
        isBarLeaving = hidden
        if !hidden {
            bar.isHidden = false
            UIView.performWithoutAnimation { bar.frame.origin.y = view.bounds.height }
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
        container.addSubview(transitionView)
        container.addSubview(bar)
        view = container
    }

    override func showContent() { if shown !== selected { showSelected() } }

    private func showSelected() {
        guard shown !== selected else { return }
        selectionTransition?.completeTransition(true)
        // Whoever heard of its end may have selected again.
        let (old, new) = (shown, selected)
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
        // What moves is its animator's.
        if selectionTransition != nil { return _ = placeBar(above: view.barInsets.bottom) }
        if shown !== selected { showSelected() }
        placeContent()
    }

    /// Places the bar, and the displayed view above it.
    func placeContent() {
        let bars = view.barInsets
        let covered = placeAccessory(above: placeBar(above: bars.bottom), bars)
        guard let shown, let content = shown.viewIfLoaded else { return }
        let isBelow = shown.extends(under: .bottom, isTranslucent: bar.isTranslucent) || covered == 0
        let frame = transitionView.bounds.inset(
            by: UIEdgeInsets(top: 0, left: 0, bottom: isBelow ? 0 : bars.bottom + covered, right: 0))
        if content.frame != frame { content.frame = frame }
        shown.coverWithBars(UIEdgeInsets(top: 0, left: 0, bottom: isBelow ? covered : 0, right: 0))
        updateScrollEdges()
    }

    /// Places what stands above the bar. Returns the height of both, without the part that is covered there already.
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

    /// Places the bar at the bottom, extended over the part that is covered there already. Returns its height without that part,
    /// or 0 if it is hidden.
    private func placeBar(above bottom: CGFloat) -> CGFloat {
        let height = ChromeMetrics.tabBar[view.chromePlace]
        let isHidden = isTabBarHidden || (shown as? UINavigationController)?.hidesBottomBars ?? false
        let leaves = isBarLeaving && isTabBarHidden
        if bar.isHidden != (isHidden && !leaves) { bar.isHidden = isHidden && !leaves }
        let y = view.bounds.height - (leaves ? 0 : bottom + height)
        let place = CGRect(x: 0, y: y, width: view.bounds.width, height: height + bottom)
        if bar.frame != place { bar.frame = place }
        return isHidden ? 0 : height
    }
}

extension UITabBarController: TabBarOwner {}
