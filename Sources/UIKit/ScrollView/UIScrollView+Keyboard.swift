/// Dragging the content sends the keyboard away.
extension UIScrollView {
    /// A drag begins.
    func beginDismissingKeyboard() {
        switch keyboardDismissMode {
        case .none: break
        case .onDrag, .onDragWithAccessory: dismissKeyboard()
        case .interactive, .interactiveWithAccessory: activity.keyboard = shownKeyboard
        }
    }

    private var shownKeyboard: KeyboardPlacement? {
        guard let window, window.firstResponder != nil, let keyboard = window.screen.environment.keyboard else { return nil }
        return keyboard.isDocked ? keyboard : nil
    }

    /// The first responder gives the keyboard up, if it agrees.
    private func dismissKeyboard() {
        guard let window, let holder = window.firstResponder, holder.resignFirstResponder() else { return }
        window.screen.environment.keyboard = nil
    }

    /// The top of a keyboard that follows the finger is where that is, and not above its own place.
    func followWithKeyboard() {
        guard let window, let resting = activity.keyboard else { return }
        let finger = activity.pan.location(in: nil).y + window.frame.minY
        var keyboard = resting
        keyboard.frame.origin.y = min(max(finger, resting.frame.minY), window.screen.bounds.height)
        keyboard.followsFinger = keyboard.frame != resting.frame
        window.screen.environment.keyboard = keyboard
    }

    /// The finger left: a keyboard that it moved goes if the finger went down or left less than half of it, or comes back.
    ///
    /// - Parameter velocity: The finger's, in points per second.
    func endDismissingKeyboard(velocity: CGPoint) {
        guard let resting = activity.keyboard else { return }
        activity.keyboard = nil
        guard let screen = window?.screen, let moved = screen.environment.keyboard, moved.followsFinger else { return }
        let isMostlyGone = moved.frame.minY - resting.frame.minY > resting.frame.height / 2
        if velocity.y > 0 || velocity.y == 0 && isMostlyGone { dismissKeyboard() }
        if screen.environment.keyboard != nil { screen.environment.keyboard = resting }
    }
}
