import InterfaceBuilderCanvas
import InterfaceBuilderDocument

/// The rules of the canvas as tables in Markdown, one for each step of a layout.
enum CanvasRuleTable {
    struct MissingMarks: Error, CustomStringConvertible {
        var description: String { "the page has no lines \"\(CanvasRuleTable.begin)\" and \"\(CanvasRuleTable.end)\"" }
    }

    private static let begin = "<!-- Scripts/canvas-rules writes from here -->"
    private static let end = "<!-- to here -->"

    /// A page with the tables of today between its two marks.
    static func replaced(in page: String) throws -> String {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let first = lines.firstIndex(of: begin), let last = lines[first...].firstIndex(of: end) else {
            throw MissingMarks()
        }
        return (lines[...first] + [""] + markdown + lines[last...]).joined(separator: "\n")
    }

    static var markdown: [String] {
        CanvasRule.steps.flatMap { step in
            [
                "#### \(step.title)", "",
                "| rule | Xcode | condition | effect | views won / lost | units | repositories |",
                "|---|---|---|---|---|---|---|",
            ] + step.rules.map(row) + [""]
        }
    }

    private static func row(_ rule: CanvasRule) -> String {
        let evidence = rule.evidence
        let tallies = [evidence.views, evidence.units, evidence.repositories].map { "\($0.won) / \($0.lost)" }
        let others = evidence.others.isEmpty ? "" : "; \(evidence.others)"
        let cells = ["`\(rule.name)`", words(rule.versions), rule.condition, rule.effect] + tallies
        return "| \(cells.joined(separator: " | "))\(others) |"
    }

    private static func words(_ span: ToolsVersionSpan) -> String {
        let first = span.first.map { "from \(name($0))" }
        let end = span.end.map { "before \(name($0))" }
        let words = [first, end].compactMap { $0 }.joined(separator: ", ")
        return words.isEmpty ? "all" : words + (span.includesUnstated || span.end == nil ? "" : ", if stated")
    }

    private static func name(_ version: ToolsVersion) -> String {
        guard let name = names[version] else { preconditionFailure("a version of a rule has no name here: \(version)") }
        return name
    }

    private static let names: [ToolsVersion: String] = [
        .xcode7: "7", .xcode8: "8", .xcode9: "9", .xcode9_3: "9.3", .xcode11: "11", .xcode11_2: "11.2",
        .xcode11_4: "11.4", .xcode12: "12", .xcode12_5: "12.5", .xcode13: "13", .xcode13_3: "13.3", .xcode14Beta: "14 beta",
        .xcode14: "14", .xcode14_1: "14.1", .xcode14_3: "14.3", .xcode15: "15", .xcode16: "16", .xcode16_3: "16.3",
        .xcode26: "26",
    ]
}
