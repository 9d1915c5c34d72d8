public import FoundationNetworking
public import UIKit

/// Answers addresses of a scheme that web views do not load themselves; nothing here asks it.
///
/// - Source: developer.apple.com/documentation/webkit/wkurlschemehandler
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// An address is to be loaded.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// An address is not wanted any more.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A load of an address, which takes the answer; nothing here begins one.
///
/// - Source: developer.apple.com/documentation/webkit/wkurlschemetask
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What is to be loaded.
    var request: URLRequest { get }
    /// Takes what is known of the answer.
    func didReceive(_ response: URLResponse)
    /// Takes a part of the answer.
    func didReceive(_ data: Data)
    /// The answer is whole.
    func didFinish()
    /// There is no answer.
    func didFailWithError(_ error: any Error)
}

/// What of a page becomes a PDF document.
///
/// - Source: developer.apple.com/documentation/webkit/wkpdfconfiguration
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
    public override init() { super.init() }

    /// The part of the view; nil, the default, for all of it.
    open var rect: CGRect?
    /// Whether what has no colour stays transparent. It reads back what was set; pages have no colour of their own.
    open var allowTransparentBackground = false
}
