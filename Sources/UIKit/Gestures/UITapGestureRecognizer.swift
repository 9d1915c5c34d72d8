/// Recognizes taps.
///
/// - Source: developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps of the gesture.
    open var numberOfTapsRequired = 1
    /// The mouse buttons that tap. It reads back what was set; fingers tap regardless of it.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary
    /// The number of fingers of each tap.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var fingers = 0
    private var lastTap: TimeInterval = 0
    private var alarm: MediaClock.Alarm?

    /// Points that a finger may move, and the maximum seconds between taps.
    ///
    /// - Source: not located; of the size that users of the system meet.
    private static let slide: CGFloat = 10
    private static let pause: TimeInterval = 0.35

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        alarm?.cancel()
        if numberOfTouches == touches.count {
            fingers = 0
            if event.timestamp - lastTap > Self.pause { giveUpWaiting() }
        }
        fingers += touches.count
        if fingers > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if touches.contains(where: { $0.distanceMoved > Self.slide }) { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard followed.allSatisfy({ $0.phase == .ended }) else { return }
        guard fingers == numberOfTouchesRequired else {
            state = .failed
            return
        }
        (taps, lastTap) = (taps + 1, event.timestamp)
        if taps >= numberOfTapsRequired { state = .ended } else { waitForNextTap() }
    }

    override var waitsForMoreTouches: Bool { (1..<max(1, numberOfTapsRequired)).contains(taps) }

    /// Waits for the next tap as long as the maximum pause.
    private func waitForNextTap() {
        alarm?.cancel()
        alarm = MediaClock.shared.alarm(after: Self.pause) { [weak self] in self?.pauseEnded() }
    }

    private func pauseEnded() {
        if state == .possible, followed.isEmpty { giveUpWaiting() }
    }

    /// Fails because the next tap did not come in time.
    private func giveUpWaiting() {
        taps = 0
        failQueue()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        alarm?.cancel()
        (taps, fingers) = (0, 0)
    }

    /// A tap does not prevent a recognizer of more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}
