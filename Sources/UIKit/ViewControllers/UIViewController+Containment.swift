/// A controller's state as a child of containers.
struct ContainmentState {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    /// Whether the controller is in editing mode.
    var isEditing = false
    var editButtonItem: UIBarButtonItem?
    /// The insets that containers' bars add to the view's safe area, in points.
    var barInsets = UIEdgeInsets.zero
    /// Whether the appearance change that the program began is animated.
    var animatesAppearance = false
    var isMovingToParent = false
    var isMovingFromParent = false
}

extension UIViewController {
    /// Sets the insets that the container's bars add to the view's safe area.
    func coverWithBars(_ insets: UIEdgeInsets) {
        guard containment.barInsets != insets else { return }
        containment.barInsets = insets
        loadedView?.updateInsets()
    }

    /// Raises `UIViewControllerHierarchyInconsistency` if a child's view is added to the view of a controller other
    /// than its parent.
    func mustBelong(in superview: UIView) {
        guard let parent, let owner = superview.owningController, owner !== parent else { return }
        raiseInconsistency(with: owner, "actual parent is:\(LayoutText.reference(parent))")
    }

    /// Raises `UIViewControllerHierarchyInconsistency` if a controller whose view is in another controller's view
    /// becomes a child of this one, or if the child is this controller or one of its ancestors.
    ///
    /// - Source: Apple documents no message for a controller inside itself; the second message is Cairn's.
    func mayAdopt(_ child: UIViewController) {
        if sequence(first: self, next: \.parent).contains(where: { $0 === child }) {
            raise(
                "UIViewControllerHierarchyInconsistency",
                "child view controller:\(LayoutText.reference(child)) cannot be a child of \(LayoutText.reference(self)), which is "
                    + (child === self ? "the same controller" : "inside it"))
        }
        guard child.parent == nil, let view = child.viewIfLoaded, view.window != nil,
            let owner = view.superview?.owningController, owner !== self
        else { return }
        child.raiseInconsistency(with: owner, "requested parent is:\(LayoutText.reference(self))")
    }

    private func raiseInconsistency(with owner: UIViewController, _ found: String) -> Never {
        raise(
            "UIViewControllerHierarchyInconsistency",
            "child view controller:\(LayoutText.reference(self)) should have parent view controller:"
                + "\(LayoutText.reference(owner)) but \(found)")
    }

    /// Raises `UIViewControllerHierarchyInconsistency` for a view that belongs to another controller.
    func mayTake(_ view: UIView) {
        guard let owner = view.hierarchy.controller as? UIViewController, owner !== self else { return }
        raise(
            "UIViewControllerHierarchyInconsistency",
            "A view can only be associated with at most one view controller at a time! View \(view) is associated with "
                + "\(LayoutText.reference(owner)). Clear this association before associating this view with "
                + "\(LayoutText.reference(self)).")
    }

    /// The nearest ancestor of a class.
    func container<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        var next = parent
        while let controller = next {
            if let found = controller as? Container { return found }
            next = controller.parent
        }
        return nil
    }

    /// The outermost container, or the controller itself.
    var topmostContainer: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Requests a layout of all ancestor containers after a change that their bars depend on.
    func barContentChanged() {
        var next: UIViewController? = self
        while let controller = next {
            if controller is any ContentArranging { controller.loadedView?.setNeedsLayout() }
            next = controller.parent
        }
    }

    // MARK: Bar items

    func makeNavigationItem() -> UINavigationItem {
        if let item = containment.navigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        containment.navigationItem = item
        return item
    }

    func makeTabBarItem() -> UITabBarItem {
        if let item = containment.tabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        containment.tabBarItem = item
        return item
    }

    /// Copies the title to the items that bars show.
    func titleChanged() {
        containment.navigationItem?.title = title
        containment.tabBarItem?.title = title
        (parent as? UINavigationController)?.titleChanged(of: self)
    }

    func tabBarItemChanged() { container(UITabBarController.self)?.tabItemsChanged() }

    func toolbarItemsChanged() {
        guard let navigation = navigationController, navigation.topViewController === self else { return }
        navigation.showToolbarItems()
    }

    // MARK: Frames

    /// Whether the view extends under a bar at an edge.
    func extends(under edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
}

/// A container that lays out its bars and its children's views.
@MainActor
protocol ContentArranging: UIViewController {
    func arrangeContent()
}

/// The view of a container.
class UILayoutContainerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (hierarchy.controller as? any ContentArranging)?.arrangeContent()
    }

    private var navigation: UINavigationController? { hierarchy.controller as? UINavigationController }
    private var split: UISplitViewController? { hierarchy.controller as? UISplitViewController }
    override func prepareRecognizers() {
        navigation?.preparePopRecognizer()
        split?.prepareEdgeRecognizer()
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation?.mayBegin(gestureRecognizer) ?? split?.mayBegin(gestureRecognizer) ?? true
    }
}

/// The superview of the views that a container shows one after the other, and the container view of presentations.
class UITransitionView: UIView {
    /// The presentation controller, if the view is a presentation's container view.
    weak var course: UIPresentationController?

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        course?.mayBegin(gestureRecognizer) ?? true
    }

    override func takesDrag(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool {
        course?.takesDrag(axis, translation) ?? false
    }

    override func precedesScrolling(_ translation: CGPoint) -> Bool { course?.precedesScrolling(translation) ?? false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // Touches beside the view of a window's root controller are the window's.
        if hit === self, superview is UIWindow, course == nil { return nil }
        guard let hit, let course, hit === self || hit === course.outside, course.passesTouch(at: point, in: self) else {
            return hit
        }
        return nil
    }

    private var hasOtherTraits = false

    /// The covering style is updated at layout, when the traits of all views are up to date.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard course != nil else { return }
        hasOtherTraits = true
        setNeedsLayout()
    }

    override func layoutSubviews() {
        if hasOtherTraits { course?.presentedViewController.followCoveringStyle() }
        hasOtherTraits = false
        course?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        course?.containerViewDidLayoutSubviews()
        course?.presentedViewMoved()
    }
}

/// The superview of the views that a navigation controller shows one after the other.
final class UINavigationTransitionView: UITransitionView {}

/// The superview of a child's view in a container.
final class UIViewControllerWrapperView: UIView {
    /// Adds a wrapper to a superview, and then a child's view to the wrapper, which it fills: this way the child's view
    /// gets its window and its traits at once.
    ///
    /// - Parameters:
    ///   - frame: The wrapper's frame; the superview's bounds unless given.
    ///   - index: The wrapper's index among the subviews; on top if nil.
    @discardableResult
    static func add(
        _ view: UIView, to superview: UIView, frame: CGRect? = nil, at index: Int? = nil
    ) -> UIViewControllerWrapperView {
        let wrapper = UIViewControllerWrapperView(frame: frame ?? superview.bounds)
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.insertSubview(wrapper, at: index ?? superview.subviews.count)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = wrapper.bounds
        wrapper.addSubview(view)
        return wrapper
    }

    /// Shows a child's view as the only one in a superview. If the view is already there, it does not leave its window.
    static func show(_ view: UIView, aloneIn superview: UIView) {
        let wrapper = add(view, to: superview)
        for other in superview.subviews where other !== wrapper { other.removeFromSuperview() }
    }
}

extension UIView {
    /// The controller whose view is this view or its nearest ancestor with a controller.
    fileprivate var owningController: UIViewController? {
        sequence(first: self) { $0.hierarchy.superview }.lazy.compactMap { $0.hierarchy.controller as? UIViewController }.first
    }
}
