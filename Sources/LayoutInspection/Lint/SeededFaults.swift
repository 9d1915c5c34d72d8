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

    /// The numbers as a section of the handbook.
    static var section: String {
        let lines = rows.map { "| [`\($0.rule)`](#\($0.rule)) | \($0.seeded) | \($0.found) | \($0.wrong) |" }
        let (seeded, found, wrong) = rows.reduce((0, 0, 0)) { ($0.0 + $1.seeded, $0.1 + $1.found, $0.2 + $1.wrong) }
        return """
            ## How well faults are found

            A test makes 20 screens without faults, of texts, buttons, fields, pictures and rows on four devices, and brings \(seeded) faults of 16 kinds into
            them, one at a time. A fault counts as found where a finding has its rule and names an object of it; every other finding counts as wrong.
            The screens are made by the test: in documents of real projects more kinds of views and of faults come together.

            | rule | faults | found | wrong findings |
            |---|---|---|---|
            \(lines.joined(separator: "\n"))
            | all | \(seeded) | \(found) | \(wrong) |

            """
    }
}
