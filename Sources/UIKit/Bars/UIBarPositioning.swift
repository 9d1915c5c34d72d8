/// A bar that can be at the top or at the bottom.
///
/// - Source: developer.apple.com/documentation/uikit/uibarpositioning
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// A delegate that decides the position of a bar.
///
/// - Source: developer.apple.com/documentation/uikit/uibarpositioningdelegate
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// The position that the bar should assume; called when the bar is laid out.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `any`, so that the bar decides.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UIBarStyle {
    /// Applies the dark appearance to views of a bar if its style is black.
    @MainActor
    func apply(to views: [UIView]) {
        for view in views { view.overrideUserInterfaceStyle = self != .default ? .dark : .unspecified }
    }
}
