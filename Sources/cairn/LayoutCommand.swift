import LayoutInspection

extension Subcommand {
    /// `cairn layout`: computes frames.
    static let layout = Subcommand(
        name: "layout", summary: "compute the frames of documents' views", operands: "PATH...",
        options: CommandOption.shared + [.exclude, .format, .jobs, .shard, .timeLimit],
        example: (
            "cairn layout --device \"iPhone SE\" --format json Main.storyboard",
            "prints the frames of all scenes as they are on a small phone"
        ),
        sight: .namedDevice, task: LayoutCommand.task, run: LayoutCommand.run)
}

@MainActor
enum LayoutCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        let queue = try DocumentQueue(.layout, options, output)
        var list = ReportList(options.format, output)
        var (isReadable, otherPlatforms) = (true, 0)
        list.begin()
        let status = try queue.forEach { path, report in
            if report.isOtherPlatform && !options.paths.contains(path) {
                otherPlatforms += 1
                return
            }
            output.error(report.refusal)
            if report.isUnreadable { isReadable = false }
            list.add(report.results)
        }
        list.end()
        if options.format == .json { output.print("\n") }
        if otherPlatforms > 0 { output.error("documents for other platforms left out: \(otherPlatforms)\n") }
        guard isReadable else { return .failure }
        try queue.checkSceneWasFound()
        return status
    }

    static func task(_ options: CommandOptions) -> DocumentTask {
        func report(_ document: LaidOutDocument) -> DocumentReport {
            LayoutCommand.report(document, as: options.format)
        }
        return DocumentTask(
            report: { path, source in report(source.layOut(path)) },
            failure: { path, failure in report(LaidOutDocument(path: path, outcome: .failure(failure))) })
    }

    private static func report(_ document: LaidOutDocument, as format: CommandOptions.Format) -> DocumentReport {
        var report = DocumentReport()
        if case .failure(let failure) = document.outcome {
            report.isUnreadable = true
            report.isOtherPlatform = failure.isOtherPlatform
            report.refusal = failure.diagnostic.line(path: document.path) + "\n"
        }
        guard format == .text else {
            report.results = document.json
            return report
        }
        report.results = document.text
        report.messages += document.diagnostics.map { $0.line(path: document.path) + "\n" }.joined()
        return report
    }
}
