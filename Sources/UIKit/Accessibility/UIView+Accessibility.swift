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
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var groupsChildren: Bool?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var userInputLabels: [NSAttributedString]?
    var textualContext: UIAccessibilityTextualContext?
    var respondsToUser: Bool?
    var ignoresInvertedColors: Bool?
    var directTouchOptions: UIAccessibilityDirectTouchOptions?
    var expandedStatus: UIAccessibilityExpandedStatus?
    var containerType: UIAccessibilityContainerType?
    var headerElements: [Any]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    /// Closures that provide values on demand; they have precedence over the values that were set.
    var blocks: AccessibilityBlocks?
}

extension UIView {
    /// Sets an accessibility property; nil restores the default of the class.
    func setAccessibility<Value>(_ member: ReferenceWritableKeyPath<AccessibilityState, Value?>, to value: Value?) {
        if accessibility == nil {
            guard value != nil else { return }
            accessibility = AccessibilityState()
        }
        accessibility?[keyPath: member] = value
    }

    /// The attributed text that was set, if its string is still the given text; otherwise the text without attributes.
    func attributed(
        _ member: KeyPath<AccessibilityState, NSAttributedString?>, of text: String?
    ) -> NSAttributedString? {
        guard let text else { return nil }
        let kept = accessibility?[keyPath: member]
        return kept?.string == text ? kept : NSAttributedString(string: text)
    }
}
