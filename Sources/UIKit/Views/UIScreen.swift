/// The screen that windows are on. There is no hardware: its size, scale and traits are those of the simulated device.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the simulated device: 375 x 667 points at scale 2 unless a launch, a test or a tool chooses another.
    public class var main: UIScreen { mainScreen }
    private static let mainScreen = UIScreen()

    /// The screen's rectangle in points, as it is held.
    open var bounds: CGRect { CGRect(origin: .zero, size: environment.size) }
    /// The screen's rectangle in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: environment.size.width * scale, height: environment.size.height * scale)
    }
    /// The coordinates of the screen as it is held, in points.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(size: environment.size) }
    /// Pixels per point.
    open var scale: CGFloat { environment.traits.displayScale }
    /// Pixels per point of the hardware, which is the same here.
    open var nativeScale: CGFloat { scale }
    /// The frames that the screen shows in a second.
    open var maximumFramesPerSecond: Int { Frames.perSecond }
    /// Makes a link that calls a method of an object once a frame, when it is in a run loop.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    /// The size in pixels that the screen shows.
    open var currentMode: UIScreenMode? { availableModes.first }
    /// The size in pixels that suits the screen: the only one.
    open var preferredMode: UIScreenMode? { availableModes.first }
    /// The sizes in pixels that the screen can show: one.
    open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// What is done about edges that a screen cuts off. Stored; this one cuts nothing off.
    open var overscanCompensation = UIScreen.OverscanCompensation.scale
    /// What a screen cuts off at its edges: nothing.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// What is done about edges that a screen cuts off.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscreen/overscancompensation-swift.enum
    public enum OverscanCompensation: Int, Sendable {
        case scale = 0
        case insetBounds, none
    }

    /// All screens: the simulated device's.
    open class var screens: [UIScreen] { [main] }
    /// The screen that this one repeats; nil for none.
    open var mirrored: UIScreen? { nil }
    /// Whether the screen is being recorded or repeated.
    open var isCaptured: Bool { false }
    /// The coordinates of the screen held upright, in points.
    open var fixedCoordinateSpace: any UICoordinateSpace {
        let size = environment.size
        return ScreenCoordinateSpace(size: CGSize(width: min(size.width, size.height), height: max(size.width, size.height)))
    }
    /// The screen without the status bar, in points. Only the whole screen is known here.
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use bounds.")
    open var applicationFrame: CGRect { bounds }
    /// Whether the screen may be dimmed below its least brightness. Stored.
    open var wantsSoftwareDimming = false
    /// How bright the screen is, 0...1; values beyond count as the nearest. Half at first; pictures do not show it.
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
    /// Posted by the system when a screen is connected: never here.
    public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    /// Posted by the system when a screen is disconnected: never here.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    /// Posted by the system when a screen is recorded, or is not any more: never here.
    public nonisolated static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")
    /// A view that shows what is on the screen at present: all windows that are not hidden.
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
    /// How much later than the hardware would a screen shows pictures, in seconds: not at all.
    open var calibratedLatency: CFTimeInterval { 0 }
    /// The traits that windows on the screen inherit.
    open var traitCollection: UITraitCollection { UITraitCollection(values: environment.traits) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The simulated screen. Changing it simulates a rotation, a movement of the keyboard or a change of settings: windows on the screen
    /// follow at once, in size where they fill it.
    package var environment = ScreenEnvironment(size: CGSize(width: 375, height: 667)) {
        didSet { if environment != oldValue { environmentChanged(from: oldValue) } }
    }

    /// What stands at the bottom for the first responder.
    private(set) lazy var inputs = InputSet(of: self)
    /// Where the keyboard is with the view above it; nil for nowhere.
    var keyboardArea: KeyboardPlacement? { inputs.area }

    /// Makes a screen beside the main one, of its size at first; nothing shows what is on it.
    public nonisolated override init() { super.init() }

    private func environmentChanged(from old: ScreenEnvironment) {
        let windows = UIWindow.all.filter { $0.windowScreen === self }
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
