/// What views and windows need of the controller that manages a view. `UIViewController` conforms to it.
@MainActor
protocol ViewManager: UIResponder {
    // MARK: The view and its place

    var view: UIView! { get }
    var viewIfLoaded: UIView? { get }
    /// Raises `UIViewControllerHierarchyInconsistency` where the view must not become a subview.
    func mustBelong(in superview: UIView)
    /// The view was added to a window or removed from it.
    func viewMoved(toWindow window: UIWindow?)

    // MARK: Layout

    func updateProperties()
    func updateViewConstraints()
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()

    // MARK: Insets

    /// What bars of containers cover of the view beyond what its place in the window does, in points.
    var containerBarInsets: UIEdgeInsets { get }
    /// What the safe area of the view has beside that, in points.
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
    var viewRespectsSystemMinimumLayoutMargins: Bool { get }
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
    /// Whether the safe area insets a scroll view that leaves it automatic even where it does not scroll.
    var automaticallyAdjustsScrollViewInsets: Bool { get }
    func viewSafeAreaInsetsDidChange()
    /// A scroll view that is the controller's view, or a subview of it, moved its content.
    func contentScrolled(_ scrollView: UIView)
    /// Such a scroll view moved its content, or its content or its size changed: its content may lie at another edge now.
    func contentEdgesChanged(_ scrollView: UIView)
    func viewLayoutMarginsDidChange()

    // MARK: Traits

    /// The traits as of the last time they were worked out; nil until the view has some.
    var knownTraits: UITraitCollection? { get }
    /// Works out the controller's traits from those of the view's place, and returns them.
    func takeTraits(from inherited: UITraitCollection) -> UITraitCollection
    /// The traits with what the controller and its parent override.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection
    /// Calls the controller's trait callbacks if its traits differ from what they were.
    func tellTraitsChanged(from before: UITraitCollection)

    // MARK: A window's root

    /// Memory is scarce: tells the controller, its children and what it presents.
    func receiveMemoryWarning()
    /// The style of the status bar that the controller in front wants, and whether it hides the bar.
    var statusBarLook: (style: UIStatusBarStyle, isHidden: Bool) { get }
    /// Whether the view is on screen.
    var isAppeared: Bool { get }
    /// This controller and those presented over it, as far as they are on screen.
    var managersOnScreen: [any ViewManager] { get }
    func appear(animated: Bool)
    func disappear(animated: Bool)
    /// Dismisses whatever is presented from this controller or from inside of it.
    func dismissAll()
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
