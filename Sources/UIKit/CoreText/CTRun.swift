import TextLayout

/// Glyphs of one font with the same attributes, on a line.
///
/// - Source: developer.apple.com/documentation/coretext/ctrun
public final class CTRun {
    let run: GlyphRun
    let line: CTLine
    /// The places of the glyphs from the start of the line, y up.
    private let places: ContiguousArray<CGPoint>
    private let numbers: ContiguousArray<CGGlyph>

    init(_ run: GlyphRun, on line: CTLine) {
        (self.run, self.line) = (run, line)
        places = ContiguousArray(run.glyphs.map { CGPoint(x: $0.x, y: -$0.y) })
        numbers = ContiguousArray(run.glyphs.map { CGGlyph(truncatingIfNeeded: $0.glyph) })
    }

    /// The glyphs that a range of Core Text means: without a length, all from the location on.
    fileprivate func clamped(_ range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), places.count)
        return range.length == 0 ? start..<places.count : start..<min(max(start, range.location + range.length), places.count)
    }

    /// The distances from glyph to glyph, and from the last one to the end of the run.
    fileprivate var advances: [CGSize] {
        let edges = run.glyphs.map(\.x) + [run.x + run.width]
        return zip(edges, edges.dropFirst()).map { CGSize(width: $1 - $0, height: 0) }
    }

    /// The character that each glyph stands for, in UTF-16 units of the whole text.
    fileprivate var indices: [CFIndex] {
        let shift = line.start
        return run.glyphs.map { glyph in
            guard let found = line.line.character(at: line.line.x + glyph.x + Self.tolerance) else {
                return shift + run.range.lowerBound
            }
            return shift + min(max(found.offset, run.range.lowerBound), max(run.range.lowerBound, run.range.upperBound - 1))
        }
    }

    /// Points by which a glyph may begin before its character's edge.
    private static let tolerance = 0.01

    fileprivate func copy(_ range: CFRange, positions buffer: UnsafeMutablePointer<CGPoint>) {
        for (place, index) in clamped(range).enumerated() { buffer[place] = places[index] }
    }

    fileprivate func copy(_ range: CFRange, glyphs buffer: UnsafeMutablePointer<CGGlyph>) {
        for (place, index) in clamped(range).enumerated() { buffer[place] = numbers[index] }
    }

    /// The attributes that the program gave.
    fileprivate var attributes: [NSAttributedString.Key: Any] {
        let runs = line.content.given.runs
        return runs.indices.contains(run.attributes.payload) ? runs[run.attributes.payload].attributes : [:]
    }

    /// The part of the run in a range of its glyphs.
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
    /// What glyphs of the run cover: points from the start of the line, y up; null for none.
    func imageBounds(of indices: Range<Int>) -> CGRect {
        indices.reduce(CGRect.null) { bounds, index in
            let glyph = glyphs[index]
            let outline = font.outline(of: CGGlyph(truncatingIfNeeded: glyph.glyph))
            let shown = outline?.boundingBoxOfPath ?? .null
            return shown.isNull || shown.isEmpty ? bounds : bounds.union(shown.offsetBy(dx: glyph.x, dy: -glyph.y))
        }
    }
}

/// What is special about a run.
///
/// - Source: developer.apple.com/documentation/coretext/ctrunstatus
public struct CTRunStatus: OptionSet, Sendable {
    /// Bit mask of the states.
    public var rawValue: UInt32
    /// Creates a status of a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The text runs from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The characters of the glyphs do not follow each other. No run is.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The glyphs need the text matrix. No run does.
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

/// What is special about a run.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetstatus(_:)
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// The part of the text that the glyphs stand for.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetstringrange(_:)
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.start + run.run.range.lowerBound, length: run.run.range.count)
}

/// Writes the numbers of glyphs in the run's font.
///
/// - Parameter range: Of glyphs; without a length, all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctrungetglyphs(_:_:_:)
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    run.copy(range, glyphs: buffer)
}

/// Writes the places of glyphs: points from the start of the line, and above its baseline.
///
/// - Parameter range: Of glyphs; without a length, all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctrungetpositions(_:_:_:)
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    run.copy(range, positions: buffer)
}

/// Writes how far each glyph moves the pen, in points.
///
/// - Parameter range: Of glyphs; without a length, all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctrungetadvances(_:_:_:)
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    let advances = run.advances
    for (place, index) in run.clamped(range).enumerated() { buffer[place] = advances[index] }
}

/// Writes the characters that glyphs stand for, in UTF-16 units of the text.
///
/// - Parameter range: Of glyphs; without a length, all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctrungetstringindices(_:_:_:)
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    let indices = run.indices
    for (place, index) in run.clamped(range).enumerated() { buffer[place] = indices[index] }
}

/// The width of glyphs in points.
///
/// - Parameters:
///   - range: Of glyphs; without a length, all from the location on.
///   - ascent: Gets how far the font, or what the run's delegate says, reaches above the baseline.
///   - descent: Gets how far it reaches below it.
///   - leading: Gets the distance to the next line that the font asks for.
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

/// What glyphs cover, from the context's text position; null for a run without any.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetimagebounds(_:_:_:)
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let bounds = run.run.imageBounds(of: run.clamped(range))
    let place = context?.textPosition ?? .zero
    return bounds.isNull ? bounds : bounds.offsetBy(dx: place.x, dy: place.y)
}

/// Draws glyphs at their places on the line, which begins at the context's text position.
///
/// - Parameter range: Of glyphs; without a length, all from the location on.
/// - Source: developer.apple.com/documentation/coretext/ctrundraw(_:_:_:)
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    run.line.draw(in: context, [run.part(range)])
}
