/// A way to name a type outside of its identifier.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttagclass
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the way.
    public let rawValue: String

    /// Creates a way by its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extensions of files, without a dot and regardless of case.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// Names that the network gives types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
