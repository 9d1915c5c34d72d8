import RuntimeReflection

/// Manages a view: loads it, is called as it appears and disappears, and takes part in its layout.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private(set) var loadedView: UIView?
    /// The storyboard's description of the controller.
    var scene: (any ControllerDescription)?
    /// The stage of the view's appearance.
    var appearance = AppearanceStage.disappeared
    /// Whether the view is on screen, appearing or disappearing.
    var isAppeared: Bool { appearance != .disappeared }
    var containment = ContainmentState()
    var presentation = PresentationState()
    /// The traits computed last, once the view is loaded.
    var knownTraits: UITraitCollection?
    /// The traits the parent overrides for this child.
    var traitsFromParent: UITraitOverrides?
    var ownTraitOverrides: UITraitOverrides?
    var traitHandlers: [TraitHandler] = []

    /// Makes a controller whose view a nib describes.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: nil looks for a nib named after the class, and makes a plain view if there is none.
    ///   - nibBundleOrNil: nil for the program's bundle, or that of the class's module.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
        StackOverflow.watch()
    }

    /// Makes a controller from an Interface Builder document; archives are not read.
    public required init?(coder: NSCoder) {
        nibName = coder.documentAttribute("nibName")
        nibBundle = nil
        super.init()
        coder.readDocument(into: self, as: UIViewController.self)
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// The name of the nib that describes the view; nil if none was given.
    open private(set) var nibName: String?
    /// The bundle of the nib; nil if none was given.
    open private(set) var nibBundle: Bundle?
    /// The storyboard the controller was made from; nil for others.
    open var storyboard: UIStoryboard? { scene?.storyboard }
    /// A name for restoring state. Stored; nothing reads it.
    open var restorationIdentifier: String?
    /// Writes the controller's state, to be restored later. Not called: no state is saved here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the controller's state. Not called: no state is saved here.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after all state was restored; not here, where none is saved.
    open func applicationFinishedRestoringState() {}
    /// The title, which bars show: setting it sets the titles of the navigation and the tab bar item.
    open var title: String? {
        didSet { if title != oldValue { titleChanged() } }
    }
    /// The size the controller prefers in a popover, a form sheet or a container, in points; zero, the default, for no
    /// preference.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { reportPreferredContentSize() } }
    }
    /// The preferred size of a child, or of the presented controller, changed; does nothing unless overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size that the constraints in a child's view ask for changed. Nothing calls it by itself; does nothing unless
    /// overridden.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size, in points, of a child when this controller has the given size; the same size unless overridden.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    { parentSize }
    /// Whether the controller is in editing mode. Setting it calls ``setEditing(_:animated:)``, without animation.
    open var isEditing: Bool {
        get { containment.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Starts or ends editing mode and updates the edit button. Overrides update the view and call super.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }
    /// A button that starts and ends editing mode; made when it is first asked for.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    deinit {
        // As in UIView: the last reference is gone, so no other thread can use the controller.
        let letGo: @MainActor (UIViewController) -> Void = { $0.leaveView() }
        unsafeBitCast(letGo, to: ((UIViewController) -> Void).self)(self)
    }

    // MARK: View

    /// The view, loaded when it is first asked for. Raises `UIViewControllerHierarchyInconsistency` for a view that belongs to
    /// another controller.
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
    /// The view; nil while it is not loaded.
    open var viewIfLoaded: UIView? { loadedView }

    private func leaveView() {
        if let loadedView, loadedView.hierarchy.controller === self { loadedView.hierarchy.controller = nil }
    }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: the storyboard's, else that of the nib named at initialization or named after the class, else a plain
    /// view of the screen's size. Overrides set ``view`` and do not call super.
    ///
    /// Raises `NSInternalInconsistencyException` if there is no nib of the given name, or if it does not set the view.
    open func loadView() {
        if !loadViewOfDocument() { view = UIView(frame: UIScreen.main.bounds) }
    }

    /// Loads the view if it is not loaded and calls ``viewDidLoad()``. Raises `NSInternalInconsistencyException` if
    /// ``loadView()`` does not set a view.
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

    /// Called after the view was loaded; does nothing unless overridden.
    open func viewDidLoad() {}
    /// For programs that are short of memory. Nothing calls it.
    open func didReceiveMemoryWarning() {}
    /// Called before the view appears, before it is in its place; does nothing unless overridden.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called while the view appears, in its place with current traits; does nothing unless overridden.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view is on screen; does nothing unless overridden.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears; does nothing unless overridden.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view is off screen; does nothing unless overridden.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews; does nothing unless overridden.
    open func viewWillLayoutSubviews() {}
    /// Called after the view laid out its subviews; does nothing unless overridden.
    open func viewDidLayoutSubviews() {}
    /// Called before the view's first layout and after ``setNeedsUpdateProperties()``, before that of the view; does nothing unless overridden.
    open func updateProperties() {}
    /// Has ``updateProperties()`` called before the next layout, and that of the view.
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    /// Calls ``updateProperties()`` now, as far as it is needed, and that of the view and all below it.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    /// Updates the constraints of the view in one step. Overrides call super last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// Called after a change of the view's layout margins; does nothing unless overridden.
    open func viewLayoutMarginsDidChange() {}
    /// Called after a change of the view's safe area insets; does nothing unless overridden.
    open func viewSafeAreaInsetsDidChange() {}
    open override var next: UIResponder? { loadedView?.superview }
    override var hidesInputs: Bool { keepsInputsAway }

    // MARK: Insets

    /// Added to the safe area insets of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateInsets() } }
    }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``; true by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.updateInsets() } }
    }
    /// The least margins of the view: at the sides 16 points if its root view is narrower than 414 points, otherwise 20.
    ///
    /// - Source: measured on frames recorded by Interface Builder.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SystemMargins.side(inWidth: loadedView?.hierarchyRoot.bounds.width ?? UIScreen.main.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: Children

    /// The children, in the order they were added.
    open private(set) var children: [UIViewController] = []
    /// The container this controller is a child of; nil for none.
    open private(set) weak var parent: UIViewController?

    /// Adds a child, removing it from its present parent, and calls its ``willMove(toParent:)``. The caller adds its view and
    /// calls ``didMove(toParent:)``.
    ///
    /// Raises `UIViewControllerHierarchyInconsistency` if the child's view is displayed in another controller's view, or if the child is this
    /// controller or contains it.
    open func addChild(_ childController: UIViewController) {
        mayAdopt(childController)
        childController.parent?.removeChild(childController)
        childController.containment.isMovingToParent = true
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent and calls ``didMove(toParent:)`` with nil. The caller removes its view.
    open func removeFromParent() {
        parent?.removeChild(self)
        containment.isMovingFromParent = false
        didMove(toParent: nil)
    }

    private func removeChild(_ child: UIViewController) {
        child.dismissGuest()
        children.removeAll { $0 === child }
        child.parent = nil
        child.setTraitsFromParent(nil)
        child.coverWithBars(.zero)
    }

    /// Called before the parent changes; `parent` is nil before a removal. Does nothing unless overridden.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent changed; `parent` is nil after a removal. Does nothing unless overridden.
    open func didMove(toParent parent: UIViewController?) {}

    /// Sets traits that a child has instead of this controller's; nil removes them.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.setTraitsFromParent(collection.map { UITraitOverrides($0.values) })
    }
    /// The traits that a child has instead of this controller's; nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsFromParent.map { UITraitCollection(values: $0.values) }
    }

    /// Takes the secondary controller of a split view over, which has become narrow. Called on the primary controller of a split view of
    /// unspecified style whose delegate does not take it in; does nothing unless overridden.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Gives the secondary controller of a split view back, which has become wide; nil, the default, for the one before.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

    /// Begins the appearance or disappearance of a child, for containers that do not forward it automatically.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { begin(appearing: isAppearing, animated: animated) }
    /// Completes what ``beginAppearanceTransition(_:animated:)`` began.
    open func endAppearanceTransition() { endAppearanceChange() }
    /// Whether children appear and disappear with this controller; true unless overridden.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Whether the controller is being added to a container.
    open var isMovingToParent: Bool { containment.isMovingToParent }
    /// Whether the controller is being removed from its container.
    open var isMovingFromParent: Bool { containment.isMovingFromParent }
    /// Replaces one child's view by another's. Raises `NSInvalidArgumentException` unless both are children
    /// of this controller.
    ///
    /// - Parameters:
    ///   - animations: Runs after the new view was added and before the old one is removed.
    ///   - completion: Called at the end, with false where the animation was removed before.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, duration, options, animations, completion)
    }
    /// Shows the children's views before the controller appears.
    func showContent() {}
    /// The controller and the children that it shows heard that they are about to appear.
    func contentWillAppear() {}
    /// The controller and the children that it shows appeared.
    func contentDidAppear() {}

    // MARK: Navigation and tabs

    /// The nearest navigation controller above this one.
    open var navigationController: UINavigationController? { container(UINavigationController.self) }
    /// The nearest tab bar controller above this one.
    open var tabBarController: UITabBarController? { container(UITabBarController.self) }
    /// The nearest split view controller above this one.
    open var splitViewController: UISplitViewController? { container(UISplitViewController.self) }
    /// The content of a navigation bar while the controller is at the top of a stack; made when it is first asked for.
    open var navigationItem: UINavigationItem { makeNavigationItem() }
    /// The tab in a tab bar; made when it is first asked for.
    open var tabBarItem: UITabBarItem! {
        get { makeTabBarItem() }
        set {
            containment.tabBarItem = newValue
            tabBarItemChanged()
        }
    }
    /// The items of a navigation controller's toolbar while the controller is at the top of its stack; nil for none.
    open var toolbarItems: [UIBarButtonItem]? {
        get { containment.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets ``toolbarItems``, without animation.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        containment.toolbarItems = toolbarItems
        toolbarItemsChanged()
    }
    /// Whether tab bar and toolbar are hidden while the controller is on a navigation stack.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view extends under bars; all by default.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { barContentChanged() } }
    }
    /// Whether the safe area insets the controller's scroll view at top and bottom even if it does not scroll there. It concerns
    /// scroll views whose `contentInsetAdjustmentBehavior` is automatic.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { scrollInsetsChanged() } }
    }
    /// Whether the view also extends under bars that are not translucent; false by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barContentChanged() } }
    }

    /// Shows a controller in the nearest container above that overrides the method, such as a navigation or split view controller; presents it if there
    /// is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = container(overriding: .show) { return container.show(vc, sender: sender) }
        present(vc, animated: true)
    }
    /// Shows a controller in the nearest container above that overrides the method, such as a split view controller, as its detail; presents it if
    /// there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let container = container(overriding: .showDetail) { return container.showDetailViewController(vc, sender: sender) }
        present(vc, animated: true)
    }

    // MARK: Segues

    /// Performs the storyboard's segue with an identifier. Raises `NSInvalidArgumentException` if there is none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { takeSegue(named: identifier, sender: sender) }
    /// Whether a segue triggered by a control or another object may be performed; true unless overridden. Not called for
    /// ``performSegue(withIdentifier:sender:)``, nor for segues without an identifier.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Prepares the destination before a segue is performed; does nothing unless overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether the controller accepts an unwind action; unless overridden, whether it has the method, be it one that menus may not show. Where the
    /// program's symbols do not name the method, `canPerformAction(_:withSender:)` decides.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }
    /// The same, which iOS before version 13 asked; overridden in its place by older programs.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any)
        -> Bool
    {
        ActionDispatch.hasMethod(action, type(of: self)) || canPerformAction(action, withSender: sender)
    }
    /// The children that are asked whether they accept an unwind action, in order: all but the one the action comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenForUnwinding(source)
    }
    /// The child that an unwind action comes from, itself or through a descendant; nil if it comes from elsewhere.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { $0.isAbove(source.source) }
    }
    /// Makes the target of an unwind segue visible, as one step from this controller towards it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        subsequentVC.goBack()
    }

    // MARK: Presentation

    /// The controller that this one, or a container above it, presents; nil for none.
    open var presentedViewController: UIViewController? { controllerPresentedHere }
    /// The controller that presents this one or a container above it; nil for none.
    open var presentingViewController: UIViewController? { controllerPresentingThis }
    /// How the controller covers the screen when it is presented; reading the automatic style returns
    /// ``UIModalPresentationStyle/pageSheet``.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? .pageSheet : presentation.style }
        set { presentation.style = newValue }
    }
    /// Manages the presentation of the controller, or of the presented container above it.
    open var presentationController: UIPresentationController? { presentedContainer.ownPresentationController }
    /// ``presentationController`` if the style is a popover's; nil otherwise.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// ``presentationController`` if the style is a sheet's; nil otherwise.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// Provides the presentation controller for the style `custom`. Held weakly.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The animation of the presentation; from below by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether gestures may not dismiss the controller.
    open var isModalInPresentation = false
    /// Whether the controller decides about the status bar though it does not cover the screen. Stored; full screens decide.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Has all windows ask their controllers again which orientations they support. The device keeps the one that it is held in.
    @available(iOS, introduced: 5.0, deprecated: 16.0, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations().")
    open class func attemptRotationToDeviceOrientation() {}
    /// The interface is about to turn. Nothing calls it; `viewWillTransition(to:with:)` tells.
    @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Implement viewWillTransition(to:with:) instead.")
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// The interface turned. Nothing calls it; `viewWillTransition(to:with:)` tells.
    @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Implement viewWillTransition(to:with:) instead.")
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// The interface is turning. Nothing calls it; `viewWillTransition(to:with:)` tells.
    @available(iOS, introduced: 3.0, deprecated: 8.0, message: "Implement viewWillTransition(to:with:) instead.")
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// How the interface is turned.
    @available(iOS, introduced: 2.0, deprecated: 8.0)
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.environment.interfaceOrientation }
    /// Whether styles that cover the presentation context cover this controller's view.
    open var definesPresentationContext = false
    /// Whether controllers presented in this context take its transition style. Stored; nothing reads it.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the controller, or the outermost container above it, is being presented.
    open var isBeingPresented: Bool { topmostContainer.presentation.isBeingPresented }
    /// Whether the controller, or the outermost container above it, is being dismissed.
    open var isBeingDismissed: Bool { topmostContainer.presentation.isBeingDismissed }
    /// Presents a controller. Without animation, or where no time passes, it is displayed when the call returns.
    ///
    /// Raises `NSInvalidArgumentException` for a controller that is presented already or has a parent. If this controller
    /// presents another one, or is not in a window, the call logs a warning and does nothing.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        present(modally: viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Dismisses the controller that this one presents or, if there is none, this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(animated: flag, completion: completion)
    }

    // MARK: Traits

    /// The inherited traits with this controller's overrides, but not its view's.
    open var traitCollection: UITraitCollection { currentTraits }
    /// Called after a change of traits; does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The appearance of this controller and everything below it; unspecified, the default, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsChanged() } }
    }
    /// The traits are about to change; announces it to the children. Overrides call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(newCollection, coordinator)
    }
    /// The view's size, in points, is about to change; announces it to the children that fill the view. Overrides call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(size, coordinator)
    }

    // MARK: What the system shows

    // MARK: No content

    /// What is shown over the view where there is no content; nil for nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailability.configuration }
        set { contentUnavailability.show(newValue, over: self) }
    }
    private var contentUnavailability = ContentUnavailability()
    /// The state that ``contentUnavailableConfiguration`` is adapted to: the traits, and what is searched for.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }
    /// Calls ``updateContentUnavailableConfiguration(using:)`` at once where the view is loaded.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        if isViewLoaded { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
    }
    /// Sets ``contentUnavailableConfiguration`` for a state. Does nothing unless overridden.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Scroll views and transitions of the system

    /// Names the scroll view whose content bars follow, at the given edges.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for known in [NSDirectionalRectEdge.top, .bottom, .leading, .trailing] where edge.contains(known) {
            contentScrollViews[known.rawValue] = scrollView.map(WeakScrollView.init)
        }
        scrollInsetsChanged()
    }
    /// Names the scroll view whose content bars follow.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// The scroll view that was named for an edge; nil without one.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge.rawValue]?.view }
    private var contentScrollViews: [UInt: WeakScrollView] = [:]

    /// How the controller is shown by another one. Stored; the controller comes as others do.
    open var preferredTransition: UIViewController.Transition?
    /// The presentation controller that shows the controller, or one above it; nil where it is not presented.
    open var activePresentationController: UIPresentationController? {
        presentingViewController == nil ? nil : presentationController
    }
    /// The controller that shows another one at a request: the nearest above that has the method.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.parent).dropFirst().first { $0.canPerformAction(action, withSender: sender) }
    }
    /// Whether the keyboard stays while the controller is presented over what takes text: where it comes as a form.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether the controller is light or dark; unspecified for what is around it. No controller of the system asks.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

    /// The text colour of the status bar, which `UIStatusBarManager` tells; no status bar is drawn.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden; true in compact height unless overridden. No status bar is drawn.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// The animation of the status bar. Not read: no status bar is drawn.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the status bar's style instead.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines instead whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Does nothing unless overridden: no status bar is drawn.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the home indicator may be hidden. Not read: none is drawn.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines instead whether the home indicator may be hidden. Not read: none is drawn.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Does nothing unless overridden: no home indicator is drawn.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Whether the pointer may be locked to the program. Not read: no pointer is.
    open var prefersPointerLocked: Bool { false }
    /// The child that determines instead whether the pointer may be locked. Not read: no pointer is.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Does nothing unless overridden: no pointer is locked.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    /// The edges at which the program's gestures precede the system's. Not read: there are no system gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Does nothing unless overridden: there are no system gestures.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The orientations the controller supports. Read where the program asks the scene for another one; a device that is turned turns the interface
    /// regardless.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation in which the controller is presented. Not read.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the interface may turn. Not read: a change of the screen's size is applied regardless.
    open var shouldAutorotate: Bool { true }
    /// Says that ``supportedInterfaceOrientations`` is another now. The interface turns if the controller fills the screen and does not support the
    /// present orientation.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.windowScene?.supportedOrientationsChanged()
    }

    // MARK: Presentations of the system's controllers

    /// A presentation controller that the class has whatever its style; nil for that of the style.
    func makeSystemPresentationController(_ presenter: UIViewController?) -> UIPresentationController? { nil }
    /// Whether the controller is presented by the nearest controller that defines a presentation context.
    var isPresentedInContext: Bool { modalPresentationStyle == .currentContext || modalPresentationStyle == .overCurrentContext }
    /// The presentation is about to begin: the last moment to refuse it.
    func presentationWillBegin(from source: UIViewController) {}

    // MARK: Focus

    /// Where focus goes inside the controller: its view unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    // MARK: Accessibility

    /// Leaves the screen for an assistive technology. Returns whether it did; false unless overridden. Nothing calls it: none runs here.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does the screen's most useful action for an assistive technology. Returns whether it did; false unless overridden. Nothing calls it.
    @discardableResult
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Scrolls for an assistive technology. Returns whether it did; false unless overridden. Nothing calls it.
    @discardableResult
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Asks for focus to be looked for anew in the controller, if it holds it.
    open func setNeedsFocusUpdate() { viewIfLoaded?.window?.ownFocusSystem?.needUpdate(in: self) }
    /// Looks for focus now, if that was asked for.
    open func updateFocusIfNeeded() { viewIfLoaded?.window?.ownFocusSystem?.updateFocusIfNeeded() }
    /// Whether focus may change; true unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when focus came to or left the controller. Does nothing unless overridden.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Extensions and previews

    /// The extension that the controller belongs to; nil in a program.
    open var extensionContext: NSExtensionContext? { nil }
    /// What a preview of the controller offers, for presses with force.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    // MARK: Activity and focus

    /// The beginning of the names under which the system counts what users do in the controller; nil for none. Stored; nothing is counted.
    open var interactionActivityTrackingBaseName: String?
    /// Whether focus comes back to what had it when the controller was left. Stored; focus is looked for anew.
    open var restoresFocusAfterTransition = true
    /// The tab that shows the controller or one around it; nil for none.
    open var tab: UITab? {
        tabBarController.flatMap { bar in
            bar.allTabs.first { tab in
                var next: UIViewController? = self
                while let controller = next {
                    if tab.hasMade(controller) { return true }
                    next = controller.parent
                }
                return false
            }
        }
    }

    // MARK: Keys

    /// The keys that were added one by one.
    final var addedKeyCommands: [UIKeyCommand] = []

    /// The class that makes the controller anew from saved state. Stored; no state is saved.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    // MARK: Layout guides of bars

    /// The space that bars cover at the top of the view.
    open var topLayoutGuide: any UILayoutSupport { layoutSupport(.topBars) }
    /// The space that bars cover at the bottom of the view.
    open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottomBars) }
}
