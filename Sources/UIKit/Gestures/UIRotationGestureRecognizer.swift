/// Looks for two fingers that turn around one another.
///
/// - Source: developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    private var angle: CGFloat = 0

    /// How far the fingers turned, in radians, clockwise. Later turns are added to one that is set.
    open var rotation: CGFloat {
        get { angle }
        set {
            angle = newValue
            pair.restart(followed)
        }
    }
    /// How fast the fingers turn, in radians a second.
    open var velocity: CGFloat { pace.velocity.x }
    private var pace = Pace()

    /// Points that a finger moves around the middle before it is a gesture.
    ///
    /// - Source: not located; that of pans.
    private static let slide: CGFloat = 10

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        pair.restart(followed)
        pace.note(.zero, at: event.timestamp)
        if numberOfTouches > 2 && state == .possible { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let turn = pair.angleChange(followed), state != .possible || pair.arc(followed) >= Self.slide else { return }
        // From step to step, so that more than half a turn adds up.
        angle += turn
        pair.restart(followed)
        pace.note(CGPoint(x: turn, y: 0), at: event.timestamp)
        state = state == .possible ? .began : .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if followed.filter({ $0.phase != .ended }).count < 2 { state = state == .possible ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        (angle, pair, pace) = (0, FingerPair(), Pace())
    }
}
