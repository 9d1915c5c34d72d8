/// The keys of UIKit's text attributes. Attributes without an effect on layout and drawing are marked as not read.
///
/// - Source: developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A `UIColor`; black by default.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`; none by default.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number: 1 for ligatures, 0 for none. Not read.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The space added between characters, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The space added after characters, in points, instead of the font's own tracking.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; the text's colour by default. Not read: glyphs are filled, not outlined.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A number, in per cent of the point size; negative values fill the glyphs as well. Not read: glyphs are filled,
    /// not outlined.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The name of an effect such as letterpress. Not read.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// An `NSTextAttachment`, which replaces the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `URL` or a string. Links are drawn underlined in the link colour unless their view has other link attributes.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The offset of characters above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `UIColor`; the text's colour by default.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A `UIColor`; the text's colour by default.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A number, the slant of glyphs. Not read.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A number, the logarithm of the factor by which glyphs are widened. Not read.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// An array of numbers that override the writing direction of characters. Not read.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")

    /// The identifier of a custom text item. Not read.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}

extension NSAttributedString {
    /// The name of a visual effect of glyphs. It reads back what was set; glyphs are filled without effects.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle
    public struct TextEffectStyle: Hashable, Equatable, RawRepresentable, Sendable {
        /// The effect's string.
        public var rawValue: String
        /// Makes an effect from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Glyphs look like letterpress.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }

    /// Whether a range contains attachments.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            guard value is NSTextAttachment else { return }
            found = true
            stop.pointee = true
        }
        return found
    }

    /// Returns the data of a plain text document with the characters of a range. Throws for other types of documents.
    public func data(
        from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let type = dict[.documentType] as? DocumentType ?? (dict[.documentType] as? String).map { DocumentType(rawValue: $0) }
        guard type == nil || type == .plain else {
            // NSTextWriteInapplicableDocumentTypeError
            throw CocoaError(
                CocoaError.Code(rawValue: 66062),
                userInfo: [NSLocalizedDescriptionKey: "Text of the kind \(type?.rawValue ?? "") cannot be written."])
        }
        let encoding = (dict[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let data = (string as NSString).substring(with: range).data(using: encoding) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }
}

extension NSMutableAttributedString {
    /// Fixes attributes. Does nothing: fallback fonts are found during layout.
    @_disfavoredOverload public func fixAttributes(in range: NSRange) {}
}
