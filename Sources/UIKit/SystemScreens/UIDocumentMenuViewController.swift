/// Lets the user choose a location of documents, or an option of the program, before a document picker is presented.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentmenuviewcontroller
@available(iOS, introduced: 8.0, deprecated: 11.0, message: "present UIDocumentPickerViewController instead")
open class UIDocumentMenuViewController: UIViewController {
    /// The delegate that is notified of the user's choice. Held weakly.
    open weak var delegate: (any UIDocumentMenuDelegate)?
    private let types: [String]
    private let urls: [URL]
    private let mode: UIDocumentPickerMode
    private var choices: [UIAction] = []
    private var firstCount = 0

    /// Makes a menu for opening documents of the given uniform type identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        (types, urls, self.mode) = (allowedUTIs, [], mode)
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a menu for exporting a document.
    public init(url: URL, in mode: UIDocumentPickerMode) {
        (types, urls, self.mode) = ([], [url], mode)
        super.init(nibName: nil, bundle: nil)
    }
    /// Returns nil: menus are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Adds an option of the program.
    ///
    /// - Parameters:
    ///   - image: The image of the option, which is not shown.
    ///   - order: Whether the option comes before or after the system's.
    ///   - handler: Called after the option was chosen and the menu was dismissed.
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

/// The position of an option relative to the system's options.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentmenuorder
public enum UIDocumentMenuOrder: UInt, Sendable {
    /// Before the system's options.
    case first = 0
    /// After the system's options.
    case last
}

/// The delegate of a document menu.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentmenudelegate
@available(iOS, introduced: 8.0, deprecated: 11.0, message: "present UIDocumentPickerViewController instead")
@preconcurrency @MainActor
public protocol UIDocumentMenuDelegate: NSObjectProtocol {
    /// Called when the user chose a location; the delegate presents its picker.
    func documentMenu(
        _ documentMenu: UIDocumentMenuViewController, didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
    /// Called when the user cancelled the menu.
    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

@available(iOS, introduced: 8.0, deprecated: 11.0, message: "present UIDocumentPickerViewController instead")
extension UIDocumentMenuDelegate {
    /// Does nothing.
    public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}
