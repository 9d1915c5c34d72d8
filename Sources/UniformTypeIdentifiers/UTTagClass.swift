/// A class of tags that denote types.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttagclass
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the class.
    public let rawValue: String

    /// Creates a class from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// File name extensions, without a dot and case-insensitive.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
