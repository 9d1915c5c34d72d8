import PlaceholderViews
@_exported public import UIKit

/// The metadata of a page: its title, addresses and pictures.
///
/// - Source: developer.apple.com/documentation/linkpresentation/lplinkmetadata
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    /// Creates an object that knows nothing.
    public override init() { super.init() }

    /// The address that was asked for.
    open var originalURL: URL?
    /// The address of the page.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The provider of the page's icon.
    open var iconProvider: NSItemProvider?
    /// The provider of the picture that stands for the page.
    open var imageProvider: NSItemProvider?
    /// The provider of the film that stands for the page.
    open var videoProvider: NSItemProvider?
    /// The address of the film.
    open var remoteVideoURL: URL?
}

/// Asks a page what it is about. There is no network: it fails.
///
/// - Source: developer.apple.com/documentation/linkpresentation/lpmetadataprovider
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// Creates an object.
    public override init() { super.init() }

    /// Whether pictures and the like are asked for.
    open var shouldFetchSubresources = true
    /// The seconds after which it gives up.
    open var timeout: TimeInterval = 30

    /// Asks; the answer is an error, soon.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) }
    }

    /// Asks; throws an error.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }

    /// Gives up.
    open func cancel() {}
}

/// Shows what a page is about; here its title or address.
///
/// - Source: developer.apple.com/documentation/linkpresentation/lplinkview
@preconcurrency @MainActor
open class LPLinkView: UIView {
    private var placeholder: PlaceholderView?
    /// The metadata of the page that is shown.
    open var metadata: LPLinkMetadata { didSet { showMetadata() } }

    /// Creates a view for a page.
    public init(url URL: URL) {
        metadata = LPLinkMetadata()
        super.init(frame: .zero)
        metadata.originalURL = URL
        prepare()
    }

    /// Creates a view for what is known of a page.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        prepare()
    }

    /// Decodes a view of a document.
    public required init?(coder: NSCoder) { nil }

    private func prepare() {
        placeholder = PlaceholderView(caption: "", filling: self)
        showMetadata()
    }

    private func showMetadata() {
        placeholder?.caption = metadata.title ?? (metadata.originalURL ?? metadata.url)?.absoluteString
    }
}

/// Why nothing is known of a page.
///
/// - Source: developer.apple.com/documentation/linkpresentation/lperror
public struct LPError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// It is not known why.
        case unknown = 1
        /// The page could not be read.
        case metadataFetchFailed = 2
        /// The program gave up.
        case metadataFetchCancelled = 3
        /// It took too long.
        case metadataFetchTimedOut = 4
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "LPErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension LPError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == LPError.errorDomain && error.code == code.rawValue
    }
}

extension LPError {
    /// It is not known why.
    public static var unknown: Code { .unknown }
    /// The page could not be read.
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    /// The program gave up.
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    /// It took too long.
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}
