/// Follows a pointer that is over the view without pressing.
///
/// It begins where the pointer enters the view, changes as the pointer moves inside, and ends where it leaves. The
/// simulated device has no pointer of itself; tests move one.
///
/// - Source: developer.apple.com/documentation/uikit/uihovergesturerecognizer
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// In the window's coordinates.
    private var pointer = CGPoint.zero

    open override func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(pointer, from: self.view?.window) } ?? pointer
    }

    /// The distance of the pointer from the screen, 0...1: always 0, since nothing here hovers above the screen.
    open var zOffset: CGFloat { 0 }

    /// The angle of the pointer to the screen, in radians: always upright, as for a mouse.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The direction of the pointer over a view, in radians: 0, since it stands upright.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of the pointer over a view.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// How far the pointer is turned about its own axis, in radians: 0, since no pencil hovers here.
    open var rollAngle: CGFloat { 0 }

    /// The pointer is at a place in the view, in the window's coordinates, or left it where it is nil.
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

/// A pointer over a window: which recognizers it is over.
@MainActor
package final class HoveringPointer {
    private weak var window: UIWindow?
    private var followers: [UIHoverGestureRecognizer] = []

    package init(over window: UIWindow) { self.window = window }

    /// Moves the pointer, in the window's coordinates; away from the window for nil.
    package func move(to place: CGPoint?) {
        let found = place.map(recognizers) ?? []
        for left in followers where !found.contains(where: { $0 === left }) { left.follow(nil) }
        followers = found
        for recognizer in found { recognizer.follow(place) }
    }

    /// The recognizers of the view below a place and of those around it, the innermost first.
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
