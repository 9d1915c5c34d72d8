/// Recognizes fingers that stay down for some time.
///
/// No timer runs: a press that has lasted long enough begins at the next event of its fingers.
///
/// - Source: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds that the fingers must stay down before the gesture begins.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of fingers of the gesture.
    open var numberOfTouchesRequired = 1
    /// The number of taps before the press. Stored; nothing reads it.
    open var numberOfTapsRequired = 0
    /// How far the fingers may move before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10

    private var start: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = event.timestamp
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state != .possible {
            state = .changed
        } else if hasLasted(event) {
            state = .began
        } else if touches.contains(where: { $0.distanceMoved > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { state = hasLasted(event) ? .began : .failed }
        if state != .failed { state = .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        failOrCancel()
    }

    private func hasLasted(_ event: UIEvent) -> Bool {
        numberOfTouches == numberOfTouchesRequired && event.timestamp - start >= minimumPressDuration
    }
}
