/// Shows one of several controllers, chosen by a tab bar below.
///
/// All controllers have a tab in the bar, however many they are: there is no list of more.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ContentArranging, UITabBarDelegate {
    private let bar = UITabBar(frame: .zero)
    private let transitionView = UITransitionView(frame: .zero)
    private var list: [UIViewController]?
    private weak var selected: UIViewController?
    /// The controller whose view is in place.
    private weak var shown: UIViewController?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

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

    /// Decides about taps and hears of them.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The controllers, in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { list }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays selected if it is among the new ones, else the one at its place is.
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

    /// The controller that shows. Setting it does not ask or tell the delegate.
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

    /// The place of the controller that shows, from 0; `NSNotFound` without one. Places that do not exist are passed over.
    open var selectedIndex: Int {
        get { list?.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard let list, list.indices.contains(newValue) else { return }
            select(list[newValue])
        }
    }

    private func select(_ controller: UIViewController?) {
        selected = controller
        bar.selectedItem = controller?.tabBarItem
        if isViewLoaded && view.window != nil || isAppeared { showSelected() }
    }

    /// A tab was tapped.
    func tapped(_ item: UITabBarItem) {
        guard let controller = list?.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controller) ?? true
        else { return }
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        tabBar(bar, didSelect: item)
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Tells that the user chose an item. Overrides may do something about it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// A controller of the list has another item now.
    func tabItemsChanged() {
        bar.items = (list ?? []).map(\.tabBarItem)
        bar.selectedItem = selected?.tabBarItem
    }

    // MARK: Bar

    /// The bar with the tabs.
    open var tabBar: UITabBar { bar }
    /// Whether the bar is away.
    open var isTabBarHidden = false {
        didSet { if isTabBarHidden != oldValue { barContentChanged() } }
    }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

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
        let (old, new) = (shown, selected)
        guard old !== new else { return }
        shown = new
        replaceContent(old, by: new, animated: false, newComesFirst: true, isStillMeant: { self.shown === new }) {
            for view in transitionView.subviews { view.removeFromSuperview() }
            guard let new else { return }
            transitionView.addSubview(UIViewControllerWrapperView(new.view, in: transitionView.bounds))
            arrangeContent()
        }
    }

    func arrangeContent() {
        if shown !== selected { showSelected() }
        let bars = view.barInsets
        let covered = placeBar(above: bars.bottom)
        guard let shown, let content = shown.viewIfLoaded else { return }
        let isBelow = shown.extends(under: .bottom, isTranslucent: bar.isTranslucent) || covered == 0
        let frame = transitionView.bounds.inset(
            by: UIEdgeInsets(top: 0, left: 0, bottom: isBelow ? 0 : bars.bottom + covered, right: 0))
        if content.frame != frame { content.frame = frame }
        shown.coverWithBars(UIEdgeInsets(top: 0, left: 0, bottom: isBelow ? covered : 0, right: 0))
    }

    /// Puts the bar at the bottom, with what is covered there already below its items, and returns what it covers beyond that.
    private func placeBar(above bottom: CGFloat) -> CGFloat {
        let height = view.barHeights.tabBar
        let isHidden = isTabBarHidden || (shown as? UINavigationController)?.hidesBottomBars ?? false
        if bar.isHidden != isHidden { bar.isHidden = isHidden }
        let place = CGRect(
            x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height + bottom)
        if bar.frame != place { bar.frame = place }
        return isHidden ? 0 : height
    }
}
