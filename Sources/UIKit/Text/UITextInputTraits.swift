/// How text is to be typed into an object. The requirements have default implementations: they return the default value, and
/// setting them does nothing. There is no keyboard here that reads them.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The keys of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The keyboard's look.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The label of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// The meaning of the text; nil for none in particular.
    var textContentType: UITextContentType! { get set }
    /// Whether the characters are hidden.
    var isSecureTextEntry: Bool { get set }
    /// Which letters are capitalized automatically.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether typed words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are added and removed around inserted and deleted words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

extension UITextInputTraits {
    /// Always the default keyboard; setting it does nothing.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// Always the default look; setting it does nothing.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// Always the default label; setting it does nothing.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Always false; setting it does nothing.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Always nil; setting it does nothing.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// Always false; setting it does nothing.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Always sentences; setting it does nothing.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// Always the default; setting it does nothing.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// Always the default; setting it does nothing.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// Always the default; setting it does nothing.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// Always the default; setting it does nothing.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// Always the default; setting it does nothing.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
}
