/// Recognizes a quick movement in one direction.
///
/// - Source: developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct
    public struct Direction: OptionSet, Sendable {
        /// The directions, one bit each.
        public let rawValue: UInt
        /// Creates a set of directions of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Toward the right edge.
        public static var right: Direction { Direction(rawValue: 1) }
        /// Toward the left edge.
        public static var left: Direction { Direction(rawValue: 2) }
        /// Toward the top edge.
        public static var up: Direction { Direction(rawValue: 4) }
        /// Toward the bottom edge.
        public static var down: Direction { Direction(rawValue: 8) }
    }

    /// The directions that are recognized.
    open var direction: UISwipeGestureRecognizer.Direction = .right
    /// The number of fingers of the gesture.
    open var numberOfTouchesRequired = 1

    /// Points that the fingers must move in the direction, and the minimum ratio of that movement to the perpendicular
    /// one.
    ///
    /// - Source: not located; of the size that users of the system meet.
    private static let (reach, steepness): (CGFloat, CGFloat) = (50, 2)

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if numberOfTouches == numberOfTouchesRequired, followed.allSatisfy(hasSwiped) { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    private func hasSwiped(_ touch: UITouch) -> Bool {
        let here = touch.location(in: nil)
        let (x, y) = (here.x - touch.startInWindow.x, here.y - touch.startInWindow.y)
        let (along, across) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
        guard along >= Self.reach, along >= across * Self.steepness else { return false }
        return direction.contains(abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up))
    }
}
