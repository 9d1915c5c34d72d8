/// The expected kinds of text input.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputcontext
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
    /// Whether pencil input is expected; false by default.
    open var isPencilInputExpected = false
    /// Whether dictation is expected; false by default.
    open var isDictationInputExpected = false
    /// Whether a hardware keyboard is expected; false by default.
    open var isHardwareKeyboardInputExpected = false

    nonisolated override init() { super.init() }

    /// The current context.
    open class func current() -> UITextInputContext { shared }
    private static let shared = UITextInputContext()
}
