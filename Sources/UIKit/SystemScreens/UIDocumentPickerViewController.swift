public import UniformTypeIdentifiers

/// Lets the user choose documents, or the folder that documents go to.
///
/// The simulated device has no browser of documents. The screen says what it stands for; tests choose for the user by the functions of
/// `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
open class UIDocumentPickerViewController: UIViewController {
    /// Hears what the user chose.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// What happens to the documents.
    open var documentPickerMode: UIDocumentPickerMode { mode }
    /// Whether the user may choose several documents.
    open var allowsMultipleSelection = false
    /// Whether the extensions of file names are shown. Stored; no names are shown.
    open var shouldShowFileExtensions = false
    /// The folder that the picker shows first. Stored; no folders are shown.
    open var directoryURL: URL?

    private let mode: UIDocumentPickerMode
    /// The uniform type identifiers of what may be opened.
    package let types: [String]
    /// The documents that get a place.
    private let sources: [URL]

    /// Makes a picker of documents to open.
    ///
    /// - Parameters:
    ///   - allowedUTIs: The uniform type identifiers of what may be chosen.
    ///   - mode: ``UIDocumentPickerMode/import`` copies the documents, ``UIDocumentPickerMode/open`` does not.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "use init(forOpeningContentTypes:asCopy:) instead")
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        (types, self.mode, sources) = (allowedUTIs, mode, [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker of documents to open.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of what may be chosen.
    ///   - asCopy: Whether the documents are copied, so that the program has them for itself.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        (types, mode, sources) = (contentTypes.map(\.identifier), asCopy ? .import : .open, [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker of documents to open where they are.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Makes a picker of a place for documents.
    ///
    /// - Parameters:
    ///   - urls: The documents.
    ///   - asCopy: Whether they also stay where they are.
    public init(forExporting urls: [URL], asCopy: Bool) {
        (types, mode, sources) = ([], asCopy ? .exportToService : .moveToService, urls)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    /// Makes a picker of a place to which documents are moved.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Makes a picker of a place for a document.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "use init(forExporting:asCopy:) instead")
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(forExporting: [url], asCopy: mode == .exportToService)
    }

    /// Makes a picker of a place for documents.
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "use init(forExporting:asCopy:) instead")
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    /// Returns nil: document pickers are not archived.
    public required init?(coder: NSCoder) { nil }

    // MARK: Answers

    /// The user chose documents to open. Those that are imported are copied to a folder of the program first.
    ///
    /// - Throws: What the file system says where a document cannot be copied.
    package func open(_ urls: [URL]) throws {
        end(with: mode == .import ? try Self.transfer(urls, to: Self.makeInbox(), byMoving: false) : urls)
    }

    /// The user chose the folder to which documents go.
    ///
    /// - Throws: What the file system says where a document cannot be copied or moved.
    package func export(to folder: URL) throws {
        end(with: try Self.transfer(sources, to: folder, byMoving: mode == .moveToService))
    }

    /// The user chose nothing.
    package func cancel() {
        leave { $0.documentPickerWasCancelled(self) }
    }

    private func end(with urls: [URL]) {
        leave { $0.documentPicker(self, didPickDocumentsAt: urls) }
    }

    /// The picker dismisses itself, and the delegate hears why.
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

    // MARK: The screen

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

/// What a document picker does with documents.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickermode
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies documents into the program.
    case `import` = 0
    /// Opens documents where they are.
    case open
    /// Copies documents of the program to another place.
    case exportToService
    /// Moves documents of the program to another place.
    case moveToService
}

/// Hears what the user chose in a document picker, which dismisses itself first.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// The user chose documents, or the place of documents, which are there now.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// The user chose nothing.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The user chose a document; called for a single one where ``documentPicker(_:didPickDocumentsAt:)`` is not there.
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
