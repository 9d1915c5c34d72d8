public import FoundationNetworking
public import UIKit

/// The cookies of pages. They are stored while the program runs, and never sent.
///
/// - Source: developer.apple.com/documentation/webkit/wkhttpcookiestore
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []

    override init() { super.init() }

    /// Passes the cookies to a closure.
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        let cookies = cookies
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(cookies) } }
    }

    /// The cookies.
    open func allCookies() async -> [HTTPCookie] { cookies }

    /// Sets a cookie, replacing one with its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        remove(cookie)
        cookies.append(cookie)
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?() } }
    }

    /// Sets a cookie, replacing one with its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie) async {
        remove(cookie)
        cookies.append(cookie)
    }

    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        remove(cookie)
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?() } }
    }

    private func remove(_ cookie: HTTPCookie) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    }
}

/// The data of a website; there are none here.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebsitedatarecord
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    override init() { super.init() }

    /// The display name of the data's origin.
    open var displayName: String { "" }
    /// The types of the data.
    open var dataTypes: Set<String> { [] }
}

/// The capabilities of a page; stored.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebpagepreferences
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    public override init() { super.init() }

    /// Whether the page's scripts are allowed.
    open var allowsContentJavaScript = true
    /// The preferred content mode.
    open var preferredContentMode = ContentMode.recommended
}

extension WKWebpagePreferences {
    /// The content modes of a page.
    public enum ContentMode: Int, Sendable {
        /// The device's recommended mode, mobile or desktop.
        case recommended, mobile, desktop
    }
}

/// The configuration of a snapshot.
///
/// - Source: developer.apple.com/documentation/webkit/wksnapshotconfiguration
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    public override init() { super.init() }

    /// The rectangle of the view; stored.
    open var rect = CGRect.null
    /// The width of the image; stored.
    open var snapshotWidth: NSNumber?
    /// Whether pending changes are awaited.
    open var afterScreenUpdates = true
}
