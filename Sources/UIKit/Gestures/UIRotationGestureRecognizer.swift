/// Looks for two fingers that turn around one another.
///
/// - Source: developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers turned, in radians.
    open var rotation: CGFloat = 0
}
