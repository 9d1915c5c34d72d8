import RuntimeReflection

/// Shows the last controller of a stack, with a navigation bar above it and an optional toolbar below.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContentArranging {
    private var bar: UINavigationBar
    private let bottomBar: UIToolbar
    let transitionView = UITransitionView(frame: .zero)
    private var stack: [UIViewController] = []
    /// The controller whose view is displayed.
    weak var shown: UIViewController?
    /// What the delegate knows.
    var announced = AnnouncedController()

    /// Makes a controller whose stack contains the given controller.
    public init(rootViewController: UIViewController) {
        (bar, bottomBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
        super.init(nibName: nil, bundle: nil)
        setUp()
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes a controller with bars of other classes, each a subclass of UIKit's; nil, or another class, makes UIKit's own.
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
        // Programs make the class, or theirs, a delegate of its bar.
        bar.delegate = self as? any UINavigationBarDelegate
        bottomBar.isHidden = true
    }

    // MARK: Going back by a finger

    /// Recognizes a finger from the screen's edge that goes back. Its delegate lets it where the bar shows a back button.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        preparePopRecognizer()
        return popRecognizer
    }
    /// Recognizes a finger that goes back from anywhere in the content, as ``interactivePopGestureRecognizer`` does from the edge. It is there, and
    /// recognizes, once the program asks for it.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        prepareContentPopRecognizer()
        return contentPopRecognizer
    }
    var contentPopRecognizer: NavigationContentPopGestureRecognizer?
    /// Made when a touch, or the program, looks for it.
    var popRecognizer: NavigationPopGestureRecognizer?
    var popDelegate: NavigationPopDelegate?
    var pop: NavigationPop?

    // MARK: Stack

    /// Receives the controllers that are shown.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
    /// The stack, from the bottom to the top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The last controller of the stack; nil if it is empty.
    open var topViewController: UIViewController? { stack.last }
    /// The controller presented from here, or the top one.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the stack. Without animation, or where no time passes, it is shown when the call returns.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { change(to: viewControllers, animated) }

    /// Adds a controller to the top. Raises `NSInvalidArgumentException` for controllers already on the stack and for navigation
    /// controllers.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        refusePush(of: viewController)
        change(to: stack + [viewController], animated)
    }

    /// Removes the top controller, unless it is the only one, and returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 1, animated).first
    }

    /// Removes the controllers above one of the stack and returns them, from the bottom up. Raises
    /// `NSInternalInconsistencyException` for controllers that are not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            raise("NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
        }
        return pop(to: index + 1, animated)
    }

    /// Removes all controllers but the first and returns them, from the bottom up.
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
            if !removed.isEmpty { (parent as? UISplitViewController)?.controllersLeft(removed, of: self) }
        }
        guard shown !== topViewController && (isViewLoaded && view.window != nil || isAppeared) else { return settle() }
        let settleOrRestore = { [self] (isComplete: Bool) in
            isComplete ? settle() : restore(old, without: added, with: removed)
        }
        if animated, showTop(by: operation, completion: settleOrRestore) { return }
        showTop(animated)
        settle()
    }

    /// Ends the change that an animator makes at present, and those that the controllers ask for as they hear of its end.
    private func completeTransitions() {
        for _ in 0..<Self.transitionLimit where stackTransition != nil { stackTransition?.completeTransition(true) }
    }

    /// How many changes that come of each other's ends are ended at once.
    private static let transitionLimit = 16

    /// A controller leaves the stack, with its view: where an appearance method changed the stack again, no exchange of views took that away.
    private func release(_ controller: UIViewController) {
        if let view = controller.viewIfLoaded, view.isInside(transitionView) { view.removeFromSuperview() }
        controller.removeFromParent()
    }

    private func take(_ new: [UIViewController], _ animated: Bool) {
        stack = new
        bar.setItems(new.map(\.navigationItem), animated: animated)
        showToolbarItems(animated: animated)
        barContentChanged()
    }

    /// A change of the stack was cancelled.
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

    /// A change of the stack that an animator makes at present.
    weak var stackTransition: ControllerTransition?

    // MARK: Bars

    /// The bar at the top, a subview of the controller's view.
    open var navigationBar: UINavigationBar { bar }
    /// The bar at the top as key-value coding knows it, by which programs put one of a class of their own in its place. It gets the items.
    var keyedNavigationBar: UINavigationBar {
        get { bar }
        set {
            guard newValue !== bar else { return }
            let old = bar
            (old.controller, old.delegate, bar) = (nil, nil, newValue)
            bar.controller = self
            bar.delegate = self as? any UINavigationBarDelegate
            bar.isHidden = old.isHidden
            bar.setItems(stack.map(\.navigationItem), animated: false)
            old.superview?.insertSubview(bar, aboveSubview: old)
            old.removeFromSuperview()
            barContentChanged()
        }
    }
    /// The bar at the bottom, a subview of the controller's view.
    open var toolbar: UIToolbar! { bottomBar }
    /// Whether the navigation bar is hidden; false by default.
    open var isNavigationBarHidden: Bool {
        get { bar.isHidden || leavingBars.navigationBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the navigation bar. With animation it slides over the upper edge, where it is on the screen and time passes.
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
    /// Hides or shows the toolbar. With animation it slides over the lower edge, where it is on the screen and time passes.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard animated, hidden != isToolbarHidden, SystemTransition.takesTime(in: viewIfLoaded) else {
            return isToolbarHidden = hidden
        }
        slideToolbar(hidden)
    }
    /// The seconds in which bars are to be shown and hidden.
    ///
    /// - Source: the value that Apple's constant has.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2
    /// Bars that are hidden and still to be seen on their way.
    var leavingBars: (navigationBar: Bool, toolbar: Bool) = (false, false)

    // MARK: Bars that hide by themselves

    /// Whether a finger that drags content up hides the bars, and one that drags it down shows them; false by default. A toolbar takes part
    /// if it has items.
    open var hidesBarsOnSwipe = false {
        didSet { prepareBarHiding() }
    }
    /// Whether a tap in the content that nothing else takes hides the bars, or shows hidden ones; false by default. A toolbar is shown if it
    /// has items.
    open var hidesBarsOnTap = false {
        didSet { prepareBarHiding() }
    }
    /// Whether the keyboard hides the bars as it comes; false by default. They stay hidden when it goes, until a tap in the content shows
    /// them.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { prepareBarHiding() }
    }
    /// Whether the bars are hidden while the height is compact; false by default. A tap where they would be shows them.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            prepareBarHiding()
            barContentChanged()
        }
    }
    /// Recognizes the finger that hides and shows the bars while ``hidesBarsOnSwipe`` is true.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// Recognizes the taps that hide and show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    /// What the properties above ask for, and its recognizers; nil until one of them is set or a recognizer is asked for.
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

    /// A controller of the stack got another title; the first one's is what the stack's tab shows.
    func titleChanged(of controller: UIViewController) {
        if controller === stack.first { containment.tabBarItem?.title = controller.title }
    }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        transitionView.frame = container.bounds
        transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for view in [transitionView, bottomBar, bar] as [UIView] { container.addSubview(view) }
        view = container
        prepareBarHiding()
    }

    override func showContent() { if shown !== topViewController { showTop(false) } }
    override func contentWillAppear() { if announced.coming !== shown { tellComing(shown, animated: false) } }
    override func contentDidAppear() {
        if stackTransition == nil, announced.shown !== shown { tellShown(shown, animated: announced.isAnimated) }
    }
    func arrangeContent() { arrange() }
}
