/// An alert in the middle of the screen, or an action sheet at its bottom; on a tablet action sheets are popovers.
///
/// The controller dismisses itself when the user chooses an action, and calls the action's handler afterwards. UIKit
/// does not support subclasses.
///
/// - Source: developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The presentation of an alert controller.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uialertcontroller/style
    public enum Style: Int, Sendable {
        /// An action sheet at the bottom of a phone's screen, or in a popover.
        case actionSheet = 0
        /// An alert in the middle of the screen.
        case alert
    }

    /// Whether the controller is an alert or an action sheet.
    open private(set) var preferredStyle = Style.actionSheet
    /// The title, shown in bold.
    open override var title: String? {
        didSet { if title != oldValue { contentChanged() } }
    }
    /// The text below the title.
    open var message: String? {
        didSet { if message != oldValue { contentChanged() } }
    }
    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action whose button is emphasised, and which the return key triggers; nil by default, when the cancel action
    /// is emphasised.
    ///
    /// Raises `NSInternalInconsistencyException` for an action that was not added.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let action = preferredAction, !actions.contains(action) { raiseForeignAction() }
            contentChanged()
        }
    }
    /// The text fields of an alert, in the order in which they were added; nil for none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    /// The severity of the alert, which only a Mac shows.
    open var severity = UIAlertControllerSeverity.default

    private var fields: [UITextField] = []

    // Programs set these by key-value coding.

    /// A title and a message with attributes, which replace the plain ones.
    var attributedTitle: NSAttributedString? {
        didSet { contentChanged() }
    }
    var attributedMessage: NSAttributedString? {
        didSet { contentChanged() }
    }
    /// A child controller whose view stands between the texts and the buttons, as high as its `preferredContentSize`
    /// says, or else as its constraints do.
    var contentViewController: UIViewController? {
        didSet { if contentViewController !== oldValue { exchangeContent(oldValue) } }
    }

    private func exchangeContent(_ old: UIViewController?) {
        if let old {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        if let contentViewController { addChild(contentViewController) }
        contentChanged()
        contentViewController?.didMove(toParent: self)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === contentViewController { contentChanged() }
    }

    /// Makes an alert or an action sheet without actions.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }

    // MARK: Content

    /// Adds an action.
    ///
    /// Raises `NSInternalInconsistencyException` for a second cancel action.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel && actions.contains(where: { $0.style == .cancel }) {
            raise(
                "NSInternalInconsistencyException",
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.controller = self
        contentChanged()
    }

    /// Adds a text field to an alert.
    ///
    /// Raises `NSInternalInconsistencyException` if the controller is an action sheet.
    ///
    /// - Parameter configurationHandler: Configures the field; called before this method returns.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            raise(
                "NSInternalInconsistencyException",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .footnote)
        field.adjustsFontForContentSizeCategory = true
        field.addAction(UIAction { [weak self, weak field] _ in self?.endEditing(of: field) }, for: .editingDidEndOnExit)
        fields.append(field)
        configurationHandler?(field)
        contentChanged()
    }

    private func raiseForeignAction() -> Never {
        raise(
            "NSInternalInconsistencyException",
            "The preferredAction of an alert controller must be contained in the actions array or be nil: \(LayoutText.reference(self))"
        )
    }

    // MARK: Views

    private var alertView: AlertView { view as! AlertView }

    open override func loadView() {
        view = AlertView(isPopover ? .popover : preferredStyle == .alert ? .alert : .sheet) { [weak self] in self?.choose($0) }
        contentChanged()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        if size != previousTraitCollection?.preferredContentSizeCategory { contentChanged() }
    }

    private func contentChanged() {
        guard isViewLoaded else { return }
        alertView.show(
            AlertContent(
                title: attributedTitle ?? title.map { NSAttributedString(string: $0) },
                message: attributedMessage ?? message.map { NSAttributedString(string: $0) }, fields: fields,
                inner: contentViewController, actions: actions, preferred: preferredAction))
        fitPopover()
        view.superview?.setNeedsLayout()
    }

    func actionChanged(_ action: UIAlertAction) { if isViewLoaded { alertView.update(action) } }

    /// The button of an action; nil until the view is loaded.
    package func button(for action: UIAlertAction) -> UIView? { isViewLoaded ? alertView.button(for: action) : nil }

    // MARK: Choosing

    /// The cancel action; nil if there is none.
    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Dismisses the alert, then calls the action's handler.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        guard let presenter = presentation.presenting else { return action.run() }
        presenter.dismissPresented(animated: true) { action.run() }
    }

    /// The return key moves to the next field, and from the last field it triggers the preferred action.
    private func endEditing(of field: UITextField?) {
        guard let place = fields.firstIndex(where: { $0 === field }) else { return }
        if place + 1 < fields.count {
            fields[place + 1].becomeFirstResponder()
        } else if let action = preferredAction ?? onlyOtherAction {
            choose(action)
        }
    }

    /// The action that is not the cancel action, if there is exactly one.
    private var onlyOtherAction: UIAlertAction? {
        let others = actions.filter { $0.style != .cancel }
        return others.count == 1 ? others[0] : nil
    }

    // MARK: Presentation

    /// Action sheets are popovers on a tablet; alerts and other sheets use a presentation controller of their own.
    /// Setting the style has no effect.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isPopover ? .popover : .custom }
        set {}
    }

    private var isPopover: Bool { preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad }

    override func makeSystemPresentationController(_ presenter: UIViewController?) -> UIPresentationController? {
        isPopover ? nil : AlertPresentationController(alert: self, presenting: presenter)
    }

    /// Raises `NSGenericException` for a popover without a source, and `NSInternalInconsistencyException` for an alert
    /// without content.
    override func presentationWillBegin(from source: UIViewController) {
        if title == nil && message == nil && actions.isEmpty && contentViewController == nil {
            raise("NSInternalInconsistencyException", "UIAlertController must have a title, a message or an action to display")
        }
        if isPopover {
            mayPresentPopover(from: source)
            fitPopover()
        }
    }

    private func mayPresentPopover(from source: UIViewController) {
        guard let popover = popoverPresentationController, popover.sourceView == nil, popover.barButtonItem == nil else { return }
        raise(
            "NSGenericException",
            "Your application has presented a UIAlertController (\(LayoutText.reference(self))) of style UIAlertControllerStyleActionSheet from "
                + "\(Swift.type(of: source)) (\(LayoutText.reference(source))). The modalPresentationStyle of a UIAlertController with this "
                + "style is UIModalPresentationPopover. You must provide location information for this popover through the alert "
                + "controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If "
                + "this information is not known when you present the alert controller, you may provide it in the "
                + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
    }

    /// Sets the popover's size to that of its content.
    private func fitPopover() {
        guard isPopover else { return }
        preferredContentSize = alertView.size(in: CGSize(width: AlertMetrics.popoverWidth, height: .greatestFiniteMagnitude))
    }
}

/// The severity of an alert.
///
/// - Source: developer.apple.com/documentation/uikit/uialertcontrollerseverity
public enum UIAlertControllerSeverity: Int, Sendable {
    /// An ordinary alert.
    case `default` = 0
    /// An alert about a possible loss.
    case critical
}
