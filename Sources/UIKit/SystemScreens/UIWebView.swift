/// Showed pages of the web before `WKWebView`. Pages are not shown here: the view says what it stands for, keeps what it is asked to load, and
/// tells its delegate that it was loaded.
///
/// - Source: developer.apple.com/documentation/uikit/uiwebview
@available(iOS, introduced: 2.0, deprecated: 12.0, message: "use WKWebView")
@preconcurrency @MainActor
open class UIWebView: UIView, UIScrollViewDelegate {
    /// Hears of pages. Held weakly.
    open weak var delegate: (any UIWebViewDelegate)?
    /// The view that scrolls the page.
    open var scrollView: UIScrollView { scroll }
    private let scroll = UIScrollView(frame: .zero)
    private let caption = UILabel(frame: .zero)
    /// Whether pages are as wide as the view. Stored.
    open var scalesPageToFit = false
    /// Whether films play within the page. Stored.
    open var allowsInlineMediaPlayback = false
    /// Whether films wait for the user. Stored.
    open var mediaPlaybackRequiresUserAction = true
    /// What is found in texts. Stored.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    /// Why a page is asked for.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiwebview/navigationtype
    public enum NavigationType: Int, Sendable {
        case linkClicked = 0
        case formSubmitted, backForward, reload, formResubmitted, other
    }
    /// Whether a page is being loaded: never, for it is done on the spot.
    open var isLoading: Bool { false }
    /// Whether there is a page before this one: not.
    open var canGoBack: Bool { false }
    /// Whether there is a page after this one: not.
    open var canGoForward: Bool { false }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes one from an archive, of which only the superclass reads.
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

    /// Loads a text of HTML, of which the view shows that it has it.
    open func loadHTMLString(_ string: String, baseURL: URL?) { loaded("HTML") }
    /// Loads bytes, of which the view shows that it has them.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) { loaded(MIMEType) }
    /// Loads the page again.
    open func reload() { loaded(caption.text ?? "") }
    /// Ends loading.
    open func stopLoading() {}
    /// Goes to the page before. There is none.
    open func goBack() {}
    /// Goes to the page after. There is none.
    open func goForward() {}
    /// Runs a script in the page. Nothing runs: the answer is empty.
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

/// Hears of the pages of a web view.
///
/// - Source: developer.apple.com/documentation/uikit/uiwebviewdelegate
@available(iOS, introduced: 2.0, deprecated: 12.0, message: "use WKNavigationDelegate")
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    /// A page is about to be loaded.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// A page was loaded.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// A page could not be loaded. Nothing calls it.
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
