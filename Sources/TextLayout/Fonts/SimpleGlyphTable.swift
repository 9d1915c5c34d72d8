/// A glyph that is found without shaping.
struct SimpleGlyph: Equatable, Sendable {
    var glyph: UInt32
    /// Ems.
    var advance: Double
}

/// Glyphs and advances of the code units that do not depend on their neighbours, in Latin text without combining marks. The
/// lookup gives the same result as shaping; the tests check that.
struct SimpleGlyphTable: Sendable {
    private let glyphs: [SimpleGlyph?]

    init(shaper: HarfBuzzFace, features: [FontFeature]) {
        var glyphs = [SimpleGlyph?](repeating: nil, count: Int(Self.scalars.last ?? 0) + 1)
        for scalar in Self.scalars where shaper.nominalGlyph(for: scalar) != nil {
            let shaped = shaper.shape([UInt16(scalar)], range: 0..<1, direction: .leftToRight, features: features)
            guard shaped.count == 1 else { continue }
            glyphs[Int(scalar)] = SimpleGlyph(glyph: shaped[0].glyph, advance: shaped[0].advance)
        }
        self.glyphs = glyphs
    }

    @inline(__always) subscript(unit: UInt16) -> SimpleGlyph? {
        Int(unit) < glyphs.count ? glyphs[Int(unit)] : nil
    }

    /// Latin letters, digits, punctuation and currency signs, without controls, soft hyphen and combining marks.
    static let scalars: [UInt32] =
        Array(0x20...0x7E) + Array(0xA0...0xAC) + Array(0xAE...0x24F) + Array(0x2010...0x2027) + Array(0x2030...0x205E)
        + Array(0x20A0...0x20BF) + [0x2122]
}
