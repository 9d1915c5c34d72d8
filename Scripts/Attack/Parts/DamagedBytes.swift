import SeededRandom

/// Bytes of a file with damages, each of which may be left out.
struct DamagedBytes {
    private let bytes: [UInt8]
    private let damages: [Damage]

    /// Places are parts of a whole, so that they mean something whatever the other damages leave.
    private enum Damage {
        case byte(at: Double, UInt8)
        case number(at: Double, [UInt8])
        case end(at: Double)
        case removed(at: Double, Int)
        case repeated(at: Double, Int, times: Int)
    }

    init(_ bytes: [UInt8], damages count: Int, _ random: inout SplitMix) {
        self.bytes = bytes
        damages = (0..<count).map { _ in Self.damage(&random) }
    }

    private static func damage(_ random: inout SplitMix) -> Damage {
        // The first bytes say how large everything is.
        let place = Double(random.below(1 << 20)) / Double(1 << 20) * (random.flip() ? 1 : 0.02)
        switch random.below(8) {
        case 0: return .end(at: place)
        case 1: return .removed(at: place, 1 + random.below(40))
        case 2: return .repeated(at: place, 1 + random.below(60), times: random.pick([1, 2, 1000]))
        case 3, 4:
            return .number(
                at: place,
                random.pick([[0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0], [0, 0], [0xFF, 0xFF]]))
        default: return .byte(at: place, UInt8(random.below(256)))
        }
    }

    var pieceCount: Int { damages.count }

    /// The bytes with the damages of some numbers, counted from `first`.
    func bytes(_ kept: Pieces, from first: Int) -> [UInt8] {
        var bytes = bytes
        for (number, damage) in damages.enumerated() where kept.contains(first + number) && !bytes.isEmpty {
            Self.apply(damage, to: &bytes)
        }
        return bytes
    }

    private static func apply(_ damage: Damage, to bytes: inout [UInt8]) {
        func index(_ place: Double) -> Int { min(bytes.count - 1, Int(place * Double(bytes.count))) }
        switch damage {
        case .byte(let place, let value): bytes[index(place)] = value
        case .number(let place, let value):
            for (offset, byte) in value.enumerated() where index(place) + offset < bytes.count {
                bytes[index(place) + offset] = byte
            }
        case .end(let place): bytes.removeSubrange(index(place)...)
        case .removed(let place, let count): bytes.removeSubrange(index(place)..<min(bytes.count, index(place) + count))
        case .repeated(let place, let count, let times):
            let part = bytes[index(place)..<min(bytes.count, index(place) + count)]
            bytes.insert(contentsOf: repeatElement(part, count: times).joined(), at: index(place))
        }
    }
}
