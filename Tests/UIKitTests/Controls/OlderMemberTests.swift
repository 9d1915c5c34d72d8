import Testing
import UIKit

/// Members that older programs and mocks override, and the accessibility of pickers.
@MainActor struct OlderMemberTests {
    final class Colours: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "row \(row)" }
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
            "wheel \(component)"
        }
        func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { "plain" }
        func pickerView(
            _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
        ) -> NSAttributedString? { component == 0 ? NSAttributedString(string: "rich") : nil }
        func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] {
            ["colour"]
        }
    }

    @Test func delegatesDescribeTheWheelsOfPickers() throws {
        let (picker, colours) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Colours())
        (picker.dataSource, picker.delegate) = (colours, colours)
        picker.selectRow(1, inComponent: 1, animated: false)
        picker.layoutIfNeeded()
        let elements = try #require(picker.accessibilityElements as? [UIAccessibilityElement])
        #expect(
            elements.map(\.accessibilityLabel) == ["wheel 0", "wheel 1"]
                && elements.map(\.accessibilityHint) == ["rich", "plain"])
        #expect(
            elements.map(\.accessibilityValue) == ["row 0", "row 1"] && elements[0].accessibilityUserInputLabels == ["colour"])
        #expect(elements.allSatisfy { $0.accessibilityTraits == .adjustable })
    }

    final class Mock: UIViewController {
        override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    }

    final class Caption: UIView {
        let label = UILabel()
        override func forBaselineLayout() -> UIView { label }
    }

    @Test func formerNamesAreOverridden() {
        let caption = Caption()
        #expect(caption.forLastBaselineLayout === caption.label && Mock().transitionCoordinator == nil)
    }

    @Test func splitViewsTellOfAnotherTargetForDetails() {
        var told = 0
        let (split, window) = (UISplitViewController(), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568)))
        let name = UIViewController.showDetailTargetDidChangeNotification
        let token = NotificationCenter.default.addObserver(forName: name, object: split, queue: nil) { _ in
            MainActor.assumeIsolated { told += 1 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        split.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
        window.rootViewController = split
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(told == 1)
    }
}
