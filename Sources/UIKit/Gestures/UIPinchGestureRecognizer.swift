/// Looks for two fingers that move apart or together.
///
/// - Source: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers are apart, as a multiple of what it was at first.
    open var scale: CGFloat = 1
}
