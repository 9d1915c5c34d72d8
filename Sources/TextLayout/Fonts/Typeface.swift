import Rasterizer

/// A face with its treatment: outlines, advances and OpenType features.
///
/// ``FontTable`` creates one typeface per face and treatment, so that equal ones are identical.
package final class Typeface: Sendable {
    /// The face that glyph indices refer to.
    package let face: FontFace
    /// The metrics in the face's own tables.
    package let ownMetrics: FontMetrics
    let features: [FontFeature]
    let isBold: Bool
    /// Whether advances are fitted to the system font's instead of estimated.
    let hasFittedAdvances: Bool
    /// Shared by the treatments of a file with the same features.
    let shapedUnits: ShapedUnits
    private let file: HarfBuzzFile
    private let shaper: HarfBuzzFace
    private let simpleGlyphs: SimpleGlyphTable
    private let kerning: PairKerning

    /// Creates a typeface of a file.
    ///
    /// - Parameter treatment: The differences of glyphs and advances from the face's own.
    init(_ file: FontFile, opened: OpenedFontFile, treatment: FontTreatment) {
        face = opened.face
        self.file = opened.shaper
        shaper = HarfBuzzFace(opened.shaper)
        treatment.advances.apply(to: shaper, of: opened)
        ownMetrics = shaper.metrics
        features = treatment.features
        isBold = file.isBold
        hasFittedAdvances = treatment.advances.isFitted
        shapedUnits = opened.shapedUnits(treatment.features)
        simpleGlyphs = SimpleGlyphTable(shaper, shapedUnits)
        kerning = PairKerning(shaper, shapedUnits)
    }

    /// Whether the face has a glyph for a code point.
    func covers(_ scalar: UInt32) -> Bool {
        file.nominalGlyph(for: scalar) != nil
    }

    /// The glyph that the face has for a code point by itself; nil if it has none.
    package func glyph(for scalar: UInt32) -> UInt32? { file.nominalGlyph(for: scalar) }

    /// The advance of a glyph by itself, in ems.
    package func advance(of glyph: UInt32) -> Double { shaper.advance(of: ShapedUnit(glyph: glyph, addedAdvance: 0)) }

    /// The glyph and advance, in ems without kerning, of a code unit that needs no shaping, such as a Latin letter or a
    /// digit.
    ///
    /// - Returns: nil for units that need shaping, and those the face lacks.
    @inline(__always) func simpleGlyph(for unit: UInt16) -> SimpleGlyph? { simpleGlyphs[unit] }

    /// The advance of each code unit in ems, with kerning before the next one; nil if a unit needs shaping.
    ///
    /// - Complexity: O(count); a new pair of letters is shaped.
    func simpleAdvances(of units: ArraySlice<UInt16>) -> [Double]? {
        var advances: [Double] = []
        advances.reserveCapacity(units.count)
        for unit in units {
            guard let glyph = simpleGlyphs[unit] else { return nil }
            advances.append(glyph.advance)
        }
        kerning.add(to: &advances, of: units, glyphs: simpleGlyphs)
        return advances
    }

    /// The glyphs of text in one direction and script; advances and offsets in ems.
    func shape(_ units: [UInt16], range: Range<Int>, direction: TextDirection) -> [ShapedGlyph] {
        shaper.shape(units, range: range, direction: direction, features: features)
    }
}

extension Typeface: Hashable {
    package static func == (lhs: Typeface, rhs: Typeface) -> Bool { lhs === rhs }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
