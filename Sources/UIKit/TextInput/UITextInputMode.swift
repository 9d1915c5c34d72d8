/// A language that text is typed in.
///
/// There is no keyboard here; the one mode that is active has the user's first language.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputmode
open class UITextInputMode: NSObject, @unchecked Sendable {
    /// The language's code with its region, such as "en-US"; nil for modes without a language.
    open var primaryLanguage: String? { Locale.preferredLanguages.first }

    /// The modes that the user may choose: one.
    open class var activeInputModes: [UITextInputMode] { [shared] }

    static let shared = UITextInputMode()

    /// Posted when the user chooses another mode; never here.
    public static let currentInputModeDidChangeNotification = NSNotification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
