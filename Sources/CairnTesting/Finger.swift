import UIKit

/// A finger on a window, whose touches go through hit testing and the responder chain as real touches do.
///
/// Two fingers on one window make two-finger gestures, such as pinches.
///
/// The touches' timestamps come from the clock if a test holds it (``TestClock``). Otherwise no time passes between
/// them, however long the machine takes. Layout is brought up to date before and after each step, so that touches are
/// hit-tested against the current layout.
@MainActor
public final class Finger {
    private let window: UIWindow
    private var touch: UITouch?
    /// The type of the touches: a finger's or a pencil's.
    public var type = UITouch.TouchType.direct
    /// The force of the touches, where 1 is average; 0, the default, on a screen that does not measure force.
    public var force: CGFloat = 0
    /// The radius of the touches, in points.
    public var radius: CGFloat = 20
    /// The angle between a pencil and the screen, in radians; π/2, upright, by default.
    public var altitudeAngle = CGFloat.pi / 2
    /// The direction in which a pencil's blunt end points, in radians clockwise from the window's x axis.
    public var azimuthAngle: CGFloat = 0

    /// The largest force that a screen measures, as a multiple of the average one.
    private static let maximumForce: CGFloat = 20 / 3

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
    ///
    /// - Parameter way: Points on the way there, which the program receives as coalesced touches.
    public func move(to point: CGPoint, through way: [CGPoint] = []) { change(to: point, .moved, way) }

    /// Lifts the finger where it is.
    public func lift() {
        change(to: touch?.location(in: nil), .ended)
        touch = nil
    }

    /// Cancels its touch, as the system does when a call comes in.
    public func cancel() {
        change(to: touch?.location(in: nil), .cancelled)
        touch = nil
    }

    private func change(to point: CGPoint?, _ phase: UITouch.Phase, _ way: [CGPoint] = []) {
        guard let touch, let point else { return }
        touch.move(to: point, phase: phase)
        send(touch, way)
    }

    private func send(_ touch: UITouch, _ way: [CGPoint] = []) {
        (touch.type, touch.force, touch.maximumPossibleForce) = (type, force, force > 0 ? Self.maximumForce : 0)
        (touch.majorRadius, touch.altitudeAngle, touch.azimuthInWindow) = (radius, altitudeAngle, azimuthAngle)
        let time = MediaClock.shared.isHeld ? MediaClock.shared.now : 0
        touch.timestamp = time
        UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: time, way: way))
        window.layoutIfNeeded()
    }
}

extension UIWindow {
    /// Taps at a point, in the window's coordinates: the touch goes to the hit-tested view.
    public func tap(at point: CGPoint) {
        let finger = Finger(over: self)
        finger.press(at: point)
        finger.lift()
    }

    /// Taps in the middle of a view. If another view lies above it there, that view gets the touch, as with a real
    /// finger.
    public func tap(_ view: UIView) {
        layoutIfNeeded()
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self))
    }
}

extension UIWindow {
    /// Types text into the first responder, character by character; a line feed is the return key.
    ///
    /// - Returns: Whether a responder received all of the characters.
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
