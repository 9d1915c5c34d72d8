/// The style of a modal presentation, which decides how much of the screen the presented view covers.
///
/// - Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen; the presenting view is removed during the presentation.
    case fullScreen = 0
    /// Covers most of the screen; the presenting view stays visible.
    case pageSheet = 1
    /// A card in the middle of large screens, and a page sheet on small ones.
    case formSheet = 2
    /// Covers the presentation context, whose view is removed during the presentation.
    case currentContext = 3
    case custom = 4
    /// Covers the screen; the presenting view stays in place.
    case overFullScreen = 5
    /// Covers the presentation context, whose view stays in place.
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    /// A page sheet.
    case automatic = -2
}

/// The animation of a presentation.
///
/// - Source: developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal, crossDissolve, partialCurl
}
