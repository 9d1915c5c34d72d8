import Testing
import UIKit

/// Parts and values without public API that many programs read and set by key-value coding.
///
/// - Source: widely used answers name the keys; that iOS 13 and later refuse three instance variables, and the words of
///   the exception, are those of public crash reports.
@MainActor
struct KeyedPartTests {
    @Test("A search bar's field and cancel button, and the button's title") func searchBar() {
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        bar.showsCancelButton = true
        bar.setValue("Close", forKey: "cancelButtonText")
        #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Close")
    }

    @Test("The label of a text field's placeholder") func placeholder() {
        let field = UITextField()
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
        #expect((field.value(forKey: "placeholderLabel") as? UILabel)?.textColor == .red)
    }

    @Test("Variables that iOS refuses") func refused() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITextField().setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor") }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            text.contains(
                "'NSGenericException', reason: 'Access to UITextField's _placeholderLabel ivar is prohibited. "
                    + "This is an application bug'"))
    }

    @Test("An alert with attributed texts, a controller's view, and coloured actions") func alert() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UIViewController()
        window.isHidden = false
        let alert = UIAlertController(title: "Plain", message: "Text", preferredStyle: .alert)
        alert.setValue(
            NSAttributedString(string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 30)]), forKey: "attributedTitle")
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 270, height: 120)
        alert.setValue(content, forKey: "contentViewController")
        let action = UIAlertAction(title: "Delete", style: .default)
        action.setValue(UIColor.purple, forKey: "titleTextColor")
        action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
        action.setValue(true, forKey: "checked")
        alert.addAction(action)
        window.rootViewController?.present(alert, animated: false)
        window.layoutIfNeeded()
        let labels = alert.view.allSubviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["Title", "Text", "Delete"])
        #expect(labels[0].font.pointSize == 30 && labels[2].textColor == .purple && labels[2].textAlignment == .left)
        #expect(content.parent === alert && content.view.bounds.size == CGSize(width: 270, height: 120))
        #expect(action.value(forKey: "titleTextColor") as? UIColor == .purple)
    }

    @Test("The colour of pickers' texts") func pickers() {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.preferredDatePickerStyle = .wheels
        picker.setValue(UIColor.orange, forKey: "textColor")
        picker.setValue(false, forKey: "highlightsToday")
        picker.layoutIfNeeded()
        let labels = picker.allSubviews.compactMap { $0 as? UILabel }.filter { $0.window == nil && !$0.isHidden }
        #expect(labels.contains { $0.textColor == .orange })
    }

    @Test("Bars without their hairline") func hairline() {
        for bar in [UINavigationBar(), UITabBar(), UIToolbar()] as [UIView] {
            bar.setValue(true, forKey: "hidesShadow")
            #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
        }
    }

    @Test("The view of a bar button item") func itemView() throws {
        let (navigation, controller) = (UINavigationController(), UIViewController())
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        navigation.setViewControllers([controller], animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        let view = try #require(controller.navigationItem.rightBarButtonItem?.value(forKey: "view") as? UIView)
        #expect(view.isDescendant(of: navigation.navigationBar))
    }

    @Test("A label's former least size of its font") func minimumFontSize() {
        let label = UILabel()
        label.setValue(8.5, forKey: "minimumFontSize")
        #expect(abs(label.minimumScaleFactor - 0.5) < 1e-9 && label.value(forKey: "minimumFontSize") as? Double == 8.5)
    }

    @Test("Objects respond to the getters that key-value coding knows") func getters() {
        #expect(UILabel().responds(to: Selector("text")) && UIView().responds(to: Selector("backgroundColor")))
        #expect(UISlider().responds(to: Selector("value")) && !UISlider().responds(to: Selector("titles")))
    }
}

extension UIView {
    fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
