public import UniformTypeIdentifiers

/// Lets the user choose documents, or the folder to which documents are exported.
///
/// The simulated device has no document browser: the screen is a placeholder, and tests choose for the user through
/// functions of `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
open class UIDocumentPickerViewController: UIViewController {
    /// The delegate that is notified of the user's choice. Held weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// The operation on the documents.
    open var documentPickerMode: UIDocumentPickerMode { mode }
    /// Whether the user can select several documents.
    open var allowsMultipleSelection = false
    /// Whether file extensions are shown. It reads back what was set; no names are shown.
    open var shouldShowFileExtensions = false
    /// The initial folder. It reads back what was set; no folders are shown.
    open var directoryURL: URL?

    private let mode: UIDocumentPickerMode
    /// The uniform type identifiers of documents that can be opened.
    package let types: [String]
    /// The documents to export.
    private let sources: [URL]

    /// Makes a picker that opens documents.
    ///
    /// - Parameters:
    ///   - allowedUTIs: The uniform type identifiers of documents that can be selected.
    ///   - mode: ``UIDocumentPickerMode/import`` copies the documents, ``UIDocumentPickerMode/open`` does not.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "use init(forOpeningContentTypes:asCopy:) instead")
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        (types, self.mode, sources) = (allowedUTIs, mode, [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker that opens documents.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of documents that can be selected.
    ///   - asCopy: Whether the documents are copied into the program's own folder.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        (types, mode, sources) = (contentTypes.map(\.identifier), asCopy ? .import : .open, [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker that opens documents without copying them.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Makes a picker that exports documents.
    ///
    /// - Parameters:
    ///   - urls: The documents.
    ///   - asCopy: Whether the originals are kept.
    public init(forExporting urls: [URL], asCopy: Bool) {
        (types, mode, sources) = ([], asCopy ? .exportToService : .moveToService, urls)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker that exports documents by moving them.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Makes a picker that exports a document.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "use init(forExporting:asCopy:) instead")
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(forExporting: [url], asCopy: mode == .exportToService)
    }

    /// Makes a picker that exports documents.
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "use init(forExporting:asCopy:) instead")
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    /// Returns nil: document pickers are not archived.
    public required init?(coder: NSCoder) { nil }

    // MARK: The user's choice

    /// Selects documents to open for the user. Documents to import are first copied to a folder of the program.
    ///
    /// - Throws: The file system's error if a document cannot be copied.
    package func open(_ urls: [URL]) throws {
        end(with: mode == .import ? try Self.transfer(urls, to: Self.makeInbox(), byMoving: false) : urls)
    }

    /// Selects the folder for exported documents for the user.
    ///
    /// - Throws: The file system's error if a document cannot be copied or moved.
    package func export(to folder: URL) throws {
        end(with: try Self.transfer(sources, to: folder, byMoving: mode == .moveToService))
    }

    /// Cancels the picker for the user.
    package func cancel() {
        leave { $0.documentPickerWasCancelled(self) }
    }

    private func end(with urls: [URL]) {
        leave { $0.documentPicker(self, didPickDocumentsAt: urls) }
    }

    /// Dismisses the picker, then notifies the delegate.
    private func leave(_ tell: @escaping (any UIDocumentPickerDelegate) -> Void) {
        guard let presenter = presentingViewController else { return delegate.map(tell) ?? () }
        presenter.dismiss(animated: true) { [delegate] in delegate.map(tell) }
    }

    private static func makeInbox() throws -> URL {
        let inbox = FileManager.default.temporaryDirectory.appendingPathComponent("Inbox-" + UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
        return inbox
    }

    private static func transfer(_ urls: [URL], to folder: URL, byMoving isMove: Bool) throws -> [URL] {
        try urls.map { url in
            let place = folder.appendingPathComponent(url.lastPathComponent)
            if isMove {
                try FileManager.default.moveItem(at: url, to: place)
            } else {
                try FileManager.default.copyItem(at: url, to: place)
            }
            return place
        }
    }

    // MARK: Placeholder

    open override func loadView() {
        let cancel = UIAction(title: "Cancel") { [weak self] _ in self?.cancel() }
        let isOpening = sources.isEmpty
        view = StandInView(
            title: "Documents",
            text: isOpening
                ? "Stands for the user's documents. None are on this device."
                : "Stands for the places to which documents go. There are none on this device.",
            choices: [cancel])
    }
}

/// The operation of a document picker.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickermode
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies documents into the program's own folder.
    case `import` = 0
    /// Opens documents in place.
    case open
    /// Copies documents of the program to another location.
    case exportToService
    /// Moves documents of the program to another location.
    case moveToService
}

/// The delegate of a document picker, which dismisses itself first.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called after the user selected documents or exported documents; with their URLs.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called after the user cancelled the picker.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Called after the user selected a single document, if ``documentPicker(_:didPickDocumentsAt:)`` is not
    /// implemented.
    @available(iOS, introduced: 8.0, deprecated: 11.0, message: "Implement documentPicker(_:didPickDocumentsAt:) instead")
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls ``documentPicker(_:didPickDocumentAt:)`` for a single document.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if urls.count == 1 { documentPicker(controller, didPickDocumentAt: urls[0]) }
    }
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
