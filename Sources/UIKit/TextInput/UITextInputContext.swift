/// The expected kinds of text input.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputcontext
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
    /// Whether a pencil is expected: not, unless it is set.
    open var isPencilInputExpected = false
    /// Whether dictation is expected: not, unless it is set.
    open var isDictationInputExpected = false
    /// Whether a keyboard of keys is expected: not, unless it is set.
    open var isHardwareKeyboardInputExpected = false

    nonisolated override init() { super.init() }

    /// The current context.
    open class func current() -> UITextInputContext { shared }
    private static let shared = UITextInputContext()
}
