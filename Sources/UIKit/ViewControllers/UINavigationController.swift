import RuntimeReflection

/// Shows the top controller of a stack, with a navigation bar above it and an optional toolbar below.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContentArranging {
    private var bar: UINavigationBar
    private let bottomBar: UIToolbar
    let transitionView = UINavigationTransitionView(frame: .zero)
    private var stack: [UIViewController] = []
    /// The controller whose view is displayed.
    weak var shown: UIViewController?
    /// The controllers that the delegate was last notified of.
    var announced = AnnouncedController()

    /// Makes a controller whose stack contains the given controller.
    public init(rootViewController: UIViewController) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(nibName: nil, bundle: nil)
        setUp()
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes a controller with bars of custom classes, which must be subclasses of UIKit's; nil, or another class,
    /// gives UIKit's own.
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

    /// Makes a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UINavigationController.self)
    }

    private static func makeBar<Bar: UIView>(_ barClass: AnyClass?) -> Bar? { (barClass as? Bar.Type).map(makeInstance) }

    private func setUp() {
        bar.controller = self
        // Programs may declare this class, or a subclass, a delegate of its bar.
        bar.delegate = self as? any UINavigationBarDelegate
        bottomBar.isHidden = true
    }

    // MARK: Interactive pop

    /// The recognizer of a pan from the screen's edge that pops the top controller. Its delegate allows it if the bar
    /// shows a back button.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        preparePopRecognizer()
        return popRecognizer
    }
    /// The recognizer of a pan that starts anywhere in the content and pops the top controller. It is created, and
    /// active, once this property is read.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        prepareContentPopRecognizer()
        return contentPopRecognizer
    }
    var contentPopRecognizer: NavigationContentPopGestureRecognizer?
    /// Created by the first touch, or when the program reads it.
    var popRecognizer: NavigationPopGestureRecognizer?
    var popDelegate: NavigationPopDelegate?
    var pop: NavigationPop?

    // MARK: Stack

    /// The delegate that is notified of the shown controllers. Held weakly.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
    /// The controllers on the stack, from the bottom to the top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The top controller of the stack; nil if it is empty.
    open var topViewController: UIViewController? { stack.last }
    /// The presented controller, or the top one if there is none.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the stack. Without animation, or if transitions are not animated here, the new top is shown when the
    /// call returns.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { change(to: viewControllers, animated) }

    /// Pushes a controller. Raises `NSInvalidArgumentException` for controllers that are already on the stack and for
    /// navigation controllers.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        refusePush(of: viewController)
        change(to: stack + [viewController], animated)
    }

    /// Pops the top controller, unless it is the only one, and returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 1, animated).first
    }

    /// Pops the controllers above a given one and returns them, from the bottom up. Raises
    /// `NSInternalInconsistencyException` if the given controller is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            raise("NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
        }
        return pop(to: index + 1, animated)
    }

    /// Pops all controllers but the first and returns them, from the bottom up.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1, animated) }

    private func pop(to count: Int, _ animated: Bool) -> [UIViewController] {
        let popped = Array(stack.dropFirst(count))
        if !popped.isEmpty { change(to: Array(stack.prefix(count)), animated) }
        return popped
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    private func change(to new: [UIViewController], _ animated: Bool) {
        completeTransitions()
        let old = stack
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        let added = new.filter { controller in !old.contains { $0 === controller } }
        for controller in added { addChild(controller) }
        for controller in removed {
            controller.containment.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        take(new, animated)
        let operation = old.contains { $0 === topViewController } ? Operation.pop : .push
        let settle = { [self] in
            for controller in removed { release(controller) }
            for controller in added { self.settle(controller) }
            if !removed.isEmpty { controllersLeft(removed) }
        }
        guard shown !== topViewController && (isViewLoaded && view.window != nil || isAppeared) else { return settle() }
        let settleOrRestore = { [self] (isComplete: Bool) in
            isComplete ? settle() : restore(old, without: added, with: removed)
        }
        if animated, showTop(by: operation, completion: settleOrRestore) { return }
        showTop(animated)
        settle()
    }

    /// Called after controllers were removed from the stack, from the bottom up.
    func controllersLeft(_ removed: [UIViewController]) {
        (parent as? UISplitViewController)?.controllersLeft(removed, of: self)
    }

    /// Called when the stack changed, before the new top controller is shown; does nothing unless overridden.
    func stackChanged() {}

    /// Completes the transition in progress, and those that the controllers start in its callbacks.
    private func completeTransitions() {
        for _ in 0..<Self.transitionLimit where stackTransition != nil { stackTransition?.completeTransition(true) }
    }

    /// The maximum number of such nested transitions that are completed.
    private static let transitionLimit = 16

    /// Removes a controller from the stack, together with its view: if an appearance method changed the stack again, no
    /// transition has removed the view.
    private func release(_ controller: UIViewController) {
        if let view = controller.viewIfLoaded, view.isInside(transitionView) { view.removeFromSuperview() }
        controller.removeFromParent()
    }

    private func take(_ new: [UIViewController], _ animated: Bool) {
        stack = new
        showItems(animated: animated)
        showToolbarItems(animated: animated)
        stackChanged()
        barContentChanged()
    }

    /// Sets the bar's items to those of the stack, above that of the "More" list if this controller was chosen there.
    func showItems(animated: Bool) { bar.showItems(itemOfMoreList + stack.map(\.navigationItem), animated: animated) }

    /// Restores the stack after a cancelled transition.
    private func restore(_ old: [UIViewController], without added: [UIViewController], with removed: [UIViewController]) {
        take(old, true)
        for controller in added {
            controller.containment.isMovingToParent = false
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in removed {
            controller.containment.isMovingFromParent = false
            controller.didMove(toParent: self)
        }
    }

    private func settle(_ controller: UIViewController) {
        controller.containment.isMovingToParent = false
        controller.didMove(toParent: self)
    }

    /// The transition in progress.
    weak var stackTransition: ControllerTransition?

    // MARK: Bars

    /// The navigation bar, a subview of the controller's view.
    open var navigationBar: UINavigationBar { bar }
    /// The navigation bar for key-value coding, by which programs replace it with one of a subclass. The new bar gets
    /// the items.
    var keyedNavigationBar: UINavigationBar {
        get { bar }
        set {
            guard newValue !== bar else { return }
            let old = bar
            (old.controller, old.delegate, bar) = (nil, nil, newValue)
            bar.controller = self
            bar.delegate = self as? any UINavigationBarDelegate
            bar.isHidden = old.isHidden
            showItems(animated: false)
            old.superview?.insertSubview(bar, aboveSubview: old)
            old.removeFromSuperview()
            barContentChanged()
        }
    }
    /// The toolbar, a subview of the controller's view from when it is shown first.
    open var toolbar: UIToolbar! { bottomBar }
    /// Whether the navigation bar is hidden; false by default.
    open var isNavigationBarHidden: Bool {
        get { bar.isHidden || leavingBars.navigationBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the navigation bar. With animation it slides over the upper edge, if the controller is on screen
    /// and transitions are animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard animated, hidden != isNavigationBarHidden, SystemTransition.takesTime(in: viewIfLoaded) else {
            (leavingBars.navigationBar, bar.isHidden) = (false, hidden)
            return barContentChanged()
        }
        slideNavigationBar(hidden)
    }
    /// Whether the toolbar is hidden; true by default.
    open var isToolbarHidden = true {
        didSet {
            leavingBars.toolbar = false
            barContentChanged()
        }
    }
    /// Hides or shows the toolbar. With animation it slides over the lower edge, if the controller is on screen and
    /// transitions are animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard animated, hidden != isToolbarHidden, SystemTransition.takesTime(in: viewIfLoaded) else {
            return isToolbarHidden = hidden
        }
        slideToolbar(hidden)
    }
    /// The duration of the animation that hides or shows bars, in seconds.
    ///
    /// - Source: the value of Apple's constant.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2
    /// The bars that count as hidden and are still visible during their animation.
    var leavingBars: (navigationBar: Bool, toolbar: Bool) = (false, false)

    // MARK: Automatic hiding of bars

    /// Whether an upward drag on the content hides the bars, and a downward one shows them; false by default. A toolbar
    /// is included if it has items.
    open var hidesBarsOnSwipe = false {
        didSet { prepareBarHiding() }
    }
    /// Whether a tap on the content that triggers nothing else hides or shows the bars; false by default. A toolbar is
    /// shown if it has items.
    open var hidesBarsOnTap = false {
        didSet { prepareBarHiding() }
    }
    /// Whether the bars hide when the keyboard appears; false by default. They stay hidden after it disappeared, until
    /// a tap on the content shows them.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { prepareBarHiding() }
    }
    /// Whether the bars are hidden in a compact vertical size class; false by default. A tap at a hidden bar's position
    /// shows them.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            prepareBarHiding()
            barContentChanged()
        }
    }
    /// The recognizer of the drags that hide and show the bars while ``hidesBarsOnSwipe`` is true.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// The recognizer of the taps that hide and show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    /// The object that implements the properties above, with its recognizers; nil until one of them is set or a
    /// recognizer is read.
    private(set) var knownBarHiding: BarHiding?
    var barHiding: BarHiding {
        if let knownBarHiding { return knownBarHiding }
        let made = BarHiding(of: self)
        knownBarHiding = made
        made.update(self)
        return made
    }

    /// The controller's own item, or that of the first controller on the stack.
    open override var tabBarItem: UITabBarItem! {
        get { containment.tabBarItem ?? stack.first?.tabBarItem ?? makeTabBarItem() }
        set { super.tabBarItem = newValue }
    }

    /// Called when the title of a controller on the stack changed; the first controller's title is shown by the tab.
    func titleChanged(of controller: UIViewController) {
        if controller === stack.first { containment.tabBarItem?.title = controller.title }
    }

    /// Its own, or else that of the top controller with the bars that are shown.
    override var sizeForPresentation: CGSize {
        guard preferredContentSize == .zero, let size = topViewController?.sizeForPresentation, size != .zero else {
            return preferredContentSize
        }
        let top = isNavigationBarHidden ? 0 : navigationBar.neededHeight
        let bottom = isToolbarHidden ? 0 : ChromeMetrics.toolbar[view.chromePlace]
        return CGSize(width: size.width, height: size.height + top + bottom)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container as? UIViewController === topViewController, preferredContentSize == .zero { reportPreferredContentSize() }
    }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        transitionView.frame = container.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (container.clipsToBounds, transitionView.clipsToBounds) = (true, true)
        bar.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: bar.neededHeight)
        bar.autoresizingMask = .flexibleWidth
        bottomBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        for view in [transitionView, bar] as [UIView] { container.addSubview(view) }
        takeOwnView(container)
        prepareBarHiding()
    }

    override func showContent() { if shown !== topViewController { showTop(false) } }
    override func contentWillAppear() { if announced.coming !== shown { tellComing(shown, animated: false) } }
    override func contentDidAppear() {
        if stackTransition == nil, announced.shown !== shown { tellShown(shown, animated: announced.isAnimated) }
    }
    func arrangeContent() { arrange() }
}
