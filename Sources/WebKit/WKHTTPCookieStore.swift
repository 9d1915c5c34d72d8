public import FoundationNetworking
public import UIKit

/// The cookies of pages. They are stored while the program runs, and never sent.
///
/// - Source: developer.apple.com/documentation/webkit/wkhttpcookiestore
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []

    override init() { super.init() }

    /// Lists the cookies.
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        let cookies = cookies
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(cookies) } }
    }

    /// Lists the cookies.
    open func allCookies() async -> [HTTPCookie] { cookies }

    /// Adds a cookie, in place of the one of its name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        remove(cookie)
        cookies.append(cookie)
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?() } }
    }

    /// Adds a cookie, in place of the one of its name, domain and path.
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

/// Data of a page's server; there are none here.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebsitedatarecord
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    override init() { super.init() }

    /// The display name of the data's origin.
    open var displayName: String { "" }
    /// The kinds of data.
    open var dataTypes: Set<String> { [] }
}

/// The capabilities of a page; stored.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebpagepreferences
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    public override init() { super.init() }

    /// Whether the page's scripts run.
    open var allowsContentJavaScript = true
    /// Whether the page is shown as on a phone or on a desk.
    open var preferredContentMode = ContentMode.recommended
}

extension WKWebpagePreferences {
    /// The content modes of a page.
    public enum ContentMode: Int, Sendable {
        /// As the device asks for, as on a phone, or as on a desk.
        case recommended, mobile, desktop
    }
}

/// The configuration of a snapshot.
///
/// - Source: developer.apple.com/documentation/webkit/wksnapshotconfiguration
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    public override init() { super.init() }

    /// The part of the view; stored, without effect here.
    open var rect = CGRect.null
    /// The width of the picture; stored, without effect here.
    open var snapshotWidth: NSNumber?
    /// Whether changes under way are waited for.
    open var afterScreenUpdates = true
}
