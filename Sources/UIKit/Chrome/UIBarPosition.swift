/// The position of a bar, which determines the extent of its background.
///
/// - Source: developer.apple.com/documentation/uikit/uibarposition
public enum UIBarPosition: Int, Sendable {
    case any = 0
    /// At the bottom of its container; the hairline is at the bar's top.
    case bottom = 1
    /// At the top of its container; the hairline is at the bar's bottom.
    case top = 2
    /// Below the status bar, with a background that extends under it.
    case topAttached = 3
}

/// The style of a bar: that of the interface, or black.
///
/// - Source: developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    /// As ``black``, for translucent bars.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "use black and set isTranslucent to true")
    case blackTranslucent = 2
}

/// The metrics of a bar for which a setting applies.
///
/// - Source: developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    /// Bars on phones in landscape.
    case compact = 1
    /// Bars with a prompt.
    case defaultPrompt = 101
    case compactPrompt = 102
}
