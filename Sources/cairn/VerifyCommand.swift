import InterfaceBuilderDocument
import LayoutInspection

extension Subcommand {
    /// `cairn verify`: compares computed frames with the recorded ones.
    static let verify = Subcommand(
        name: "verify", summary: "compare computed frames with the recorded ones", operands: "PATH...",
        options: CommandOption.shared + [
            .value(
                "--tolerance", "PIXELS", "how far frames may be apart (default: 1)", expected: "a number of pixels from 0 on",
                parse: { DocumentNumber.parseLength($0).flatMap { $0 >= 0 ? $0 : nil } }
            ) { $0.tolerance = $1 },
            CommandOption(name: "--all", placeholder: nil, summary: "list the views that agree too") { (options, _) in
                options.listsAll = true
            },
            .format, .jobs, .timeLimit,
        ],
        example: (
            "cairn verify --leaf-sizes recorded App/Views",
            "lists the views below a folder whose frames come out differently; the exit status is 1 if there are any"
        ),
        task: VerifyCommand.task, run: VerifyCommand.run)
}

@MainActor
enum VerifyCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        let queue = try DocumentQueue(.verify, options, output)
        var list = ReportList(options.format, output)
        var tally = FrameTally(tolerance: options.tolerance)
        if options.format == .json { output.print("{\"documents\": ") }
        list.begin()
        try queue.forEach(DocumentReader.walk(options.paths)) { _, report in
            if let counted = report.tally { tally.add(counted) }
            list.add(report.results)
        }
        list.end()
        output.print(summary(tally, as: options.format))
        if tally.unreadable == 0 { try queue.checkSceneWasFound() }
        return tally.unreadable > 0 ? .failure : tally.differences > 0 ? .found : .success
    }

    private static func summary(_ tally: FrameTally, as format: CommandOptions.Format) -> String {
        switch format {
        case .text: tally.table
        case .json: ",\n\"summary\": \(tally.json)}\n"
        case .jsonl: "{\"summary\": \(tally.json)}\n"
        }
    }

    static func task(_ options: CommandOptions) -> DocumentTask {
        func report(_ document: VerifiedDocument) -> DocumentReport { VerifyCommand.report(document, options) }
        return DocumentTask(
            report: { path, source in report(VerifiedDocument(path: path, outcome: source.compare(path))) },
            failure: { path, failure in report(VerifiedDocument(path: path, outcome: .failure(failure))) })
    }

    private static func report(_ document: VerifiedDocument, _ options: CommandOptions) -> DocumentReport {
        var report = DocumentReport()
        report.tally = document.tally(tolerance: options.tolerance)
        if case .failure(let failure) = document.outcome {
            report.isUnreadable = true
            report.messages = failure.diagnostic.line(path: document.path) + "\n"
        }
        report.results =
            options.format == .text ? document.text(listsAll: options.listsAll) : document.json(listsAll: options.listsAll)
        return report
    }
}
