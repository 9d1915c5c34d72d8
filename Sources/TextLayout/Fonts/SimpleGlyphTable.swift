import Synchronization

/// A glyph that is found without shaping.
struct SimpleGlyph: Equatable, Sendable {
    var glyph: UInt32
    /// Ems.
    var advance: Double
}

/// Glyphs and advances of the code units that do not depend on their neighbours, in Latin text without combining marks. The
/// lookup gives the same result as shaping; the tests check that.
///
/// ASCII is looked up when the table is made, everything else when it is asked for first: shaping it all takes a millisecond a face.
final class SimpleGlyphTable: Sendable {
    private let shaper: HarfBuzzFace
    private let features: [FontFeature]
    private let ascii: [SimpleGlyph?]
    private let known = Mutex<[UInt16: SimpleGlyph?]>([:])

    init(shaper: HarfBuzzFace, features: [FontFeature]) {
        (self.shaper, self.features) = (shaper, features)
        ascii = (0...Self.lastASCII).map { $0 < 0x20 ? nil : Self.glyph(for: $0, shaper, features) }
    }

    @inline(__always) subscript(unit: UInt16) -> SimpleGlyph? {
        unit <= Self.lastASCII ? ascii[Int(unit)] : glyph(for: unit)
    }

    /// How many code units beyond ASCII were looked up in the face.
    var lookupCount: Int { known.withLock { $0.count } }

    private func glyph(for unit: UInt16) -> SimpleGlyph? {
        guard Self.isSimple(unit) else { return nil }
        return known.withLock { known in
            if let glyph = known[unit] { return glyph }
            let glyph = Self.glyph(for: unit, shaper, features)
            known[unit] = .some(glyph)
            return glyph
        }
    }

    /// nil for units that the face lacks or shapes as several glyphs.
    private static func glyph(for unit: UInt16, _ shaper: HarfBuzzFace, _ features: [FontFeature]) -> SimpleGlyph? {
        guard shaper.nominalGlyph(for: UInt32(unit)) != nil else { return nil }
        let shaped = shaper.shape([unit], range: 0..<1, direction: .leftToRight, features: features)
        guard shaped.count == 1 else { return nil }
        return SimpleGlyph(glyph: shaped[0].glyph, advance: shaped[0].advance)
    }

    private static let lastASCII: UInt16 = 0x7E

    /// Latin letters, digits, punctuation and currency signs, without controls, soft hyphen and combining marks.
    private static func isSimple(_ unit: UInt16) -> Bool { ranges.contains { $0.contains(UInt32(unit)) } }

    private static let ranges: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x2122...0x2122,
    ]

    /// All code units that may be simple.
    static let scalars: [UInt32] = ranges.flatMap { Array($0) }
}
