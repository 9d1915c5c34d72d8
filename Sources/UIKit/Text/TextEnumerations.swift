/// The alignment of lines of text.
///
/// - Source: developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// The treatment of text that is wider than its line.
///
/// - Source: developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// The writing direction of a paragraph.
///
/// - Source: developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
    /// The direction of its first strong character.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The style of underlines and strikethroughs.
///
/// - Source: developer.apple.com/documentation/uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// Bit mask of style and pattern, as the attributes store it.
    public let rawValue: Int

    /// Makes a style from a bit mask; 0 draws no line.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line with a thickness of 0.06 em.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of double thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots as long as the line's thickness.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes of three times the line's thickness.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots, repeated.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Lines only under words. Not read: spaces are underlined, too.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Options for measuring and drawing text.
///
/// - Source: developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// Bit mask of the contained options.
    public let rawValue: Int

    /// Makes a set from a bit mask; bits without an option have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines wrap at the given width, and the origin is the top left corner instead of the baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Adds the fonts' leading between lines. Not read: it is always added.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the outlines of the glyphs. Not read: bounds are always those of the lines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends with an ellipsis if text remains.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
