/// The requirements that nothing calls yet, one on a line with the reason:
/// `ListDelegate.list(_:didSelect:)  -- reason`.
struct KnownUncalled: Equatable {
    /// A line without a reason, or one that repeats another; counted from 1.
    enum Problem: Error, Equatable {
        case noReason(line: Int)
        case repeated(String, line: Int)
    }

    private(set) var names: [String] = []

    init(parsing text: String) throws(Problem) {
        for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.hasPrefix("//") { continue }
            guard let dash = line.firstRange(of: "  -- "), dash.upperBound < line.endIndex else {
                throw .noReason(line: offset + 1)
            }
            let name = String(line[..<dash.lowerBound])
            if names.contains(name) { throw .repeated(name, line: offset + 1) }
            names.append(name)
        }
    }
}
