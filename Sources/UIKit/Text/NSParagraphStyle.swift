/// The layout of a paragraph's lines. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let mark = FoundationTypeMark()

    /// Rules for line breaking in addition to the Unicode line breaking algorithm.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// Bit mask of the contained rules.
        public let rawValue: UInt

        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Avoids a last line with a single word by moving the last word of the previous line to it.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Breaks Korean text only between words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// All rules that the system uses for its own labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The values of a style, kept together so that copies are cheap.
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineHeightMultiple: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var hyphenationFactor: Float = 0
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: UInt = 0
        /// The tab stops; nil for the default ones.
        var tabStops: [NSTextTab]?
        var defaultTabInterval: CGFloat = 0
        var usesDefaultHyphenation = false
        var textLists: [NSTextList] = []
    }

    var values = Values()

    /// The style of text without a paragraph style: natural alignment, word wrapping, every length 0.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The writing direction of a language, by its code; left to right for unknown languages.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName?.prefix { $0 != "-" && $0 != "_" } ?? ""
        return ["ar", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"].contains(String(language))
            ? .rightToLeft : .leftToRight
    }

    /// The spacing below each line but the last, in points; 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The spacing below the paragraph if another one follows, in points; 0 by default.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The alignment of lines; ``NSTextAlignment/natural`` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// The distance from the leading edge to the start of every line but the first, in points; 0 by default.
    open var headIndent: CGFloat { values.headIndent }
    /// The distance to the end of lines in points: from the leading edge if positive, from the trailing edge if zero or
    /// negative; 0 by default.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The distance from the leading edge to the start of the first line, in points; 0 by default.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The minimum height of a line, in points; 0 by default.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line, in points; 0, the default, for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The treatment of lines that are too long; ``NSLineBreakMode/byWordWrapping`` by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction of the paragraph; the default follows its first strong character.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// A factor for the natural height of lines, applied before the minimum and maximum height; 0, the default, for 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The spacing above the paragraph if another one precedes, in points; 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The readiness to hyphenate words, 0...1. It reads back what was set; words are never hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether the spacing of characters may be tightened before text is truncated. It reads back what was set; that is
    /// never so.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The rules for line breaking; empty by default, whereas labels use all.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { .init(rawValue: values.lineBreakStrategy) }
    /// The tab stops by location; twelve left-aligned stops at intervals of 28 points by default.
    open var tabStops: [NSTextTab] { values.tabStops ?? Self.defaultTabStops }
    /// The interval of stops beyond the last one, in points; 0, the default, for 28.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// Whether words are hyphenated by the system's rules. It reads back what was set; words are never hyphenated.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The lists that contain the paragraph, the outermost first. It reads back what was set; markers are part of the
    /// text.
    open var textLists: [NSTextList] { values.textLists }

    public override init() { super.init() }

    /// Makes a style from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        values = Values(coder: coder)
    }

    private static var defaultTabStops: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }

    /// Returns an immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns an ``NSMutableParagraphStyle`` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
}

/// A paragraph style whose values can be set.
///
/// - Source: developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { .init(rawValue: values.lineBreakStrategy) }
        set { values.lineBreakStrategy = newValue.rawValue }
    }
    /// The tab stops. Setting them sorts them by location; nil restores the default ones.
    @_nonoverride open var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue?.sorted { $0.location < $1.location } }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// Adds a tab stop at its position.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = super.tabStops + [anObject] }

    /// Removes the tab stops that are equal to a given one.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = super.tabStops.filter { $0 != anObject } }

    /// Copies all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
