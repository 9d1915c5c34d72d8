/// The rules that a new password has to follow, in the language of rules that Apple describes.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputpasswordrules
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules, as `minlength: 8; required: upper;`.
    public let passwordRulesDescriptor: String

    /// Creates rules of their text.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// The rules themselves, for they do not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
