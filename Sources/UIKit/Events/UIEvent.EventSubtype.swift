extension UIEvent {
    /// The subtype of a motion or remote control event.
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
    /// Sends a shake of the device to the first responder, or to the window if there is none.
    package func shake() {
        let event = MotionEvent(touches: [], timestamp: MediaClock.shared.now)
        let receiver: UIResponder = firstResponder ?? self
        receiver.motionBegan(.motionShake, with: event)
        receiver.motionEnded(.motionShake, with: event)
    }
}
