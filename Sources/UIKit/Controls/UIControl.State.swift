extension UIControl {
    /// The states a control is in. The normal state is the empty set.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
    public struct State: OptionSet, Hashable, Sendable {
        /// Bit mask of the states.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the other states.
        public static let normal: State = []
        /// A touch is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus. Never set: there is no focus engine.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that programs may define.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that the system keeps.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of content in a control that is higher than the content.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top, bottom, fill
    }

    /// The horizontal alignment of content in a control that is wider than the content.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left, right, fill, leading, trailing
    }
}
