/// Which of several scenes takes up an activity: the predicates are asked with the activity's `targetContentIdentifier`, a text.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneactivationconditions
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Whether the scene can take up what has the identifier; always by default.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Whether the scene is the best one for what has the identifier; never by default.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Conditions of a scene that can take up anything.
    nonisolated public override init() { super.init() }
}

extension UIApplication {
    /// The scene that takes up what has an identifier: the first that prefers to, else the first that can, else the first.
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
