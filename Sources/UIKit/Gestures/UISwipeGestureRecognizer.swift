/// Looks for a quick movement in a direction.
///
/// - Source: developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where fingers go.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static var right: Direction { Direction(rawValue: 1) }
        public static var left: Direction { Direction(rawValue: 2) }
        public static var up: Direction { Direction(rawValue: 4) }
        public static var down: Direction { Direction(rawValue: 8) }
    }

    /// The directions that make the gesture.
    open var direction: UISwipeGestureRecognizer.Direction = .right
    /// How many fingers swipe.
    open var numberOfTouchesRequired = 1
}
