@_exported public import FoundationNetworking
import PlaceholderViews
@_exported public import UIKit

/// A view for web pages. Nothing is loaded here: it stores the request and draws a placeholder with its URL, and every
/// load ends with the error that there is no connection.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebview
@preconcurrency @MainActor
open class WKWebView: UIView {
    private let scroll = UIScrollView()
    private var placeholder: PlaceholderView?
    private var navigations = 0
    /// Copied when the view is made.
    public let configuration: WKWebViewConfiguration
    /// The delegate for navigations.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The delegate for windows and panels; never called here.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The addresses that were visited; always empty.
    public let backForwardList = WKBackForwardList()
    /// The title of the page; nil, since none is loaded.
    open var title: String? { nil }
    /// The URL requested last.
    open private(set) var url: URL?
    /// Whether a page is being loaded, which ends at the next turn of the main queue.
    open private(set) var isLoading = false
    /// The estimated progress of loading: 0 before and 1 after a load.
    open private(set) var estimatedProgress = 0.0
    /// Whether everything of the page was loaded securely; false, since nothing is loaded.
    open var hasOnlySecureContent: Bool { false }
    /// Whether there is a page to go back to; there is none.
    open var canGoBack: Bool { false }
    /// Whether there is a page to go forward to; there is none.
    open var canGoForward: Bool { false }
    /// Whether swipes go back and forward.
    open var allowsBackForwardNavigationGestures = false
    /// Whether a press on a link shows a preview.
    open var allowsLinkPreview = true
    /// The name by which the view introduces itself to servers; nil for the system's.
    open var customUserAgent: String?
    /// Whether Safari may look into the page; stored, without effect here.
    open var isInspectable = false
    /// The zoom factor of the page; stored.
    open var pageZoom: CGFloat = 1
    /// The colour behind the page; nil for the page's own.
    open var underPageBackgroundColor: UIColor!
    /// The scroll view of the page.
    open var scrollView: UIScrollView { scroll }

    /// Creates a view with a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view with the standard configuration.
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Creates a view of a document.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        _ = Self.actions
        backgroundColor = .systemBackground
        scroll.frame = bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        placeholder = PlaceholderView(caption: "Web page", filling: self)
        addSubview(scroll)
    }

    // MARK: Loading

    /// Asks for a page. The load fails: there is no connection.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(request.url) }

    /// Asks for a page whose text is given; it is not shown, and the load ends without an error.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { begin(baseURL, fails: false) }

    /// Asks for a page whose bytes are given; it is not shown, and the load ends without an error.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        begin(baseURL, fails: false)
    }

    /// Asks for a page of a file; it is not shown, and the load ends without an error.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { begin(URL, fails: false) }

    /// Asks for the page again.
    @discardableResult
    open func reload() -> WKNavigation? { url.flatMap { begin($0) } }

    /// Asks for the page again, from its server.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Ends the load.
    open func stopLoading() {
        navigations += 1
        isLoading = false
        tellObservers()
    }

    /// Goes back; there is no page to go to.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }

    /// Goes forward; there is no page to go to.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    /// Goes to a page of the list; there is none.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

    private func begin(_ address: URL?, fails: Bool = true) -> WKNavigation? {
        let navigation = WKNavigation()
        navigations += 1
        (url, isLoading, estimatedProgress) = (address, true, 0.1)
        tellObservers()
        placeholder?.caption = address?.absoluteString ?? "Web page"
        let number = navigations
        DispatchQueue.main.async { MainActor.assumeIsolated { self.end(navigation, number, fails) } }
        return navigation
    }

    private func end(_ navigation: WKNavigation, _ number: Int, _ fails: Bool) {
        guard number == navigations else { return }
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        (isLoading, estimatedProgress) = (false, 1)
        tellObservers()
        if fails {
            let error = URLError(.notConnectedToInternet)
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        } else {
            navigationDelegate?.webView(self, didCommit: navigation)
            navigationDelegate?.webView(self, didFinish: navigation)
        }
    }

    // MARK: Pictures

    /// Takes a picture of the page; here of the placeholder, without the parts outside of the view.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        let image = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(image, nil) } }
    }

    /// Takes a picture of the page; here of the placeholder, without the parts outside of the view.
    open func takeSnapshot(configuration snapshotConfiguration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { done in
            takeSnapshot(with: snapshotConfiguration) { image, error in
                done.resume(with: image.map { .success($0) } ?? .failure(error ?? WKError(.unknown)))
            }
        }
    }

    /// Makes a PDF document of the page; here of the placeholder, on one page.
    open func createPDF(
        configuration pdfConfiguration: WKPDFConfiguration = .init(),
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) {
        let part = pdfConfiguration.rect ?? bounds
        let data = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: part.size)).pdfData { context in
            context.beginPage()
            context.cgContext.translateBy(x: -part.minX, y: -part.minY)
            layer.render(in: context.cgContext)
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(.success(data)) } }
    }

    /// Whether web views load addresses of a scheme themselves, so that programs cannot answer them.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"].contains(urlScheme.lowercased())
    }

    // MARK: Scripts

    /// Runs a script; none runs here, and the handler is told so.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
        }
    }

    /// Runs a script; none runs here, and the call throws.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        throw WKError(.javaScriptExceptionOccurred)
    }
}
