import Foundation
import InterfaceBuilderDocument
import LayoutInspection

extension Subcommand {
    /// `cairn diff`: tells what changed between two states of documents.
    static let diff = Subcommand(
        name: "diff", summary: "tell what changed between two documents, folders or revisions, and which constraint moved it",
        operands: "OLD [NEW] [PATH...]",
        options: [
            .text("-o", "FILE.html", "write a page with pictures of the scenes before and after, too") { $0.output = $1 },
            CommandOption(
                name: "--complete", placeholder: nil, summary: "tell also what versions of Interface Builder write by themselves"
            ) { options, _ in options.isComplete = true },
        ] + CommandOption.shared + [.exclude, .format, .timeLimit],
        example: (
            "cairn diff main HEAD -o changes.html",
            "tells what the branch changes in the documents of a git repository, and draws the scenes that look different"
        ),
        sight: .device, run: DiffCommand.run)
}

@MainActor
enum DiffCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        if let page = options.output, !page.lowercased().hasSuffix(".html") {
            throw .invalidArgument(option: "-o", value: page, expected: "a name that ends in .html")
        }
        let (pairs, source) = (try DocumentPair.all(options), try SceneSource(options, output))
        let supervision = Supervision(options, path: options.paths[0], .diff, work: "comparing", documents: pairs.count)
        let status = try supervision.run(output) { () throws(UsageError) in try compare(pairs, by: source, options, output) }
        // git stops where an external diff ends with another status.
        return status == .found && DocumentPair.isExternal(options.paths) ? .success : status
    }

    private static func compare(
        _ pairs: [DocumentPair], by source: SceneSource, _ options: CommandOptions, _ output: CommandOutput
    ) throws(UsageError) -> ExitStatus {
        var (status, list, page) = (ExitStatus.success, ReportList(options.format, output), DifferencePage())
        list.begin()
        for pair in pairs {
            switch comparison(of: pair, by: source, options) {
            case .failure(let failure):
                if failure.isOtherPlatform && pairs.count > 1 { continue }
                output.error(failure.diagnostic.line(path: pair.name) + "\n")
                status = .failure
            case .success(let comparison):
                let difference = DocumentDifference(name: pair.name, comparison, scene: options.scene)
                if options.format == .text { list.add(difference.text) } else { list.add(difference.json) }
                guard difference.isDifferent else { continue }
                if status == .success { status = .found }
                if options.output != nil, !difference.scenes.isEmpty { page.add(difference, comparison) }
            }
        }
        list.end()
        if options.format == .json { output.print("\n") }
        if let file = options.output { try write(page, to: file) }
        return status
    }

    private static func comparison(
        of pair: DocumentPair, by source: SceneSource, _ options: CommandOptions
    ) -> Result<LayoutComparison, DocumentFailure> {
        do throws(DocumentFailure) {
            var (old, new) = (try pair.old?.document.get(), try pair.new?.document.get())
            if let before = old?.0, let after = new?.0, !options.isComplete { old?.0 = before.saved(byVersionOf: after) }
            let layouts = [old, new].map { state in state.map { source.layout(of: $0.0, $0.1) } }
            return .success(LayoutComparison(layouts[0], layouts[1], isComplete: options.isComplete))
        } catch {
            return .failure(error)
        }
    }

    private static func write(_ page: DifferencePage, to file: String) throws(UsageError) {
        do throws(SystemFault) { try FileSystem.write(Array(page.html.utf8), to: file) } catch {
            throw .unwritable(file, reason: error.reason)
        }
    }
}

extension InterfaceDocument {
    /// The document as if the version of Interface Builder had saved it that saved another one: how recorded frames are
    /// understood depends on the version, and another version alone is no difference.
    fileprivate func saved(byVersionOf other: InterfaceDocument) -> InterfaceDocument {
        guard let version = other.root["toolsVersion"], version != root["toolsVersion"] else { return self }
        var edits = MarkupEdits(tree)
        edits.set("toolsVersion", of: root, to: version)
        do throws(InterfaceDocumentError) { return try InterfaceDocument(bytes: edits.applied()) } catch { return self }
    }
}
