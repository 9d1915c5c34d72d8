import TextLayout

extension TextFont {
    /// The outline of a glyph in points, y up, from its origin on the baseline; nil for a glyph that the font does not
    /// have.
    func outline(of glyph: CGGlyph) -> CGPath? {
        let face = typeface.face
        guard let outline = face.outline(of: UInt32(glyph)) else { return nil }
        var scale = CGAffineTransform(scaleX: pointSize / Double(face.unitsPerEm), y: pointSize / Double(face.unitsPerEm))
        return CGPath(outline).copy(using: &scale)
    }
}

/// The orientation of text.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontorientation
public enum CTFontOrientation: UInt32, Sendable {
    /// The font's default: horizontal.
    case `default` = 0
    case horizontal
    /// Vertical. Has no effect: advances are horizontal.
    case vertical
}

/// Finds the glyphs of UTF-16 code units; the second half of a surrogate pair gets 0.
///
/// - Returns: Whether the font has glyphs for all of them.
/// - Source: developer.apple.com/documentation/coretext/ctfontgetglyphsforcharacters(_:_:_:_:)
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    var areAllFound = true
    var index = 0
    while index < count {
        let isPair = UTF16.isLeadSurrogate(characters[index]) && index + 1 < count
        let scalar = isPair ? characters.pairValue(at: index) : UInt32(characters[index])
        let glyph = font.textFont.typeface.glyph(for: scalar)
        areAllFound = areAllFound && glyph != nil
        glyphs[index] = CGGlyph(truncatingIfNeeded: glyph ?? 0)
        if isPair { glyphs[index + 1] = 0 }
        index += isPair ? 2 : 1
    }
    return areAllFound
}

extension UnsafePointer<UniChar> {
    fileprivate func pairValue(at index: Int) -> UInt32 {
        0x10000 + (UInt32(self[index]) & 0x3FF) << 10 + UInt32(self[index + 1]) & 0x3FF
    }
}

/// The total advance of glyphs, in points.
///
/// - Parameters:
///   - orientation: Has no effect.
///   - advances: Receives the advance of each glyph.
/// - Source: developer.apple.com/documentation/coretext/ctfontgetadvancesforglyphs(_:_:_:_:_:)
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    (0..<count).reduce(0) { sum, index in
        let advance = font.textFont.typeface.advance(of: UInt32(glyphs[index])) * font.textFont.pointSize
        advances?[index] = CGSize(width: advance, height: 0)
        return sum + advance
    }
}

/// The bounding box of glyphs drawn at the same origin, in points, y up.
///
/// - Parameters:
///   - orientation: Has no effect.
///   - boundingRects: Receives the bounding box of each glyph.
/// - Source: developer.apple.com/documentation/coretext/ctfontgetboundingrectsforglyphs(_:_:_:_:_:)
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    (0..<count).reduce(CGRect.null) { all, index in
        let box = font.textFont.outline(of: glyphs[index])?.boundingBoxOfPath ?? .null
        boundingRects?[index] = box.isNull ? .zero : box
        return box.isNull ? all : all.union(box)
    }
}

/// The outline of a glyph in points, y up; nil for a glyph that the font does not have.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontcreatepathforglyph(_:_:_:)
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    let outline = font.textFont.outline(of: glyph)
    return matrix.map { outline?.copy(using: $0) } ?? outline
}

/// Draws glyphs of a font in the fill colour of a context.
///
/// - Parameter positions: The baseline origins, in text space.
/// - Source: developer.apple.com/documentation/coretext/ctfontdrawglyphs(_:_:_:_:_:)
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(context.textMatrix)
    for index in 0..<count {
        guard let outline = font.textFont.outline(of: glyphs[index]) else { continue }
        var place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
        outline.copy(using: &place).map { context.addPath($0) }
    }
    context.fillPath()
}
