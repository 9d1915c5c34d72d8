/// The simulated device.
///
/// - Source: developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor
open class UIDevice: NSObject {
    open class var current: UIDevice { shared }
    private static let shared = UIDevice()

    /// Makes an object that reports the same device as `current`.
    public nonisolated override init() { super.init() }

    /// The kind of device, from the main screen's traits.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// The orientation of the device, as far as the main screen's size determines it.
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as `model`: names are not localized.
    open var localizedModel: String { model }
    /// The user's name of the device; here the same as `model`.
    open var name: String { model }
    /// The system's name.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the system that the program's appearance follows.
    open var systemVersion: String { SystemGeneration.ofPrograms.systemVersion }
    /// An identifier for the vendor's programs on this machine: equal for all programs whose bundle identifiers differ
    /// in the last component only.
    open var identifierForVendor: UUID? { vendor }
    private let vendor = UUID.ofVendor()
    /// Whether the device can run several programs at once; always true.
    open var isMultitaskingSupported: Bool { true }
    /// Plays the sound of a key if the input view enables it. There is no sound here.
    open func playInputClick() {}

    // MARK: Orientation

    private var orientationListeners = 0
    /// Whether changes of the device's orientation are posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    /// Starts posting ``orientationDidChangeNotification``. Calls nest.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    /// Stops posting orientation changes once it has been called as often as
    /// ``beginGeneratingDeviceOrientationNotifications()``.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }
    /// Posted by the device after its orientation changed, while notifications are being generated.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// Called after the main screen changed its orientation.
    func turned() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: Battery and proximity

    /// Whether the battery is monitored. While it is not, its state and level are unknown.
    open var isBatteryMonitoringEnabled = false
    /// Whether the battery is charging; unknown while it is not monitored.
    open var batteryState: UIDevice.BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }
    /// The charge of the battery, 0...1; -1 while it is not monitored.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? battery.level : -1 }
    /// The battery of the simulated device.
    package var battery: (state: BatteryState, level: Float) = (.unplugged, 1) {
        didSet {
            guard isBatteryMonitoringEnabled else { return }
            let center = NotificationCenter.default
            if battery.state != oldValue.state { center.post(name: Self.batteryStateDidChangeNotification, object: self) }
            if battery.level != oldValue.level { center.post(name: Self.batteryLevelDidChangeNotification, object: self) }
        }
    }
    /// Posted by the device after the battery's state changed, while it is monitored.
    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted by the device after the battery's level changed, while it is monitored.
    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Whether the proximity sensor is monitored. Always false: the device has none.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether the device is close to the user; always false.
    open var proximityState: Bool { false }
    /// Posted by devices with a proximity sensor; never by this one.
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// The haptic feedback that the program has played.
    package var haptics = HapticRecord()
}

extension UIDevice {
    /// The state of a device's battery.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged, charging, full
    }
}

/// The physical orientation of a device.
///
/// - Source: developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is held upright with one of its long edges at the bottom.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device is held upright with one of its short edges at the bottom.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the screen faces up or down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be shown in this orientation: false if the device lies flat or the orientation is
    /// unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kind of device that the program runs on.
///
/// - Source: developer.apple.com/documentation/uikit/ui_user_interface_idiom()
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIDevice.current.userInterfaceIdiom directly.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
