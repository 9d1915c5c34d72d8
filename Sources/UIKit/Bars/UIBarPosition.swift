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

/// Something that can be at the top or at the bottom.
///
/// - Source: developer.apple.com/documentation/uikit/uibarpositioning
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Tells a bar where it is.
///
/// - Source: developer.apple.com/documentation/uikit/uibarpositioningdelegate
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar is to think it is; asked for when the bar is laid out.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Leaves the position to the bar unless the delegate implements the method.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Whether a bar is light, as the interface is, or black.
///
/// - Source: developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}

extension UIBarStyle {
    /// Has views of a bar look as in dark mode where the bar is black.
    @MainActor
    func apply(to views: [UIView]) {
        for view in views { view.overrideUserInterfaceStyle = self == .black ? .dark : .unspecified }
    }
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
