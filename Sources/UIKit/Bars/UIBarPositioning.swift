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

extension UIBarStyle {
    /// Has views of a bar look as in dark mode where the bar is black.
    @MainActor
    func apply(to views: [UIView]) {
        for view in views { view.overrideUserInterfaceStyle = self != .default ? .dark : .unspecified }
    }
}
