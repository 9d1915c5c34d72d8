import RuntimeReflection

/// The root of a view hierarchy on a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The position of a window in front of or behind others.
    public struct Level: Hashable, Equatable, _UIKitNumericRawRepresentable, Sendable {
        /// The position; windows of higher levels are in front.
        public var rawValue: CGFloat
        /// Makes a level.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level.
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
    /// The window's level; `normal` by default.
    open var windowLevel = UIWindow.Level.normal
    /// The scene of the window; in a program without scenes, the one to which all windows belong.
    open var windowScene: UIWindowScene? {
        get { scene ?? UIApplication.shared.sceneOfOtherWindows }
        set { scene = newValue }
    }
    private weak var scene: UIWindowScene?
    /// The traits that the scene overrides.
    var overridesOfScene: UITraitOverrides? { (scene ?? UIApplication.existing?.sceneOfOtherWindows)?.ownOverrides }
    /// Whether this window receives keyboard events. At most one window is key.
    open var isKeyWindow: Bool { Self.key === self }
    /// Whether the window may become key; true unless overridden.
    open var canBecomeKey: Bool { true }

    /// The controller whose view fills the window. Setting it replaces the view in the window.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerChanged(from: oldValue) }
    }

    /// The subview that contains the root view controller's view.
    private weak var rootStage: UIView?
    /// The root view controller as windows and views use it.
    var rootManager: (any ViewManager)? { rootViewController }

    open override var undoManager: UndoManager? { windowUndoManager }
    private lazy var windowUndoManager = UndoManager()

    /// The responder that receives keyboard input.
    weak var firstResponder: UIResponder?
    /// Whether the first responder is being replaced by another one, or is leaving the window.
    var isExchangingResponder = false
    /// The object that typed text is inserted into.
    package var keyboardReceiver: (any UIKeyInput)? { firstResponder as? any UIKeyInput }
    package var windowScreen = UIScreen.main {
        didSet {
            traitsChanged()
            updateInsets()
        }
    }
    /// Created on first use.
    var focusSystemOfWindow: UIFocusSystem?
    /// The change of size or traits that is in progress.
    var transition: WindowTransition?
    var keyboardFollowers = KeyboardFollowers()
    /// The window's safe area insets if they differ from the screen's.
    package var ownSafeAreaInsets: UIEdgeInsets? {
        didSet { updateInsets() }
    }
    /// The scale that frames are rounded to, if it differs from the screen's. Intrinsic content sizes are still rounded
    /// to the screen's pixels. To be set before the first layout.
    @exclusivity(unchecked) package var frameScale: CGFloat? {
        didSet { UIWindow.frameScaleChanges += 1 }
    }
    /// The number of times that a frame scale was set in any window.
    @exclusivity(unchecked) private(set) static var frameScaleChanges = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        StackOverflow.watch()
        isHidden = true
        join()
    }

    /// Makes a window that fills a scene.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.coordinateSpace.bounds)
        scene = windowScene
    }

    /// Whether the warning about drawing a hidden window was already logged.
    private var isToldHidden = false

    /// Logs a warning, once, that the window is drawn although it is hidden: its controllers have not appeared.
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

    /// Registers the window, and takes over the screen's insets; visible windows are updated at the end of each
    /// transaction.
    private func join() {
        Self.open.removeAll { $0.window == nil }
        Self.open.append(Entry(window: self))
        layer.setScreenRoot(!isHidden)
        updateInsets()
        CATransaction.setFlushHandler {
            MainActor.assumeIsolated { UIWindow.flush() }
        }
    }

    /// Makes the window key instead of the present key window; does nothing if the window is already key or
    /// ``canBecomeKey`` is false.
    open func makeKey() { takeKey() }

    /// Called when the window became key, never by programs. Posts ``didBecomeKeyNotification``; overrides call super.
    open func becomeKey() { NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self) }

    /// Called when another window became key, never by programs. Posts ``didResignKeyNotification``; overrides call
    /// super.
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

    /// The views of the keyboard stay in front.
    override func highestPlace(for view: UIView) -> Int {
        let hosts = view is InputSetHostView ? 0 : subviews.reversed().prefix { $0 is InputSetHostView }.count
        return subviews.count - hosts
    }

    /// A window that does not fill its screen has the size classes of its own size.
    override func boundsSizeChanged() { traitsChanged() }

    /// Dispatches the event's touches to their views.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    private func rootViewControllerChanged(from old: (any ViewManager)?) {
        guard old !== rootManager else { return }
        old?.dismissAll()
        old?.viewIfLoaded?.removeFromSuperview()
        rootStage?.removeFromSuperview()
        old?.disappear(animated: false)
        rootStage = rootManager?.fill(self)
        guard rootStage != nil else { return }
        if !isHidden { showRootViewController() }
    }

    private func showRootViewController() {
        guard let controller = rootManager, !controller.isAppeared else { return }
        controller.appear(animated: false)
    }

    // MARK: The key window

    /// The window that receives keyboard events.
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

    /// All existing windows, in the order of their creation.
    package static var all: [UIWindow] {
        open.removeAll { $0.window == nil }
        return open.compactMap(\.window)
    }

    /// All existing windows by level, those of the same level in the order of their creation.
    static var backToFront: [UIWindow] {
        let windows = all
        let order = windows.indices.sorted { (windows[$0].windowLevel.rawValue, $0) < (windows[$1].windowLevel.rawValue, $1) }
        return order.map { windows[$0] }
    }

    /// The number of times that a window was updated at the end of a run loop turn.
    package private(set) static var commits = 0
    private static var isFlushing = false

    /// Updates constraints, layout and display of visible windows if something changed, as at the end of a turn of the
    /// run loop.
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
