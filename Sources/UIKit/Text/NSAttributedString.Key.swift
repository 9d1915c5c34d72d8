/// The keys of UIKit's text attributes. Those that layout or drawing does not read say so.
///
/// - Source: developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A `UIColor`; black where absent.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`; none where absent.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number: 1 for ligatures, 0 for none. Not read.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Points added between characters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points added after characters, instead of the font's own tracking.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// An `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// An `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; the text's where absent. Not read: glyphs are filled, not outlined.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A number, per cent of the point size; negative fills as well. Not read: glyphs are filled, not outlined.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A string that names an effect such as letterpress. Not read.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// An `NSTextAttachment`, which replaces the character U+FFFC with a picture.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `URL` or a string. Not read: links look and behave like other text.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Points that characters stand above the baseline.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `UIColor`; the text's where absent.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A `UIColor`; the text's where absent.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A number, the slant added to glyphs. Not read.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A number, the logarithm of the factor by which glyphs are widened. Not read.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// An array of numbers that override the direction of characters. Not read.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")

    /// What a character of a `textItem` stands for; text views find it by this name. Not read.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}

extension NSAttributedString {
    /// The name of an effect on glyphs. Kept; glyphs are filled plainly.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle
    public struct TextEffectStyle: Hashable, Equatable, RawRepresentable, Sendable {
        /// The effect's name.
        public var rawValue: String
        /// Makes an effect of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Glyphs look pressed into paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }

    /// Whether a picture stands among the characters of a range.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            guard value is NSTextAttachment else { return }
            found = true
            stop.pointee = true
        }
        return found
    }

    /// Writes characters with their attributes as a file: as plain text. Other kinds throw, as kinds that cannot be read do.
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
    /// Gives text what its attributes need. Nothing needs to be changed here: a font that lacks a character is replaced while text is laid out.
    @_disfavoredOverload public func fixAttributes(in range: NSRange) {}
}
