public import UniformTypeIdentifiers

/// Shows the user's documents as the program's first screen.
///
/// The simulated device has no browser of documents. The screen says what it stands for; tests choose for the user by the functions of
/// `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller
open class UIDocumentBrowserViewController: UIViewController {
    /// Hears what the user chose.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether the user may make documents.
    open var allowsDocumentCreation = true
    /// Whether the user may choose several documents.
    open var allowsPickingMultipleItems = false
    /// Whether the browser is light or dark.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/browseruserinterfacestyle-swift.enum
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        case white = 0
        case light, dark
    }
    /// Whether the browser is light or dark. Stored; it follows the traits.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
    /// The title of the button that makes a document. Stored; the button says "Create Document".
    open var localizedCreateDocumentActionTitle = "Create Document"
    /// Width by height of documents without a picture. Stored.
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3
    /// What the browser offers for documents, beside opening them. Stored; nothing offers it.
    open var customActions: [UIDocumentBrowserAction] = []
    /// Whether the extensions of file names are shown. Stored; no names are shown.
    open var shouldShowFileExtensions = false
    /// Items of the program before the browser's own. Stored; the stand-in has no bar.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// Items of the program after the browser's own. Stored; the stand-in has no bar.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// The uniform type identifiers of what is shown.
    package let types: [String]

    /// How a new document comes to the browser.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importmode
    public enum ImportMode: UInt, Sendable {
        case none = 0
        /// It stays where it is, too.
        case copy
        case move
    }

    /// Makes a browser of documents.
    ///
    /// - Parameter allowedContentTypes: Their uniform type identifiers; nil for those of the Info.plist.
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "use init(forOpening:) instead")
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        types = allowedContentTypes ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a browser of documents of these types; nil for those of the Info.plist.
    public init(forOpening contentTypes: [UTType]? = nil) {
        types = contentTypes?.map(\.identifier) ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a browser from an Interface Builder document.
    public required init?(coder: NSCoder) {
        types = []
        super.init(coder: coder)
    }

    /// The user chose documents.
    package func open(_ urls: [URL]) {
        delegate?.documentBrowser(self, didPickDocumentsAt: allowsPickingMultipleItems ? urls : Array(urls.prefix(1)))
    }

    /// The user asked for a new document: the delegate makes it, and it comes to a folder.
    package func create(in folder: URL) {
        delegate?.documentBrowser(self) { [self] url, mode in
            guard let url, mode != .none else { return }
            let place = folder.appendingPathComponent(url.lastPathComponent)
            do {
                if mode == .move {
                    try FileManager.default.moveItem(at: url, to: place)
                } else {
                    try FileManager.default.copyItem(at: url, to: place)
                }
                delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
            } catch {
                delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
            }
        }
    }

    /// Shows a document among the others, which it is imported to first where it must be.
    ///
    /// - Parameter completion: Called with the document where the file exists, and with an error otherwise.
    open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
        let isThere = FileManager.default.fileExists(atPath: url.path)
        DispatchQueue.main.async { completion?(isThere ? url : nil, isThere ? nil : CocoaError(.fileNoSuchFile)) }
    }

    /// Copies or moves a document to the folder of another one.
    ///
    /// - Parameter completion: Called in a later turn of the main queue with the document in its place, or with an error.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: UIDocumentBrowserViewController.ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        let place = neighbourURL.deletingLastPathComponent().appendingPathComponent(documentURL.lastPathComponent)
        finish(place, completion) {
            switch importMode {
            case .none: throw CocoaError(.userCancelled)
            case .copy: try FileManager.default.copyItem(at: documentURL, to: place)
            case .move: try FileManager.default.moveItem(at: documentURL, to: place)
            }
        }
    }

    /// Gives a document another name in its folder.
    ///
    /// - Parameters:
    ///   - proposedName: With or without the extension, which stays.
    ///   - completion: Called in a later turn of the main queue with the document under its name, or with an error.
    open func renameDocument(
        at documentURL: URL, proposedName: String, completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        let end = documentURL.pathExtension
        let name = end.isEmpty || proposedName.hasSuffix("." + end) ? proposedName : "\(proposedName).\(end)"
        let place = documentURL.deletingLastPathComponent().appendingPathComponent(name)
        finish(place, completion) { try FileManager.default.moveItem(at: documentURL, to: place) }
    }

    private func finish(_ place: URL, _ completion: @escaping (URL?, (any Error)?) -> Void, _ work: () throws -> Void) {
        do {
            try work()
            DispatchQueue.main.async { completion(place, nil) }
        } catch {
            DispatchQueue.main.async { completion(nil, error) }
        }
    }

    /// What animates the way between a document's picture in the browser and the controller that shows the document.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }
    /// As ``transitionController(forDocumentAt:)``, by its older name.
    @available(iOS, introduced: 11.0, deprecated: 12.0, message: "use transitionController(forDocumentAt:) instead")
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }

    open override func loadView() {
        view = StandInView(
            title: "Documents", text: "Stands for the user's documents. None are on this device.", choices: [])
    }
}

/// Hears what the user chose in a browser of documents.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// The user chose documents.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// The user asked for a new document, which is handed over with how it comes to the browser.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// A new document is in its place.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
    /// A new document could not be brought to its place.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

/// The methods are optional.
extension UIDocumentBrowserViewControllerDelegate {
    /// Does nothing.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
    /// Makes no document.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(nil, .none) }
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
    ) {}
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {}
}
