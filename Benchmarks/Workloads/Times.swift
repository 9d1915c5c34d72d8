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

    /// Median, mean, least, most, 99th percentile and count; `null` where nothing was measured.
    package var json: String {
        guard !all.isEmpty else { return "null" }
        let sorted = all.sorted()
        func rank(_ share: Double) -> UInt64 { sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))] }
        let mean = String(format: "%.1f", Double(sorted.reduce(0, +)) / Double(sorted.count))
        return #"{"median":\#(rank(0.5)),"mean":\#(mean),"min":\#(sorted[0]),"max":\#(sorted[sorted.count - 1]),"#
            + #""p99":\#(rank(0.99)),"count":\#(sorted.count)}"#
    }
}
