public import UniformTypeIdentifiers

/// Shows the user's documents as the program's first screen.
///
/// The simulated device has no document browser: the screen is a placeholder, and tests choose for the user through
/// functions of `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller
open class UIDocumentBrowserViewController: UIViewController {
    /// The delegate that is notified of the user's choice. Held weakly.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether the user can create documents.
    open var allowsDocumentCreation = true
    /// Whether the user can select several documents.
    open var allowsPickingMultipleItems = false
    /// The appearance of the browser.
    ///
    /// - Source:
    ///   developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/browseruserinterfacestyle-swift.enum
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        case white = 0
        case light, dark
    }
    /// The appearance of the browser. It reads back what was set; the appearance follows the traits.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
    /// The title of the button that creates a document. It reads back what was set; the button says "Create Document".
    open var localizedCreateDocumentActionTitle = "Create Document"
    /// The aspect ratio, width divided by height, of documents without a thumbnail. It reads back what was set; nothing
    /// here depends on it.
    open var defaultDocumentAspectRatio: CGFloat = 2 / 3
    /// Additional actions for documents. It reads back what was set; nothing offers them.
    open var customActions: [UIDocumentBrowserAction] = []
    /// Whether file extensions are shown. It reads back what was set; no names are shown.
    open var shouldShowFileExtensions = false
    /// The program's items at the leading end of the navigation bar. It reads back what was set; the placeholder has no
    /// bar.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// The program's items at the trailing end of the navigation bar. It reads back what was set; the placeholder has
    /// no bar.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// The uniform type identifiers of the shown documents.
    package let types: [String]

    /// The way in which a document is imported.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importmode
    public enum ImportMode: UInt, Sendable {
        case none = 0
        /// The original is kept.
        case copy
        case move
    }

    /// Makes a document browser.
    ///
    /// - Parameter allowedContentTypes: The uniform type identifiers of the shown documents; nil for those of the
    ///   Info.plist.
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "use init(forOpening:) instead")
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        types = allowedContentTypes ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a browser of documents of the given types; nil for those of the Info.plist.
    public init(forOpening contentTypes: [UTType]? = nil) {
        types = contentTypes?.map(\.identifier) ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a browser from an Interface Builder document.
    public required init?(coder: NSCoder) {
        types = []
        super.init(coder: coder)
    }

    /// Selects documents for the user.
    package func open(_ urls: [URL]) {
        delegate?.documentBrowser(self, didPickDocumentsAt: allowsPickingMultipleItems ? urls : Array(urls.prefix(1)))
    }

    /// Requests a new document for the user: the delegate creates it, and it is imported into a folder.
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

    /// Reveals a document in the browser, which imports it first if needed.
    ///
    /// - Parameter completion: Called with the document's URL if the file exists, and with an error otherwise.
    open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
        let isThere = FileManager.default.fileExists(atPath: url.path)
        DispatchQueue.main.async { completion?(isThere ? url : nil, isThere ? nil : CocoaError(.fileNoSuchFile)) }
    }

    /// Copies or moves a document to the folder of another one.
    ///
    /// - Parameter completion: Called in a later turn of the main queue with the document's new URL, or with an error.
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

    /// Renames a document in its folder.
    ///
    /// - Parameters:
    ///   - proposedName: The name with or without the file extension, which is kept.
    ///   - completion: Called in a later turn of the main queue with the document's new URL, or with an error.
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

    /// The animator of the transition between a document's thumbnail in the browser and the controller that shows the
    /// document.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }
    /// The older name of ``transitionController(forDocumentAt:)``.
    @available(iOS, introduced: 11.0, deprecated: 12.0, message: "use transitionController(forDocumentAt:) instead")
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }

    open override func loadView() {
        view = StandInView(
            title: "Documents", text: "Stands for the user's documents. None are on this device.", choices: [])
    }
}

/// The delegate of a document browser.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called when the user selected documents.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// Called when the user requested a new document; the handler takes its URL and the way in which it is imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// Called after a new document was imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
    /// Called when a new document could not be imported.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

/// Default implementations of optional methods.
extension UIDocumentBrowserViewControllerDelegate {
    /// Does nothing.
    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
    /// Creates no document.
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
