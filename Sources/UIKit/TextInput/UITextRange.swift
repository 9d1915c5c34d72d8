/// A range of characters of an object that takes text input. Objects make ranges of their own.
///
/// - Source: developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates a range without meaning; subclasses have one.
    public nonisolated override init() { super.init() }

    /// Whether the range contains no character.
    open var isEmpty: Bool { true }
    /// The place before the first character.
    open var start: UITextPosition { UITextPosition() }
    /// The place after the last character.
    open var end: UITextPosition { UITextPosition() }
}
