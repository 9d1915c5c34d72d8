/// The properties of an object's text input. The requirements have default implementations, which return the default
/// value and ignore new values. No keyboard reads them here.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The type of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The label of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// The meaning of the text; nil for none in particular.
    var textContentType: UITextContentType! { get set }
    /// Whether the characters are hidden.
    var isSecureTextEntry: Bool { get set }
    /// The letters that are capitalized automatically.
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
    /// Whether inline predictions are shown.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Whether results of calculations are inserted.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
    /// The extent of the system's writing tools.
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
}

/// Whether inline predictions are shown.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinlinepredictiontype
public enum UITextInlinePredictionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether results of calculations are inserted.
///
/// - Source: developer.apple.com/documentation/uikit/uitextmathexpressioncompletiontype
public enum UITextMathExpressionCompletionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// The extent of the system's writing tools.
///
/// - Source: developer.apple.com/documentation/uikit/uiwritingtoolsbehavior
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete, limited
}

extension UITextInputTraits {
    /// Always `default`; setting it has no effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// Always `default`; setting it has no effect.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { .default }
        set {}
    }
    /// Always `default`; setting it has no effect.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { .default }
        set {}
    }
    /// Always `default`; setting it has no effect.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// Always `default`; setting it has no effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// Always `default`; setting it has no effect.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Always false; setting it has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// Always nil; setting it has no effect.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// Always false; setting it has no effect.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Always `sentences`; setting it has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// Always `default`; setting it has no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// Always `default`; setting it has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// Always `default`; setting it has no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// Always `default`; setting it has no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// Always `default`; setting it has no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
}
