import RuntimeReflection

/// Manages a view: loads it, responds to its appearance and disappearance, and takes part in its layout.
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
    /// The traits as last computed, once the view is loaded.
    var knownTraits: UITraitCollection?
    /// The traits that the parent overrides for this child.
    var traitsFromParent: UITraitOverrides?
    var ownTraitOverrides: UITraitOverrides?
    var traitHandlers: [TraitHandler] = []

    /// Makes a controller whose view is loaded from a nib.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The nib's name; nil for a nib named after the class, or a plain view if there is none.
    ///   - nibBundleOrNil: The nib's bundle; nil for the main bundle, or that of the class's module.
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

    /// The name of the nib with the view; nil if none was given.
    open private(set) var nibName: String?
    /// The bundle of the nib; nil if none was given.
    open private(set) var nibBundle: Bundle?
    /// The storyboard the controller was made from; nil for others.
    open var storyboard: UIStoryboard? { scene?.storyboard }
    /// An identifier for state restoration. It reads back what was set; nothing here depends on it.
    open var restorationIdentifier: String?
    /// Encodes the controller's state for restoration. Not called: no state is saved here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the controller's state. Not called: no state is saved here.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after all state was restored; never here, since none is saved.
    open func applicationFinishedRestoringState() {}
    /// The title; setting it sets the titles of the navigation item and the tab bar item.
    open var title: String? {
        didSet { if title != oldValue { titleChanged() } }
    }
    /// The preferred size in a popover, a form sheet or a container, in points; zero, the default, for no preference.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { reportPreferredContentSize() } }
    }
    /// The preferred size of the controller as it is presented, with its bars; zero for no preference.
    var sizeForPresentation: CGSize { preferredContentSize }
    /// Called when the preferred size of a child, or of the presented controller, changed; does nothing unless
    /// overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when the fitting size of a child's constraints changed. UIKit does not call it; does nothing unless
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
    /// A bar button item that starts and ends editing mode; created on first use.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    deinit {
        // As in UIView: the last reference is gone, so no other thread can use the controller.
        let letGo: @MainActor (UIViewController) -> Void = { $0.leaveView() }
        unsafeBitCast(letGo, to: ((UIViewController) -> Void).self)(self)
    }

    // MARK: View

    /// The view, loaded on first use. Setting it raises `UIViewControllerHierarchyInconsistency` for a view that
    /// belongs to another controller.
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

    /// Creates the view: that of the storyboard, or of the nib given at initialization or named after the class, or a
    /// plain view of the screen's size, with flexible width and height. Overrides set ``view`` and do not call super.
    ///
    /// Raises `NSInternalInconsistencyException` if there is no nib of the given name, or if it does not set the view.
    open func loadView() {
        if !loadViewOfDocument() { takeOwnView(UIView(frame: UIScreen.main.bounds)) }
    }

    /// Takes a view that the controller made by itself, which follows the size of its container.
    ///
    /// - Source: public dumps of controllers' views, "autoresize = W+H".
    func takeOwnView(_ made: UIView) {
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
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
        fillScreenAfterLoading()
    }

    /// Called after the view was loaded; does nothing unless overridden.
    open func viewDidLoad() {}
    /// Called when memory is low, after a simulated memory warning; does nothing unless overridden.
    open func didReceiveMemoryWarning() {}
    /// Called before the view appears, before it is added to its superview; does nothing unless overridden.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called while the view appears, after it got its traits and its superview; does nothing unless overridden.
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
    /// Called before the view's first layout and after ``setNeedsUpdateProperties()``, before the view's own method;
    /// does nothing unless overridden.
    open func updateProperties() {}
    /// Schedules ``updateProperties()`` of the controller and of its view before the next layout.
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    /// Calls ``updateProperties()`` of the controller, its view and the view's descendants now, if needed.
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

    /// Insets that are added to the safe area insets of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateInsets() } }
    }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``; true by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.updateInsets() } }
    }
    /// The minimum margins of the view: at the sides 16 points if its root view is narrower than 414 points, otherwise
    /// 20.
    ///
    /// - Source: measured on frames recorded by Interface Builder.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SystemMargins.side(inWidth: loadedView?.hierarchyRoot.bounds.width ?? UIScreen.main.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: Children

    /// The children, in the order in which they were added.
    open private(set) var children: [UIViewController] = []
    /// The container this controller is a child of; nil for none.
    open private(set) weak var parent: UIViewController?

    /// Adds a child, removing it from its former parent, and calls its ``willMove(toParent:)``. The caller adds its
    /// view and calls ``didMove(toParent:)``.
    ///
    /// Raises `UIViewControllerHierarchyInconsistency` if the child's view is in another controller's view, or if the
    /// child is this controller or one of its ancestors.
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

    /// Sets traits that override this controller's for a child; nil removes them.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.setTraitsFromParent(collection.map { UITraitOverrides($0.values) })
    }
    /// The traits that override this controller's for a child; nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsFromParent.map { UITraitCollection(values: $0.values) }
    }

    /// Combines the secondary controller of a split view with this one for compact width. Called on the primary
    /// controller of a split view of unspecified style whose delegate does not do it; does nothing unless overridden.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Returns the secondary controller of a split view for regular width; nil, the default, for the former one.
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
    /// Replaces one child's view by another's. Raises `NSInvalidArgumentException` unless both are children of this
    /// controller.
    ///
    /// - Parameters:
    ///   - animations: Called after the new view was added and before the old one is removed.
    ///   - completion: Called at the end; the argument is false if the animation was removed early.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, duration, options, animations, completion)
    }
    /// Adds the children's views before the controller appears.
    func showContent() {}
    /// Called after `viewWillAppear` of the controller and its shown children.
    func contentWillAppear() {}
    /// Called after `viewDidAppear` of the controller and its shown children.
    func contentDidAppear() {}

    // MARK: Navigation and tabs

    /// The nearest ancestor that is a navigation controller.
    open var navigationController: UINavigationController? { container(UINavigationController.self) }
    /// The nearest ancestor that is a tab bar controller.
    open var tabBarController: UITabBarController? { container(UITabBarController.self) }
    /// The nearest ancestor that is a split view controller.
    open var splitViewController: UISplitViewController? { container(UISplitViewController.self) }
    /// The content of the navigation bar while the controller is on top of a navigation stack; created on first use.
    open var navigationItem: UINavigationItem { makeNavigationItem() }
    /// The item in a tab bar; created on first use.
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
    /// Whether the safe area insets the controller's scroll view at top and bottom even if it does not scroll
    /// vertically. It concerns scroll views whose `contentInsetAdjustmentBehavior` is automatic.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { scrollInsetsChanged() } }
    }
    /// Whether the view also extends under bars that are not translucent; false by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barContentChanged() } }
    }

    /// Shows a controller in the nearest ancestor that overrides the method, such as a navigation or split view
    /// controller; presents it if there is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = container(overriding: .show) { return container.show(vc, sender: sender) }
        present(vc, animated: true)
    }
    /// Shows a controller as a detail in the nearest ancestor that overrides the method, such as a split view
    /// controller; presents it if there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let container = container(overriding: .showDetail) { return container.showDetailViewController(vc, sender: sender) }
        present(vc, animated: true)
    }

    // MARK: Segues

    /// Performs the storyboard's segue with an identifier. Raises `NSInvalidArgumentException` if there is none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { takeSegue(named: identifier, sender: sender) }
    /// Whether a segue triggered by a control or another object may be performed; true unless overridden. Not called
    /// for ``performSegue(withIdentifier:sender:)``, nor for segues without an identifier.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Prepares the destination before a segue is performed; does nothing unless overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether the controller accepts an unwind action; unless overridden, whether it has the method. If the program's
    /// symbols do not contain the method, `canPerformAction(_:withSender:)` decides.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }
    /// The variant of the method for systems before iOS 13, which older programs override.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any)
        -> Bool
    {
        ActionDispatch.hasMethod(action, type(of: self)) || canPerformAction(action, withSender: sender)
    }
    /// The children that are asked whether they accept an unwind action, in order: all but the one that contains the
    /// source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenForUnwinding(source)
    }
    /// The child that contains the source of an unwind action or is it; nil for none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { $0.isAbove(source.source) }
    }
    /// Makes the target of an unwind segue visible, as one step from this controller towards it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        subsequentVC.goBack()
    }

    // MARK: Presentation

    /// The controller that this one, or an ancestor, presents; nil for none.
    open var presentedViewController: UIViewController? { controllerPresentedHere }
    /// The controller that presents this one or an ancestor; nil for none.
    open var presentingViewController: UIViewController? { controllerPresentingThis }
    /// The style of the controller's modal presentation; reading the automatic style returns
    /// ``UIModalPresentationStyle/pageSheet``.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? .pageSheet : presentation.style }
        set { presentation.style = newValue }
    }
    /// The presentation controller of this controller, or of its presented ancestor.
    open var presentationController: UIPresentationController? { presentedContainer.ownPresentationController }
    /// ``presentationController`` if the style is a popover's; nil otherwise.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
    /// ``presentationController`` if the style is a sheet's; nil otherwise.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// The delegate that provides animators, and the presentation controller for the style `custom`. Held weakly.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The animation of the presentation; from below by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the user cannot dismiss the controller by gestures.
    open var isModalInPresentation = false
    /// Whether the controller decides about the status bar although it does not cover the screen. It reads back what
    /// was set; only full-screen controllers decide.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Makes all windows query the supported orientations again. Does nothing: the device's orientation is fixed.
    @available(iOS, introduced: 5.0, deprecated: 16.0, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations().")
    open class func attemptRotationToDeviceOrientation() {}
    /// Called before a rotation on systems before iOS 8. Nothing calls it; `viewWillTransition(to:with:)` is called.
    @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Implement viewWillTransition(to:with:) instead.")
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called after a rotation on systems before iOS 8. Nothing calls it; `viewWillTransition(to:with:)` is called.
    @available(iOS, introduced: 2.0, deprecated: 8.0, message: "Implement viewWillTransition(to:with:) instead.")
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Called during a rotation on systems before iOS 8. Nothing calls it; `viewWillTransition(to:with:)` is called.
    @available(iOS, introduced: 3.0, deprecated: 8.0, message: "Implement viewWillTransition(to:with:) instead.")
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// The interface orientation.
    @available(iOS, introduced: 2.0, deprecated: 8.0)
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.environment.interfaceOrientation }
    /// Whether this controller's view is the one that context presentation styles cover.
    open var definesPresentationContext = false
    /// Whether controllers presented in this context use its transition style. It reads back what was set; nothing here
    /// depends on it.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the controller, or its outermost ancestor, is being presented.
    open var isBeingPresented: Bool { topmostContainer.presentation.isBeingPresented }
    /// Whether the controller, or its outermost ancestor, is being dismissed.
    open var isBeingDismissed: Bool { topmostContainer.presentation.isBeingDismissed }
    /// Presents a controller. Without animation, or if transitions are not animated here, it is shown when the call
    /// returns.
    ///
    /// Raises `NSInvalidArgumentException` for a controller that is already presented or has a parent. If this
    /// controller presents another one, or is not in a window, the call logs a warning and does nothing.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        present(modally: viewControllerToPresent, animated: flag, completion: completion)
    }
    /// The coordinator of the animated transition of the controller or an ancestor, or of the window's present change
    /// of size or traits; nil at other times.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransitionCoordinator }
    /// Dismisses the controller that this one presents or, if there is none, this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(animated: flag, completion: completion)
    }

    // MARK: Traits

    /// The inherited traits with this controller's overrides, but not its view's.
    open var traitCollection: UITraitCollection { currentTraits }
    /// Called after a change of traits; does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The interface style of this controller and its descendants; unspecified, the default, inherits it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsChanged() } }
    }
    /// Called before the traits change; calls the method of the children. Overrides call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(newCollection, coordinator)
    }
    /// Called before the view's size, in points, changes; calls the method of the children that fill the view.
    /// Overrides call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(size, coordinator)
    }

    // MARK: System interface

    // MARK: Unavailable content

    /// The configuration of the view that replaces missing content; nil for none.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailability.configuration }
        set { contentUnavailability.show(newValue, over: self) }
    }
    private var contentUnavailability = ContentUnavailability()
    /// The state that ``contentUnavailableConfiguration`` is updated for: the traits, and the search text.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }
    /// Calls ``updateContentUnavailableConfiguration(using:)`` at once if the view is loaded.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        if isViewLoaded { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
    }
    /// Sets ``contentUnavailableConfiguration`` for a state. Does nothing unless overridden.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Scroll views and system transitions

    /// Sets the scroll view that bars at the given edges follow.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for known in [NSDirectionalRectEdge.top, .bottom, .leading, .trailing] where edge.contains(known) {
            contentScrollViews[known.rawValue] = scrollView.map(WeakScrollView.init)
        }
        scrollInsetsChanged()
    }
    /// Sets the scroll view that bars at all edges follow.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// The scroll view that was set for an edge; nil for none.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge.rawValue]?.view }
    private var contentScrollViews: [UInt: WeakScrollView] = [:]

    /// The preferred animation with which the controller is shown. It reads back what was set; nothing here depends on
    /// it.
    open var preferredTransition: UIViewController.Transition?
    /// The presentation controller that presents the controller or an ancestor; nil if neither is presented.
    open var activePresentationController: UIPresentationController? {
        presentingViewController == nil ? nil : presentationController
    }
    /// The nearest ancestor that implements an action.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.parent).dropFirst().first { $0.canPerformAction(action, withSender: sender) }
    }
    /// Whether the keyboard stays when the controller is presented over the first responder; true for form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The preferred interface style; unspecified for the inherited one. Nothing reads it.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

    /// The style of the status bar, which `UIStatusBarManager` reports; no status bar is drawn.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden; true in compact height unless overridden. No status bar is drawn.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    /// The animation of the status bar. Not read: no status bar is drawn.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the status bar's style instead.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden instead.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Does nothing unless overridden: no status bar is drawn.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the home indicator may be hidden. Not read: none is drawn.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines whether the home indicator may be hidden instead. Not read: none is drawn.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Does nothing unless overridden: no home indicator is drawn.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Whether the pointer may be locked to the program. Not read: pointers are never locked.
    open var prefersPointerLocked: Bool { false }
    /// The child that determines whether the pointer may be locked instead. Not read: pointers are never locked.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Does nothing unless overridden: pointers are never locked.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    /// The edges at which the program's gestures precede the system's. Not read: there are no system gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Does nothing unless overridden: there are no system gestures.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The interface orientations that the controller supports. Read when the program requests another one from the
    /// scene; a rotation of the device is applied regardless.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation in which the controller is presented. Not read.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the interface may rotate. Not read: a change of the screen's size is applied regardless.
    open var shouldAutorotate: Bool { true }
    /// Reports a change of ``supportedInterfaceOrientations``. The interface rotates if the controller fills the screen
    /// and does not support the present orientation.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.windowScene?.supportedOrientationsChanged()
    }

    // MARK: Hooks for the system's controllers

    /// A presentation controller that the class uses for every style; nil for the default one of the style.
    func makeSystemPresentationController(_ presenter: UIViewController?) -> UIPresentationController? { nil }
    /// Whether the presenting controller is the nearest one that defines a presentation context.
    var isPresentedInContext: Bool { modalPresentationStyle == .currentContext || modalPresentationStyle == .overCurrentContext }
    /// Called before the presentation begins; it may raise an exception.
    func presentationWillBegin(from source: UIViewController) {}

    // MARK: Focus

    /// The environments inside the controller that focus prefers, in order: its view unless overridden.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    // MARK: Accessibility

    /// Dismisses the controller on behalf of an assistive technology. Returns whether it did; false unless overridden.
    /// Nothing calls it: none runs here.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the screen's main action on behalf of an assistive technology. Returns whether it did; false unless
    /// overridden. Nothing calls it.
    @discardableResult
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Scrolls on behalf of an assistive technology. Returns whether it did; false unless overridden. Nothing calls it.
    @discardableResult
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Requests a focus update, if the controller contains the focused item.
    open func setNeedsFocusUpdate() { viewIfLoaded?.window?.ownFocusSystem?.needUpdate(in: self) }
    /// Updates focus now, if an update was requested.
    open func updateFocusIfNeeded() { viewIfLoaded?.window?.ownFocusSystem?.updateFocusIfNeeded() }
    /// Whether focus may move; true unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after focus moved to or from the controller. Does nothing unless overridden.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Extensions and previews

    /// The extension that the controller belongs to; nil in a program.
    open var extensionContext: NSExtensionContext? { nil }
    /// The actions of a preview of the controller, for force presses.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    // MARK: Activity and focus

    /// Whether focus returns to the last focused item after a transition. It reads back what was set; focus is searched
    /// anew.
    open var restoresFocusAfterTransition = true
    /// The tab that shows the controller or an ancestor; nil for none.
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

    // MARK: Key commands

    /// The key commands that were added individually.
    final var addedKeyCommands: [UIKeyCommand] = []

    /// The class that recreates the controller from saved state. It reads back what was set; no state is saved.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    // MARK: Layout guides of bars

    /// A guide whose bottom is below the bars at the top of the view.
    open var topLayoutGuide: any UILayoutSupport { layoutSupport(.topBars) }
    /// A guide whose top is above the bars at the bottom of the view.
    open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottomBars) }
}
