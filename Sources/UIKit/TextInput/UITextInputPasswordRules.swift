/// The requirements of a new password, in Apple's rule language.
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

    /// Returns the object itself, which is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
