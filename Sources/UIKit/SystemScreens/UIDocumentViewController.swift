/// Shows one document, and opens it.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentviewcontroller
open class UIDocumentViewController: UIViewController {
    /// The document; nil for none. Setting it opens the document if the view is loaded.
    open var document: UIDocument? {
        didSet {
            guard document !== oldValue else { return }
            if let document { navigationItem.title = document.localizedName }
            if isViewLoaded { openAtOnce() }
        }
    }

    /// Makes a controller for a document; nil for none yet.
    public init(document: UIDocument?) {
        self.document = document
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = document?.localizedName
    }

    /// Makes a controller with a view from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        openAtOnce()
    }

    /// Opens the document, unless it is open.
    ///
    /// - Parameter completionHandler: Called with whether the document is open.
    open func openDocument(completionHandler: @escaping (Bool) -> Void) {
        guard let document else { return completionHandler(false) }
        guard document.documentState.contains(.closed) else { return completionHandler(true) }
        document.open { [weak self] isOpen in
            if isOpen, let self, self.document === document { self.documentDidOpen() }
            completionHandler(isOpen)
        }
    }

    /// Called after the document was opened. Does nothing unless overridden.
    open func documentDidOpen() {}
    /// Called when the navigation item changed. Does nothing unless overridden.
    open func navigationItemDidUpdate() {}

    private func openAtOnce() {
        guard document != nil else { return }
        openDocument { _ in }
    }
}
