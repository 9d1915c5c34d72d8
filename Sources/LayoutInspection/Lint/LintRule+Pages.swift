extension LintRule {
    /// The rule's fault, its reason and its remedy, as plain text with a line end.
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
        let rows = all.map { rule in
            let severity = rule.severity.rawValue + (rule.isOnByDefault ? "" : ", off")
            return "| [`\(rule.id)`](#\(rule.id)) | \(severity) | \(rule.summary) |"
        }
        let text = """
            # The rules of `cairn lint`

            This page is written by `cairn lint --explain all`; a test compares the two. A finding's severity says who is at fault:
            a document's own fault is a warning or an error, and a note is worth knowing but changes the exit status only under
            `--strict`.

            A rule that is off is applied where `--rule` or the configuration names it.

            A cause is reported once: if a constraint cannot be read, faults of views whose places depend on it are left out.

            | rule | severity | what it finds |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            \(SeededFaults.section)
            \(all.map(\.section).joined(separator: "\n"))
            """
        return filled(text)
    }

    /// A document in Markdown whose paragraphs have lines of at most 120 characters; headings, tables and examples
    /// stay.
    private static func filled(_ text: String) -> String {
        var (lines, paragraph, isExample) = ([String](), [Substring](), false)
        func endParagraph() {
            var line = ""
            for word in paragraph {
                if !line.isEmpty, line.count + 1 + word.count > 120 {
                    lines.append(line)
                    line = ""
                }
                line += line.isEmpty ? String(word) : " \(word)"
            }
            if !line.isEmpty { lines.append(line) }
            paragraph = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if isExample || line.isEmpty || line.hasPrefix("#") || line.hasPrefix("|") || line.hasPrefix("```") {
                endParagraph()
                lines.append(String(line))
                if line.hasPrefix("```") { isExample.toggle() }
            } else {
                paragraph += line.split(separator: " ")
            }
        }
        endParagraph()
        return lines.joined(separator: "\n")
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
