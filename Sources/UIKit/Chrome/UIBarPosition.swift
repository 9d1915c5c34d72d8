/// Where a bar is, which decides how far its background reaches.
///
/// - Source: developer.apple.com/documentation/uikit/uibarposition
public enum UIBarPosition: Int, Sendable {
    case any = 0
    /// At the bottom of its container; the hairline is above.
    case bottom = 1
    /// At the top of its container; the hairline is below.
    case top = 2
    /// Below the status bar, with a background that reaches up under it.
    case topAttached = 3
}

/// Whether a bar is light, as the interface is, or black.
///
/// - Source: developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    /// As ``black``, for bars that are translucent.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "use black and set isTranslucent to true")
    case blackTranslucent = 2
}

/// The height of bar that something is for.
///
/// - Source: developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    /// Bars on phones lying on their side.
    case compact = 1
    /// Bars with a prompt.
    case defaultPrompt = 101
    case compactPrompt = 102
}
