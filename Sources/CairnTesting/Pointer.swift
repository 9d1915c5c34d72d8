import UIKit

/// The pointer of a mouse or a trackpad over a window, which moves without pressing.
///
/// Hover recognizers and pointer interactions see it like a real pointer.
@MainActor
public final class Pointer {
    private let window: UIWindow
    private let pointer: HoveringPointer

    /// A pointer that is not over the window yet.
    public init(over window: UIWindow) {
        self.window = window
        pointer = HoveringPointer(over: window)
    }

    /// Moves to a point, in the window's coordinates.
    public func move(to point: CGPoint) {
        window.layoutIfNeeded()
        pointer.move(to: point)
    }

    /// Leaves the window.
    public func leave() { pointer.move(to: nil) }
}

extension UIPointerInteraction {
    /// The style that the delegate chose for the region below the pointer; nil if it chose none or the pointer is
    /// elsewhere.
    public var currentStyle: UIPointerStyle? { style }
}

extension UIWindow {
    /// Moves focus as a keyboard's arrow keys (`.up`, `.down`, `.left`, `.right`) and Tab (`.next`, `.previous`) do on
    /// an iPad.
    ///
    /// - Returns: Whether focus moved; it never does on an iPhone.
    @discardableResult
    public func pressFocusKey(_ heading: UIFocusHeading) -> Bool { moveFocus(heading) }
}
