/// Previews a document, or offers other programs that can open it.
///
/// There are no other programs and no previews of documents here. The screens are placeholders; tests close them
/// through functions of `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentinteractioncontroller
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The delegate. Held weakly.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The URL of the document.
    open var url: URL?
    /// The uniform type identifier of the document, if the program sets it.
    open var uti: String?
    /// Further data for the program that opens the document, a property list.
    open var annotation: Any?
    /// The document's name; that of its file unless set.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }
    private var ownName: String?
    private var shown: UIViewController?

    /// Makes a controller for a document.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Makes a controller without a document.
    nonisolated public override init() { super.init() }

    // MARK: Previews

    /// The icons of the document, the smallest first: none here.
    open var icons: [UIImage] { [] }
    /// Recognizers with which a view of the document can open its menu and its preview; none here.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// Presents a preview over the controller that the delegate returns. Returns whether there is one.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let delegate, let presenter = delegate.documentInteractionControllerViewControllerForPreview(self)
        else { return false }
        delegate.documentInteractionControllerWillBeginPreview(self)
        show("Stands for a preview of the document.", over: presenter, animated) { controller in
            controller.delegate?.documentInteractionControllerDidEndPreview(controller)
        }
        return true
    }

    /// Dismisses the preview.
    open func dismissPreview(animated: Bool) { dismiss(animated) }

    // MARK: Menus

    /// Presents a menu of the actions for the document.
    ///
    /// - Returns: Whether the view is in a window.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(from: view, animated, .options)
    }
    /// Presents a menu of the actions for the document. Returns whether the item is shown in a window.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(from: item.shownView, animated, .options)
    }
    /// Presents a menu of the programs that open the document.
    ///
    /// - Returns: Whether the view is in a window.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(from: view, animated, .programs)
    }
    /// Presents a menu of the programs that open the document. Returns whether the item is shown in a window.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(from: item.shownView, animated, .programs)
    }

    /// Dismisses the menu.
    open func dismissMenu(animated: Bool) { dismiss(animated) }

    private enum Menu { case options, programs }

    private func presentMenu(from view: UIView?, _ animated: Bool, _ menu: Menu) -> Bool {
        guard let presenter = view?.window?.rootViewController?.presentedLast else { return false }
        switch menu {
        case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        case .programs: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        }
        show("Stands for the programs that open the document. There are none on this device.", over: presenter, animated) {
            switch menu {
            case .options: $0.delegate?.documentInteractionControllerDidDismissOptionsMenu($0)
            case .programs: $0.delegate?.documentInteractionControllerDidDismissOpenInMenu($0)
            }
        }
        return true
    }

    // MARK: Screens

    private func show(
        _ text: String, over presenter: UIViewController, _ animated: Bool,
        _ end: @escaping (UIDocumentInteractionController) -> Void
    ) {
        let done = UIAction(title: "Done") { [weak self] _ in self?.dismiss(true) }
        let screen = StandInController(StandInView(title: name ?? "", text: text, choices: [done])) { [weak self] in
            guard let self else { return }
            shown = nil
            end(self)
        }
        shown = screen
        presenter.present(screen, animated: animated)
    }

    private func dismiss(_ animated: Bool) { shown?.presentingViewController?.dismiss(animated: animated) }

    /// Opens the document in another program for the user.
    package func open(in application: String) {
        delegate?.documentInteractionController(self, willBeginSendingToApplication: application)
        dismiss(true)
        delegate?.documentInteractionController(self, didEndSendingToApplication: application)
    }
}

/// The delegate of a document interaction controller.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller over which the preview is presented; nil for no preview.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController?
    /// The rectangle from which the preview zooms. Not called: previews slide in from the bottom.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// The view from which the preview zooms; nil for none. Not called: previews slide in from the bottom.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// Called before the preview is presented.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// Called after the preview was dismissed.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Called before the options menu is presented.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called after the options menu was dismissed.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called before the menu of programs is presented.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Called after the menu of programs was dismissed.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Called before the document is sent to another program.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    /// Called after the document was sent to another program.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    /// Returns an empty rectangle.
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
    /// Returns nil.
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
    /// Returns nil.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController?
    { nil }
    /// Does nothing.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    /// Does nothing.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}
