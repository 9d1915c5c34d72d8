extension UIEvent {
    /// What happened in an event of motion or of a remote control.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uievent/eventsubtype
    public enum EventSubtype: Int, Sendable {
        /// The event has no subtype.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }
}

/// A shake of the device.
final class MotionEvent: UIEvent {
    override var type: UIEvent.EventType { .motion }
    override var subtype: UIEvent.EventSubtype { .motionShake }
}

extension UIWindow {
    /// The device was shaken while this was the key window: the first responder hears of it, or the window.
    package func shake() {
        let event = MotionEvent(touches: [], timestamp: MediaClock.shared.now)
        let receiver: UIResponder = firstResponder ?? self
        receiver.motionBegan(.motionShake, with: event)
        receiver.motionEnded(.motionShake, with: event)
    }
}
