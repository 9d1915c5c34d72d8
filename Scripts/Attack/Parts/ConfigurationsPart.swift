import Foundation
import SeededRandom

/// Right, wrong and damaged configurations, baselines, lists of classes and tables of insets: what is refused is told
/// with its place, and no finding is left that a baseline knows.
struct ConfigurationsPart: AttackPart {
    static let name = "configurations"
    static let summary = "right, wrong and damaged configurations, baselines, lists of classes and tables of insets"

    private let environment: AttackEnvironment

    init(_ environment: AttackEnvironment) throws(AttackFailure) { self.environment = environment }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        var files = TextFiles()
        files.add("cairn.yml", RandomConfiguration.lines(&random))
        files.add("classes.json", [#"{"classes": ["#, #"{"inherited":["UIView"],"members":["a","b:"],"name":"A"}"#, "]}"])
        files.add("insets.tsv", Self.insets)
        if random.flip() { files.damage(&random, inserting: RandomConfiguration.words) }
        return ConfigurationCase(
            environment: environment, document: random.pick(environment.documents), files: files,
            baselineSeed: Int(truncatingIfNeeded: random.next() >> 1))
    }

    private static let insets = [
        "file\tscene\tview\tkind\tedge\tinset\thow", "a.xib\ts\tv\tsafe\ttop\t44\tmeasured",
        "a.xib\ts\tv\tmargin\tleft\t8.5\tmeasured",
    ]
}

/// Makes lines of configurations.
private enum RandomConfiguration {
    static let words = [
        "&a ", "*a", "<<: *a", "!!binary ", "- ", ": ", "{", "}", "[", "]", "|", ">", "\"", "'", "#", "%YAML 9.9", "---", "...",
        "\t",
        "\u{0}", "\u{FEFF}", "nan", "1e999", "9223372036854775808", "null", "~", "**/", String(repeating: "[", count: 5_000),
        String(repeating: "- ", count: 3_000), String(repeating: "*a", count: 60), String(repeating: "a", count: 30_000),
    ]
    private static let rules = ["small-target", "overlapping-views", "unsatisfiable", "misplaced", "zero-size"]
    private static let severities = ["error", "warning", "note", "off", "no", "false"]
    private static let patterns = ["Legacy/", "'*.xib'", "'**'", "/", "'!a'", "'['", "'**/**/**/**'", "'*a*a*a*a*a*a*a*a'"]
    private static let wrong = ["nothing", "<<", "", "[]", "{}", "~", #""\0""#, "../..", "-1", "1e999"]
    private static let lists: [(key: String, choices: [String])] = [
        ("devices", ["document", "iPhone SE", "retina6_1"]), ("orientations", ["portrait", "landscape"]),
        ("text-sizes", ["L", "AX5"]), ("directions", ["ltr", "rtl"]), ("appearances", ["light", "dark"]),
        ("languages", ["document", "longer", "accented", "de"]),
    ]

    /// One of some words, or in one case of 24 a wrong one.
    private static func word(_ words: [String], _ random: inout SplitMix) -> String {
        random.pick(random.below(24) == 0 ? wrong : words)
    }

    static func lines(_ random: inout SplitMix) -> [String] {
        var lines: [String] = []
        if random.flip() {
            lines.append("rules:")
            for _ in 0...random.below(3) { lines.append("  \(word(rules, &random)): \(word(severities, &random))") }
        }
        if random.below(3) == 0 { lines += ["exclude:", "  - \(word(patterns, &random))", "  - \(word(patterns, &random))"] }
        if random.below(3) == 0 {
            let (key, choices) = random.pick(lists)
            lines += ["matrix:", "  \(key): [\(word(choices, &random)), \(word(choices, &random))]"]
        }
        if random.below(8) == 0 { lines.append("widths: \(word(["320-340", "1-2"], &random))") }
        if random.below(3) == 0 {
            lines += ["ignore:", "  - pLa-00-002", "  - object: a", "    rules: [\(word(rules, &random))]"]
            lines.append("    document: \(word(patterns, &random))")
        }
        if random.below(12) == 0 {
            lines.append("\(random.pick(["classes", "baseline", "none", "rules"])): \(word(patterns, &random))")
        }
        return lines.isEmpty ? ["# nothing"] : lines
    }
}

/// The pieces are the lines of the files.
private struct ConfigurationCase: AttackCase {
    let environment: AttackEnvironment
    let document: String
    let files: TextFiles
    let baselineSeed: Int

    var pieceCount: Int { files.pieceCount }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        for file in files.written(kept) { try environment.write(file.bytes, to: file.name) }
        let first = lint()
        if let fault = first.fault(statuses: 0...2) { return fault }
        let second = lint()
        if second.end != first.end || second.output != first.output || second.errors != first.errors { return "two runs differ" }
        if first.output.isEmpty { return first.end == .exit(2) ? faultInMessage(first) : nil }
        try environment.write(first.output, to: "baseline")
        return try faultOfBaseline(first.output)
    }

    private func path(_ name: String) -> String { "\(environment.folder)/\(name)" }

    /// Searches the document for faults with the files of the case.
    private func lint(_ options: [String] = []) -> CommandRun {
        let inputs = ["--config", path("cairn.yml"), "--classes", path("classes.json"), "--insets", path("insets.tsv")]
        let arguments = ["lint", "--format", "jsonl", "--time-limit", "40"] + inputs + options
        return CommandRun(environment.tool, arguments + [document], in: environment.folder)
    }

    /// The faults of a run that has its own findings as a baseline, and of one whose baseline is damaged.
    private func faultOfBaseline(_ baseline: [UInt8]) throws(AttackFailure) -> String? {
        let known = lint(["--baseline", path("baseline")])
        if let fault = known.fault(statuses: 0...2) { return fault }
        if String(decoding: known.output, as: UTF8.self).contains("\"rule\": ") {
            return "a finding is told that the baseline knows"
        }
        var (random, damaged) = (SplitMix(seed: baselineSeed), TextFiles())
        damaged.add("damaged", baseline)
        damaged.damage(&random, inserting: RandomConfiguration.words)
        for file in damaged.written(.all) { try environment.write(file.bytes, to: file.name) }
        let run = lint(["--baseline", path("damaged")])
        if let fault = run.fault(statuses: 0...2) { return fault }
        return run.output.isEmpty && run.end == .exit(2) ? faultInMessage(run) : nil
    }

    /// A message that does not name a file of the case.
    private func faultInMessage(_ run: CommandRun) -> String? {
        let message = String(decoding: run.errors, as: UTF8.self)
        let names = files.files.map(\.name) + ["damaged"]
        guard let name = names.first(where: { message.contains("cannot read \(path($0)): ") }) else {
            return "a message does not name the file: \(message.prefix(200))"
        }
        let needsLine = name == "cairn.yml" || name == "damaged"
        return needsLine && !message.contains("line ") ? "a message has no line: \(message.prefix(200))" : nil
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        let command = "cairn lint --config cairn.yml --classes classes.json --insets insets.tsv '\(document)'\n"
        return files.written(kept) + [("command.txt", Array(command.utf8))]
    }
}
