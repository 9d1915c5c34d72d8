import InterfaceBuilderDocument
import LayoutInspection

extension Subcommand {
    /// `cairn lint`: searches documents for faults.
    static let lint = Subcommand(
        name: "lint", summary: "search documents for faults of their layout, texts and contrast", operands: "PATH...",
        options: CommandOption.shared + [
            .value(
                "--rule", "RULE", "search for this kind of fault only; may be repeated", expected: ruleNames,
                parse: LintRule.named
            ) { $0.rules.append($1) },
            .value(
                "--without", "RULE", "do not search for this kind of fault; may be repeated", expected: ruleNames,
                parse: LintRule.named
            ) {
                $0.omittedRules.append($1.id)
            },
            CommandOption(
                name: "--matrix", placeholder: nil,
                summary: "lay out on 54 more canvases: devices, orientations, text sizes, directions and appearances"
            ) { options, _ in options.usesMatrix = true },
            .value(
                "--explain", "RULE", "print what a rule finds and what to do; 'all' prints all rules as Markdown",
                expected: ruleNames,
                parse: { $0 == "all" || LintRule.named($0) != nil ? $0 : nil }
            ) { $0.explained = $1 },
            .ios, .exclude,
            .text("--baseline", "FILE", "leave out what an earlier result in --format jsonl or json tells already") {
                $0.baseline = $1
            },
            CommandOption(name: "--strict", placeholder: nil, summary: "notes change the exit status too") { options, _ in
                options.isStrict = true
            },
            .choice("--format", "how results are printed") { $0.findingFormat = $1 },
            .jobs, .shard, .timeLimit,
        ],
        example: (
            "cairn lint --matrix --format github App/Views",
            "annotates a pull request with the faults that documents below a folder have on any device; the exit status is 1 if there are any"
        ),
        task: LintCommand.task, run: LintCommand.run)

    private static let ruleNames = LintRule.all.map(\.id).joined(separator: ", ")
}

@MainActor
enum LintCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        if let explained = options.explained {
            output.print(LintRule.named(explained)?.page ?? LintRule.handbook)
            return .success
        }
        var options = options
        if let baseline = options.baseline { options.known = try KnownFindings(baseline) }
        let queue = try DocumentQueue(.lint, options, output)
        var list = FindingList(options.findingFormat, output, rules: LintRule.all)
        var counts = FindingCounts()
        list.begin()
        try queue.forEach(DocumentReader.documents(options)) { _, report in
            if let counted = report.findings { counts.add(counted) }
            list.add(report)
        }
        list.end(counts)
        if counts.unreadable == 0 { try queue.checkSceneWasFound() }
        return counts.unreadable > 0 ? .failure : counts.isClean(strict: options.isStrict) ? .success : .found
    }

    static func task(_ options: CommandOptions) -> DocumentTask {
        func report(_ document: LintedDocument) -> DocumentReport { LintCommand.report(document, options) }
        return DocumentTask(
            report: { path, source in report(LintedDocument(path: path, outcome: source.lint(path))) },
            failure: { path, failure in report(LintedDocument(path: path, outcome: .failure(failure))) })
    }

    private static func report(_ document: LintedDocument, _ options: CommandOptions) -> DocumentReport {
        let document = document.leavingOut {
            options.known.contains(cause: $0.rule, items: $0.items, scene: $0.scene, of: document.path)
        }
        var report = DocumentReport()
        var counts = FindingCounts(document.reported)
        if case .failure(let failure) = document.outcome {
            counts = FindingCounts(failure)
            report.isUnreadable = !failure.isOtherPlatform
            if report.isUnreadable { report.messages = failure.diagnostic.line(path: document.path) + "\n" }
        }
        report.findings = counts
        report.results = FindingList.text(of: document, as: options.findingFormat)
        return report
    }
}
