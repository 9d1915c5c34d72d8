/// Whether an element shows more, such as a row with further rows below it.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityexpandedstatus
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// There is nothing to show.
    case unsupported = 0
    /// It shows more.
    case expanded
    /// It could show more.
    case collapsed
}

/// How urgent an announcement is, the value of `accessibilitySpeechAnnouncementPriority`.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitypriority
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a priority of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is said at once, and others wait.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// It is said in its turn.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// It is said where nothing else is.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
