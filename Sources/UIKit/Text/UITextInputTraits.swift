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
    /// Whether what is being typed is completed in grey.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Whether calculations are completed.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
    /// Whether and how the system offers to write.
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
}

/// Whether what is being typed is completed in grey.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinlinepredictiontype
public enum UITextInlinePredictionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether calculations are completed.
///
/// - Source: developer.apple.com/documentation/uikit/uitextmathexpressioncompletiontype
public enum UITextMathExpressionCompletionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether and how the system offers to write.
///
/// - Source: developer.apple.com/documentation/uikit/uiwritingtoolsbehavior
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete, limited
}

extension UITextInputTraits {
    /// Always the default; setting it does nothing.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// Always the default; setting it does nothing.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { .default }
        set {}
    }
    /// Always the default; setting it does nothing.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { .default }
        set {}
    }
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
