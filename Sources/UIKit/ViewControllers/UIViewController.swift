/// Manages a view hierarchy: loads it, hears of its appearance and takes part in its layout.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    /// Whether the view is on screen.
    var isAppeared = false

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// The name of the nib the view comes from.
    open private(set) var nibName: String?
    /// A title for bars.
    open var title: String?

    // MARK: View

    /// The view the controller manages, loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.hierarchy.controller = nil
            loadedView = newValue
            newValue?.hierarchy.controller = self
            newValue?.updateInsets()
        }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: a plain one the size of the screen. Overrides set `view` and do not call this.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

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
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UIScreen.main.traitCollection }
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
        let width = loadedView?.hierarchyRoot.bounds.width ?? UIScreen.main.bounds.width
        let side: CGFloat = width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: Children

    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    /// Traits the parent overrides for this child.
    var traitOverridesFromParent: UITraitCollection.Values? { parent?.childTraits[ObjectIdentifier(self)] }
    private var childTraits: [ObjectIdentifier: UITraitCollection.Values] = [:]

    open func addChild(_ childController: UIViewController) {
        childController.parent?.removeChild(childController)
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.removeChild(self)
        didMove(toParent: nil)
    }

    private func removeChild(_ child: UIViewController) {
        children.removeAll { $0 === child }
        childTraits[ObjectIdentifier(child)] = nil
        child.parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Makes a child see other traits than its parent.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childTraits[ObjectIdentifier(childViewController)] = collection?.values
        childViewController.viewIfLoaded?.traitsChanged()
    }

    // MARK: Appearance

    /// Runs the callbacks of coming on screen, with a layout between them, for this controller and for children whose views are shown in it.
    func appear(animated: Bool) {
        guard !isAppeared else { return }
        isAppeared = true
        loadViewIfNeeded()
        viewWillAppear(animated)
        viewIsAppearing(animated)
        for child in children where child.viewIfLoaded?.window != nil { child.appear(animated: animated) }
        view.window?.layoutIfNeeded()
        viewDidAppear(animated)
    }

    /// Runs the callbacks of going off screen, children first.
    func disappear(animated: Bool) {
        guard isAppeared else { return }
        isAppeared = false
        viewWillDisappear(animated)
        for child in children { child.disappear(animated: animated) }
        viewDidDisappear(animated)
    }

    /// The view came into a window or left it: a child's comes and goes with it.
    func viewMoved(toWindow window: UIWindow?) {
        guard let parent else { return }
        if window == nil { disappear(animated: false) } else if parent.isAppeared { appear(animated: false) }
    }
}
