import Foundation

/// A type of data. The types that are known are those of the constants; others can be made by their identifier.
///
/// - Source: developer.apple.com/documentation/uniformtypeidentifiers/uttype
public struct UTType: Hashable, Sendable {
    /// The type's name, such as `public.png`.
    public let identifier: String

    /// A type by its identifier; nil for one that is not known.
    public init?(_ identifier: String) {
        guard Self.known.contains(where: { $0.identifier == identifier }) else { return nil }
        self.identifier = identifier
    }

    /// A type by the extension of its files; nil for one that is not known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard let row = Self.known.first(where: { $0.extensions.contains(filenameExtension.lowercased()) }) else { return nil }
        self.init(row.identifier)
        if !conforms(to: supertype) { return nil }
    }

    /// A type by the name that the network gives it; nil for one that is not known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let row = Self.known.first(where: { $0.mimeType == mimeType.lowercased() }) else { return nil }
        self.init(row.identifier)
        if !conforms(to: supertype) { return nil }
    }

    /// A type that a program declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(any: identifier) }

    /// A type that another program declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(any: identifier) }

    private init(any identifier: String) { self.identifier = identifier }

    private var row: Row? { Self.known.first { $0.identifier == identifier } }

    /// The extension that files of the type mostly have; nil for types without one.
    public var preferredFilenameExtension: String? { row?.extensions.first }

    /// The name that the network gives the type; nil for types without one.
    public var preferredMIMEType: String? { row?.mimeType }

    /// Whether the type is another one or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || (row?.parents ?? []).contains { UTType(any: $0).conforms(to: type) }
    }

    /// Whether the type is a kind of another one, and not that one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether another type is a kind of this one, and not this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
    fileprivate struct Row {
        let identifier: String
        let parents: [String]
        var extensions: [String] = []
        var mimeType: String?
    }

    /// The system's declarations, developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers.
    fileprivate static let known = [
        Row(identifier: "public.item", parents: []), Row(identifier: "public.content", parents: []),
        Row(identifier: "public.data", parents: ["public.item"]), Row(identifier: "public.directory", parents: ["public.item"]),
        Row(identifier: "public.folder", parents: ["public.directory"]),
        Row(identifier: "public.text", parents: ["public.data", "public.content"]),
        Row(identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt"], mimeType: "text/plain"),
        Row(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
        Row(identifier: "public.utf16-plain-text", parents: ["public.plain-text"]),
        Row(identifier: "public.rtf", parents: ["public.text"], extensions: ["rtf"], mimeType: "text/rtf"),
        Row(identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm"], mimeType: "text/html"),
        Row(identifier: "public.xml", parents: ["public.text"], extensions: ["xml"], mimeType: "application/xml"),
        Row(identifier: "public.json", parents: ["public.text"], extensions: ["json"], mimeType: "application/json"),
        Row(
            identifier: "public.comma-separated-values-text", parents: ["public.text"], extensions: ["csv"],
            mimeType: "text/csv"),
        Row(identifier: "public.image", parents: ["public.data", "public.content"]),
        Row(identifier: "public.png", parents: ["public.image"], extensions: ["png"], mimeType: "image/png"),
        Row(identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg"], mimeType: "image/jpeg"),
        Row(identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"], mimeType: "image/gif"),
        Row(identifier: "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"], mimeType: "image/tiff"),
        Row(identifier: "public.heic", parents: ["public.image"], extensions: ["heic"], mimeType: "image/heic"),
        Row(identifier: "public.svg-image", parents: ["public.image"], extensions: ["svg"], mimeType: "image/svg+xml"),
        Row(
            identifier: "com.adobe.pdf", parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
            mimeType: "application/pdf"),
        Row(identifier: "public.composite-content", parents: ["public.content"]),
        Row(identifier: "public.contact", parents: []),
        Row(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
        Row(identifier: "public.movie", parents: ["public.audiovisual-content"]),
        Row(identifier: "public.video", parents: ["public.movie"]),
        Row(identifier: "public.audio", parents: ["public.audiovisual-content"]),
        Row(identifier: "public.mp3", parents: ["public.audio"], extensions: ["mp3"], mimeType: "audio/mpeg"),
        Row(identifier: "public.mpeg-4", parents: ["public.movie"], extensions: ["mp4"], mimeType: "video/mp4"),
        Row(
            identifier: "com.apple.quicktime-movie", parents: ["public.movie"], extensions: ["mov", "qt"],
            mimeType: "video/quicktime"),
        Row(identifier: "public.archive", parents: ["public.data"]),
        Row(
            identifier: "public.zip-archive", parents: ["public.archive"], extensions: ["zip"], mimeType: "application/zip"),
        Row(identifier: "public.url", parents: ["public.data"]), Row(identifier: "public.file-url", parents: ["public.url"]),
        Row(identifier: "public.vcard", parents: ["public.text", "public.contact"], extensions: ["vcf"], mimeType: "text/vcard"),
    ]

    /// Anything that is kept.
    public static var item: UTType { UTType(any: "public.item") }
    /// What documents hold.
    public static var content: UTType { UTType(any: "public.content") }
    /// Bytes.
    public static var data: UTType { UTType(any: "public.data") }
    /// A directory.
    public static var directory: UTType { UTType(any: "public.directory") }
    /// A folder.
    public static var folder: UTType { UTType(any: "public.folder") }
    /// Text of any kind.
    public static var text: UTType { UTType(any: "public.text") }
    /// Text without attributes.
    public static var plainText: UTType { UTType(any: "public.plain-text") }
    /// Text without attributes in UTF-8.
    public static var utf8PlainText: UTType { UTType(any: "public.utf8-plain-text") }
    /// Text in RTF.
    public static var rtf: UTType { UTType(any: "public.rtf") }
    /// A page.
    public static var html: UTType { UTType(any: "public.html") }
    /// XML.
    public static var xml: UTType { UTType(any: "public.xml") }
    /// JSON.
    public static var json: UTType { UTType(any: "public.json") }
    /// A table of values with commas between them.
    public static var commaSeparatedText: UTType { UTType(any: "public.comma-separated-values-text") }
    /// A picture of any kind.
    public static var image: UTType { UTType(any: "public.image") }
    /// A PNG picture.
    public static var png: UTType { UTType(any: "public.png") }
    /// A JPEG picture.
    public static var jpeg: UTType { UTType(any: "public.jpeg") }
    /// A GIF picture.
    public static var gif: UTType { UTType(any: "com.compuserve.gif") }
    /// A TIFF picture.
    public static var tiff: UTType { UTType(any: "public.tiff") }
    /// A HEIC picture.
    public static var heic: UTType { UTType(any: "public.heic") }
    /// An SVG picture.
    public static var svg: UTType { UTType(any: "public.svg-image") }
    /// A PDF document.
    public static var pdf: UTType { UTType(any: "com.adobe.pdf") }
    /// Sound, film or both.
    public static var audiovisualContent: UTType { UTType(any: "public.audiovisual-content") }
    /// Film with or without sound.
    public static var movie: UTType { UTType(any: "public.movie") }
    /// Film without sound.
    public static var video: UTType { UTType(any: "public.video") }
    /// Sound.
    public static var audio: UTType { UTType(any: "public.audio") }
    /// An MP3 sound.
    public static var mp3: UTType { UTType(any: "public.mp3") }
    /// An MPEG-4 film.
    public static var mpeg4Movie: UTType { UTType(any: "public.mpeg-4") }
    /// A QuickTime film.
    public static var quickTimeMovie: UTType { UTType(any: "com.apple.quicktime-movie") }
    /// An archive.
    public static var archive: UTType { UTType(any: "public.archive") }
    /// A ZIP archive.
    public static var zip: UTType { UTType(any: "public.zip-archive") }
    /// An address.
    public static var url: UTType { UTType(any: "public.url") }
    /// The address of a file.
    public static var fileURL: UTType { UTType(any: "public.file-url") }
    /// A card of a person.
    public static var vCard: UTType { UTType(any: "public.vcard") }
}
