public import UIKit

/// The configuration of a web view. Its properties are stored and change nothing here.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebviewconfiguration
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    public override init() { super.init() }

    /// The default capabilities of pages.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

    /// The preferences of the user.
    open var preferences = WKPreferences()
    /// The scripts of the program and the message handlers of pages.
    open var userContentController = WKUserContentController()
    /// Views of one pool share a process.
    open var processPool = WKProcessPool()
    /// The data store of pages.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether nothing is drawn until all is loaded.
    open var suppressesIncrementalRendering = false
    /// The application name appended to the user agent string.
    open var applicationNameForUserAgent: String?
    /// Whether videos play within the page.
    open var allowsInlineMediaPlayback = false
    /// Whether videos can be sent to other screens.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether videos can play above other programs.
    open var allowsPictureInPictureMediaPlayback = true
    /// The media that play only after a tap.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// The data that become links in texts.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// The granularity of text selection.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    /// Whether the user can zoom pages regardless of their viewport settings.
    open var ignoresViewportScaleLimits = false

    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
    /// Sets the handler of a URL scheme. It reads back what was set; nothing is loaded here. Raises
    /// `NSInvalidArgumentException` for schemes that web views load themselves, for invalid schemes, and for one that
    /// has a handler.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        if WKWebView.handlesURLScheme(scheme) {
            raise("NSInvalidArgumentException", "'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        }
        guard let first = scheme.unicodeScalars.first, ("a"..."z").contains(first),
            scheme.unicodeScalars.allSatisfy({
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
            })
        else { raise("NSInvalidArgumentException", "'\(urlScheme)' is not a valid URL scheme") }
        if schemeHandlers[scheme] != nil {
            raise("NSInvalidArgumentException", "URL scheme '\(urlScheme)' already has a registered URL scheme handler")
        }
        schemeHandlers[scheme] = urlSchemeHandler
    }
    /// The handler for addresses of a scheme; nil for none.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme.lowercased()]
    }
}

/// The granularity of text selection.
public enum WKSelectionGranularity: Int, Sendable {
    /// As the system likes, or by characters.
    case dynamic, character
}

/// Cookies, among the data that pages keep.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Loaded files on the disk, among the data that pages keep.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Loaded files in memory, among the data that pages keep.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Values of scripts, among the data that pages keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Values of scripts until the page is closed, among the data that pages keep.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Databases, among the data that pages keep.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Databases of objects, among the data that pages keep.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Files for times without a network, among the data that pages keep.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Loaded files of scripts, among the data that pages keep.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Scripts that run without a page, among the data that pages keep.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Videos.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Kinds of data in texts that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers of telephones.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses of places.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// All of them.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The preferences of the user.
///
/// - Source: developer.apple.com/documentation/webkit/wkpreferences
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    public override init() { super.init() }

    /// The size, in points, below which no text is shown.
    open var minimumFontSize: CGFloat = 0
    /// Whether pages may run scripts.
    open var javaScriptEnabled = true
    /// Whether scripts may open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
}

/// Views of one pool share a process; here there is none.
///
/// - Source: developer.apple.com/documentation/webkit/wkprocesspool
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
    public override init() { super.init() }
}

/// The data store of pages; here it is empty.
///
/// - Source: developer.apple.com/documentation/webkit/wkwebsitedatastore
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    /// Whether the data outlasts the program.
    public let isPersistent: Bool
    private static let standard = WKWebsiteDataStore(isPersistent: true)

    private init(isPersistent: Bool) { self.isPersistent = isPersistent }

    /// The store that outlasts the program.
    open class func `default`() -> WKWebsiteDataStore { standard }

    /// A store that is gone with its views.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    /// All kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            "WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache",
            "WKWebsiteDataTypeLocalStorage",
        ]
    }

    /// The cookies.
    public let httpCookieStore = WKHTTPCookieStore()

    /// Lists data of kinds; there is none.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) {
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler([]) } }
    }

    /// Lists data of kinds; there is none.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

    /// Removes data of records; there is none.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}

    /// Removes data since a time; there is none.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}

    /// Removes data of records; there is none.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } }
    }

    /// Removes data modified since a date; there is none, and the handler is called at the next turn of the main queue.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } }
    }
}

/// The addresses that a view visited; here always empty.
///
/// - Source: developer.apple.com/documentation/webkit/wkbackforwardlist
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    override init() { super.init() }

    /// The page that is shown; nil.
    open var currentItem: WKBackForwardListItem? { nil }
    /// The page before; nil.
    open var backItem: WKBackForwardListItem? { nil }
    /// The page after; nil.
    open var forwardItem: WKBackForwardListItem? { nil }
    /// The pages before; none.
    open var backList: [WKBackForwardListItem] { [] }
    /// The pages after; none.
    open var forwardList: [WKBackForwardListItem] { [] }
}

/// A page that was visited.
///
/// - Source: developer.apple.com/documentation/webkit/wkbackforwardlistitem
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The page's address.
    public let url: URL
    /// The page's title.
    public let title: String?
    /// The address that led to the page.
    public let initialURL: URL

    init(url: URL, title: String?) { (self.url, self.title, initialURL) = (url, title, url) }
}
