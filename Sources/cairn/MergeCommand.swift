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
        let name = options.messagePath ?? options.output ?? options.paths[1]
        let supervision = Supervision(options, path: name, .merge, work: "merging")
        return try supervision.run(output) { () throws(UsageError) in try merge(options, name, output) }
    }

    /// - Parameter name: What messages call the merged document.
    private static func merge(
        _ options: CommandOptions, _ name: String, _ output: CommandOutput
    ) throws(UsageError) -> ExitStatus {
        SceneLayout.silenceConsole()
        guard let merge = joined(options, output) else { return .failure }
        let bytes: [UInt8]
        do throws(InterfaceDocumentError) { bytes = try merge.solvedBytes() } catch {
            output.error(error.diagnostic.line(path: name) + "\n")
            return .failure
        }
        try write(bytes, to: options.output ?? options.paths[1])
        let places = lines(of: merge.decisions, in: bytes)
        if options.format == .text {
            for (decision, position) in places { output.error(line(of: decision, at: position, name)) }
        } else {
            output.print(json(places, name))
        }
        return merge.decisions.isEmpty ? .success : .found
    }

    /// The merge of the operands; nil, after a message, if one cannot be read.
    private static func joined(_ options: CommandOptions, _ output: CommandOutput) -> DocumentMerge? {
        let isNew = isEmpty(options.paths[0])
        let base = isNew ? nil : document("base", options.paths[0], options, output)
        guard isNew || base != nil, let ours = document("ours", options.paths[1], options, output),
            let theirs = document("theirs", options.paths[2], options, output)
        else { return nil }
        return DocumentMerge(base: base, ours: ours, theirs: theirs)
    }

    /// Whether a base is an empty file, which git gives its driver if both sides added the document.
    private static func isEmpty(_ path: String) -> Bool {
        guard path != DocumentReader.standardInput else { return false }
        do throws(SystemFault) { return try FileSystem.contents(of: path, atMost: 0).isEmpty } catch { return false }
    }

    /// - Parameter side: The operand's name in messages about the merged document.
    private static func document(
        _ side: String, _ path: String, _ options: CommandOptions, _ output: CommandOutput
    ) -> InterfaceDocument? {
        switch DocumentReader.read(path) {
        case .success(let document): return document
        case .failure(let failure):
            let fault = failure.diagnostic
            let told = options.messagePath.map { _ in
                DocumentDiagnostic(
                    id: fault.id, severity: fault.severity, message: "\(side): \(fault.message)", position: fault.position)
            }
            output.error((told ?? fault).line(path: options.messagePath ?? path) + "\n")
            return nil
        }
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
