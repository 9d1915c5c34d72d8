/// An alert of the API before alert controllers; an alert controller shows it.
///
/// - Source: developer.apple.com/documentation/uikit/uialertview
@available(iOS, introduced: 2.0, deprecated: 9.0, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {

    /// The title of the alert.
    open var title = ""
    /// The text below the title.
    open var message: String?
    /// The delegate that is notified when a button is tapped, a `UIAlertViewDelegate`. Held weakly.
    open weak var delegate: AnyObject?
    /// The text fields of the alert.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { fields = (0..<alertViewStyle.fieldCount).map { _ in UITextField() } }
    }
    /// The index of the cancel button; -1 for none.
    open var cancelButtonIndex = -1
    private var titles: [String] = []
    private var fields: [UITextField] = []
    private weak var controller: UIAlertController?

    /// Makes an alert.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title ?? "", message, delegate as AnyObject?)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for other in otherButtonTitles { addButton(withTitle: other) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes an alert from an archive; only the properties of `UIView` are read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds a button, and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }
    /// The title of the button at an index; nil if there is none.
    open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
    /// The number of buttons.
    open var numberOfButtons: Int { titles.count }
    /// The index of the first button that is not the cancel button; -1 for none.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    /// Whether the alert is presented.
    open var isVisible: Bool { controller?.presentingViewController != nil }
    /// The text field at an index; nil if the style has none.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    /// Presents the alert over the content of the key window.
    open func show() {
        guard let presenter = UIApplication.shared.keyWindow?.rootViewController?.presentedLast else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (index, field) in fields.enumerated() {
            alert.addTextField { [alertViewStyle] shown in
                shown.text = field.text
                shown.placeholder = field.placeholder ?? alertViewStyle.placeholder(index)
                shown.isSecureTextEntry = alertViewStyle.isSecret(index)
            }
        }
        for (index, title) in titles.enumerated() {
            alert.addAction(
                UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { [self] _ in clicked(index) }
            )
        }
        controller = alert
        (delegate as? any UIAlertViewDelegate)?.willPresent(self)
        presenter.present(alert, animated: true) { [self] in (delegate as? any UIAlertViewDelegate)?.didPresent(self) }
    }

    /// Dismisses the alert; the delegate is notified of the dismissal with the given button.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        let end = { [self] in
            (delegate as? any UIAlertViewDelegate)?.alertView(self, didDismissWithButtonIndex: buttonIndex) ?? ()
        }
        guard let controller, controller.presentingViewController != nil else { return }
        (delegate as? any UIAlertViewDelegate)?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        controller.dismiss(animated: animated, completion: end)
    }

    private func clicked(_ index: Int) {
        for (field, shown) in zip(fields, controller?.textFields ?? []) { field.text = shown.text }
        let delegate = delegate as? any UIAlertViewDelegate
        delegate?.alertView(self, clickedButtonAt: index)
        delegate?.alertView(self, willDismissWithButtonIndex: index)
        delegate?.alertView(self, didDismissWithButtonIndex: index)
    }
}

/// The text fields of an alert view.
///
/// - Source: developer.apple.com/documentation/uikit/uialertviewstyle
public enum UIAlertViewStyle: Int, Sendable {
    /// No text field.
    case `default` = 0
    /// One field with secure text entry.
    case secureTextInput
    /// One plain field.
    case plainTextInput
    /// A field for a user name, and one with secure text entry.
    case loginAndPasswordInput

    fileprivate var fieldCount: Int { self == .default ? 0 : self == .loginAndPasswordInput ? 2 : 1 }
    fileprivate func isSecret(_ field: Int) -> Bool { self == .secureTextInput || (self == .loginAndPasswordInput && field == 1) }
    fileprivate func placeholder(_ field: Int) -> String? {
        guard self == .loginAndPasswordInput else { return nil }
        return field == 0 ? "Login" : "Password"
    }
}

/// The delegate of an alert view.
///
/// - Source: developer.apple.com/documentation/uikit/uialertviewdelegate
@available(iOS, introduced: 2.0, deprecated: 9.0, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Called when a button was tapped.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called before the alert is presented.
    func willPresent(_ alertView: UIAlertView)
    /// Called after the alert was presented.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the alert is dismissed.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the alert was dismissed.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

@available(iOS, introduced: 2.0, deprecated: 9.0, message: "use UIAlertController")
extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func willPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func didPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
