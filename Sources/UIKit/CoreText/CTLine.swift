import TextLayout

/// A line of text. Positions on it are points from its origin, and above its baseline.
///
/// - Source: developer.apple.com/documentation/coretext/ctline
public final class CTLine {
    /// The content to which the offsets of ``line`` refer.
    let content: CoreTextContent
    let line: TextLine
    /// The offset of the content in the program's text.
    let start: Int

    init(_ content: CoreTextContent, line: TextLine, start: Int) {
        (self.content, self.line, self.start) = (content, line, start)
    }

    /// Sets a whole text on a single line, ignoring its line ends.
    convenience init(_ content: CoreTextContent, start: Int) {
        let content = content.withoutLineEnds()
        let frame = Typesetter(content.styled(), in: TextContainer(), recordsAdvances: true).frame()
        // Every text has a line, even one without characters.
        self.init(content, line: frame.lines[0], start: start)
    }

    // MARK: Measures

    /// The range of the line in the content, without trailing white space and the terminator.
    private var shown: Range<Int> {
        let text = content.drawn.string as NSString
        var end = line.range.upperBound
        while end > line.range.lowerBound, Self.isBlank(text.character(at: end - 1)) { end -= 1 }
        return line.range.lowerBound..<end
    }

    private static func isBlank(_ unit: unichar) -> Bool {
        CoreTextContent.terminators.contains(unit) || UnicodeScalar(unit).map(CharacterSet.whitespaces.contains) ?? false
    }

    /// The end of the characters with glyphs: trailing white space of a broken line has none.
    private var glyphsEnd: Int { line.runs.map(\.range.upperBound).max() ?? line.range.lowerBound }

    private func width(of range: Range<Int>) -> Double { content.part(range).withoutLineEnds().width() }

    /// The width of the trailing white space.
    var trailingWidth: Double { width(of: shown.upperBound..<line.range.upperBound) }

    /// The width including trailing white space.
    var width: Double { line.width + width(of: min(glyphsEnd, line.range.upperBound)..<line.range.upperBound) }

    /// The extent of the fonts.
    var extent: LineExtent { LineExtent(of: line.range, in: content.styled()) }

    /// The distance from the origin of the line to the edge of a character.
    func offset(of index: Int) -> Double {
        let index = min(max(index - start, line.range.lowerBound), line.range.upperBound)
        guard index > glyphsEnd else { return line.leadingEdge(of: index) - line.x }
        return line.width + width(of: glyphsEnd..<index)
    }

    /// The character whose edge is nearest to a position.
    func index(at place: Double) -> Int {
        guard place < line.width else { return start + max(shown.upperBound, min(glyphsEnd, line.range.upperBound)) }
        guard let found = line.character(at: place + line.x) else { return start + line.range.lowerBound }
        let letter = (content.given.string as NSString).rangeOfComposedCharacterSequence(at: found.offset)
        return start + (found.fraction > 0.5 ? letter.location + letter.length : letter.location)
    }

    // MARK: Drawing

    /// Draws the line in the current user space of a context, with its origin at the context's text position.
    func draw(in context: CGContext, _ runs: [GlyphRun]) {
        var drawn = line
        drawn.runs = runs
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(context.textMatrix)
        context.scaleBy(x: 1, y: -1)
        let frame = TextFrame(lines: [drawn], width: line.width)
        TextDrawing(content.drawn, frame: frame, room: AttachmentRoom(lineWidth: .infinity)).drawGlyphs(
            at: CGPoint(x: -line.x, y: -line.baseline), in: context)
    }
}

extension CTLine: Hashable {
    /// Whether both are the same object (identity, not content).
    public static func == (lhs: CTLine, rhs: CTLine) -> Bool { lhs === rhs }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CoreTextContent {
    /// The text with invisible characters of zero width in place of its line ends.
    fileprivate func withoutLineEnds() -> CoreTextContent {
        var units = Array(given.string.utf16)
        guard units.contains(where: Self.terminators.contains) else { return self }
        for index in units.indices where Self.terminators.contains(units[index]) { units[index] = Self.invisible }
        var text = given
        text.replaceUnits(with: units)
        return CoreTextContent(text)
    }

    /// The zero width space, U+200B.
    private static let invisible: UInt16 = 0x200B
}

/// Creates a line of a whole text.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinecreatewithattributedstring(_:)
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(CoreTextContent(attrString), start: 0)
}

/// The width of a line including trailing white space, in points.
///
/// - Parameters:
///   - ascent: Receives the ascent above the baseline.
///   - descent: Receives the descent below the baseline.
///   - leading: Receives the leading of the fonts.
/// - Source: developer.apple.com/documentation/coretext/ctlinegettypographicbounds(_:_:_:_:)
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let extent = line.extent
    ascent?.pointee = CGFloat(extent.ascent)
    descent?.pointee = CGFloat(extent.descent)
    leading?.pointee = CGFloat(extent.gap + extent.spacing)
    return line.width
}

/// Options for the bounds of a line.
///
/// - Source: developer.apple.com/documentation/coretext/ctlineboundsoptions
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// Bit mask of the options.
    public var rawValue: UInt
    /// Creates options of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Excludes the leading.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Excludes typographic shifts beyond the line. Has no effect.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Includes hanging punctuation. Has no effect.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// Uses the bounds of the glyphs' paths instead of the fonts' extent.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Uses the optical bounds of punctuation. Has no effect.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    /// Includes the extent of all languages. Has no effect.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// The bounds of a line: relative to its origin, from the lowest point of its fonts; the leading is at the bottom.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinegetboundswithoptions(_:_:)
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    guard !options.contains(.useGlyphPathBounds) else { return CTLineGetImageBounds(line, nil) }
    let extent = line.extent
    let below = extent.descent + (options.contains(.excludeTypographicLeading) ? 0 : extent.gap + extent.spacing)
    return CGRect(x: 0, y: -below, width: line.width, height: extent.ascent + below)
}

/// The bounding box of a line's glyphs, relative to the context's text position; null for a line without glyphs.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinegetimagebounds(_:_:)
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let bounds = line.line.runs.reduce(CGRect.null) { $0.union($1.imageBounds(of: 0..<$1.glyphs.count)) }
    let place = context?.textPosition ?? .zero
    return bounds.isNull ? bounds : bounds.offsetBy(dx: place.x, dy: place.y)
}

/// The width of the trailing white space of a line, in points.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinegettrailingwhitespacewidth(_:)
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.trailingWidth }

/// The range of the text in a line, including the terminator.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinegetstringrange(_:)
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.start + line.line.range.lowerBound, length: line.line.range.count)
}

/// The number of glyphs of a line. Trailing white space of a broken line has none here.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinegetglyphcount(_:)
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.line.runs.reduce(0) { $0 + $1.glyphs.count } }

/// The glyph runs of a line from left to right, each a ``CTRun``.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinegetglyphruns(_:)
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.line.runs.map { CTRun($0, on: line) } }

/// The distance in points from the origin of a line to the edge of a character; the line's end for characters beyond
/// it.
///
/// - Parameters:
///   - charIndex: An index in UTF-16 code units of the text that contains the line.
///   - secondaryOffset: Receives the same value, even where text of two directions meets.
/// - Source: developer.apple.com/documentation/coretext/ctlinegetoffsetforstringindex(_:_:_:)
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = CGFloat(line.offset(of: charIndex))
    secondaryOffset?.pointee = offset
    return offset
}

/// The index of the insertion point nearest to a position; in UTF-16 code units of the text that contains the line.
///
/// - Parameter position: Points from the origin of the line; only x is used.
/// - Source: developer.apple.com/documentation/coretext/ctlinegetstringindexforposition(_:_:)
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex { line.index(at: Double(position.x)) }

/// The offset in points that aligns a line in a width: flush factor 0 is left, 1 right, 0.5 centred.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinegetpenoffsetforflush(_:_:_:)
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - line.width + line.trailingWidth) * Double(min(max(flushFactor, 0), 1)))
}

/// Draws a line from the text position of a context on, with its text matrix. If y points down in the context, the
/// glyphs are upside down unless the matrix flips them, as on iOS.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinedraw(_:_:)
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context, line.line.runs) }
