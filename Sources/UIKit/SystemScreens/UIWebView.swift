/// The view for web pages before `WKWebView`. Pages are not rendered here: the view shows a caption in place of the
/// loaded content, and notifies its delegate as if it was loaded.
///
/// - Source: developer.apple.com/documentation/uikit/uiwebview
@available(iOS, introduced: 2.0, deprecated: 12.0, message: "use WKWebView")
@preconcurrency @MainActor
open class UIWebView: UIView, UIScrollViewDelegate {
    /// The delegate. Held weakly.
    open weak var delegate: (any UIWebViewDelegate)?
    /// The scroll view of the page.
    open var scrollView: UIScrollView { scroll }
    private let scroll = UIScrollView(frame: .zero)
    private let caption = UILabel(frame: .zero)
    /// Whether pages are scaled to the view's width. It reads back what was set; nothing here depends on it.
    open var scalesPageToFit = false
    /// Whether videos play inline. It reads back what was set; nothing here depends on it.
    open var allowsInlineMediaPlayback = false
    /// Whether videos wait for a user action. It reads back what was set; nothing here depends on it.
    open var mediaPlaybackRequiresUserAction = true
    /// The kinds of data that are detected in texts. It reads back what was set; nothing here depends on it.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    /// The reason of a page request.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwebview/navigationtype
    public enum NavigationType: Int, Sendable {
        case linkClicked = 0
        case formSubmitted, backForward, reload, formResubmitted, other
    }
    /// Whether a page is loading: never, since loading completes at once.
    open var isLoading: Bool { false }
    /// Whether there is a previous page: never.
    open var canGoBack: Bool { false }
    /// Whether there is a next page: never.
    open var canGoForward: Bool { false }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a view from an archive; only the properties of the superclass are read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .white
        caption.textColor = .gray
        caption.textAlignment = .center
        caption.numberOfLines = 0
        caption.text = "Web page"
        addSubview(scroll)
        scroll.addSubview(caption)
    }

    /// Loads an HTML text; the view only shows a caption.
    open func loadHTMLString(_ string: String, baseURL: URL?) { loaded("HTML") }
    /// Loads data; the view only shows a caption with their type.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) { loaded(MIMEType) }
    /// Reloads the page.
    open func reload() { loaded(caption.text ?? "") }
    /// Stops loading; does nothing.
    open func stopLoading() {}
    /// Goes to the previous page. Does nothing: there is none.
    open func goBack() {}
    /// Goes to the next page. Does nothing: there is none.
    open func goForward() {}
    /// Evaluates a script in the page. There is no script engine: the result is empty.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { "" }

    private func loaded(_ text: String) {
        delegate?.webViewDidStartLoad(self)
        caption.text = text
        delegate?.webViewDidFinishLoad(self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        caption.frame = scroll.bounds.shrunk(dx: 16, dy: 16)
    }
}

/// The delegate of a web view.
///
/// - Source: developer.apple.com/documentation/uikit/uiwebviewdelegate
@available(iOS, introduced: 2.0, deprecated: 12.0, message: "use WKNavigationDelegate")
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Called before a page is loaded.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Called after a page was loaded.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Called when a page could not be loaded. Never called here.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

@available(iOS, introduced: 2.0, deprecated: 12.0, message: "use WKNavigationDelegate")
extension UIWebViewDelegate {
    /// Does nothing.
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    /// Does nothing.
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    /// Does nothing.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
