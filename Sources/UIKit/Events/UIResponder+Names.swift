/// What the Objective-C run time does on Apple's platforms: properties and methods by name.
extension UIResponder {
    func assign(_ value: Any?, forKey key: String) {
        if !namedProperties.assign(value, forKey: key, to: self) { setValue(value, forUndefinedKey: key) }
    }

    /// The next responder, from this one on, that says it can take an action.
    func firstTaker(of action: Selector, _ sender: Any?) -> UIResponder? {
        sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
    }
}
