/// Shows a document, or what other programs can do with it.
///
/// There are no other programs and no previews of documents here. The screens say what they stand for; tests end them by the functions of
/// `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentinteractioncontroller
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// Hears what happens.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The document.
    open var url: URL?
    /// The uniform type identifier of the document, where the program sets it.
    open var uti: String?
    /// What the program that opens the document is told, a property list.
    open var annotation: Any?
    /// The document's name; that of its file unless the program sets another.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }
    private var ownName: String?
    private var shown: UIViewController?

    /// Makes a controller of a document.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Makes a controller without a document.
    nonisolated public override init() { super.init() }

    // MARK: Previews

    /// Pictures that stand for the document, the smallest first: none, for there are no pictures of types here.
    open var icons: [UIImage] { [] }
    /// Recognizers by which a view that stands for the document opens its menu and its preview; none here.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// Shows the document over the controller that the delegate names. Returns whether there is one.
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

    /// Takes the preview from the screen.
    open func dismissPreview(animated: Bool) { dismiss(animated) }

    // MARK: Menus

    /// Shows what can be done with the document.
    ///
    /// - Returns: Whether the view is in a window.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(from: view, animated, .options)
    }
    /// Shows what can be done with the document.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(from: item.shownView, animated, .options)
    }
    /// Shows the programs that open the document.
    ///
    /// - Returns: Whether the view is in a window.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(from: view, animated, .programs)
    }
    /// Shows the programs that open the document.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(from: item.shownView, animated, .programs)
    }

    /// Takes the menu from the screen.
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

    /// The user gave the document to another program.
    package func open(in application: String) {
        delegate?.documentInteractionController(self, willBeginSendingToApplication: application)
        dismiss(true)
        delegate?.documentInteractionController(self, didEndSendingToApplication: application)
    }
}

/// Hears what happens to a document that is shown.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentinteractioncontrollerdelegate
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller over which the preview is shown; nil for no preview.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController?
    /// The rectangle that the preview grows out of. Nothing asks: previews come from below.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// The view that the preview grows out of; nil for none. Nothing asks: previews come from below.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// The preview is about to be shown.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// The preview is gone.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// The menu of what can be done is about to be shown.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// The menu of what can be done is gone.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// The menu of programs is about to be shown.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// The menu of programs is gone.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// The document is about to go to another program.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    /// The document went to another program.
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
