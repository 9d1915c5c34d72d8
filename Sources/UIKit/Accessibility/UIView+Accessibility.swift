/// What a view tells assistive technologies where it differs from its class; most views differ in nothing.
final class AccessibilityState {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var isElement: Bool?
}

extension UIView {
    /// Keeps something for assistive technologies; nil takes back what was set.
    func setAccessibility<Value>(_ member: ReferenceWritableKeyPath<AccessibilityState, Value?>, to value: Value?) {
        if accessibility == nil {
            guard value != nil else { return }
            accessibility = AccessibilityState()
        }
        accessibility?[keyPath: member] = value
    }
}
