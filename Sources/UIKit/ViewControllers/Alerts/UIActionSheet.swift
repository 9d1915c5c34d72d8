/// An action sheet of the API before alert controllers; an alert controller shows it.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionsheet
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIActionSheet: UIView {

    /// The text above the buttons.
    open var title = ""
    /// The delegate that is notified when a button is tapped. Held weakly.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The style of the sheet. It reads back what was set; nothing here depends on it.
    open var actionSheetStyle = UIActionSheetStyle.automatic
    /// The index of the destructive button; -1 for none.
    open var destructiveButtonIndex = -1
    /// The index of the cancel button; -1 for none.
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
    /// Makes a sheet from an archive; only the properties of `UIView` are read.
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
    /// Whether the sheet is presented.
    open var isVisible: Bool { controller?.presentingViewController != nil }

    /// Presents the sheet from the window of a view.
    open func show(in view: UIView) { present(from: view, view.bounds) }
    /// Presents the sheet; on a tablet in a popover at a rectangle of the view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { present(from: view, rect) }
    /// Presents the sheet from a tab bar.
    open func show(from view: UITabBar) { present(from: view, view.bounds) }
    /// Presents the sheet from a toolbar.
    open func show(from view: UIToolbar) { present(from: view, view.bounds) }
    /// Presents the sheet; on a tablet in a popover at a bar item.
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

    /// Dismisses the sheet; the delegate is notified of the dismissal with the given button.
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

/// The style of an action sheet.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionsheetstyle
public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default` = 0
    case blackTranslucent = 2
    case blackOpaque = 1
}

/// The delegate of an action sheet.
///
/// - Source: developer.apple.com/documentation/uikit/uiactionsheetdelegate
@available(iOS, introduced: 2.0, deprecated: 8.3, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called when a button was tapped.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called before the sheet is presented.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called after the sheet was presented.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet is dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the sheet was dismissed.
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
