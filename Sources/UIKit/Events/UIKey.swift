/// A pressed key of a keyboard.
///
/// - Source: developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The characters that the key types with the pressed modifiers.
    open var characters: String { written }
    /// The characters that the key types without modifiers, or the input of a key command for keys that type nothing.
    open var charactersIgnoringModifiers: String { input }
    /// The key by its position on an American keyboard.
    open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(input: input) }
    /// The pressed modifier keys.
    open var modifierFlags: UIKeyModifierFlags { held }

    private let written: String
    private let input: String
    private let held: UIKeyModifierFlags

    /// Makes a key that types nothing, for tests.
    public nonisolated override init() {
        (input, held, written) = ("", [], "")
        super.init()
    }

    /// - Parameter input: The characters that the key types without modifiers, or the input of a key command for keys
    ///   that type nothing.
    package init(_ input: String, _ modifiers: UIKeyModifierFlags) {
        self.input = input
        held = modifiers
        written = input.count > 1 ? "" : modifiers.contains(.shift) ? input.uppercased() : input
        super.init()
    }
}
