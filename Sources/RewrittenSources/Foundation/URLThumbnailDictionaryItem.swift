/// A size of a document's thumbnail.
///
/// - Source: developer.apple.com/documentation/foundation/urlthumbnaildictionaryitem
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value of a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// 1,024 pixels in both directions.
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")
}
