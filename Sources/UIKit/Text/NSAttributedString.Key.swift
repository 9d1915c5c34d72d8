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
}
