// Traits of the simulated device and its user that do not change here.

/// Whether an interface lies on the ground or above it.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated
}

/// How much contrast the user wants.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high
}

/// Whether the user wants bold text.
///
/// - Source: developer.apple.com/documentation/uikit/uilegibilityweight
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold
}

/// The colours that a display shows.
///
/// - Source: developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3
}

/// Whether a screen feels how hard it is pressed.
///
/// - Source: developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable, available
}

extension UITraitCollection {
    /// Whether the interface lies on the ground or above it: always on the ground.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// How much contrast the user wants: always the usual one.
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    /// Whether the user wants bold text: never.
    public var legibilityWeight: UILegibilityWeight { .regular }
    /// The colours that the display shows: those that pictures are drawn in.
    public var displayGamut: UIDisplayGamut { .SRGB }
    /// Whether the screen feels how hard it is pressed: never, as on devices of today.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
