import Foundation

/// Times of many runs, in nanoseconds.
package struct Times {
    private var all: [UInt64] = []

    package init() {}

    package var isEmpty: Bool { all.isEmpty }
    package var count: Int { all.count }

    /// Runs something once and keeps how long it took.
    package mutating func measure<Result>(_ body: () throws -> Result) rethrows -> Result {
        let start = DispatchTime.now().uptimeNanoseconds
        let result = try body()
        all.append(DispatchTime.now().uptimeNanoseconds - start)
        return result
    }
}

/// The figures of the runs: median, mean, least, most, 99th percentile (nanoseconds) and count; null where nothing was
/// measured.
extension Times: Encodable {
    private struct Figures: Encodable {
        let median, min, max, p99: UInt64
        let mean: Double
        let count: Int
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let figures { try container.encode(figures) } else { try container.encodeNil() }
    }

    private var figures: Figures? {
        let sorted = all.sorted()
        guard let least = sorted.first, let most = sorted.last else { return nil }
        func rank(_ share: Double) -> UInt64 { sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))] }
        let mean = Double(sorted.reduce(0, +)) / Double(sorted.count)
        return Figures(
            median: rank(0.5), min: least, max: most, p99: rank(0.99), mean: (mean * 10).rounded() / 10, count: sorted.count)
    }
}
