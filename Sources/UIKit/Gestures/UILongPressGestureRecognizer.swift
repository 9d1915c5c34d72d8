/// Looks for fingers that stay.
///
/// - Source: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers stay, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How many fingers stay.
    open var numberOfTouchesRequired = 1
    /// How many taps come before.
    open var numberOfTapsRequired = 0
    /// How far the fingers may move, in points.
    open var allowableMovement: CGFloat = 10
}
