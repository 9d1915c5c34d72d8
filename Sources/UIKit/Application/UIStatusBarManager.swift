/// The state of a scene's status bar, which is not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private unowned let scene: UIWindowScene

    init(of scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The style that the frontmost controller prefers.
    open var statusBarStyle: UIStatusBarStyle { front?.statusBarLook.style ?? .default }
    /// Whether the frontmost controller hides the bar.
    open var isStatusBarHidden: Bool { front?.statusBarLook.isHidden ?? false }
    /// The bar's frame in screen coordinates; empty if it is hidden. Its height is the screen's top safe area inset.
    open var statusBarFrame: CGRect {
        isStatusBarHidden ? .zero : scene.screen.environment.statusBarFrame
    }

    /// The root controller of the window that decides.
    private var front: (any ViewManager)? {
        (scene.keyWindow ?? scene.windows.last { !$0.isHidden && $0.rootManager != nil })?.rootManager
    }
}

extension UIApplication {
    private var statusBarManager: UIStatusBarManager? { windowScene?.statusBarManager }
    /// The first scene with windows.
    var windowScene: UIWindowScene? { connected.lazy.compactMap { $0 as? UIWindowScene }.first }

    /// The status bar's frame in screen coordinates.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
    public var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }
    /// Whether the status bar is hidden.
    ///
    /// Setting it has no effect: controllers decide, as they do on iOS unless a program's Info.plist says otherwise.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
    public var isStatusBarHidden: Bool {
        get { statusBarManager?.isStatusBarHidden ?? false }
        set {}
    }
    /// Hides the status bar. Has no effect: controllers decide.
    @available(iOS, introduced: 3.2, deprecated: 9.0, message: "Use prefersStatusBarHidden of view controllers.")
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    /// Sets the status bar's style. Has no effect: controllers decide.
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use preferredStatusBarStyle of view controllers.")
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
    /// The status bar's style.
    ///
    /// Setting it has no effect: controllers decide, as they do on iOS unless a program's Info.plist says otherwise.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
    public var statusBarStyle: UIStatusBarStyle {
        get { statusBarManager?.statusBarStyle ?? .default }
        set {}
    }
    /// The orientation of the interface.
    @available(
        iOS, introduced: 2.0, deprecated: 13.0, message: "Use the interfaceOrientation property of the window scene instead."
    )
    public var statusBarOrientation: UIInterfaceOrientation { windowScene?.interfaceOrientation ?? .unknown }
}
