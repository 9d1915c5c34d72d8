/// The accessibility properties that were set on a view; most views have none.
final class AccessibilityState {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var isElement: Bool?
    var frame: CGRect?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var hidesElements: Bool?
    var isModal: Bool?
}

extension UIView {
    /// Sets an accessibility property; nil restores the class's value.
    func setAccessibility<Value>(_ member: ReferenceWritableKeyPath<AccessibilityState, Value?>, to value: Value?) {
        if accessibility == nil {
            guard value != nil else { return }
            accessibility = AccessibilityState()
        }
        accessibility?[keyPath: member] = value
    }
}
