/// A touch that waits until it is known whether it scrolls, or makes a gesture, before the view that was hit hears of it.
@MainActor
final class TouchDelay {
    private let began: UIEvent
    private let alarm: MediaClock.Alarm?

    /// - Parameter seconds: nil for as long as the recognizers take.
    init(_ touch: UITouch, _ event: UIEvent, seconds: TimeInterval?) {
        began = event
        alarm = seconds.map { MediaClock.shared.alarm(after: $0) { [weak touch] in touch?.endDelay() } }
    }

    /// Ends the waiting. Returns the event with which the touch began.
    func end() -> UIEvent {
        alarm?.cancel()
        return began
    }
}

extension UITouch {
    /// Decides whether the view that was hit hears of the touch yet; of one that has to wait it hears when it ends at the latest.
    func reachesView(_ event: UIEvent) -> Bool {
        switch phase {
        case .began: beginDelay(event)
        case .ended: endDelay()
        case .cancelled where delay != nil: takeFromView()
        default: break
        }
        return !isTakenFromView && delay == nil
    }

    private func beginDelay(_ event: UIEvent) {
        guard !isTakenFromView, let view else { return }
        let chain = sequence(first: view) { $0.superview }
        if gestureRecognizers?.contains(where: { $0.delaysTouchesBegan && $0.state == .possible }) ?? false {
            delay = TouchDelay(self, event, seconds: nil)
        } else if let seconds = chain.lazy.compactMap({ $0.delayOfTouches }).first, seconds > 0 {
            delay = TouchDelay(self, event, seconds: seconds)
        } else {
            admit(event)
        }
    }

    /// Delivers the beginning of a touch that waited.
    func endDelay() {
        guard let event = delay?.end() else { return }
        delay = nil
        guard let view else { return }
        asItBegan {
            admit(event)
            if !isTakenFromView { view.touchesBegan([self], with: event) }
        }
    }

    /// Asks the view around the one that was hit whether that gets the touch.
    private func admit(_ event: UIEvent) {
        guard let view, var above = view.superview else { return }
        while !above.decidesOnTouches, let next = above.superview { above = next }
        if !above.admitsTouch(self, event, in: view) { isTakenFromView = true }
    }

    /// Takes the touch away from the view. Returns whether the view has heard of it.
    @discardableResult
    func takeFromView() -> Bool {
        isTakenFromView = true
        guard delay?.end() != nil else { return true }
        delay = nil
        return false
    }
}
