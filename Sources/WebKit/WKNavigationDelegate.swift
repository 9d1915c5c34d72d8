public import FoundationNetworking
public import UIKit

/// A load of a page.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigation
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// A navigation that is about to begin; never created here.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigationaction
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The request of the navigation.
    public let request: URLRequest
    /// The trigger of the navigation.
    public let navigationType: WKNavigationType
    /// The target frame; nil for a new window.
    public let targetFrame: WKFrameInfo?

    init(request: URLRequest, navigationType: WKNavigationType, targetFrame: WKFrameInfo?) {
        (self.request, self.navigationType, self.targetFrame) = (request, navigationType, targetFrame)
    }
}

/// A server's response to a navigation; never created here.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigationresponse
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// The response.
    public let response: URLResponse
    /// Whether the view can show the response's MIME type.
    public let canShowMIMEType: Bool
    /// Whether the response is for the main frame.
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
    /// The request of the frame's page.
    public let request: URLRequest

    init(isMainFrame: Bool, request: URLRequest) { (self.isMainFrame, self.request) = (isMainFrame, request) }
}

/// The trigger of a navigation.
public enum WKNavigationType: Int, Sendable {
    /// A link, a form submission, a step in the history, a reload, or a form resubmission.
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    /// Another trigger.
    case other = -1
}

/// The decision about a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// Cancel it, allow it, or make it a download.
    case cancel, allow, download
}

/// The decision about a navigation after the server's response.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// Cancel it, allow it, or make it a download.
    case cancel, allow, download
}

/// The delegate for navigations. Apple's optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/webkit/wknavigationdelegate
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides about a navigation; not called here.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Decides about a navigation after the server's response; not called here.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// A provisional navigation started.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// The server redirected a navigation.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// A provisional navigation failed.
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// The navigation was committed: content arrives.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// A navigation finished.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A committed navigation failed.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Answers an authentication challenge; not called here.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// The web content process terminated; there is none here.
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
