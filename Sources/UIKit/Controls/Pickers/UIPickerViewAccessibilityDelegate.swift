/// Gives the wheels of a picker labels and hints for people who do not see them. Every method has a default
/// implementation.
///
/// - Source: developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// The label of a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// The hint of a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    /// The names by which people who speak to the device can choose a wheel.
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    /// The label of a wheel with attributes; it is preferred to the plain one.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
    /// The hint of a wheel with attributes; it is preferred to the plain one.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
}

extension UIPickerViewAccessibilityDelegate {
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
    /// Returns no names.
    public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] { [] }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { nil }
}

extension UIPickerView {
    /// The elements of the wheels, where the delegate describes them.
    var describedWheels: [Any]? {
        guard let delegate = delegate as? any UIPickerViewAccessibilityDelegate else { return nil }
        return wheelFrames.indices.map { element(of: $0, describedBy: delegate) }
    }

    private func element(
        of component: Int, describedBy delegate: any UIPickerViewAccessibilityDelegate
    ) -> UIAccessibilityElement {
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityFrameInContainerSpace = wheelFrames[component]
        element.accessibilityTraits = .adjustable
        let label = delegate.pickerView(self, accessibilityAttributedLabelForComponent: component)
        element.accessibilityLabel = label?.string ?? delegate.pickerView(self, accessibilityLabelForComponent: component)
        let hint = delegate.pickerView(self, accessibilityAttributedHintForComponent: component)
        element.accessibilityHint = hint?.string ?? delegate.pickerView(self, accessibilityHintForComponent: component)
        element.accessibilityUserInputLabels = delegate.pickerView(self, accessibilityUserInputLabelsForComponent: component)
        element.accessibilityValue = (wheels[component].views[wheels[component].middleRow] as? UILabel)?.text
        return element
    }
}
