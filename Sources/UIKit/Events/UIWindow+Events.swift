/// The delivery of touches to views.
extension UIWindow {
    /// Delivers the event's touches in this window to recognizers, and to the views that were hit when the touches
    /// began.
    func deliver(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent { return presses.deliver() }
        let touches = event.touches.filter { $0.window === self }
        for touch in touches where touch.phase == .began { aim(touch, event) }
        let recognizers = Self.recognizers(of: touches)
        for recognizer in recognizers { recognizer.receive(touches, event) }
        Self.takeFromViews(touches, event)
        deliver(touches.filter { $0.reachesView(event) }, toViews: event)
        for recognizer in recognizers { recognizer.settle() }
    }

    private func aim(_ touch: UITouch, _ event: UIEvent) {
        touch.view = hitTest(touch.locationInWindow, with: event)
        touch.findRecognizers()
    }

    private func deliver(_ touches: [UITouch], toViews event: UIEvent) {
        for (view, phase) in Self.deliveries(of: touches) {
            let concerned = touches.filter { $0.view === view && $0.phase == phase }
            view.receive(view.isMultipleTouchEnabled ? concerned : Array(concerned.prefix(1)), phase, event)
        }
    }

    /// The views with the phases of their touches, in the order in which the touches began.
    private static func deliveries(of touches: [UITouch]) -> [(view: UIView, phase: UITouch.Phase)] {
        var deliveries: [(view: UIView, phase: UITouch.Phase)] = []
        for touch in touches {
            guard let view = touch.view, !deliveries.contains(where: { $0.view === view && $0.phase == touch.phase }) else {
                continue
            }
            deliveries.append((view, touch.phase))
        }
        return deliveries
    }
}

extension UIResponder {
    /// Calls the method for touches of the phase.
    fileprivate func receive(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(Set(touches), with: event)
        case .moved: touchesMoved(Set(touches), with: event)
        case .ended: touchesEnded(Set(touches), with: event)
        case .cancelled: touchesCancelled(Set(touches), with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
