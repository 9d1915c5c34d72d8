/// Lets the user choose where documents come from, and choices of the program's own, before a picker of documents.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentmenuviewcontroller
@available(iOS, introduced: 8.0, deprecated: 11.0, message: "present UIDocumentPickerViewController instead")
open class UIDocumentMenuViewController: UIViewController {
    /// Hears what the user chose. Held weakly.
    open weak var delegate: (any UIDocumentMenuDelegate)?
    private let types: [String]
    private let urls: [URL]
    private let mode: UIDocumentPickerMode
    private var choices: [UIAction] = []
    private var firstCount = 0

    /// Makes a menu of where documents of these uniform type identifiers come from.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        (types, urls, self.mode) = (allowedUTIs, [], mode)
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a menu of where a document goes.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        (types, urls, self.mode) = ([], [url], mode)
        super.init(nibName: nil, bundle: nil)
    }
    /// Returns nil: menus are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Adds a choice of the program's own.
    ///
    /// - Parameters:
    ///   - image: Stored with the choice.
    ///   - order: Whether it comes before the system's choices or after them.
    ///   - handler: Called once the menu is dismissed after the choice.
    open func addOption(withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler: @escaping () -> Void) {
        let choice = UIAction(title: title, image: image) { [weak self] _ in self?.dismiss(animated: true, completion: handler) }
        choices.insert(choice, at: order == .first ? firstCount : choices.count)
        if order == .first { firstCount += 1 }
    }

    open override func loadView() {
        let browse = UIAction(title: "Browse") { [weak self] _ in self?.browse() }
        let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.cancel() }
        let (first, last) = (choices.prefix(firstCount), choices.dropFirst(firstCount))
        view = StandInView(
            title: "Documents", text: "Stands for the places of documents.", choices: first + [browse] + last + [cancel])
    }

    private func browse() {
        let picker =
            urls.isEmpty
            ? UIDocumentPickerViewController(documentTypes: types, in: mode)
            : UIDocumentPickerViewController(forExporting: urls, asCopy: mode == .exportToService)
        dismiss(animated: true) { [self] in delegate?.documentMenu(self, didPickDocumentPicker: picker) }
    }

    private func cancel() {
        dismiss(animated: true) { [self] in delegate?.documentMenuWasCancelled(self) }
    }
}

/// Whether a choice comes before the system's choices.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentmenuorder
public enum UIDocumentMenuOrder: UInt, Sendable {
    /// Before them.
    case first = 0
    /// After them.
    case last
}

/// Hears what the user chose in a menu of places of documents.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentmenudelegate
@available(iOS, introduced: 8.0, deprecated: 11.0, message: "present UIDocumentPickerViewController instead")
@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: NSObjectProtocol {
    /// The user chose a place, whose picker the delegate presents.
    func documentMenu(
        _ documentMenu: UIDocumentMenuViewController, didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
    /// The user left the menu.
    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

@available(iOS, introduced: 8.0, deprecated: 11.0, message: "present UIDocumentPickerViewController instead")
extension UIDocumentMenuDelegate {
    /// Does nothing.
    public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}
