public import FoundationNetworking
public import UIKit

/// Handles the requests of a URL scheme that web views do not load themselves; never called here.
///
/// - Source: developer.apple.com/documentation/webkit/wkurlschemehandler
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Starts a task.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Stops a task.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A task that loads a URL and receives the response; never created here.
///
/// - Source: developer.apple.com/documentation/webkit/wkurlschemetask
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request to load.
    var request: URLRequest { get }
    /// Receives the response.
    func didReceive(_ response: URLResponse)
    /// Receives a part of the data.
    func didReceive(_ data: Data)
    /// The task finished.
    func didFinish()
    /// The task failed.
    func didFailWithError(_ error: any Error)
}

/// The configuration of a PDF document of a page.
///
/// - Source: developer.apple.com/documentation/webkit/wkpdfconfiguration
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
    public override init() { super.init() }

    /// The rectangle of the view; nil, the default, for all of it.
    open var rect: CGRect?
    /// Whether a page without a background colour is transparent. It reads back what was set; nothing here depends on
    /// it.
    open var allowTransparentBackground = false
}
