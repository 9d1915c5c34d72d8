/// How an object that text is typed into wants it to be typed. What it does not have of its own has the usual value, and setting
/// that does nothing.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The keys that the keyboard has.
    var keyboardType: UIKeyboardType { get set }
    /// The keyboard's look.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What stands on the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is off while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// What the text means; nil for nothing in particular.
    var textContentType: UITextContentType! { get set }
    /// Whether the text is kept from being read.
    var isSecureTextEntry: Bool { get set }
    /// Which letters become capitals by themselves.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces follow words that are put in or taken away.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

extension UITextInputTraits {
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
}
