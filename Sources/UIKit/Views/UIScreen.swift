/// The screen that shows windows. There is no hardware: its size, scale and traits are those of the simulated device.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the simulated device: 375 x 667 points at scale 2 unless a launch, a test or a tool chooses
    /// another.
    public class var main: UIScreen { mainScreen }
    private static let mainScreen = UIScreen()

    /// The screen's bounds in points, in the present orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }
    /// The screen's bounds in pixels, in the present orientation.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: environment.size.width * scale, height: environment.size.height * scale)
    }
    /// The screen's coordinate space in the present orientation, in points.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(size: environment.size) }
    /// Pixels per point.
    open var scale: CGFloat { environment.traits.displayScale }
    /// Pixels per point of the hardware; the same as ``scale`` here.
    open var nativeScale: CGFloat { scale }
    /// The greatest number of frames per second.
    open var maximumFramesPerSecond: Int { Frames.perSecond }
    /// Makes a display link that calls a method of an object in each frame after it was added to a run loop.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    /// The mode in use.
    open var currentMode: UIScreenMode? { availableModes.first }
    /// The preferred mode, which is the only one.
    open var preferredMode: UIScreenMode? { availableModes.first }
    /// The modes of the screen: one, in its size in pixels.
    open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// The treatment of edges that overscan cuts off. It reads back what was set; this screen has no overscan.
    open var overscanCompensation = UIScreen.OverscanCompensation.scale
    /// The insets that avoid overscan, in points: zero.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// The treatment of edges that a screen's overscan cuts off.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscreen/overscancompensation-swift.enum
    public enum OverscanCompensation: Int, Sendable {
        case scale = 0
        case insetBounds, none
    }

    /// All screens: the simulated device's.
    open class var screens: [UIScreen] { [main] }
    /// The screen that this one mirrors; nil for none.
    open var mirrored: UIScreen? { nil }
    /// Whether the screen is being recorded or mirrored; always false.
    open var isCaptured: Bool { false }
    /// The screen's coordinate space in portrait orientation, in points.
    open var fixedCoordinateSpace: any UICoordinateSpace {
        let size = environment.size
        return ScreenCoordinateSpace(size: CGSize(width: min(size.width, size.height), height: max(size.width, size.height)))
    }
    /// The screen's bounds without the status bar, in points; here the whole screen.
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use bounds.")
    open var applicationFrame: CGRect { bounds }
    /// Whether the screen may be dimmed below its least brightness. It reads back what was set; nothing here depends on
    /// it.
    open var wantsSoftwareDimming = false
    /// The brightness, 0...1; other values are clamped. Initially 0.5; pictures are not affected.
    open var brightness: CGFloat {
        get { light }
        set {
            let limited = min(max(newValue, 0), 1)
            guard limited != light else { return }
            light = limited
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }
    private var light: CGFloat = 0.5
    /// Posted by a screen after its brightness changed.
    public nonisolated static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    /// Posted when a screen was connected: never here.
    public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen was disconnected: never here.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    /// Posted when a recording of the screen began or ended: never here.
    public nonisolated static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")
    /// Returns a view with a picture of the screen's present content: all windows that are not hidden.
    @discardableResult
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let snapshot = UIView(frame: bounds)
        for window in UIWindow.backToFront where window.windowScreen === self && !window.isHidden {
            guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            picture.frame = window.frame
            snapshot.addSubview(picture)
        }
        return snapshot
    }
    /// The latency of the screen in seconds: zero.
    open var calibratedLatency: CFTimeInterval { 0 }
    /// The traits that windows on the screen inherit.
    open var traitCollection: UITraitCollection { UITraitCollection(values: environment.traits) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The state of the simulated screen. Setting it simulates a rotation, a movement of the keyboard or a change of
    /// settings: windows on the screen follow at once, and those that fill it are resized.
    package var environment = DeviceSettings.namedScreen ?? ScreenEnvironment(size: CGSize(width: 375, height: 667)) {
        didSet { if environment != oldValue { environmentChanged(from: oldValue) } }
    }

    /// The keyboard, input views and accessory views of the first responder.
    private(set) lazy var inputs = InputSet(of: self)
    /// The placement of the keyboard with its accessory view; nil while there is none.
    var keyboardArea: KeyboardPlacement? { inputs.area }

    /// Makes another screen, initially of the main screen's default size; it is not connected to anything.
    public nonisolated override init() { super.init() }

    private func environmentChanged(from old: ScreenEnvironment) {
        let windows = UIWindow.all.filter { $0.windowScreen === self }
        if self === Self.mainScreen { UITraitCollection.ofMainScreen = traitCollection }
        if old.traits != environment.traits { traitCollectionDidChange(UITraitCollection(values: old.traits)) }
        let (oldCategory, category) = (old.traits.preferredContentSizeCategory, environment.traits.preferredContentSizeCategory)
        let (before, after) = (old.interfaceOrientation, environment.interfaceOrientation)
        let turns = self === Self.mainScreen && before != after
        if turns {
            UIApplication.existing?.postTurn("UIApplicationWillChangeStatusBarOrientationNotification", after)
            UIApplication.existing?.postStatusBarFrame(
                "UIApplicationWillChangeStatusBarFrameNotification", environment.statusBarFrame)
        }
        for window in windows { window.screenChanged(from: old) }
        if turns {
            UIApplication.existing?.postTurn("UIApplicationDidChangeStatusBarOrientationNotification", before)
            UIApplication.existing?.postStatusBarFrame("UIApplicationDidChangeStatusBarFrameNotification", old.statusBarFrame)
        }
        for case let scene as UIWindowScene in UIApplication.existing?.connected ?? [] where scene.screen === self {
            scene.screenChanged(from: old)
        }
        if oldCategory != category {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: nil,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        }
        let (was, isNow) = (old.size.width > old.size.height, environment.size.width > environment.size.height)
        if self === Self.mainScreen, was != isNow { UIDevice.current.turned() }
        inputs.update()
    }
}
