extension CoverageReport {
    /// The text of `Documentation/Coverage.md`: counts by framework and by group.
    var summary: String {
        let groups = frameworks.filter { $0.sections.count > 1 }.flatMap(Self.groupBlock)
        let blocks = [Self.head, Self.meaning, frameworkTable] + groups + [unlistedCount]
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// The status of every symbol, which is too large to be committed.
    var fullTable: String {
        let symbols = frameworks.flatMap(Self.block)
        let blocks = ["# Coverage of each symbol", Self.meaning, frameworkTable] + symbols + [unlistedBlock]
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private static let head = """
        # Coverage

        `Scripts/coverage` generates this page from the list of Apple's symbols in `Documentation/Coverage.symbols` and the
        public declarations of the sources; `Scripts/coverage --check` fails while it is out of date.
        `Scripts/coverage --full FILE` writes the status of every symbol to a file. The list says of each partial symbol what
        it lacks.
        """

    private static let meaning = """
        A symbol is *done* if the sources declare it in public, for its type or for a superclass or protocol of the type, and
        the code of a test names it; *untried* if no test does; *partial* if the list says what it lacks; *missing* if the
        sources do not declare it. Overloads with the same argument labels are one symbol. The search knows no types: a test
        that names a member of another type counts as well. A symbol that needs users, other devices, other programs or
        services is not partial for that alone, since tests play their part.
        """

    private var frameworkTable: String {
        let rows = frameworks.map { Self.row($0.name, $0.count) } + [Self.row("**all**", count)]
        return (["| framework | done | untried | partial | missing |", "|---|---:|---:|---:|---:|"] + rows)
            .joined(separator: "\n")
    }

    private static func row(_ name: String, _ count: (Status) -> Int) -> String {
        "| \(name) | \(counts(count, separator: " | ")) |"
    }

    private static func counts(_ count: (Status) -> Int, separator: String) -> String {
        Status.allCases.map { String(count($0)) }.joined(separator: separator)
    }

    // MARK: Groups

    private static let groupsInRow = 4

    /// A framework's groups, several in a row, with their counts in the order of the statuses.
    private static func groupBlock(_ framework: Framework) -> [String] {
        let cells = framework.sections.map { "\($0.name): \(counts($0.count, separator: "/"))" }
        let rows = stride(from: 0, to: cells.count, by: groupsInRow).map { start in
            let row = cells[start..<min(start + groupsInRow, cells.count)]
            return "| \((row + repeatElement("", count: groupsInRow - row.count)).joined(separator: " | ")) |"
        }
        let head = "|\(String(repeating: " |", count: groupsInRow))\n|\(String(repeating: "---|", count: groupsInRow))"
        return ["## Groups of \(framework.name): done/untried/partial/missing", ([head] + rows).joined(separator: "\n")]
    }

    // MARK: Symbols

    private static func block(for framework: Framework) -> [String] {
        ["## \(framework.name)"] + framework.sections.flatMap(block)
    }

    private static func block(for section: Section) -> [String] {
        let rows = section.entries.map { entry in
            "| `\(entry.symbol)` | \(entry.status.rawValue)\(entry.shortcoming.map { ": \($0)" } ?? "") |"
        }
        return ["### \(section.name)", (["| symbol | status |", "|---|---|"] + rows).joined(separator: "\n")]
    }

    private var unlistedCount: String {
        "Public declarations that the list does not have, and that are to be added to it or are mistakes: \(unlisted.count)."
    }

    private var unlistedBlock: String {
        let explanation = "Public declarations that the list does not have: Apple's symbols to be added to it, or mistakes."
        let items = unlisted.isEmpty ? "None." : unlisted.map { "- `\($0)`" }.joined(separator: "\n")
        return "## Not listed\n\n\(explanation)\n\n\(items)"
    }
}
