/// The language of text input.
///
/// There is no keyboard here; the only active mode has the user's first language.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputmode
open class UITextInputMode: NSObject, @unchecked Sendable {
    /// The language's code with its region, such as "en-US"; nil for modes without a language.
    open var primaryLanguage: String? { Locale.preferredLanguages.first }

    /// The active modes: one.
    open class var activeInputModes: [UITextInputMode] { [shared] }

    static let shared = UITextInputMode()

    /// Posted when the user chooses another mode; never posted here.
    public static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
