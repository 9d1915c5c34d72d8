/// Key-value coding and the search for actions, which the Objective-C runtime supports on Apple's platforms.
extension UIResponder {
    func assign(_ value: Any?, forKey key: String) {
        if !namedProperties.assign(value, forKey: key, to: self) { setValue(value, forUndefinedKey: key) }
    }

    /// The next responder, from this one on, that can perform an action.
    func firstTaker(of action: Selector, _ sender: Any?) -> UIResponder? {
        sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
    }
}
