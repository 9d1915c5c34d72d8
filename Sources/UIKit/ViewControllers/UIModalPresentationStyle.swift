/// How much of the screen a presented controller takes.
///
/// - Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole screen; what is below goes away meanwhile.
    case fullScreen = 0
    /// Most of the screen, what is below staying in sight.
    case pageSheet = 1
    /// A card in the middle of large screens, a page sheet on small ones.
    case formSheet = 2
    /// What the presenting context has, which goes away meanwhile.
    case currentContext = 3
    case custom = 4
    /// The whole screen over what is below.
    case overFullScreen = 5
    /// What the presenting context has, over it.
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    /// A page sheet, for most controllers.
    case automatic = -2
}

/// How a presented controller would come and go; nothing moves here.
///
/// - Source: developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal, crossDissolve, partialCurl
}
