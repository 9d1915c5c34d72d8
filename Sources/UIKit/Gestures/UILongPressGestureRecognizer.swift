/// Looks for fingers that stay.
///
/// Nothing ticks here: a press that has lasted long enough begins with the next thing its fingers do.
///
/// - Source: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers stay, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How many fingers stay.
    open var numberOfTouchesRequired = 1
    /// How many taps come before; kept, without effect.
    open var numberOfTapsRequired = 0
    /// How far the fingers may move, in points.
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
