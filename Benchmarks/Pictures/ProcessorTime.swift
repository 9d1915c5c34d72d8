import Foundation

/// Processor time of this process, which other work on the machine disturbs little.
enum ProcessorTime {
    /// Seconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The median of some runs' times in milliseconds, with the least and the most.
    struct Figure {
        let (median, least, most): (Double, Double, Double)

        init(_ times: [Double]) {
            let sorted = times.sorted()
            (median, least, most) = (sorted[sorted.count / 2] * 1000, sorted[0] * 1000, sorted[sorted.count - 1] * 1000)
        }

        var words: String { String(format: "%.2f ms (%.2f to %.2f)", median, least, most) }
    }

    /// Runs a closure once without measuring it, then some times.
    static func measure(times: Int, _ body: () throws -> Void) rethrows -> Figure {
        try body()
        return Figure(
            try (0..<times).map { _ in
                let start = now
                try body()
                return now - start
            })
    }
}
