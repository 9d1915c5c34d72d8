/// The conditions that decide which of several scenes handles an activity. The predicates are evaluated with the
/// activity's `targetContentIdentifier`, a string.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneactivationconditions
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Whether the scene can handle the content with the identifier; always by default.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Whether the scene is preferred for the content with the identifier; never by default.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Makes the conditions of a scene that can handle any content.
    nonisolated public override init() { super.init() }
}

extension UIApplication {
    /// The scene that handles the content with an identifier: the first that prefers it, otherwise the first that can
    /// handle it, otherwise the first.
    func scene(forTarget identifier: String?) -> UIScene? {
        guard let identifier else { return connected.first }
        let preferring = connected.first {
            $0.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
        }
        let able = connected.first {
            $0.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
        }
        return preferring ?? able ?? connected.first
    }
}
