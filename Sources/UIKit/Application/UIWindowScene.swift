/// A scene that shows windows on a screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment, UITraitChangeObservable, TraitObserving {
    /// The screen of the scene's windows.
    open var screen: UIScreen { .main }
    /// The scene's windows, visible or not, from back to front.
    open var windows: [UIWindow] { UIWindow.backToFront.filter { $0.windowScene === self } }
    /// The window that takes keyboard events, if it is one of the scene's.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// Which way up the interface is, as far as the screen's size tells.
    open var interfaceOrientation: UIInterfaceOrientation { screen.environment.interfaceOrientation }
    /// The coordinates of the scene, which are those of its screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The traits that windows of the scene inherit.
    open var traitCollection: UITraitCollection {
        screen.traitCollection.overridden(style: .unspecified, by: ownOverrides)
    }
    /// Traits that replace those of the screen for the scene's windows.
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

    /// Offers a document in place of a picture of the screen. Nothing asks: users take no pictures here.
    open var screenshotService: UIScreenshotService? { screenshots }
    private lazy var screenshots = UIScreenshotService(self)
    /// The sizes that the user may give the scene; nil, because scenes fill their screen here.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// The status bar over the scene.
    open var statusBarManager: UIStatusBarManager? { bar }
    private lazy var bar = UIStatusBarManager(of: self)

    /// Whether the scene has the whole screen, which it always has here.
    open var isFullScreen: Bool { true }
    /// What stands below the title in the list of scenes. Stored; there is no list here.
    open var subtitle = ""
    /// Whether the scene keeps the pointer; nil where nothing could.
    open var pointerLockState: UIPointerLockState? { pointerLock }
    private lazy var pointerLock = UIPointerLockState()
    /// What the user can do with the scene's window. Stored; scenes have no frame with buttons.
    open var windowingBehaviors: UISceneWindowingBehaviors? { behaviors }
    private lazy var behaviors = UISceneWindowingBehaviors()

    // MARK: Geometry

    /// Where the scene is, and which way up.
    open var effectiveGeometry: UIWindowScene.Geometry { UIWindowScene.Geometry(of: self) }

    /// Asks for another orientation of the interface, as if the user turned the device. It is taken at once where the controller that fills the
    /// key window supports one of those asked for.
    ///
    /// - Parameter errorHandler: Called instead where it does not, or the preferences are those of another system.
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

    /// The orientations that the controller in front supports, in a scene that fills its screen.
    private var supportedOrientations: UIInterfaceOrientationMask {
        var controller = (keyWindow ?? windows.last)?.rootViewController
        while let presented = controller?.presentedViewController, presented.modalPresentationStyle == .fullScreen {
            controller = presented
        }
        let all = UIApplication.shared.supportedInterfaceOrientations(for: keyWindow ?? windows.last)
        return controller?.supportedInterfaceOrientations.intersection(all) ?? all
    }

    /// Turns the screen to one of some orientations, unless it has one. Returns whether there is one that it can have.
    @discardableResult
    func turn(to orientations: UIInterfaceOrientationMask) -> Bool {
        func contains(_ orientation: UIInterfaceOrientation) -> Bool {
            orientations.contains(UIInterfaceOrientationMask(of: orientation))
        }
        guard !contains(interfaceOrientation) else { return true }
        let choice = [UIInterfaceOrientation.portrait, .landscapeRight, .landscapeLeft]
        guard let orientation = choice.first(where: { contains($0) }) else { return false }
        var environment = screen.environment
        if orientation.isLandscape != interfaceOrientation.isLandscape { environment = environment.turned() }
        if orientation.isLandscape { environment.landscape = orientation }
        screen.environment = environment
        return true
    }

    /// The controller in front supports other orientations: the interface turns where it must.
    func supportedOrientationsChanged() { turn(to: supportedOrientations) }

    /// The screen turned or its settings changed: tells the delegate.
    func screenChanged(from old: ScreenEnvironment) {
        let (new, before) = (screen.environment, UITraitCollection(values: old.traits))
        guard new.size != old.size || new.traits != old.traits else { return }
        if new.traits != old.traits { tellTraitsChanged(from: before, to: traitCollection) }
        (delegate as? any UIWindowSceneDelegate)?.windowScene(
            self, didUpdate: ScreenCoordinateSpace(size: old.size), interfaceOrientation: old.interfaceOrientation,
            traitCollection: before)
    }
}

/// The sizes that the user may give a scene, in points.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The least size.
    open var minimumSize = CGSize.zero
    /// The greatest size.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    nonisolated override init() { super.init() }
}

extension ScreenEnvironment {
    /// Which way up the interface is, as far as the size tells.
    var interfaceOrientation: UIInterfaceOrientation { size.width > size.height ? landscape : .portrait }
    /// The rectangle of a status bar that is not hidden. Its height is the screen's inset at the top.
    var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: size.width, height: safeArea.top) }
}
