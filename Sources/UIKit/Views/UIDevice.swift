/// The simulated device.
///
/// - Source: developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor
open class UIDevice: NSObject {
    open class var current: UIDevice { shared }
    private static let shared = UIDevice()

    nonisolated private override init() { super.init() }

    /// The kind of device, as the main screen's traits have it.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// Which way up the device is held, as far as the main screen's size tells.
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// What the user would have felt.
    package var haptics = HapticRecord()
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
