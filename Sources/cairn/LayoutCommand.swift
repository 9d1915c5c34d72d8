import Foundation
import InterfaceBuilderDocument
import LayoutInspection

extension Subcommand {
    /// `cairn layout`: computes frames.
    static let layout = Subcommand(
        name: "layout", summary: "compute the frames of documents' views", operands: "FILE...",
        options: CommandOption.shared + [CommandOption.format],
        example: (
            "cairn layout --device \"iPhone SE\" --format json Main.storyboard",
            "prints the frames of all scenes as they are on a small phone"
        ),
        run: LayoutCommand.run)
}

@MainActor
enum LayoutCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        let reader = try SceneSource(options)
        var status = ExitStatus.success
        if options.format == .json { output.print("[") }
        for (index, path) in options.paths.enumerated() {
            let document = reader.layOut(path)
            if case .failure(let failure) = document.outcome {
                status = .failure
                output.error(failure.diagnostic.line(path: path) + "\n")
            }
            print(document, as: options.format, isFirst: index == 0, output)
            output.progress(index + 1, of: options.paths.count)
        }
        if options.format == .json { output.print("\n]\n") }
        if status == .success { try reader.checkSceneWasFound() }
        return status
    }

    private static func print(
        _ document: LaidOutDocument, as format: CommandOptions.Format, isFirst: Bool, _ output: CommandOutput
    ) {
        switch format {
        case .text:
            output.print(document.text)
            for diagnostic in document.diagnostics { output.error(diagnostic.line(path: document.path) + "\n") }
        case .json: output.print((isFirst ? "\n" : ",\n") + document.json)
        case .jsonl:
            output.print(document.json + "\n")
            output.flush()
        }
    }
}
