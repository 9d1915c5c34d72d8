extension UIControl {
    /// The events that controls send.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicontrol/event
    public struct Event: OptionSet, Hashable, Sendable {
        /// Bit mask of the events.
        public let rawValue: UInt
        /// Makes a set from a bit mask; programs may define events within ``applicationReserved``.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch began with a tap count above 1; sent together with ``touchDown``.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved and is at most 70 points away from the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved and is farther away.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came back from farther away; sent together with ``touchDragInside``.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch went farther away; sent together with ``touchDragOutside``.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ended at most 70 points away from the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ended farther away.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The event that matters most: a button's tap, another control's change of value, a text field's return key.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A control's menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field became first responder.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed a text field's text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field resigned first responder.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was pressed in a text field. If an action is registered for it, editing ends.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that programs may define.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that the system keeps.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
