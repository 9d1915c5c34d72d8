/// A direction in the order of the characters.
///
/// - Source: developer.apple.com/documentation/uikit/uitextstoragedirection
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// A direction on the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uitextlayoutdirection
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// A direction in the order of the characters or on the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdirection
public struct UITextDirection: Hashable, RawRepresentable, Sendable {
    /// The raw value of the storage or layout direction.
    public let rawValue: Int

    /// Creates a direction of a raw value of ``UITextStorageDirection`` or ``UITextLayoutDirection``.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A direction in the order of the characters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { .init(rawValue: direction.rawValue) }
    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { .init(rawValue: direction.rawValue) }

    /// Whether the direction leads towards the end of text that runs to the right.
    var isForward: Bool {
        [UITextStorageDirection.forward.rawValue, UITextLayoutDirection.right.rawValue, UITextLayoutDirection.down.rawValue]
            .contains(rawValue)
    }
}

/// A kind of unit of text.
///
/// - Source: developer.apple.com/documentation/uikit/uitextgranularity
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word, sentence, paragraph, line, document
}
