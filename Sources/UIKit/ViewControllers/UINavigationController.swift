import MetatypeInstantiation

/// Shows the last controller of a stack, with a navigation bar above it and perhaps a toolbar below.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContentArranging, UINavigationBarDelegate {
    private let bar: UINavigationBar
    private let bottomBar: UIToolbar
    let transitionView = UITransitionView(frame: .zero)
    private var stack: [UIViewController] = []
    /// The controller whose view is in place.
    weak var shown: UIViewController?

    /// Makes a controller whose stack begins with another.
    public init(rootViewController: UIViewController) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(nibName: nil, bundle: nil)
        setUp()
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes a controller with bars of other classes; nil for UIKit's own.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = Self.makeBar(navigationBarClass) ?? UINavigationBar(frame: .zero)
        bottomBar = Self.makeBar(toolbarClass) ?? UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UINavigationController.self)
    }

    private static func makeBar<Bar: UIView>(_ barClass: AnyClass?) -> Bar? { (barClass as? Bar.Type).map(makeInstance) }

    private func setUp() {
        bar.controller = self
        bar.delegate = self
        bottomBar.isHidden = true
    }

    // MARK: Stack

    /// Hears of the controllers that are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The controllers, the one at the top last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }
    /// What is seen: the controller presented from here, or the one at the top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { change(to: viewControllers, animated) }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        refusePush(of: viewController)
        change(to: stack + [viewController], animated)
    }

    /// Takes the top controller away unless it is the only one. Returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 1, animated).first
    }

    /// Takes away what is above a controller of the stack. Returns that, from the bottom up.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            raise("NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
        }
        return pop(to: index + 1, animated)
    }

    /// Takes away everything but the first controller. Returns that, from the bottom up.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1, animated) }

    private func pop(to count: Int, _ animated: Bool) -> [UIViewController] {
        let popped = Array(stack.dropFirst(count))
        if !popped.isEmpty { change(to: Array(stack.prefix(count)), animated) }
        return popped
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    private func change(to new: [UIViewController], _ animated: Bool) {
        let old = stack
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        for controller in added { addChild(controller) }
        for controller in removed {
            controller.containment.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        stack = new
        bar.setItems(new.map(\.navigationItem), animated: animated)
        showToolbarItems()
        barContentChanged()
        if shown !== topViewController && (isViewLoaded && view.window != nil || isAppeared) { showTop(animated) }
        for controller in removed { controller.removeFromParent() }
        for controller in added { settle(controller) }
    }

    private func settle(_ controller: UIViewController) {
        controller.containment.isMovingToParent = false
        controller.didMove(toParent: self)
    }

    // MARK: Bars

    /// The bar at the top.
    open var navigationBar: UINavigationBar { bar }
    /// The bar at the bottom.
    open var toolbar: UIToolbar! { bottomBar }
    /// Whether the bar at the top is away.
    open var isNavigationBarHidden: Bool {
        get { bar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        bar.isHidden = hidden
        barContentChanged()
    }
    /// Whether the bar at the bottom is away; it is unless it is asked for.
    open var isToolbarHidden = true {
        didSet { barContentChanged() }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// The controller's own item, else that of the first controller.
    open override var tabBarItem: UITabBarItem! {
        get { containment.tabBarItem ?? stack.first?.tabBarItem ?? makeTabBarItem() }
        set { super.tabBarItem = newValue }
    }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        transitionView.frame = container.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for view in [transitionView, bottomBar, bar] as [UIView] { container.addSubview(view) }
        view = container
    }

    override func showContent() { if shown !== topViewController { showTop(false) } }
    func arrangeContent() { arrange() }
}
