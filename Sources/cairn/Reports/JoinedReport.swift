/// A result of `layout`, `verify` or `lint` in a format for programs, taken apart into what every result of the kind
/// begins and ends with, its entries, and the numbers of its summary.
struct JoinedReport {
    private enum Format { case jsonLines, jsonList, jsonWithSummary, sarif, junit, github }

    private let format: Format
    /// The beginning and the end of the text, without the summary.
    private let head, end: [String]
    private var entries: [String]
    private var summary: ReportSummary?

    /// Reads a result; nil for a text in another format.
    init?(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        guard let format = Self.format(of: lines) else { return nil }
        let (before, after) = Self.frame(of: format)
        guard lines.count >= before + after else { return nil }
        self.format = format
        head = Array(lines.prefix(before))
        var (end, entries) = (Array(lines.suffix(after)), Array(lines.dropFirst(before).dropLast(after)))
        switch format {
        case .jsonLines where entries.last?.hasPrefix(ReportSummary.lineStart) ?? false:
            guard let summary = ReportSummary(line: entries.removeLast()) else { return nil }
            self.summary = summary
        case .jsonWithSummary:
            guard let summary = ReportSummary(line: "{" + end.removeLast()) else { return nil }
            self.summary = summary
        default: break
        }
        if [.jsonList, .jsonWithSummary, .sarif].contains(format) {
            entries = entries.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
        }
        (self.end, self.entries) = (end, entries)
    }

    private static func format(of lines: [String]) -> Format? {
        guard let first = lines.first else { return .github }
        if first.hasPrefix("{\"$schema\"") { return .sarif }
        if first.hasPrefix("<?xml") { return .junit }
        if first == "{\"documents\": [" { return .jsonWithSummary }
        if first == "[" { return .jsonList }
        if first.hasPrefix("{\"document\"") || first.hasPrefix(ReportSummary.lineStart) { return .jsonLines }
        return first.hasPrefix("::") ? .github : nil
    }

    /// How many lines stand before and after the entries.
    private static func frame(of format: Format) -> (before: Int, after: Int) {
        switch format {
        case .jsonLines, .github: (0, 0)
        case .jsonList, .sarif: (1, 1)
        case .jsonWithSummary: (1, 2)
        case .junit: (2, 1)
        }
    }

    /// Adds the result of the next shard.
    ///
    /// - Returns: Why it cannot be added; nil where it was.
    mutating func add(_ other: JoinedReport) -> String? {
        // Nothing was found in a shard: its result in a format without head and summary is empty.
        if other.isEmpty { return nil }
        if isEmpty {
            self = other
            return nil
        }
        guard other.format == format, other.head == head else { return "it is the result of another command, version or format" }
        entries += other.entries
        guard let known = summary, let numbers = other.summary else {
            return summary == nil && other.summary == nil ? nil : "only one of the results has a summary"
        }
        guard let sum = known.adding(numbers) else { return "its summary counts something else" }
        summary = sum
        return nil
    }

    private var isEmpty: Bool { head.isEmpty && entries.isEmpty && summary == nil }

    /// The result as one run prints it.
    var text: String {
        var lines = head
        switch format {
        case .jsonLines: lines += entries + (summary.map { [$0.line] } ?? [])
        case .junit, .github: lines += entries + end
        case .jsonList, .jsonWithSummary, .sarif:
            lines += entries.enumerated().map { $0.offset + 1 < entries.count ? $0.element + "," : $0.element } + end
            if let summary { lines.append(String(summary.line.dropFirst())) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The exit status of one run without `--strict`. Results in the formats for sarif, junit and github do not tell a
    /// document that cannot be read from one with a fault.
    var status: ExitStatus {
        if let summary {
            return summary["unreadable"] > 0 ? .failure : summary["errors"] + summary["warnings"] > 0 ? .found : .success
        }
        switch format {
        case .jsonLines, .jsonList, .jsonWithSummary: return has(["\", \"error\": \""]) ? .failure : .success
        case .sarif: return has(["\"level\": \"error\"", "\"level\": \"warning\""]) ? .found : .success
        case .junit: return has(["<failure"]) ? .found : .success
        case .github: return has(["::error", "::warning"]) ? .found : .success
        }
    }

    /// Whether one of the marks stands in an entry. A text of a document cannot hold one: its quotation marks and
    /// brackets are escaped.
    private func has(_ marks: [String]) -> Bool { entries.contains { entry in marks.contains { entry.contains($0) } } }
}

/// The numbers at the end of a result.
struct ReportSummary {
    /// The beginning of a summary's line.
    static let lineStart = "{\"summary\": {"

    private var numbers: [(name: String, value: String)]

    /// Reads `{"summary": {"name": 1, …}}`, as the command writes it; nil for anything else.
    init?(line: String) {
        guard line.hasPrefix(Self.lineStart), line.hasSuffix("}}") else { return nil }
        let members = line.dropFirst(Self.lineStart.count).dropLast(2).split(separator: ",")
        numbers = members.compactMap { member in
            let parts = member.split(separator: ":").map { $0.filter { $0 != " " && $0 != "\"" } }
            return parts.count == 2 && Double(parts[1]) != nil ? (String(parts[0]), String(parts[1])) : nil
        }
        guard numbers.count == members.count else { return nil }
    }

    /// The sums of both; nil where they do not count the same. A tolerance is no count: it must be the same.
    func adding(_ other: Self) -> Self? {
        guard numbers.map(\.name) == other.numbers.map(\.name) else { return nil }
        var sum = self
        for place in numbers.indices {
            if numbers[place].name == "tolerance" {
                guard numbers[place].value == other.numbers[place].value else { return nil }
                continue
            }
            guard let one = Self.count(numbers[place].value), let other = Self.count(other.numbers[place].value) else {
                return nil
            }
            sum.numbers[place].value = String(one + other)
        }
        return sum
    }

    /// A count; nil for what a result cannot count up to.
    private static func count(_ text: String) -> Int? { Int(text).flatMap { (0...1 << 53).contains($0) ? $0 : nil } }

    /// A count; 0 where there is none of that name.
    subscript(name: String) -> Int { numbers.first { $0.name == name }.flatMap { Self.count($0.value) } ?? 0 }

    /// The summary on one line.
    var line: String { Self.lineStart + numbers.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "}}" }
}
