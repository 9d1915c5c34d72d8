public import UIKit

/// The scripts of the program and the message handlers of pages. Scripts are stored and do not run here; handlers
/// receive nothing.
///
/// - Source: developer.apple.com/documentation/webkit/wkusercontentcontroller
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    private var handlers: [(name: String, handler: any WKScriptMessageHandler)] = []
    /// The scripts in order of addition.
    open private(set) var userScripts: [WKUserScript] = []

    public override init() { super.init() }

    /// Adds a script to all pages.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

    /// Removes the scripts.
    open func removeAllUserScripts() { userScripts = [] }

    /// Adds a handler of messages with a name. It is retained until it is removed.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers.append((name, scriptMessageHandler))
    }

    /// Removes the handler of messages with a name.
    open func removeScriptMessageHandler(forName name: String) { handlers.removeAll { $0.name == name } }

    /// Removes all message handlers.
    open func removeAllScriptMessageHandlers() { handlers = [] }
}

/// A script that is injected into pages.
///
/// - Source: developer.apple.com/documentation/webkit/wkuserscript
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// The source of the script.
    public let source: String
    /// The time of injection.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it is injected into the main frame only.
    public let isForMainFrameOnly: Bool

    /// Creates a script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}

/// The time of a script's injection.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// At the start or the end of the document's loading.
    case atDocumentStart, atDocumentEnd
}

/// A message posted by a script.
///
/// - Source: developer.apple.com/documentation/webkit/wkscriptmessage
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The body of the message.
    public let body: Any
    /// The name of the handler.
    public let name: String
    /// The web view.
    open private(set) weak var webView: WKWebView?

    /// The frame of the script.
    public let frameInfo: WKFrameInfo

    init(body: Any, name: String, webView: WKWebView?) {
        (self.body, self.name, self.webView) = (body, name, webView)
        let address = webView?.url ?? URL(fileURLWithPath: "/")
        frameInfo = WKFrameInfo(isMainFrame: true, request: URLRequest(url: address))
    }
}

/// Receives messages of scripts; never called here.
///
/// - Source: developer.apple.com/documentation/webkit/wkscriptmessagehandler
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script posted a message.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The delegate for windows and panels of pages; never called here. Apple's optional methods have default
/// implementations.
///
/// - Source: developer.apple.com/documentation/webkit/wkuidelegate
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    /// Creates a view for a new window; nil for none.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// A page closed its window.
    func webViewDidClose(_ webView: WKWebView)
    /// Shows an alert.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void)
    /// Shows a confirmation.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    /// Shows a prompt for a text.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
}

extension WKUIDelegate {
    /// Default implementation; does nothing.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Default implementation; does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// Default implementation; does nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { completionHandler() }
    /// Default implementation; does nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    /// Default implementation; does nothing.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) { completionHandler(nil) }
}

/// A page's requirements for a new window.
///
/// - Source: developer.apple.com/documentation/webkit/wkwindowfeatures
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    override init() { super.init() }

    /// The width, in points; nil if the page does not say.
    open var width: NSNumber? { nil }
    /// The height, in points; nil if the page does not say.
    open var height: NSNumber? { nil }
}

/// An error of web views.
///
/// - Source: developer.apple.com/documentation/webkit/wkerror
public struct WKError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// Of an unknown kind.
        case unknown = 1
        /// The page's process or the view is gone, or a script failed or returned an unsupported value.
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "WKErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension WKError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case WKError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool {
        let error = error as NSError
        return error.domain == WKError.errorDomain && error.code == code.rawValue
    }
}

extension WKError {
    /// The error code `unknown`.
    public static var unknown: Code { .unknown }
    /// The error code `webContentProcessTerminated`.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The error code `webViewInvalidated`.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// The error code `javaScriptExceptionOccurred`.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// The error code `javaScriptResultTypeIsUnsupported`.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
}
