import InterfaceBuilderDocument
import LayoutInspection

extension Subcommand {
    /// `cairn verify`: compares computed frames with the recorded ones.
    static let verify = Subcommand(
        name: "verify", summary: "compare computed frames with the recorded ones", operands: "PATH...",
        options: CommandOption.shared + [CommandOption.format],
        example: (
            "cairn verify --leaf-sizes recorded App/Views",
            "lists the views below a folder whose frames come out differently; the exit status is 1 if there are any"
        ),
        run: VerifyCommand.run)
}

@MainActor
enum VerifyCommand {
    /// What was compared so far.
    private struct Totals {
        var documents = 0
        var views = 0
        var differences = 0
    }

    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        let source = try SceneSource(options)
        let paths = DocumentFile.walk(options.paths)
        var totals = Totals()
        var unreadable = false
        if options.format == .json { output.print("[") }
        for (index, path) in paths.enumerated() {
            switch source.compare(path) {
            case .success(let comparisons):
                totals.documents += 1
                for comparison in comparisons {
                    totals.views += comparison.compared
                    totals.differences += comparison.differences.count { !$0.isFlagged }
                }
                print(comparisons, path, as: options.format, isFirst: index == 0, output)
            case .failure(let failure):
                unreadable = true
                output.error(failure.diagnostic.line(path: path) + "\n")
                if options.format != .text { print([], path, failure, as: options.format, isFirst: index == 0, output) }
            }
            output.progress(index + 1, of: paths.count)
        }
        if options.format == .json { output.print("\n]\n") }
        try source.checkSceneWasFound()
        output.error(
            "\(totals.documents) documents, \(totals.views) views compared, \(totals.differences) differ by more than a pixel\n")
        return unreadable ? .failure : totals.differences > 0 ? .found : .success
    }

    private static func print(
        _ comparisons: [FrameComparison], _ path: String, _ failure: DocumentFailure? = nil, as format: CommandOptions.Format,
        isFirst: Bool, _ output: CommandOutput
    ) {
        let differences = comparisons.flatMap(\.differences)
        if format == .text {
            for difference in differences { output.print(difference.diagnostic.line(path: path) + "\n") }
            return
        }
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("document")
            writer.string(path)
            writer.key("error")
            writer.string(failure?.diagnostic.line(path: path))
            writer.key("compared")
            writer.integer(comparisons.reduce(0) { $0 + $1.compared })
            writer.key("differences")
            writer.array { writer in differences.forEach { $0.write(to: &writer) } }
        }
        output.print(format == .json ? (isFirst ? "\n" : ",\n") + writer.text : writer.text + "\n")
        if format == .jsonl { output.flush() }
    }
}
