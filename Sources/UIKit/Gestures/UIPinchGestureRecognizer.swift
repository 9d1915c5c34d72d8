/// Looks for two fingers that move apart or together.
///
/// - Source: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var pair = FingerPair()
    private var factor: CGFloat = 1

    /// How far the fingers are apart, as a multiple of what it was at first. One that is set is what later changes multiply.
    open var scale: CGFloat {
        get { factor }
        set {
            factor = newValue
            pair.restart(followed)
            base = newValue
        }
    }
    /// The scale that the pair's own is a multiple of.
    private var base: CGFloat = 1
    /// How fast the scale changes, in a second.
    open var velocity: CGFloat { pace.velocity.x }
    private var pace = Pace()

    /// Points that fingers move apart or together before it is a gesture.
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
        guard let apart = pair.distanceRatio(followed), let way = pair.distanceChange(followed) else { return }
        if state == .possible {
            guard abs(way) >= Self.slide else { return }
            take(base * apart, event)
            state = .began
        } else {
            take(base * apart, event)
            state = .changed
        }
    }

    private func take(_ scale: CGFloat, _ event: UIEvent) {
        pace.note(CGPoint(x: scale - factor, y: 0), at: event.timestamp)
        factor = scale
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
        (factor, base, pair, pace) = (1, 1, FingerPair(), Pace())
    }
}
