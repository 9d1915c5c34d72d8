/// Reading text from files: plain text and common elements of HTML. Rich text is refused with an error.
extension NSAttributedString {
    /// The type of a document.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/documenttype
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        /// The type's string.
        public let rawValue: String

        /// Makes a type from a string; documents of types without a constant cannot be read.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// An HTML page, of which common elements and inline styles are read.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Rich text. Not read.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments. Not read.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// A key of the options for reading a document.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey
    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        /// The key's string.
        public let rawValue: String

        /// Makes a key from a string; other options are ignored.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its raw value. By default the first bytes distinguish HTML from plain text.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`; UTF-8 by default.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// A dictionary of default attributes.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// A key of a document's attributes.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/documentattributekey
    public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
        /// The key's string.
        public let rawValue: String

        /// Makes a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The raw value of the `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Makes a string from a document's data.
    ///
    /// - Parameter dict: Set to the type and the encoding, under the raw values of ``DocumentAttributeKey``.
    /// - Throws: `CocoaError` with the code 65806 (`NSTextReadInapplicableDocumentTypeError`) for rich text and unknown
    ///   types, and `fileReadInapplicableStringEncoding` for data that are not in the encoding.
    public convenience init(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let file = try TextFile(data, options)
        dict?.pointee = file.attributes
        var text = file.text
        self.init(attributedString: text.attributedString())
    }

    /// Makes a string from a file; see `init(data:options:documentAttributes:)`.
    public convenience init(
        url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws { try self.init(data: try Data(contentsOf: url), options: options, documentAttributes: dict) }
}

/// A text file that was read.
private struct TextFile {
    let text: AttributedText
    let attributes: NSDictionary

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let encoding = Self.encoding(options[.characterEncoding])
        guard let string = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let type = Self.type(options[.documentType]) ?? Self.guess(string)
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        switch type {
        case .plain: text = AttributedText(string, attributes: defaults)
        case .html: text = HTMLText(string, defaults: defaults).text
        default: throw Self.refusal(of: type)
        }
        attributes = [
            NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
            NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: NSNumber(value: encoding.rawValue),
        ]
    }

    private static func encoding(_ option: Any?) -> String.Encoding {
        switch option {
        case let value as UInt: String.Encoding(rawValue: value)
        case let value as Int: String.Encoding(rawValue: UInt(value))
        case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
        case let value as String.Encoding: value
        default: .utf8
        }
    }

    private static func type(_ option: Any?) -> NSAttributedString.DocumentType? {
        option as? NSAttributedString.DocumentType ?? (option as? String).map(NSAttributedString.DocumentType.init)
    }

    private static func guess(_ string: String) -> NSAttributedString.DocumentType {
        let start = string.prefix(200).lowercased().drop { $0.isWhitespace }
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }

    private static func refusal(of type: NSAttributedString.DocumentType) -> CocoaError {
        // NSTextReadInapplicableDocumentTypeError
        CocoaError(
            CocoaError.Code(rawValue: 65806),
            userInfo: [NSLocalizedDescriptionKey: "Text of the kind \(type.rawValue) cannot be read."])
    }
}
