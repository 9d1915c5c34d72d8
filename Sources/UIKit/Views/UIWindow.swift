import RuntimeReflection

/// The root of a hierarchy of views that is on a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The height at which a window floats above others.
    public struct Level: Hashable, Equatable, _UIKitNumericRawRepresentable, Sendable {
        /// The height above windows of the level 0.
        public var rawValue: CGFloat
        /// Makes a level of a height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level of a height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of a program's windows.
        public static let normal = Level(0)
        /// The level of the status bar.
        public static let statusBar = Level(1000)
        /// The level of alerts, above the status bar.
        public static let alert = Level(2000)
    }

    override var windowOfSubviews: UIWindow? { hierarchy.superview == nil ? self : hierarchy.window }

    /// The screen the window is on.
    open var screen: UIScreen { windowScreen }
    /// The window's height above others; `normal` by default.
    open var windowLevel = UIWindow.Level.normal
    /// The scene of the window; in a program without scenes, the one to which all windows belong.
    open var windowScene: UIWindowScene? {
        get { scene ?? UIApplication.shared.sceneOfOtherWindows }
        set { scene = newValue }
    }
    private weak var scene: UIWindowScene?
    /// What the scene has in place of the screen's traits.
    var overridesOfScene: UITraitOverrides? { (scene ?? UIApplication.existing?.sceneOfOtherWindows)?.ownOverrides }
    /// Whether this window takes keyboard events. At most one window is key.
    open var isKeyWindow: Bool { Self.key === self }
    /// Whether the window may become key; true unless overridden.
    open var canBecomeKey: Bool { true }

    /// The controller whose view fills the window. Setting it replaces the view in the window.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerChanged(from: oldValue) }
    }

    /// The root controller, as windows and views see it.
    var rootManager: (any ViewManager)? { rootViewController }

    open override var undoManager: UndoManager? { windowUndoManager }
    private lazy var windowUndoManager = UndoManager()

    /// The responder that the keyboard types into.
    weak var firstResponder: UIResponder?
    /// Set while the first responder resigns for another, or leaves the window.
    var isExchangingResponder = false
    /// The object that typing goes to.
    package var keyboardReceiver: (any UIKeyInput)? { firstResponder as? any UIKeyInput }
    package var windowScreen = UIScreen.main {
        didSet {
            traitsChanged()
            updateInsets()
        }
    }
    /// Made when focus is first asked for.
    var focusSystemOfWindow: UIFocusSystem?
    /// The change of size or traits that is going on.
    var transition: WindowTransition?
    var keyboardFollowers = KeyboardFollowers()
    /// The part of the window that bars and corners cover, where it differs from the screen's.
    package var ownSafeAreaInsets: UIEdgeInsets? {
        didSet { updateInsets() }
    }
    /// The fractions of a point that frames are rounded to, where it differs from the screen's pixels. Sizes of contents stay those of the
    /// screen. To be set before the first layout.
    @exclusivity(unchecked) package var frameScale: CGFloat? {
        didSet { UIWindow.frameScaleChanges += 1 }
    }
    /// How often such fractions were set in all windows.
    @exclusivity(unchecked) private(set) static var frameScaleChanges = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        StackOverflow.watch()
        isHidden = true
        join()
    }

    /// Makes a window of a scene, which fills the scene.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.coordinateSpace.bounds)
        scene = windowScene
    }

    /// Whether the log says that the window was drawn while nobody had made it visible.
    private var isToldHidden = false

    /// Writes to the log, once, that the window is drawn though it is hidden: its controllers have not appeared.
    package func tellIfHidden() {
        guard isHidden, !isToldHidden else { return }
        isToldHidden = true
        LayoutWarning.sink(
            "[UIKit] \(description) is drawn while it is hidden, so that its root view controller has not appeared: call "
                + "makeKeyAndVisible(), or set isHidden to false, before drawing it.")
    }

    /// Makes a window as large as the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Makes a window from an Interface Builder document; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        join()
        coder.readDocument(into: self, as: UIWindow.self)
    }

    /// Takes over what the screen covers, and takes part in what the end of a transaction brings up to date once the window is shown.
    private func join() {
        Self.open.removeAll { $0.window == nil }
        Self.open.append(Entry(window: self))
        layer.setScreenRoot(!isHidden)
        updateInsets()
        CATransaction.setFlushHandler {
            MainActor.assumeIsolated { UIWindow.flush() }
        }
    }

    /// Makes the window key in the place of the one that is; does nothing if the window is key already or ``canBecomeKey`` is false.
    open func makeKey() { takeKey() }

    /// Called when the window became key, never by programs. Posts ``didBecomeKeyNotification``; overrides call the superclass's method.
    open func becomeKey() { NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self) }

    /// Called when another window became key, never by programs. Posts ``didResignKeyNotification``; overrides call the superclass's method.
    open func resignKey() { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self) }

    /// Shows the window and makes it key.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        showRootViewController()
    }

    open override var isHidden: Bool {
        didSet {
            layer.setScreenRoot(!isHidden)
            if isHidden != oldValue {
                let name = isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
                NotificationCenter.default.post(name: name, object: self)
            }
            guard !isHidden else { return inputsChanged() }
            CATransaction.observeRunLoop()
            showRootViewController()
            inputsChanged()
        }
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// Views of the keyboard stay in front.
    override func highestPlace(for view: UIView) -> Int {
        let hosts = view is InputSetHostView ? 0 : subviews.reversed().prefix { $0 is InputSetHostView }.count
        return subviews.count - hosts
    }

    /// A window that does not fill its screen has the size classes of its own size.
    override func boundsSizeChanged() { traitsChanged() }

    /// Hands the event's touches to the views they belong to.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    private func rootViewControllerChanged(from old: (any ViewManager)?) {
        guard old !== rootManager else { return }
        old?.dismissAll()
        old?.viewIfLoaded?.removeFromSuperview()
        old?.disappear(animated: false)
        guard let view = rootManager?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        if !isHidden { showRootViewController() }
    }

    private func showRootViewController() {
        guard let controller = rootManager, !controller.isAppeared else { return }
        controller.appear(animated: false)
    }

    // MARK: The key window

    /// The window that takes keyboard events.
    package private(set) static weak var key: UIWindow?

    private func takeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        let previous = Self.key
        Self.key = self
        previous?.resignKey()
        if isKeyWindow { becomeKey() }
    }

    // MARK: All windows

    private struct Entry {
        weak var window: UIWindow?
    }
    private static var open: [Entry] = []

    /// The windows alive, in the order they were made.
    package static var all: [UIWindow] {
        open.removeAll { $0.window == nil }
        return open.compactMap(\.window)
    }

    /// The windows alive by their levels, those of a level in the order they were made.
    static var backToFront: [UIWindow] {
        let windows = all
        let order = windows.indices.sorted { (windows[$0].windowLevel.rawValue, $0) < (windows[$1].windowLevel.rawValue, $1) }
        return order.map { windows[$0] }
    }

    /// How often a window was brought up to date at the end of a turn.
    package private(set) static var commits = 0
    private static var isFlushing = false

    /// Brings the constraints, the layout and the display of visible windows up to date, where something changed, as the end of a turn of
    /// the run loop does.
    package static func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        for window in all where !window.isHidden && window.isOutOfDate {
            commits += 1
            window.layoutIfNeeded()
        }
        guard CALayer.takeDisplayRequests() else { return }
        for window in all where !window.isHidden { window.layer.displayTree() }
    }
}
