/// A scene that shows windows on a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable, TraitObserving {
    /// The screen of the scene's windows.
    open var screen: UIScreen { .main }
    /// The scene's windows, visible or not, from back to front.
    open var windows: [UIWindow] { UIWindow.backToFront.filter { $0.windowScene === self } }
    /// The window that receives keyboard events, if it is one of the scene's.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The orientation of the interface, as far as the screen's size determines it.
    open var interfaceOrientation: UIInterfaceOrientation { screen.environment.interfaceOrientation }
    /// The scene's coordinate space, which is that of its screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The traits that windows of the scene inherit.
    open var traitCollection: UITraitCollection {
        screen.traitCollection.overridden(style: .unspecified, by: ownOverrides)
    }
    /// Traits that override those of the screen for the scene's windows.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/traitoverrides
    open var traitOverrides: UITraitOverrides {
        get { ownOverrides ?? UITraitOverrides() }
        set { change(newValue) }
    }
    private(set) var ownOverrides: UITraitOverrides?
    var traitHandlers: [TraitHandler] = []

    private func change(_ overrides: UITraitOverrides) {
        let before = traitCollection
        ownOverrides = overrides
        guard before != traitCollection else { return }
        tellTraitsChanged(from: before, to: traitCollection)
        for window in windows { window.traitsChanged() }
    }
    /// Called after the traits changed. Does nothing unless overridden.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The service that provides PDF documents for screenshots. Nothing uses it: there are no screenshots here.
    open var screenshotService: UIScreenshotService? { screenshots }
    private lazy var screenshots = UIScreenshotService(self)
    /// The limits of the scene's size; nil, because scenes fill their screen here.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// The manager of the scene's status bar.
    open var statusBarManager: UIStatusBarManager? { bar }
    private lazy var bar = UIStatusBarManager(of: self)

    /// Whether the scene fills the screen: always here.
    open var isFullScreen: Bool { true }
    /// The subtitle in the app switcher. It reads back what was set; there is no app switcher here.
    open var subtitle = ""
    /// The state of the scene's pointer lock.
    open var pointerLockState: UIPointerLockState? { pointerLock }
    private lazy var pointerLock = UIPointerLockState()
    /// The controls of the scene's window. It reads back what was set; windows of scenes have no controls.
    open var windowingBehaviors: UISceneWindowingBehaviors? { behaviors }
    private lazy var behaviors = UISceneWindowingBehaviors()

    // MARK: Geometry

    /// The present geometry of the scene.
    open var effectiveGeometry: UIWindowScene.Geometry { UIWindowScene.Geometry(of: self) }

    /// Requests another orientation of the interface, as if the user rotated the device. It takes effect at once if the
    /// controller that fills the key window supports one of the requested orientations.
    ///
    /// - Parameter errorHandler: Called if the request is denied, or if the preferences are those of another system.
    /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)
    open func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let preferences = geometryPreferences as? UIWindowScene.GeometryPreferences.iOS else {
            errorHandler?(UISceneError(.geometryRequestUnsupported))
            return
        }
        let supported = supportedOrientations
        let asked = preferences.interfaceOrientations.isEmpty ? supported : preferences.interfaceOrientations
        if !turn(to: asked.intersection(supported)) { errorHandler?(UISceneError(.geometryRequestDenied)) }
    }

    /// The orientations that the frontmost full-screen controller supports.
    var supportedOrientations: UIInterfaceOrientationMask {
        var controller = (keyWindow ?? windows.last)?.rootViewController
        while let presented = controller?.presentedViewController, presented.modalPresentationStyle == .fullScreen {
            controller = presented
        }
        let all = UIApplication.shared.supportedInterfaceOrientations(for: keyWindow ?? windows.last)
        return controller?.supportedInterfaceOrientations.intersection(all) ?? all
    }

    /// Rotates the screen to one of the orientations, unless it already has one. Returns whether that is possible.
    @discardableResult
    func turn(to orientations: UIInterfaceOrientationMask) -> Bool {
        guard let environment = screen.environment.turned(to: orientations) else { return false }
        if environment.interfaceOrientation != interfaceOrientation { screen.environment = environment }
        return true
    }

    /// Rotates the interface if the frontmost controller no longer supports the present orientation.
    func supportedOrientationsChanged() { turn(to: supportedOrientations) }

    /// Notifies the delegate after the screen rotated or its settings changed.
    func screenChanged(from old: ScreenEnvironment) {
        let (new, before) = (screen.environment, UITraitCollection(values: old.traits))
        guard new.size != old.size || new.traits != old.traits else { return }
        if new.traits != old.traits { tellTraitsChanged(from: before, to: traitCollection) }
        (delegate as? any UIWindowSceneDelegate)?.windowScene(
            self, didUpdate: ScreenCoordinateSpace(size: old.size), interfaceOrientation: old.interfaceOrientation,
            traitCollection: before)
    }
}

/// The limits of a scene's size, in points.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The minimum size.
    open var minimumSize = CGSize.zero
    /// The maximum size.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    nonisolated override init() { super.init() }
}

extension ScreenEnvironment {
    /// The orientation of the interface, as far as the size determines it.
    var interfaceOrientation: UIInterfaceOrientation { size.width > size.height ? landscape : .portrait }

    /// The screen in one of the orientations: the present one if possible. Nil if there is none of them.
    func turned(to orientations: UIInterfaceOrientationMask) -> ScreenEnvironment? {
        let choice = [interfaceOrientation, .portrait, .landscapeRight, .landscapeLeft]
        guard let orientation = choice.first(where: { orientations.contains(UIInterfaceOrientationMask(of: $0)) })
        else { return nil }
        var environment = orientation.isLandscape == interfaceOrientation.isLandscape ? self : turned()
        if orientation.isLandscape { environment.landscape = orientation }
        return environment
    }

    /// The frame of a visible status bar. Its height is the screen's top safe area inset.
    var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: size.width, height: safeArea.top) }
}
