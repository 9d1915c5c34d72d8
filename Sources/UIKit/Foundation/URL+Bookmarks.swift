/// Bookmarks of files. They hold the file's path: a file that moved is not found again.
///
/// - Source:
///   developer.apple.com/documentation/foundation/url/bookmarkdata(options:includingresourcevaluesforkeys:relativeto:)
extension URL {
    /// How a bookmark is made.
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    /// How a bookmark is read.
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    /// A bookmark of the file. Throws where there is no such file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard try checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
        return try JSONEncoder().encode([absoluteString])
    }

    /// The file of a bookmark. Throws for other bytes, and where the file is not there any more.
    ///
    /// - Parameter bookmarkDataIsStale: Set to whether the bookmark is to be made anew; it never is.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let text = try? JSONDecoder().decode([String].self, from: data).first, let found = URL(string: text) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        guard try found.checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
        bookmarkDataIsStale = false
        self = found
    }
}

extension NSURL {
    /// How a bookmark is made.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a value from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With as little as finds the file again.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// Such that it can be written to a file of its own.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// Without leave to use the file later.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How a bookmark is read.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a value from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The user is asked for nothing.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// No disks are made available.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    }
}
