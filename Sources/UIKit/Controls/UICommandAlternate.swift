/// The title and the action of a command while other keys are held with its own.
///
/// - Source: developer.apple.com/documentation/uikit/uicommandalternate
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The text shown meanwhile.
    public let title: String
    /// The name of the method called meanwhile.
    public let action: Selector
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags

    /// Makes an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
        super.init()
    }
}
