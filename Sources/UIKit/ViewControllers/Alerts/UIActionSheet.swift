/// Choices at the bottom of the screen, as they were before alert controllers, which show them.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionsheet
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIActionSheet: UIView {

    /// The text above the choices.
    open var title = ""
    /// Hears of the choice. Held weakly.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The look of the sheet. Stored; the sheet looks as the system's.
    open var actionSheetStyle = UIActionSheetStyle.automatic
    /// The number of the button that changes or deletes data; -1 for none.
    open var destructiveButtonIndex = -1
    /// The number of the button that leaves everything as it is; -1 for none.
    open var cancelButtonIndex = -1
    private var titles: [String] = []
    private weak var controller: UIAlertController?

    /// Makes a sheet.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.delegate) = (title ?? "", delegate)
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        for other in otherButtonTitles { addButton(withTitle: other) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
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
    /// Whether the choices are on the screen.
    open var isVisible: Bool { controller?.presentingViewController != nil }

    /// Shows the choices above a view.
    open func show(in view: UIView) { present(from: view, view.bounds) }
    /// Shows the choices, on a tablet beside a rectangle of a view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { present(from: view, rect) }
    /// Shows the choices above a tab bar.
    open func show(from view: UITabBar) { present(from: view, view.bounds) }
    /// Shows the choices above a toolbar.
    open func show(from view: UIToolbar) { present(from: view, view.bounds) }
    /// Shows the choices, on a tablet beside a bar item.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        guard let window = UIApplication.shared.keyWindow else { return }
        present(from: window, window.bounds, item)
    }

    private func present(from view: UIView, _ rect: CGRect, _ item: UIBarButtonItem? = nil) {
        guard let presenter = (view.window ?? UIApplication.shared.keyWindow)?.rootViewController?.presentedLast else {
            return
        }
        let sheet = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            sheet.addAction(UIAlertAction(title: title, style: style) { [self] _ in clicked(index) })
        }
        controller = sheet
        if let item {
            sheet.popoverPresentationController?.barButtonItem = item
        } else {
            sheet.popoverPresentationController?.sourceView = view
            sheet.popoverPresentationController?.sourceRect = rect
        }
        delegate?.willPresent(self)
        presenter.present(sheet, animated: true) { [self] in delegate?.didPresent(self) }
    }

    /// Takes the choices away as if a button had been tapped.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        let end = { [self] in
            delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex) ?? ()
        }
        guard let controller, controller.presentingViewController != nil else { return }
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        controller.dismiss(animated: animated, completion: end)
    }

    private func clicked(_ index: Int) {
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}

/// The look of an action sheet.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionsheetstyle
public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default` = 0
    case blackTranslucent = 2
    case blackOpaque = 1
}

/// Hears of the choice in an action sheet.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionsheetdelegate
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// A button was tapped.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// The choices are about to come.
    func willPresent(_ actionSheet: UIActionSheet)
    /// The choices came.
    func didPresent(_ actionSheet: UIActionSheet)
    /// The choices are about to go.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// The choices went.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(iOS, introduced: 2.0, deprecated: 8.3, message: "use UIAlertController")
extension UIActionSheetDelegate {
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func willPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing.
    public func didPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
