import Foundation

/// The lines of a workload file, split at spaces.
struct WorkloadLines {
    private var lines: ArraySlice<Substring>

    init(file: String) throws {
        lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")[...]
    }

    /// The next line's words; nil at the end.
    mutating func next() -> [Substring]? { lines.popFirst()?.split(separator: " ") }
}

extension Substring {
    /// The number a field holds; nil where it says "absent".
    var number: Double? { Double(self) }

    /// The number of a field that must have one.
    var index: Int { Int(self) ?? 0 }
}
