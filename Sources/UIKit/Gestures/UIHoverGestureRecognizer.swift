/// Follows a pointer that hovers over the view.
///
/// It begins when the pointer enters the view, changes as the pointer moves inside, and ends when it leaves. The
/// simulated device has no pointer of its own; tests move one.
///
/// - Source: developer.apple.com/documentation/uikit/uihovergesturerecognizer
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The pointer's position in the window's coordinates.
    private var pointer = CGPoint.zero

    open override func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(pointer, from: self.view?.window) } ?? pointer
    }

    /// The distance of the pointer from the screen, 0...1: always 0, as for a mouse.
    open var zOffset: CGFloat { 0 }

    /// The angle of the pointer to the screen, in radians: always perpendicular, as for a mouse.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The azimuth angle of the pointer, in radians: always 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The unit vector of the azimuth angle.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The roll angle of the pointer, in radians: always 0.
    open var rollAngle: CGFloat { 0 }

    /// Follows the pointer to a position, in the window's coordinates; nil if it left the view.
    func follow(_ place: CGPoint?) {
        let isOver = state == .began || state == .changed
        if let place { pointer = place }
        switch (place, isOver) {
        case (.some, false): state = .began
        case (.some, true): state = .changed
        case (nil, true): state = .ended
        case (nil, false): break
        }
        settle()
    }
}

/// A pointer over a window, with the recognizers of the views below it.
@MainActor
package final class HoveringPointer {
    private weak var window: UIWindow?
    private var followers: [UIHoverGestureRecognizer] = []

    package init(over window: UIWindow) { self.window = window }

    /// Moves the pointer, in the window's coordinates; nil moves it away from the window.
    package func move(to place: CGPoint?) {
        let found = place.map(recognizers) ?? []
        for left in followers where !found.contains(where: { $0 === left }) { left.follow(nil) }
        followers = found
        for recognizer in found { recognizer.follow(place) }
    }

    /// The recognizers of the view at a position and of its ancestors, the innermost first.
    private func recognizers(at place: CGPoint) -> [UIHoverGestureRecognizer] {
        var found: [UIHoverGestureRecognizer] = []
        var view = window?.hitTest(place, with: nil)
        while let here = view {
            found += here.attachedRecognizers.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
            view = here.superview
        }
        return found
    }
}
