// The names of the attributes that Core Text reads.
//
// - Source: developer.apple.com/documentation/coretext/styling-attributed-strings

/// A `CTFont`; the same as `NSAttributedString.Key.font`.
public let kCTFontAttributeName: CFString = "NSFont"
/// A `CGColor`; the counterpart of `NSAttributedString.Key.foregroundColor`, which is a `UIColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Whether the text has the fill colour of the context. Has no effect.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A `CTParagraphStyle`; the same as `NSAttributedString.Key.paragraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// Points added between characters.
public let kCTKernAttributeName: CFString = "NSKern"
/// Points added after characters, instead of the font's own tracking.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// A number: 1 for ligatures, 0 for none. Has no effect.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The raw value of a ``CTUnderlineStyle``, with that of a modifier.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// A `CGColor`; the text's if it is missing.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// A number, per cent of the point size. Has no effect.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// A `CGColor`. Has no effect.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// A number, the level of superscript. Has no effect.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The distance in points by which characters are raised above the baseline.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// A `CGColor` behind the text. Has no effect.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// A ``CTRunDelegate``, which determines the metrics of each character.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

extension NSAttributedString.Key {
    /// ``kCTForegroundColorAttributeName``.
    static let coreTextColor = NSAttributedString.Key(rawValue: kCTForegroundColorAttributeName)
    /// ``kCTUnderlineColorAttributeName``.
    static let coreTextUnderlineColor = NSAttributedString.Key(rawValue: kCTUnderlineColorAttributeName)
    /// ``kCTRunDelegateAttributeName``.
    static let runDelegate = NSAttributedString.Key(rawValue: kCTRunDelegateAttributeName)
}

/// A style of underlining.
///
/// - Source: developer.apple.com/documentation/coretext/ctunderlinestyle
public struct CTUnderlineStyle: OptionSet, Sendable {
    /// The raw value of the style.
    public var rawValue: Int32
    /// Creates a style from its raw value.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// One line.
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}
