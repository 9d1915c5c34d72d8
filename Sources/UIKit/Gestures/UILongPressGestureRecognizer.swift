/// Recognizes a long press.
///
/// The press begins when the program's clock, or the timestamp of an event, says that it has lasted long enough.
///
/// - Source: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds that the fingers must stay down before the gesture begins.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of fingers of the gesture.
    open var numberOfTouchesRequired = 1
    /// The number of taps before the press. It reads back what was set; nothing here depends on it.
    open var numberOfTapsRequired = 0
    /// The distance in points that the fingers may move before the gesture begins.
    open var allowableMovement: CGFloat = 10

    private var start: TimeInterval = 0
    private var alarm: MediaClock.Alarm?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = event.timestamp
        waitForDuration(event)
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

    private func waitForDuration(_ event: UIEvent) {
        alarm?.cancel()
        alarm = MediaClock.shared.alarm(after: minimumPressDuration) { [weak self] in self?.lasted(event) }
    }

    /// Begins the gesture after the duration has elapsed, and cancels the view's touches.
    private func lasted(_ event: UIEvent) {
        guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
        state = .began
        UIWindow.takeFromViews(followed, event, betweenEvents: true)
    }

    open override func reset() {
        super.reset()
        alarm?.cancel()
    }

    private func hasLasted(_ event: UIEvent) -> Bool {
        numberOfTouches == numberOfTouchesRequired && event.timestamp - start >= minimumPressDuration
    }
}
