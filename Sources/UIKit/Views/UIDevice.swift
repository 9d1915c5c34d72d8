/// The device being stood in for.
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
}

/// Which way up a device is held.
///
/// - Source: developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
