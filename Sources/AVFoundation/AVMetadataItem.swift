public import Foundation

/// Something that a file tells of itself. Nothing is read of files here, so no instance exists.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmetadataitem
open class AVMetadataItem: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// The key that all formats have.
    open var commonKey: AVMetadataKey? { nil }
    /// The key in its format, with its name.
    open var identifier: AVMetadataIdentifier? { nil }
    /// The value.
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    /// The value as a text.
    open var stringValue: String? { nil }
    /// The value as a number.
    open var numberValue: NSNumber? { nil }
    /// The value as bytes.
    open var dataValue: Data? { nil }
    /// The items of a key.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// A key of what files tell of themselves.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmetadatakey
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// The maker.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// The artist.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The album.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The picture.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

/// A key of what files tell of themselves, with the name of its format.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    /// The artist.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    /// The album.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    /// The picture.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
}
