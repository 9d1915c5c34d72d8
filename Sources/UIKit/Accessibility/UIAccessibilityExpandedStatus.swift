/// Whether an element is expanded, such as a row with nested rows below it.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityexpandedstatus
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// The element cannot be expanded.
    case unsupported = 0
    /// The element is expanded.
    case expanded
    /// The element is collapsed.
    case collapsed
}

/// The priority of an announcement, the value of `accessibilitySpeechAnnouncementPriority`.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitypriority
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The priority's string.
    public let rawValue: String
    /// Makes a priority from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The announcement interrupts others.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// The announcement is spoken in its turn.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// The announcement is spoken when there are no others.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
