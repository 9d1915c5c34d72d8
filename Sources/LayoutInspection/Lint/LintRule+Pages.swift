extension LintRule {
    /// What the rule finds, why, and what to do, as plain text with a line end.
    package var page: String {
        """
        \(id) (\(severity.rawValue)): \(summary)

        \(meaning)

        Example:
        \(example.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))

        What to do: \(remedy)

        """
    }

    /// All rules as a document in Markdown: a table, then a section for each.
    package static var handbook: String {
        let rows = all.map { "| [`\($0.id)`](#\($0.id)) | \($0.severity.rawValue) | \($0.summary) |" }
        return """
            # The rules of `cairn lint`

            This page is written by `cairn lint --explain all`; a test compares the two. A finding's severity says who is at fault: a document's own fault
            is a warning or an error, and a note is worth knowing but changes the exit status only under `--strict`.

            A cause is told once: where a constraint cannot be read, what a layout without it makes of the views that hang on it is left out.

            | rule | severity | what it finds |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            \(SeededFaults.section)
            \(all.map(\.section).joined(separator: "\n"))
            """
    }

    private var section: String {
        """
        ## \(id)

        \(summary.prefix(1).uppercased() + summary.dropFirst()). Severity: \(severity.rawValue).

        \(meaning)

        Example:

        ```
        \(example)
        ```

        What to do: \(remedy)

        """
    }
}
