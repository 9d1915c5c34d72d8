public import FoundationNetworking
public import UIKit

/// A load of a page.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigation
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// What a navigation that is about to begin asks for; nothing here asks.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigationaction
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// What is to be loaded.
    public let request: URLRequest
    /// What began the navigation.
    public let navigationType: WKNavigationType
    /// The frame that the page is for; nil for a new window.
    public let targetFrame: WKFrameInfo?

    init(request: URLRequest, navigationType: WKNavigationType, targetFrame: WKFrameInfo?) {
        (self.request, self.navigationType, self.targetFrame) = (request, navigationType, targetFrame)
    }
}

/// What a server answered; nothing here asks one.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigationresponse
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// The answer.
    public let response: URLResponse
    /// Whether the view can show what the server sends.
    public let canShowMIMEType: Bool
    /// Whether the answer is for the main frame.
    public let isForMainFrame: Bool

    init(_ response: URLResponse, canShowMIMEType: Bool, isForMainFrame: Bool) {
        (self.response, self.canShowMIMEType, self.isForMainFrame) = (response, canShowMIMEType, isForMainFrame)
    }
}

/// A frame of a page.
///
/// - Source: developer.apple.com/documentation/webkit/wkframeinfo
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// Whether it is the page's main frame.
    public let isMainFrame: Bool
    /// What the frame shows.
    public let request: URLRequest

    init(isMainFrame: Bool, request: URLRequest) { (self.isMainFrame, self.request) = (isMainFrame, request) }
}

/// What began a navigation.
public enum WKNavigationType: Int, Sendable {
    /// A link, a form, a step in the list of pages, a reload, or a form sent again.
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    /// Something else.
    case other = -1
}

/// Whether a navigation goes on.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It ends, goes on, or becomes a download.
    case cancel, allow, download
}

/// Whether a navigation goes on after a server's answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It ends, goes on, or becomes a download.
    case cancel, allow, download
}

/// Hears of navigations. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigationdelegate
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides whether a navigation goes on; not asked here.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Decides whether a navigation goes on after a server's answer; not asked here.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// A load began.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A server sent the load elsewhere.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// A load failed before anything of the page came.
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// The page begins to come.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// A load ended.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A load failed after the page began to come.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Answers a server's question for credentials; not asked here.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// The process of the page ended; there is none here.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Default implementation; does nothing.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Default implementation; does nothing.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Default implementation; does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Default implementation; does nothing.
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
    /// Default implementation; does nothing.
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    {}
    /// Default implementation; does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Default implementation; does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Default implementation; does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Default implementation; does nothing.
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    /// Default implementation; does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
