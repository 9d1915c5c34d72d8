/// A range of characters of a text input, which defines subclasses.
///
/// - Source: developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Creates an abstract range.
    public nonisolated override init() { super.init() }

    /// Whether the range contains no character.
    open var isEmpty: Bool { true }
    /// The position before the first character.
    open var start: UITextPosition { UITextPosition() }
    /// The position after the last character.
    open var end: UITextPosition { UITextPosition() }
}
