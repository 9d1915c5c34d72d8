/// Recognizes two fingers that rotate around each other.
///
/// - Source: developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    private var angle: CGFloat = 0

    /// The rotation in radians, clockwise. Setting it adds later rotations to that value.
    open var rotation: CGFloat {
        get { angle }
        set {
            angle = newValue
            pair.restart(followed)
        }
    }
    /// The angular velocity in radians per second.
    open var velocity: CGFloat { pair.velocity }

    /// Follows the touches; fails with more than two of them.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        pair.begin(followed, at: event.timestamp)
        failWithoutPair()
    }

    /// Begins once the fingers rotated far enough, and updates ``rotation``.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let turn = pair.angleChange(followed), state != .possible || pair.arc(followed) >= FingerPair.slide else { return }
        // From step to step, so that rotations of more than half a turn add up.
        angle += turn
        pair.restart(followed)
        pair.note(turn, at: event.timestamp)
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

    /// Returns to a rotation of 0.
    open override func reset() {
        super.reset()
        (angle, pair) = (0, FingerPair())
    }
}
