import Synchronization

/// How much closer two letters stand than their advances say; found by shaping a pair when it is first met.
final class PairKerning: Sendable {
    private let shaper: HarfBuzzFace
    private let features: [FontFeature]
    /// Ems by pair, the first unit in the upper half.
    private let known = Mutex<[UInt32: Double]>([:])

    init(shaper: HarfBuzzFace, features: [FontFeature]) {
        self.shaper = shaper
        self.features = features
    }

    /// Adds to each unit's advance, in ems, the kerning with the unit after it.
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

    /// The advance of the first of two letters that stand side by side.
    private func kerning(_ first: UInt16, _ second: UInt16) -> Double {
        shaper.shape([first, second], range: 0..<2, direction: .leftToRight, features: features).first?.advance ?? 0
    }
}
