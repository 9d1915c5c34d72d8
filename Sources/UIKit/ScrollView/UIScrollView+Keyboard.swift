/// Dragging the content sends the keyboard away.
extension UIScrollView {
    /// A drag begins.
    func beginDismissingKeyboard() {
        switch keyboardDismissMode {
        case .none: break
        case .onDrag, .onDragWithAccessory: dismissKeyboard()
        case .interactive, .interactiveWithAccessory:
            activity.keyboard = window?.firstResponder == nil ? nil : window?.windowScreen.inputs.areaToPull
        }
    }

    /// The first responder gives the keyboard up, if it agrees. One that shows an accessory view alone keeps it.
    private func dismissKeyboard() {
        guard let window, let holder = window.firstResponder else { return }
        let screen = window.windowScreen
        guard holder is any UIKeyInput || screen.inputs.areaToPull != nil else { return }
        screen.inputs.hold {
            if holder.resignFirstResponder() { screen.environment.keyboard = nil }
        }
    }

    /// The top of a keyboard that follows the finger, with the view above it, is where that is, and not above its own
    /// place.
    func followWithKeyboard() {
        guard let window, let resting = activity.keyboard else { return }
        window.windowScreen.inputs.follow(activity.pan.location(in: nil).y + window.frame.minY, from: resting)
    }

    /// The finger left: a keyboard that it moved goes if the finger went down or left less than half of it, or comes
    /// back.
    ///
    /// - Parameter velocity: The finger's, in points per second.
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
