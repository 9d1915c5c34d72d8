/// Dismissal of the keyboard by dragging.
extension UIScrollView {
    /// A drag began.
    func beginDismissingKeyboard() {
        switch keyboardDismissMode {
        case .none: break
        case .onDrag, .onDragWithAccessory: dismissKeyboard()
        case .interactive, .interactiveWithAccessory:
            activity.keyboard = window?.firstResponder == nil ? nil : window?.windowScreen.inputs.areaToPull
        }
    }

    /// Resigns the first responder, if it agrees. One that shows only an accessory view keeps it.
    private func dismissKeyboard() {
        guard let window, let holder = window.firstResponder else { return }
        let screen = window.windowScreen
        guard holder is any UIKeyInput || screen.inputs.areaToPull != nil else { return }
        screen.inputs.hold {
            if holder.resignFirstResponder() { screen.environment.keyboard = nil }
        }
    }

    /// The top of an interactively dismissed keyboard with its accessory view: the finger's location, but not above the
    /// keyboard's own position.
    func followWithKeyboard() {
        guard let window, let resting = activity.keyboard else { return }
        window.windowScreen.inputs.follow(activity.pan.location(in: nil).y + window.frame.minY, from: resting)
    }

    /// The drag ended: an interactively moved keyboard is dismissed if the finger moved down or less than half of it is
    /// visible, and otherwise restored.
    ///
    /// - Parameter velocity: The velocity of the drag, in points per second.
    func endDismissingKeyboard(velocity: CGPoint) {
        guard let resting = activity.keyboard else { return }
        activity.keyboard = nil
        guard let inputs = window?.windowScreen.inputs, inputs.pull > 0 else { return }
        let isMostlyGone = inputs.pull > resting.frame.height / 2
        inputs.release {
            if velocity.y > 0 || velocity.y == 0 && isMostlyGone { dismissKeyboard() }
        }
    }
}
