/// The simulated device.
///
/// - Source: developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor
open class UIDevice: NSObject {
    open class var current: UIDevice { shared }
    private static let shared = UIDevice()

    /// Makes an object that tells the same of the device as the one that is shared.
    public nonisolated override init() { super.init() }

    /// The kind of device, as the main screen's traits have it.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Which way up the device is held, as far as the main screen's size tells.
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as the model: the language of the program does not matter here.
    open var localizedModel: String { model }
    /// What the user calls the device; its model here.
    open var name: String { model }
    /// The system's name.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the system that programs look like.
    open var systemVersion: String { SystemGeneration.ofPrograms.systemVersion }
    /// A name of the device for the vendor's programs: the same for all programs whose bundle identifiers differ in their last part alone, on
    /// one machine.
    open var identifierForVendor: UUID? { vendor }
    private let vendor = UUID.ofVendor()
    /// Whether several programs may run.
    open var isMultitaskingSupported: Bool { true }
    /// Plays the sound of a key, where the input view wants it. Nothing sounds here.
    open func playInputClick() {}

    // MARK: Orientation

    private var orientationListeners = 0
    /// Whether turns of the device are told.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    /// Has turns of the device told.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    /// Has turns of the device not told any more, once this was called as often as its counterpart.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }
    /// Posted by the device after it turned, while somebody listens.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The main screen turned.
    func turned() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: Battery and proximity

    /// Whether the battery is watched, without which nothing is known of it.
    open var isBatteryMonitoringEnabled = false
    /// How the battery is used; unknown while it is not watched.
    open var batteryState: UIDevice.BatteryState { isBatteryMonitoringEnabled ? battery.state : .unknown }
    /// How full the battery is, 0...1; -1 while it is not watched.
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
    /// Posted by the device after the use of the battery changed, while it is watched.
    public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// Posted by the device after the battery's level changed, while it is watched.
    public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Whether the sensor at the ear is watched. Always false: the device has none.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether the device is at the user's ear: never.
    open var proximityState: Bool { false }
    /// Posted by devices with a sensor at the ear; not by this one.
    public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// What the user would have felt.
    package var haptics = HapticRecord()
}

extension UIDevice {
    /// How a battery is used.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidevice/batterystate-swift.enum
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged, charging, full
    }
}

/// Which way up a device is held.
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
    /// Whether an interface can be shown in this orientation: not where the device lies flat or the orientation is unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kind of device that the program runs on.
///
/// - Source: developer.apple.com/documentation/uikit/ui_user_interface_idiom()
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIDevice.current.userInterfaceIdiom directly.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
