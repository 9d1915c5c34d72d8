/// The text colour of the status bar. No status bar is drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
    /// Depends on the appearance.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// The animation of the status bar. Not read: no status bar is drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbaranimation
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade, slide
}
