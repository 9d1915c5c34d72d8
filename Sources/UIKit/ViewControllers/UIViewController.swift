/// Manages a view hierarchy: loads it, hears of its appearance and takes part in its layout.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private(set) var loadedView: UIView?
    /// What a storyboard says about the controller.
    var scene: ControllerScene?
    /// Whether the view is on screen.
    var isAppeared = false
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
        nibName = nil
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
            if newValue?.layoutState.traits != nil { newValue?.traitsChanged() }
            newValue?.updateInsets()
        }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: the storyboard's, that of the nib which was named or is named like the class, else a plain one the size of the
    /// screen. Overrides set `view` and do not call this.
    ///
    /// Raises `NSInternalInconsistencyException` when there is no nib of the name, or it leaves the view out.
    open func loadView() { loadDocumentView() }

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
        child.parent = nil
        child.setTraitsFromParent(nil)
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

    // MARK: Layout guides of bars

    /// What lies below bars at the top of the view.
    open var topLayoutGuide: any UILayoutSupport { layoutSupport(.topBars) }
    /// What lies above bars at the bottom of the view.
    open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottomBars) }
}
