import Synchronization

/// The kerning of pairs of letters, found by shaping a pair when it is first needed.
final class PairKerning: Sendable {
    private let shaper: HarfBuzzFace
    private let features: [FontFeature]
    /// Ems by pair, the first unit in the upper half.
    private let known = Mutex<[UInt32: Double]>([:])

    init(shaper: HarfBuzzFace, features: [FontFeature]) {
        self.shaper = shaper
        self.features = features
    }

    /// Adds the kerning with the next unit to each unit's advance, in ems.
    func add(to advances: inout [Double], of units: ArraySlice<UInt16>, glyphs: SimpleGlyphTable) {
        known.withLock { known in
            for (index, (first, second)) in zip(units, units.dropFirst()).enumerated() {
                let pair = UInt32(first) << 16 | UInt32(second)
                if let ems = known[pair] {
                    advances[index] += ems
                } else {
                    let ems = kerning(first, second) - advances[index]
                    known[pair] = ems
                    advances[index] += ems
                }
            }
        }
    }

    /// The kerning between two adjacent letters, in ems.
    private func kerning(_ first: UInt16, _ second: UInt16) -> Double {
        shaper.shape([first, second], range: 0..<2, direction: .leftToRight, features: features).first?.advance ?? 0
    }
}
