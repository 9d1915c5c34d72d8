/// Manages a view hierarchy: loads it, hears of its appearance and takes part in its layout.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private(set) var loadedView: UIView?
    /// What a storyboard says about the controller.
    var scene: ControllerScene?
    /// How far the view is with coming on screen or going off it.
    var appearance = AppearanceStage.disappeared
    /// Whether the view is on screen.
    var isAppeared: Bool { appearance != .disappeared }
    var containment = ContainmentState()
    var presentation = PresentationState()
    /// The traits as of the last time they were worked out, once the view is loaded.
    var knownTraits: UITraitCollection?
    /// Traits the parent overrides for this child.
    var traitsFromParent: UITraitOverrides?
    var ownTraitOverrides: UITraitOverrides?
    var traitHandlers: [TraitHandler] = []

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = coder.documentAttribute("nibName")
        nibBundle = nil
        super.init()
        coder.readDocument(into: self, as: UIViewController.self)
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// The name of the nib the view comes from.
    open private(set) var nibName: String?
    /// The bundle the nib is in; nil for the program's.
    open private(set) var nibBundle: Bundle?
    /// The storyboard the controller was made from.
    open var storyboard: UIStoryboard? { scene?.storyboard }
    /// A name by which state that is kept between runs finds the controller; kept, without effect.
    open var restorationIdentifier: String?
    /// A title for bars.
    open var title: String? {
        didSet { if title != oldValue { titleChanged() } }
    }
    /// The size the controller would like in a popover, a sheet or another container, in points; zero for none.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
    }
    /// Tells that a child, or what this controller presents, would like another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Tells that the constraints in a child's view ask for another size; for containers that call it.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size that a child gets when this controller has a size, in points: the same unless overridden.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    { parentSize }
    /// Whether the controller's content is being edited.
    open var isEditing = false
    /// Begins or ends editing. Overrides change the view to suit.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }
    /// A button that begins and ends editing; made when it is first asked for.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    deinit {
        // As a view: nobody else can reach the controller any more.
        let letGo: @MainActor (UIViewController) -> Void = { $0.leaveView() }
        unsafeBitCast(letGo, to: ((UIViewController) -> Void).self)(self)
    }

    // MARK: View

    /// The view the controller manages, loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if let newValue { mayTake(newValue) }
            leaveView()
            loadedView = newValue
            newValue?.hierarchy.controller = self
            if newValue?.layoutState.traits != nil { newValue?.traitsChanged() }
            newValue?.updateInsets()
        }
    }
    open var viewIfLoaded: UIView? { loadedView }

    private func leaveView() {
        if let loadedView, loadedView.hierarchy.controller === self { loadedView.hierarchy.controller = nil }
    }

    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: the storyboard's, that of the nib which was named or is named like the class, else a plain one the size of the
    /// screen. Overrides set `view` and do not call this.
    ///
    /// Raises `NSInternalInconsistencyException` when there is no nib of the name, or it leaves the view out.
    open func loadView() {
        if !loadViewOfDocument() { view = UIView(frame: UIScreen.main.bounds) }
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        guard loadedView != nil else {
            raise(
                "NSInternalInconsistencyException",
                "loadView of \(LayoutText.className(self)) did not set a view")
        }
        viewDidLoad()
    }

    open func viewDidLoad() {}
    /// Tells that memory is short; for programs that call it.
    open func didReceiveMemoryWarning() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Changes constraints of the view, many at a time. Overrides call this last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    open func viewLayoutMarginsDidChange() {}
    open func viewSafeAreaInsetsDidChange() {}
    open override var next: UIResponder? { loadedView?.superview }

    // MARK: Insets

    /// What the controller adds to its view's safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateInsets() } }
    }
    /// Whether the view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.updateInsets() } }
    }
    /// 16 points at the sides of views narrower than 414 points, 20 of wider ones.
    ///
    /// - Source: measured on frames recorded by Interface Builder.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SystemMargins.side(inWidth: loadedView?.hierarchyRoot.bounds.width ?? UIScreen.main.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: Children

    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?

    open func addChild(_ childController: UIViewController) {
        mayAdopt(childController)
        childController.parent?.removeChild(childController)
        childController.containment.isMovingToParent = true
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.removeChild(self)
        containment.isMovingFromParent = false
        didMove(toParent: nil)
    }

    private func removeChild(_ child: UIViewController) {
        children.removeAll { $0 === child }
        child.parent = nil
        child.setTraitsFromParent(nil)
        child.coverWithBars(.zero)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Makes a child see other traits than its parent; nil undoes that.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.setTraitsFromParent(collection.map { UITraitOverrides($0.values) })
    }
    /// The traits that a child sees instead of its parent's.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsFromParent.map { UITraitCollection(values: $0.values) }
    }

    /// Tells that a child's view is about to come on screen or go off it, for containers that do not leave that to UIKit.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { begin(appearing: isAppearing, animated: animated) }
    /// Tells that what `beginAppearanceTransition` announced has happened.
    open func endAppearanceTransition() { endAppearanceChange() }
    /// Whether children come on screen and go off it with this controller and with their views.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Whether the view comes on screen because the controller was added to a container.
    open var isMovingToParent: Bool { containment.isMovingToParent }
    /// Whether the view goes off screen because the controller is being removed from its container.
    open var isMovingFromParent: Bool { containment.isMovingFromParent }
    /// Exchanges one child's view for another's, with changes between them, as an animation that takes no time does.
    ///
    /// Both must be children of this controller: raises `NSInvalidArgumentException` otherwise.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, animations, completion)
    }
    /// Gives the children's views their places before the view comes on screen.
    func showContent() {}

    // MARK: Navigation and tabs

    /// The nearest navigation controller above.
    open var navigationController: UINavigationController? { container(UINavigationController.self) }
    /// The nearest tab bar controller above.
    open var tabBarController: UITabBarController? { container(UITabBarController.self) }
    /// The nearest split view controller above.
    open var splitViewController: UISplitViewController? { container(UISplitViewController.self) }
    /// What a navigation bar shows while the controller is at the top; made when it is first asked for.
    open var navigationItem: UINavigationItem { makeNavigationItem() }
    /// What a tab bar shows for the controller; made when it is first asked for.
    open var tabBarItem: UITabBarItem! {
        get { makeTabBarItem() }
        set {
            containment.tabBarItem = newValue
            tabBarItemChanged()
        }
    }
    /// What a navigation controller's toolbar shows while the controller is at the top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { containment.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        containment.toolbarItems = toolbarItems
        toolbarItemsChanged()
    }
    /// Whether tab bar and toolbar go away while the controller, or one above it, is on a navigation stack.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view reaches below bars; all by default.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { barContentChanged() } }
    }
    /// Whether the safe area insets the controller's scroll view at top and bottom even where it does not scroll. Scroll views decide for
    /// themselves by `contentInsetAdjustmentBehavior`; this counts for those that leave it automatic.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { scrollInsetsChanged() } }
    }
    /// Whether the view reaches below bars that content does not shine through, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barContentChanged() } }
    }

    /// Shows a controller where it fits: pushed, beside, or presented, as the nearest container above that has a way of its own does it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = containerThatShows { return container.show(vc, sender: sender) }
        present(vc, animated: true)
    }
    /// Shows a controller where details go: beside, in a split view, or else presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController { return split.showDetailViewController(vc, sender: sender) }
        present(vc, animated: true)
    }

    // MARK: Segues

    /// Goes where the storyboard's segue with an identifier leads. Raises `NSInvalidArgumentException` when there is none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { takeSegue(named: identifier, sender: sender) }
    /// Whether a segue that a control or another object sets off may be taken.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Readies the destination of a segue that is about to be taken.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether the controller takes an unwinding; what it says about the action as such, unless this is overridden.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformAction(action, withSender: sender)
    }
    /// The children that are asked whether they take an unwinding, in that order: all but the one it comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenForUnwinding(source)
    }
    /// The child that an unwinding comes from, itself or one below it; nil when it comes from elsewhere.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { $0.isAbove(source.source) }
    }
    /// Takes away what stands between this controller and the one that an unwinding leads to.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        subsequentVC.goBack()
    }

    // MARK: Presentation

    /// What this controller, or a container above it, presents.
    open var presentedViewController: UIViewController? { controllerPresentedHere }
    /// What presents this controller, or a container above it.
    open var presentingViewController: UIViewController? { controllerPresentingThis }
    /// How much of the screen the controller takes when it is presented.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? .pageSheet : presentation.style }
        set { presentation.style = newValue }
    }
    /// What runs the presentation of the controller, or of the container above it that is presented.
    open var presentationController: UIPresentationController? { presentedContainer.ownPresentationController }
    /// As `presentationController`, where that is a popover's; nil otherwise.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// As `presentationController`, where that is a sheet's; nil otherwise.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// Supplies the presentation controller of the style `custom`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// How the controller would come and go; nothing moves here.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a gesture may not dismiss the controller.
    open var isModalInPresentation = false
    /// Whether styles that cover a context cover this controller.
    open var definesPresentationContext = false
    /// Whether the controller's transition style counts for what is presented in its context.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the controller is being presented at present.
    open var isBeingPresented: Bool { topmostContainer.presentation.isBeingPresented }
    /// Whether the controller is being dismissed at present.
    open var isBeingDismissed: Bool { topmostContainer.presentation.isBeingDismissed }
    /// Puts a controller over this one. It is there when the call returns.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        present(modally: viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Takes away what this controller presents, or the controller itself if it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(animated: flag, completion: completion)
    }

    // MARK: Traits

    /// The traits that the controller inherits and overrides, without what its view overrides.
    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// An appearance for this controller and all below it, instead of the inherited one.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsChanged() } }
    }
    /// Tells that traits are about to change, and hands it on to the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        handOn(newCollection, coordinator)
    }
    /// Tells that the view is about to change its size, in points, and hands it on to the children that fill it.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        handOn(size, coordinator)
    }

    // MARK: What the system shows

    /// How the status bar's text would look over the controller; none is shown here.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar would go away over the controller, as it does where height is compact; none is shown here.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// How the status bar would come and go; nothing moves here.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that is asked for the status bar's style instead.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that is asked instead whether the status bar goes away.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Tells that what the controller says about the status bar changed.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the home indicator may go away.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that is asked instead whether the home indicator may go away.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which the program's gestures go before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The ways up that the controller may be shown; screens here turn regardless.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The way up in which the controller would like to be presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // MARK: Layout guides of bars

    /// What lies below bars at the top of the view.
    open var topLayoutGuide: any UILayoutSupport { layoutSupport(.topBars) }
    /// What lies above bars at the bottom of the view.
    open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottomBars) }
}
