import Synchronization

/// The kerning of pairs of letters in a typeface, found by shaping a pair on first use.
final class PairKerning: Sendable {
    private let shaper: HarfBuzzFace
    private let units: ShapedUnits
    /// Kerning in ems by pair, the first unit in the upper half.
    private let known = Mutex<[UInt32: Double]>([:])

    init(_ shaper: HarfBuzzFace, _ units: ShapedUnits) {
        (self.shaper, self.units) = (shaper, units)
    }

    /// Adds the kerning with the next unit to each unit's advance, in ems.
    func add(to advances: inout [Double], of units: ArraySlice<UInt16>, glyphs: SimpleGlyphTable) {
        known.withLock { known in
            for (index, (first, second)) in zip(units, units.dropFirst()).enumerated() {
                let pair = UInt32(first) << 16 | UInt32(second)
                if let ems = known[pair] {
                    advances[index] += ems
                } else {
                    let ems = (self.units.first(first, before: second).map(shaper.advance) ?? 0) - advances[index]
                    known[pair] = ems
                    advances[index] += ems
                }
            }
        }
    }
}
