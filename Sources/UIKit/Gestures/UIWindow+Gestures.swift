/// The delivery of touches to recognizers: before the hit-tested views, those of the innermost view first.
extension UIWindow {
    /// The recognizers that follow some of the touches, in the order of delivery.
    static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] }) where !found.contains(where: { $0 === recognizer }) {
            found.append(recognizer)
        }
        return found
    }

    /// Cancels the touches of views in which a recognizer recognized its gesture.
    ///
    /// - Parameter betweenEvents: Whether the views have already received the touches of the event.
    static func takeFromViews(_ touches: [UITouch], _ event: UIEvent, betweenEvents: Bool = false) {
        for touch in touches where !touch.isTakenFromView && touch.gestureRecognizers?.contains(where: \.claimsTouches) ?? false {
            let isKnown = touch.takeFromView()
            if isKnown, betweenEvents || touch.phase != .began { touch.view?.touchesCancelled([touch], with: event) }
        }
    }
}

extension UITouch {
    /// Finds the recognizers that follow a touch: those of the hit-tested view and its ancestors.
    func findRecognizers() {
        var found: [UIGestureRecognizer] = []
        var next = view
        while let here = next {
            here.prepareRecognizers()
            found += here.attachedRecognizers.filter { $0.receives(self) }
            next = here.superview
        }
        gestureRecognizers = found
    }

    /// The distance of the touch from its first position, in points.
    var distanceMoved: CGFloat {
        let here = location(in: nil)
        return ((here.x - startInWindow.x) * (here.x - startInWindow.x) + (here.y - startInWindow.y) * (here.y - startInWindow.y))
            .squareRoot()
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer follows a new touch: it is enabled, and its delegate agrees.
    func receives(_ touch: UITouch) -> Bool {
        isEnabled && follows(touch.type) && !isLeftToControl(touch)
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    private func follows(_ type: UITouch.TouchType) -> Bool { allowedTouchTypes.contains { $0.intValue == type.rawValue } }

    /// A control's own taps have precedence over those of its ancestors.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer, on buttons, switches, steppers, segmented
    ///   and page controls
    private func isLeftToControl(_ touch: UITouch) -> Bool {
        guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1 else {
            return false
        }
        return touch.view !== view && touch.view?.takesTaps ?? false
    }

    /// Delivers the touches that the recognizer follows.
    func receive(_ touches: [UITouch], _ event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let concerned = touches.filter { touch in
                touch.phase == phase && touch.gestureRecognizers?.contains { $0 === self } ?? false
            }
            if !concerned.isEmpty { receive(concerned, phase, event) }
        }
    }

    private func receive(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        if phase == .began { follow(touches) }
        guard isEnabled, isUndecided else { return }
        switch phase {
        case .began: touchesBegan(Set(touches), with: event)
        case .moved: touchesMoved(Set(touches), with: event)
        case .ended: touchesEnded(Set(touches), with: event)
        default: touchesCancelled(Set(touches), with: event)
        }
    }

    /// Delivers touches to the hit-tested views after the gesture failed, unless another recognizer holds or has taken
    /// them.
    func releaseTouches() {
        for touch in followed where touch.delay != nil && touch.phase != .cancelled {
            let others = touch.gestureRecognizers ?? []
            if !others.contains(where: { $0.claimsTouches || $0.holdsTouches && $0.state == .possible }) { touch.endDelay() }
        }
    }

    /// Whether one of the two delegates allows simultaneous recognition.
    func mayGoOn(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }
}
