import UIKit

/// A finger on a window, whose touches go through hit testing and the responder chain as real touches do.
///
/// Its touches have the times of the clock where a test holds it (``TestClock``). Otherwise no time passes between them, whatever the
/// machine takes. Layout is brought up to date before and after each step, so that a finger always meets what the user would see.
@MainActor
public final class Finger {
    private let window: UIWindow
    private var touch: UITouch?

    /// A finger over the window, not touching it.
    public init(over window: UIWindow) { self.window = window }

    /// Touches the window at a point, in the window's coordinates. A finger that is already down is lifted first.
    public func press(at point: CGPoint, tapCount: Int = 1) {
        if touch != nil { lift() }
        window.layoutIfNeeded()
        let touch = UITouch(window: window, location: point, tapCount: tapCount)
        self.touch = touch
        send(touch)
    }

    /// Moves to a point, in the window's coordinates.
    public func move(to point: CGPoint) { change(to: point, .moved) }

    /// Lifts off where it is.
    public func lift() {
        change(to: touch?.location(in: nil), .ended)
        touch = nil
    }

    /// Has its touch cancelled by the system, as when a call comes in.
    public func cancel() {
        change(to: touch?.location(in: nil), .cancelled)
        touch = nil
    }

    private func change(to point: CGPoint?, _ phase: UITouch.Phase) {
        guard let touch, let point else { return }
        touch.move(to: point, phase: phase)
        send(touch)
    }

    private func send(_ touch: UITouch) {
        let time = MediaClock.shared.isHeld ? MediaClock.shared.now : 0
        touch.timestamp = time
        UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: time))
        window.layoutIfNeeded()
    }
}

extension UIWindow {
    /// Taps at a point, in the window's coordinates: whatever view is hit there gets the touch.
    public func tap(at point: CGPoint) {
        let finger = Finger(over: self)
        finger.press(at: point)
        finger.lift()
    }

    /// Taps in the middle of a view. What lies above it gets the touch in its place, as with a real finger.
    public func tap(_ view: UIView) {
        layoutIfNeeded()
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self))
    }
}

extension UIWindow {
    /// Types into what has the keyboard, character by character; a line feed is the return key.
    ///
    /// - Returns: Whether a responder took the keyboard's input from the first to the last character.
    @discardableResult
    public func type(_ text: String) -> Bool {
        for character in text {
            guard let receiver = keyboardReceiver else { return false }
            receiver.insertText(String(character))
        }
        layoutIfNeeded()
        return keyboardReceiver != nil
    }
}
