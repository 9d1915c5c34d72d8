import InterfaceBuilderDocument
import LayoutInspection

extension Subcommand {
    /// `cairn verify`: compares computed frames with the recorded ones.
    static let verify = Subcommand(
        name: "verify", summary: "compare computed frames with the recorded ones", operands: "PATH...",
        options: CommandOption.shared + [
            .value(
                "--tolerance", "PIXELS", "how far frames may be apart (default: 1, or 4 where texts are measured)",
                expected: "a number of pixels from 0 on",
                parse: { DocumentNumber.parseLength($0).flatMap { $0 >= 0 ? $0 : nil } }
            ) { $0.tolerance = $1 },
            .exclude,
            .text("--baseline", "FILE", "leave out what an earlier result in --format jsonl or json tells already") {
                $0.baseline = $1
            },
            CommandOption(name: "--strict", placeholder: nil, summary: "notes change the exit status too") { (options, _) in
                options.isStrict = true
            },
            CommandOption(name: "--all", placeholder: nil, summary: "list the views that agree too") { (options, _) in
                options.listsAll = true
            },
            .choice("--format", "how results are printed") { $0.findingFormat = $1 },
            .jobs, .shard, .timeLimit,
        ],
        example: (
            "cairn verify --baseline before.jsonl App/Views",
            "tells what is wrong with recorded frames below a folder and new; the exit status is 1 if there are warnings or errors"
        ),
        task: VerifyCommand.task, run: VerifyCommand.run)
}

@MainActor
enum VerifyCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        var options = options
        options.leafSizes = options.leafSizes ?? .recorded
        if let baseline = options.baseline { options.known = try KnownFindings(baseline) }
        let queue = try DocumentQueue(.verify, options, output)
        var list = FindingList(options.findingFormat, output, rules: FrameCause.allCases.map(\.forSARIF))
        var tally = FrameTally(tolerance: options.pixelTolerance)
        list.begin()
        let status = try queue.forEach { _, report in
            if let counted = report.tally { tally.add(counted) }
            list.add(report)
        }
        list.end(text: tally.table, json: tally.json)
        if tally.unreadable == 0 { try queue.checkSceneWasFound() }
        guard tally.unreadable == 0, status == .success else { return .failure }
        return isClean(tally, options) ? .success : .found
    }

    private static func isClean(_ tally: FrameTally, _ options: CommandOptions) -> Bool {
        let counted = FrameTally.allSeverities.filter { $0 > .note || options.isStrict }
        return counted.allSatisfy { tally.findings($0) == 0 }
    }

    static func task(_ options: CommandOptions) -> DocumentTask {
        func report(_ document: VerifiedDocument) -> DocumentReport { VerifyCommand.report(document, options) }
        return DocumentTask(
            report: { path, source in report(VerifiedDocument(path: path, outcome: source.compare(path))) },
            failure: { path, failure in report(VerifiedDocument(path: path, outcome: .failure(failure))) })
    }

    private static func report(_ document: VerifiedDocument, _ options: CommandOptions) -> DocumentReport {
        let document = document.leavingOut { options.known.contains($1, scene: $0, of: document.path) }
        var report = DocumentReport()
        report.tally = document.tally(tolerance: options.pixelTolerance)
        if let failure = document.failure {
            report.isUnreadable = true
            report.messages = failure.line(path: document.path) + "\n"
        }
        report.results = FindingList.text(
            of: document.path, failure: document.failure, document.reported, as: options.findingFormat,
            text: document.text(listsAll: options.listsAll), json: document.json(listsAll: options.listsAll))
        return report
    }
}

extension FrameCause {
    /// The cause as a log in SARIF describes a rule.
    fileprivate var forSARIF: SARIFLog.Rule {
        SARIFLog.Rule(id: diagnosticID, summary: summary, help: summary, severity: self == .insets ? .note : .warning)
    }
}
