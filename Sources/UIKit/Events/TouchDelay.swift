/// A touch whose delivery to the hit view is delayed until it is known whether it scrolls or is part of a gesture.
@MainActor
final class TouchDelay {
    private let began: UIEvent
    private let alarm: MediaClock.Alarm?

    /// - Parameter seconds: The maximum delay; nil for as long as recognizers need.
    init(_ touch: UITouch, _ event: UIEvent, seconds: TimeInterval?) {
        began = event
        alarm = seconds.map { MediaClock.shared.alarm(after: $0) { [weak touch] in touch?.endDelay() } }
    }

    /// Ends the delay. Returns the event with which the touch began.
    func end() -> UIEvent {
        alarm?.cancel()
        return began
    }
}

extension UITouch {
    /// Whether the event's touch is delivered to the hit view now; a delayed touch is delivered when it ends at the
    /// latest.
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

    /// Delivers the beginning of a delayed touch.
    func endDelay() {
        guard let event = delay?.end() else { return }
        delay = nil
        guard let view else { return }
        asItBegan {
            admit(event)
            if !isTakenFromView { view.touchesBegan([self], with: event) }
        }
    }

    /// Asks the ancestor that decides about touches whether the hit view receives the touch.
    private func admit(_ event: UIEvent) {
        guard let view, var above = view.superview else { return }
        while !above.decidesOnTouches, let next = above.superview { above = next }
        if !above.admitsTouch(self, event, in: view) { isTakenFromView = true }
    }

    /// Withdraws the touch from the view. Returns whether the view has received it before.
    @discardableResult
    func takeFromView() -> Bool {
        isTakenFromView = true
        guard delay?.end() != nil else { return true }
        delay = nil
        return false
    }
}
