/// Bookmarks of files. They contain the file's path: a moved file is not found.
///
/// - Source:
///   developer.apple.com/documentation/foundation/url/bookmarkdata(options:includingresourcevaluesforkeys:relativeto:)
extension URL {
    /// Options of creating a bookmark.
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    /// Options of resolving a bookmark.
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    /// A bookmark of the file. Throws if there is no such file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard try checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
        return try JSONEncoder().encode([absoluteString])
    }

    /// Resolves a bookmark. Throws for other data, and if the file does not exist any more.
    ///
    /// - Parameter bookmarkDataIsStale: Set to whether the bookmark should be created again; always false.
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
    /// Options of creating a bookmark.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a value from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With the minimal information for resolving it.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// Suitable for a bookmark file.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// Without an implicit security scope.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// Options of resolving a bookmark.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a value from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without user interaction.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Without mounting volumes.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    }
}
