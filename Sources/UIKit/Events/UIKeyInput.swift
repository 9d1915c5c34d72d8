/// An object that accepts text from a keyboard.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text that can be deleted.
    var hasText: Bool { get }
    /// Inserts text at the insertion point; a line feed is the return key.
    func insertText(_ text: String)
    /// Deletes the character before the insertion point.
    func deleteBackward()
}
