import Foundation

/// What the system knows of this process.
package enum ProcessFigures {
    /// A line of `/proc/self/status`, in KB, such as `VmRSS` (resident now) or `VmHWM` (its peak); -1 where there is
    /// none.
    package static func memoryKB(_ name: String) -> Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return -1 }
        let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? -1
    }

    /// Allocations so far; nil unless the library that counts them is loaded before the program.
    package static func allocations() -> Int? { allocationCount.map { Int($0()) } }

    private static let allocationCount: (@convention(c) () -> UInt64)? = {
        guard let symbol = dlsym(nil, "benchmark_allocation_count") else { return nil }
        return unsafeBitCast(symbol, to: (@convention(c) () -> UInt64).self)
    }()
}
