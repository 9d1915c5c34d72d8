import TextLayout

/// Glyphs of one font with the same attributes, on a line.
///
/// - Source: developer.apple.com/documentation/coretext/ctrun
public final class CTRun {
    let run: GlyphRun
    let line: CTLine
    /// The positions of the glyphs from the origin of the line, y up.
    private let places: ContiguousArray<CGPoint>
    private let numbers: ContiguousArray<CGGlyph>

    init(_ run: GlyphRun, on line: CTLine) {
        (self.run, self.line) = (run, line)
        places = ContiguousArray(run.glyphs.map { CGPoint(x: $0.x, y: -$0.y) })
        numbers = ContiguousArray(run.glyphs.map { CGGlyph(truncatingIfNeeded: $0.glyph) })
    }

    /// The glyphs of a Core Text range: length 0 means all from the location on.
    fileprivate func clamped(_ range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), places.count)
        return range.length == 0 ? start..<places.count : start..<min(max(start, range.location + range.length), places.count)
    }

    /// The distances between consecutive glyphs, and from the last one to the end of the run.
    fileprivate var advances: [CGSize] {
        let edges = run.glyphs.map(\.x) + [run.x + run.width]
        return zip(edges, edges.dropFirst()).map { CGSize(width: $1 - $0, height: 0) }
    }

    /// The character of each glyph, in UTF-16 code units of the whole text.
    fileprivate var indices: [CFIndex] {
        let shift = line.start
        return run.glyphs.map { glyph in
            guard let found = line.line.character(at: line.line.x + glyph.x + Self.tolerance) else {
                return shift + run.range.lowerBound
            }
            return shift + min(max(found.offset, run.range.lowerBound), max(run.range.lowerBound, run.range.upperBound - 1))
        }
    }

    /// The distance in points by which a glyph may begin before its character's edge.
    private static let tolerance = 0.01

    fileprivate func copy(_ range: CFRange, positions buffer: UnsafeMutablePointer<CGPoint>) {
        for (place, index) in clamped(range).enumerated() { buffer[place] = places[index] }
    }

    fileprivate func copy(_ range: CFRange, glyphs buffer: UnsafeMutablePointer<CGGlyph>) {
        for (place, index) in clamped(range).enumerated() { buffer[place] = numbers[index] }
    }

    /// The attributes of the program's text.
    fileprivate var attributes: [NSAttributedString.Key: Any] {
        let runs = line.content.given.runs
        return runs.indices.contains(run.attributes.payload) ? runs[run.attributes.payload].attributes : [:]
    }

    /// The part of the run with a range of its glyphs.
    fileprivate func part(_ range: CFRange) -> GlyphRun {
        let glyphs = clamped(range)
        guard glyphs.count < run.glyphs.count else { return run }
        var part = run
        part.glyphs = Array(run.glyphs[glyphs])
        part.x = part.glyphs.first?.x ?? run.x
        part.width = advances[glyphs].reduce(0) { $0 + Double($1.width) }
        return part
    }
}

extension CTRun: Hashable {
    /// Whether both are the same object (identity, not content).
    public static func == (lhs: CTRun, rhs: CTRun) -> Bool { lhs === rhs }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension GlyphRun {
    /// The bounding box of glyphs of the run: points from the origin of the line, y up; null for none.
    func imageBounds(of indices: Range<Int>) -> CGRect {
        indices.reduce(CGRect.null) { bounds, index in
            let glyph = glyphs[index]
            let outline = font.outline(of: CGGlyph(truncatingIfNeeded: glyph.glyph))
            let shown = outline?.boundingBoxOfPath ?? .null
            return shown.isNull || shown.isEmpty ? bounds : bounds.union(shown.offsetBy(dx: glyph.x, dy: -glyph.y))
        }
    }
}

/// The status of a run.
///
/// - Source: developer.apple.com/documentation/coretext/ctrunstatus
public struct CTRunStatus: OptionSet, Sendable {
    /// The raw bit mask.
    public var rawValue: UInt32
    /// Creates a status from a raw bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The text runs from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The characters of the glyphs are not in order. Never set here.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The glyphs need the text matrix. Never set here.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// The number of glyphs.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetglyphcount(_:)
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// The attributes of the characters, by `NSAttributedString.Key`.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetattributes(_:)
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }

/// The status of the run.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetstatus(_:)
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// The range of the text that the glyphs represent.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetstringrange(_:)
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.start + run.run.range.lowerBound, length: run.run.range.count)
}

/// Writes the glyph indices in the run's font.
///
/// - Parameter range: A range of glyphs; length 0 means all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctrungetglyphs(_:_:_:)
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    run.copy(range, glyphs: buffer)
}

/// Writes the positions of glyphs: points from the origin of the line, and above its baseline.
///
/// - Parameter range: A range of glyphs; length 0 means all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctrungetpositions(_:_:_:)
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    run.copy(range, positions: buffer)
}

/// Writes the advance of each glyph, in points.
///
/// - Parameter range: A range of glyphs; length 0 means all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctrungetadvances(_:_:_:)
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    let advances = run.advances
    for (place, index) in run.clamped(range).enumerated() { buffer[place] = advances[index] }
}

/// Writes the indices of the glyphs' characters, in UTF-16 code units of the text.
///
/// - Parameter range: A range of glyphs; length 0 means all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctrungetstringindices(_:_:_:)
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    let indices = run.indices
    for (place, index) in run.clamped(range).enumerated() { buffer[place] = indices[index] }
}

/// The width of glyphs in points.
///
/// - Parameters:
///   - range: A range of glyphs; length 0 means all from the location on.
///   - ascent: Receives the ascent of the font, or of the run's delegate.
///   - descent: Receives the descent below the baseline.
///   - leading: Receives the leading of the font.
/// - Source: developer.apple.com/documentation/coretext/ctrungettypographicbounds(_:_:_:_:_:)
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let delegate = run.attributes[.runDelegate] as? CTRunDelegate
    ascent?.pointee = delegate?.ascent ?? CGFloat(run.run.font.ascender)
    descent?.pointee = delegate?.descent ?? -CGFloat(run.run.font.descender)
    leading?.pointee = delegate == nil ? CGFloat(run.run.font.leading + run.run.font.lineSpacing) : 0
    return run.part(range).width
}

/// The bounding box of glyphs, relative to the context's text position; null if there are none.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetimagebounds(_:_:_:)
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let bounds = run.run.imageBounds(of: run.clamped(range))
    let place = context?.textPosition ?? .zero
    return bounds.isNull ? bounds : bounds.offsetBy(dx: place.x, dy: place.y)
}

/// Draws glyphs at their positions on the line, which begins at the context's text position.
///
/// - Parameter range: A range of glyphs; length 0 means all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctrundraw(_:_:_:)
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    run.line.draw(in: context, [run.part(range)])
}
