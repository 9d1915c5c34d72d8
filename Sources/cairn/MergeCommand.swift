import Foundation
import InterfaceBuilderDocument
import LayoutInspection
import UIKit

extension Subcommand {
    /// `cairn merge`: joins two sides of a document, as a merge driver of git.
    static let merge = Subcommand(
        name: "merge", summary: "join two sides of a document that parted from a common one; a merge driver for git",
        operands: "BASE OURS THEIRS",
        options: [
            .text("-o", "FILE", "where the merged document is written (default: over OURS, as git expects)") { $0.output = $1 },
            .text("--path", "PATH", "what messages call the merged document, since git gives its driver copies under other names")
            {
                $0.messagePath = $1
            },
            .format, .timeLimit,
        ],
        example: (
            "git config merge.cairn.driver 'cairn merge --path %P %O %A %B'",
            "has git merge the documents for which .gitattributes says '*.storyboard merge=cairn' and '*.xib merge=cairn'"
        ),
        run: MergeCommand.run)
}

@MainActor
enum MergeCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        guard options.paths.count > 2 else { throw .missingOperand("BASE OURS THEIRS") }
        if options.paths.count > 3 { throw .tooManyOperands(options.paths[3]) }
        let supervision = Supervision(options, path: options.paths[1], .merge, work: "merging")
        return try supervision.run(output) { () throws(UsageError) in try merge(options, output) }
    }

    private static func merge(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        SceneLayout.silenceConsole()
        var documents: [InterfaceDocument] = []
        for path in options.paths {
            switch DocumentReader.read(path) {
            case .success(let document): documents.append(document)
            case .failure(let failure):
                output.error(failure.diagnostic.line(path: path) + "\n")
                return .failure
            }
        }
        let merge = DocumentMerge(base: documents[0], ours: documents[1], theirs: documents[2])
        let file = options.output ?? options.paths[1]
        let bytes: [UInt8]
        do throws(InterfaceDocumentError) { bytes = try merge.solvedBytes() } catch {
            output.error(error.diagnostic.line(path: file) + "\n")
            return .failure
        }
        try write(bytes, to: file)
        let name = options.messagePath ?? file
        let places = lines(of: merge.decisions, in: bytes)
        if options.format == .text {
            for (decision, position) in places { output.error(line(of: decision, at: position, name)) }
        } else {
            output.print(json(places, name))
        }
        return merge.decisions.isEmpty ? .success : .found
    }

    private static func write(_ bytes: [UInt8], to file: String) throws(UsageError) {
        do throws(SystemFault) { try FileSystem.write(bytes, to: file) } catch { throw .unwritable(file, reason: error.reason) }
    }

    /// The decisions with the places of their objects in the merged document.
    private static func lines(of decisions: [MergeDecision], in bytes: [UInt8]) -> [(MergeDecision, SourcePosition?)] {
        let elements = (try? InterfaceDocument(bytes: bytes))?.elementsByID
        return decisions.map { ($0, $0.id.flatMap { elements?[$0]?.position }) }
    }

    private static func line(of decision: MergeDecision, at position: SourcePosition?, _ file: String) -> String {
        let diagnostic = DocumentDiagnostic(id: "merge", severity: .warning, message: decision.message, position: position)
        return diagnostic.line(path: file) + "\n"
    }

    private static func json(_ decisions: [(MergeDecision, SourcePosition?)], _ file: String) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("document")
            writer.string(file)
            writer.key("isComplete")
            writer.boolean(decisions.isEmpty)
            writer.key("conflicts")
            writer.array { writer in
                for (decision, position) in decisions { writer.object { write(decision, at: position, to: &$0) } }
            }
        }
        return writer.text + "\n"
    }

    private static func write(_ decision: MergeDecision, at position: SourcePosition?, to writer: inout JSONWriter) {
        let texts = [
            ("scene", decision.scene), ("id", decision.id), ("object", decision.object), ("attribute", decision.attribute),
            ("message", decision.message),
        ]
        for (key, text) in texts {
            writer.key(key)
            writer.string(text)
        }
        writer.key("line")
        writer.integer(position?.line)
    }
}
