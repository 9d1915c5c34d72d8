/// Looks for taps.
///
/// - Source: developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture.
    open var numberOfTapsRequired = 1
    /// How many fingers tap.
    open var numberOfTouchesRequired = 1
}
