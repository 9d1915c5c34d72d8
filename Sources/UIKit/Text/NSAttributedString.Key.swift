/// The attributes of text.
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
    /// 1 for ligatures, 0 for none.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Points added between characters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points added after characters, instead of the font's own tracking.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// An `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// An `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; the text's where absent.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// Per cent of the point size; negative fills as well.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// An attachment that stands for a character.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A URL or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Points that characters stand above the baseline.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `UIColor`; the text's where absent.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A `UIColor`; the text's where absent.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}
