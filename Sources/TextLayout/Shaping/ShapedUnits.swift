import Synchronization

/// The shaping of single code units and pairs of them in a face: the glyph, and the adjustment of its advance.
/// Treatments replace the advances themselves, so that they share this; a unit or pair is shaped on first use.
final class ShapedUnits: Sendable {
    private let file: HarfBuzzFile
    private let shaper: HarfBuzzFace
    private let features: [FontFeature]
    private let known = Mutex<(single: [UInt32: ShapedUnit?], pairs: [UInt32: ShapedUnit?])>(([:], [:]))

    init(_ file: HarfBuzzFile, _ features: [FontFeature]) {
        (self.file, self.features) = (file, features)
        shaper = HarfBuzzFace(file)
    }

    /// The number of units and pairs that were shaped.
    var shapeCount: Int { known.withLock { $0.single.count + $0.pairs.count } }

    /// A unit by itself; nil for units that the face lacks or shapes as several glyphs.
    func single(_ unit: UInt16) -> ShapedUnit? {
        known.withLock { known in
            if let unit = known.single[UInt32(unit)] { return unit }
            var shaped: ShapedUnit?
            if file.nominalGlyph(for: UInt32(unit)) != nil, let glyphs = shaper.shapeFirst([unit], features: features),
                glyphs.count == 1
            {
                shaped = glyphs.first
            }
            known.single[UInt32(unit)] = .some(shaped)
            return shaped
        }
    }

    /// The first of two adjacent units; nil if they have no glyph.
    func first(_ first: UInt16, before second: UInt16) -> ShapedUnit? {
        let pair = UInt32(first) << 16 | UInt32(second)
        return known.withLock { known in
            if let unit = known.pairs[pair] { return unit }
            let shaped = shaper.shapeFirst([first, second], features: features)?.first
            known.pairs[pair] = .some(shaped)
            return shaped
        }
    }
}
