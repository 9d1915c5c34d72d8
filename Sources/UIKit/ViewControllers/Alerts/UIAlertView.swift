/// A question in the middle of the screen, as it was before alert controllers, which show it.
///
/// - Source: developer.apple.com/documentation/uikit/uialertview
@available(iOS, introduced: 2.0, deprecated: 9.0, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {

    /// The question.
    open var title = ""
    /// What explains the question.
    open var message: String?
    /// Hears of the choice. Held weakly.
    open weak var delegate: AnyObject?
    /// What the user types into.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { fields = (0..<alertViewStyle.fieldCount).map { _ in UITextField() } }
    }
    /// The number of the button that leaves everything as it is; -1 for none.
    open var cancelButtonIndex = -1
    private var titles: [String] = []
    private var fields: [UITextField] = []
    private weak var controller: UIAlertController?

    /// Makes a question.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title ?? "", message, delegate as AnyObject?)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for other in otherButtonTitles { addButton(withTitle: other) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes one from an archive, of which only the superclass reads.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds a button, and returns its number.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }
    /// The title of a button.
    open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
    /// How many buttons there are.
    open var numberOfButtons: Int { titles.count }
    /// The number of the first button that is not the one to cancel; -1 for none.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    /// Whether the question is on the screen.
    open var isVisible: Bool { controller?.presentingViewController != nil }
    /// A field of the style.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    /// Shows the question above what the key window shows.
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

    /// Takes the question away as if a button had been tapped.
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

/// What the user types into an alert view.
///
/// - Source: developer.apple.com/documentation/uikit/uialertviewstyle
public enum UIAlertViewStyle: Int, Sendable {
    /// Nothing.
    case `default` = 0
    /// A field for a secret.
    case secureTextInput
    /// A field for text.
    case plainTextInput
    /// A field for a name and one for a secret.
    case loginAndPasswordInput

    fileprivate var fieldCount: Int { self == .default ? 0 : self == .loginAndPasswordInput ? 2 : 1 }
    fileprivate func isSecret(_ field: Int) -> Bool { self == .secureTextInput || (self == .loginAndPasswordInput && field == 1) }
    fileprivate func placeholder(_ field: Int) -> String? {
        guard self == .loginAndPasswordInput else { return nil }
        return field == 0 ? "Login" : "Password"
    }
}

/// Hears of the choice in an alert view.
///
/// - Source: developer.apple.com/documentation/uikit/uialertviewdelegate
@available(iOS, introduced: 2.0, deprecated: 9.0, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// A button was tapped.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The question is about to come.
    func willPresent(_ alertView: UIAlertView)
    /// The question came.
    func didPresent(_ alertView: UIAlertView)
    /// The question is about to go.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// The question went.
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
