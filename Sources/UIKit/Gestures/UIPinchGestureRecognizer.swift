/// Recognizes two fingers that move apart or together.
///
/// - Source: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    private var factor: CGFloat = 1

    /// The distance between the fingers as a multiple of the initial one. Setting it makes later distances multiples of
    /// that value.
    open var scale: CGFloat {
        get { factor }
        set {
            factor = newValue
            pair.restart(followed)
            base = newValue
        }
    }
    /// The factor of the pair's own scale.
    private var base: CGFloat = 1
    /// The velocity of the scale, per second.
    open var velocity: CGFloat { pair.velocity }

    /// Follows the touches; fails with more than two of them.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        pair.begin(followed, at: event.timestamp)
        failWithoutPair()
    }

    /// Begins once the fingers moved far enough, and updates ``scale``.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let apart = pair.distanceRatio(followed), let way = pair.distanceChange(followed),
            state != .possible || abs(way) >= FingerPair.slide
        else { return }
        pair.note(base * apart - factor, at: event.timestamp)
        factor = base * apart
        state = state == .possible ? .began : .changed
    }

    /// Ends when fewer than two fingers are left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endWithoutPair()
    }

    /// Cancels the gesture, or fails if it did not begin.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        failOrCancel()
    }

    /// Returns to a scale of 1.
    open override func reset() {
        super.reset()
        (factor, base, pair) = (1, 1, FingerPair())
    }
}
