/// How the text of the status bar looks.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
    /// As the user interface style asks for.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How the status bar would come and go; nothing moves here.
///
/// - Source: developer.apple.com/documentation/uikit/uistatusbaranimation
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade, slide
}
