/// An object that a keyboard can write to.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }
    /// Puts text at the cursor; a line feed is the return key.
    func insertText(_ text: String)
    /// Deletes the character before the cursor.
    func deleteBackward()
}
