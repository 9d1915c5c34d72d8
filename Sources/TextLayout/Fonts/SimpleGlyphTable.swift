import Synchronization

/// A glyph that can be looked up without shaping.
struct SimpleGlyph: Equatable, Sendable {
    var glyph: UInt32
    /// The advance in ems.
    var advance: Double
}

/// The glyphs and advances of code units that are independent of their neighbours, in Latin text without combining
/// marks. The lookup gives the same result as shaping; the tests check that.
///
/// A unit is shaped on first use: shaping all of ASCII takes a millisecond per face.
final class SimpleGlyphTable: @unchecked Sendable {
    private let shaper: HarfBuzzFace
    private let units: ShapedUnits
    /// The glyphs by unit. An element is written once, before its bit is set in ``isKnown`` or ``isKnownFrom64``, and
    /// read only after that.
    private let ascii: UnsafeMutablePointer<SimpleGlyph?>
    private let isKnown = Atomic<UInt64>(0)
    private let isKnownFrom64 = Atomic<UInt64>(0)
    private let known = Mutex<[UInt32: SimpleGlyph?]>([:])

    init(_ shaper: HarfBuzzFace, _ units: ShapedUnits) {
        (self.shaper, self.units) = (shaper, units)
        ascii = .allocate(capacity: Int(Self.lastASCII) + 1)
        ascii.initialize(repeating: nil, count: Int(Self.lastASCII) + 1)
    }

    deinit { ascii.deallocate() }

    @inline(__always) subscript(unit: UInt16) -> SimpleGlyph? {
        guard unit <= Self.lastASCII else { return glyph(for: unit) }
        let bits = unit < 64 ? isKnown.load(ordering: .acquiring) : isKnownFrom64.load(ordering: .acquiring)
        return bits >> UInt64(unit & 63) & 1 != 0 ? ascii[Int(unit)] : asciiGlyph(for: unit)
    }

    /// The number of code units that were looked up in the face.
    var lookupCount: Int { known.withLock { $0.count } }

    private func asciiGlyph(for unit: UInt16) -> SimpleGlyph? {
        known.withLock { known in
            if let glyph = known[UInt32(unit)] { return glyph }
            let glyph = unit < 0x20 ? nil : units.single(unit).map(simpleGlyph)
            known[UInt32(unit)] = .some(glyph)
            ascii[Int(unit)] = glyph
            let bit = UInt64(1) << UInt64(unit & 63)
            if unit < 64 {
                isKnown.bitwiseOr(bit, ordering: .releasing)
            } else {
                isKnownFrom64.bitwiseOr(bit, ordering: .releasing)
            }
            return glyph
        }
    }

    private func glyph(for unit: UInt16) -> SimpleGlyph? {
        guard Self.isSimple(unit) else { return nil }
        return known.withLock { known in
            if let glyph = known[UInt32(unit)] { return glyph }
            let glyph = units.single(unit).map(simpleGlyph)
            known[UInt32(unit)] = .some(glyph)
            return glyph
        }
    }

    private func simpleGlyph(_ shaped: ShapedUnit) -> SimpleGlyph {
        SimpleGlyph(glyph: shaped.glyph, advance: shaper.advance(of: shaped))
    }

    private static let lastASCII: UInt16 = 0x7E

    /// Latin letters, digits, punctuation and currency signs, without controls, soft hyphens and combining marks.
    private static func isSimple(_ unit: UInt16) -> Bool { ranges.contains { $0.first <= unit && unit <= $0.last } }

    private static let ranges: [(first: UInt16, last: UInt16)] = [
        (0x20, 0x7E), (0xA0, 0xAC), (0xAE, 0x24F), (0x2010, 0x2027), (0x2030, 0x205E), (0x20A0, 0x20BF), (0x2122, 0x2122),
    ]

    /// All code units that may be simple.
    static let scalars: [UInt32] = ranges.flatMap { ($0.first...$0.last).map(UInt32.init) }
}
