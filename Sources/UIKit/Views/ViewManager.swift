/// The interface through which views and windows use the controller that manages a view. `UIViewController` conforms to
/// it.
@MainActor
protocol ViewManager: UIResponder {
    // MARK: The view and its place

    var view: UIView! { get }
    var viewIfLoaded: UIView? { get }
    /// Raises `UIViewControllerHierarchyInconsistency` if the view must not become a subview.
    func mustBelong(in superview: UIView)
    /// Called when the view was added to a window or removed from it.
    func viewMoved(toWindow window: UIWindow?)

    // MARK: Layout

    func updateProperties()
    func updateViewConstraints()
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()

    // MARK: Insets

    /// The insets that containers' bars add to the view's safe area, in points.
    var containerBarInsets: UIEdgeInsets { get }
    /// Further insets of the view's safe area, in points.
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
    var viewRespectsSystemMinimumLayoutMargins: Bool { get }
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
    /// Whether the safe area insets a scroll view whose adjustment behaviour is automatic at top and bottom even if it
    /// does not scroll; the scroll view is the controller's view or a subview of it.
    func insetsContent(_ scrollView: UIView) -> Bool
    /// Whether the controller hears of its view's safe area at once; otherwise, until it has appeared, before the next
    /// layout.
    var hearsOfSafeAreaAtOnce: Bool { get }
    func viewSafeAreaInsetsDidChange()
    /// Called when a scroll view that is the controller's view, or a subview of it, scrolled.
    func contentScrolled(_ scrollView: UIView)
    /// Called when such a scroll view scrolled, or its content size or bounds changed, so that its content may be at
    /// another edge.
    func contentEdgesChanged(_ scrollView: UIView)
    func viewLayoutMarginsDidChange()

    // MARK: Traits

    /// The traits as last computed; nil before that.
    var knownTraits: UITraitCollection? { get }
    /// Computes the controller's traits from those of the view's superview, and returns them.
    func takeTraits(from inherited: UITraitCollection) -> UITraitCollection
    /// The traits with the overrides of the controller and its parent.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection
    /// Calls the controller's trait callbacks if its traits differ from the former ones.
    func tellTraitsChanged(from before: UITraitCollection)

    // MARK: The root controller of a window

    /// Forwards a memory warning to the controller, its children and its presented controller.
    func receiveMemoryWarning()
    /// The status bar style that the frontmost controller prefers, and whether it hides the bar.
    var statusBarLook: (style: UIStatusBarStyle, isHidden: Bool) { get }
    /// Puts the view into a window, which it fills, and returns the subview of the window that contains it.
    func fill(_ window: UIWindow) -> UIView
    /// Whether the view is on screen.
    var isAppeared: Bool { get }
    /// This controller and those presented over it that are on screen.
    var managersOnScreen: [any ViewManager] { get }
    func appear(animated: Bool)
    func disappear(animated: Bool)
    /// Dismisses all controllers presented from this controller or its children.
    func dismissAll()
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
