/// How many faults that were brought into documents without faults were found, by rule.
///
/// - Source: `SeededMutationTests`, which compares these numbers with what it finds.
package enum SeededFaults {
    package struct Row: Hashable, Sendable {
        package let rule: String
        package let seeded: Int
        package let found: Int
        /// Findings of the rule in documents whose fault is another one.
        package let wrong: Int
    }

    /// By rule, in the order in which the faults are brought in.
    package static let rows: [Row] = [
        ("duplicate-constraint", 20), ("needless-constraint", 40), ("unsatisfiable", 20), ("ambiguous-layout", 20),
        ("misplaced", 20),
        ("clipped-text", 40), ("outside-screen", 20), ("overlapping-views", 20), ("zero-size", 20), ("low-contrast", 20),
        ("missing-accessibility-label", 20), ("small-target", 20), ("dangling-reference", 20), ("outside-superview", 20),
    ].map { Row(rule: $0.0, seeded: $0.1, found: $0.1, wrong: 0) }

    /// The same in documents of real projects; a wrong finding counts beside the fault that it came with.
    ///
    /// - Source: `CorpusMutationTests`, which compares these numbers with what it finds where it has the corpus.
    package static let rowsOfProjects: [Row] = [
        Row(rule: "duplicate-constraint", seeded: 19, found: 19, wrong: 0),
        Row(rule: "needless-constraint", seeded: 19, found: 19, wrong: 0),
        Row(rule: "unsatisfiable", seeded: 19, found: 19, wrong: 0),
        Row(rule: "ambiguous-layout", seeded: 22, found: 22, wrong: 0),
        Row(rule: "misplaced", seeded: 20, found: 20, wrong: 0),
        Row(rule: "clipped-text", seeded: 22, found: 22, wrong: 0),
        Row(rule: "outside-screen", seeded: 22, found: 22, wrong: 0),
        Row(rule: "overlapping-views", seeded: 20, found: 18, wrong: 0),
        Row(rule: "zero-size", seeded: 21, found: 21, wrong: 0),
        Row(rule: "outside-superview", seeded: 21, found: 21, wrong: 0),
        Row(rule: "missing-accessibility-label", seeded: 17, found: 15, wrong: 0),
        Row(rule: "small-target", seeded: 21, found: 21, wrong: 0),
        Row(rule: "dangling-reference", seeded: 21, found: 21, wrong: 7),
        Row(rule: "invalid-number", seeded: 18, found: 18, wrong: 0),
        Row(rule: "incomplete-constraint", seeded: 18, found: 18, wrong: 0),
    ]

    /// The numbers as a section of the handbook.
    static var section: String {
        """
        ## How well faults are found

        A test makes 20 screens without faults, of texts, buttons, fields, pictures and rows on four devices, and brings \(sum(rows, \.seeded)) faults of 16 kinds into
        them, one at a time. A fault counts as found where a finding has its rule and names an object of it; every other finding counts as wrong.

        \(table(rows))
        Another test brings \(sum(rowsOfProjects, \.seeded)) faults of \(rowsOfProjects.count) kinds into storyboards of public projects in which lint finds nothing but notes, up to three into
        copies of each. There \(sum(rowsOfProjects, \.found)) are found, with \(sum(rowsOfProjects, \.wrong)) wrong findings, all of which follow from a constraint that leads nowhere.

        \(table(rowsOfProjects))
        """
    }

    private static func sum(_ rows: [Row], _ count: (Row) -> Int) -> Int { rows.map(count).reduce(0, +) }

    private static func table(_ rows: [Row]) -> String {
        let lines = rows.map { "| [`\($0.rule)`](#\($0.rule)) | \($0.seeded) | \($0.found) | \($0.wrong) |" }
        return """
            | rule | faults | found | wrong findings |
            |---|---|---|---|
            \(lines.joined(separator: "\n"))
            | all | \(sum(rows, \.seeded)) | \(sum(rows, \.found)) | \(sum(rows, \.wrong)) |

            """
    }
}
