/// A key of a keyboard that was pressed.
///
/// - Source: developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key writes with the keys that are held.
    open var characters: String { written }
    /// What the key writes alone, or the input of a key command for keys that write nothing.
    open var charactersIgnoringModifiers: String { input }
    /// The key by its place on an American keyboard.
    open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(input: input) }
    /// The keys that are held.
    open var modifierFlags: UIKeyModifierFlags { held }

    private let written: String
    private let input: String
    private let held: UIKeyModifierFlags

    /// Makes a key that writes nothing, as tests do.
    public nonisolated override init() {
        (input, held, written) = ("", [], "")
        super.init()
    }

    /// - Parameter input: What the key writes alone, or the input of a key command for keys that write nothing.
    package init(_ input: String, _ modifiers: UIKeyModifierFlags) {
        self.input = input
        held = modifiers
        written = input.count > 1 ? "" : modifiers.contains(.shift) ? input.uppercased() : input
        super.init()
    }
}
