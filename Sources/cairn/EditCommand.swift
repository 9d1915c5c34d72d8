import InterfaceBuilderDocument
import LayoutInspection
import UIKit

extension Subcommand {
    /// `cairn edit`: changes a document.
    static let edit = Subcommand(
        name: "edit", summary: "change a document, byte for byte the same elsewhere", operands: "FILE EDIT...",
        options: [
            .text(
                "--script", "FILE",
                "replay the messages of a file after the edits given: a line each, '#' begins a remark, '-' is standard input"
            ) {
                $0.script = $1
            },
            .text("-o", "FILE", "where the changed document is written; '-' for standard output (default: over FILE)") {
                $0.output = $1
            },
            CommandOption(
                name: "--update-frames", placeholder: nil,
                summary: "record the frames of views that the edits move, as Interface Builder does"
            ) { options, _ in options.recordsFrames = true },
            CommandOption(
                name: "--dry-run", placeholder: nil, summary: "print what would change as a unified diff, and write nothing"
            ) { options, _ in options.isDryRun = true },
            .format, .timeLimit,
        ],
        example: (
            "cairn edit Main.storyboard 'set 8bC-Xf-vdC.text \"Sign in\"' 'constrain 8bC-Xf-vdC.width >= 120 @750'",
            "changes a label's text and gives it a smallest width"
        ),
        operandForms: ("Edits, and the lines of a script", SessionMessage.forms),
        run: EditCommand.run)
}

@MainActor
enum EditCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        guard options.paths.count > 1 || options.script != nil else { throw .missingOperand("EDIT") }
        let supervision = Supervision(options, path: options.paths[0], .edit, work: "editing")
        return try supervision.run(output) { () throws(UsageError) in try edit(options, output) }
    }

    private static func edit(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        let path = options.paths[0]
        guard let statements = try statements(options, output) else { return .failure }
        switch DocumentReader.read(path) {
        case .failure(let failure):
            output.error(failure.diagnostic.line(path: path) + "\n")
            return .failure
        case .success(let document):
            var edited: InterfaceDocument
            do throws(StatementFault) { edited = try applying(statements, to: document) } catch {
                output.error(line(for: error, in: document, path))
                return .failure
            }
            if options.recordsFrames { edited = try recordingFrames(of: edited, since: document) }
            try deliver(edited, insteadOf: document, options, output)
            return .success
        }
    }
}

extension EditCommand {
    /// A message with the place where it is stated.
    private struct Statement {
        let message: SessionMessage
        /// The columns of its edits, from 1.
        let columns: [Int]
        /// The line of the script, from which the statement is; nil for an operand.
        let place: ScriptLine?
        let text: String

        var edits: [DocumentEdit]? { if case .edit(let edits) = message { edits } else { nil } }
    }

    /// A line of a script, which has a name unless it is standard input.
    private struct ScriptLine {
        let script: String
        let number: Int

        /// The place before a message about a column; nil for standard input, whose lines have no name.
        func prefix(_ column: Int) -> String? {
            script == DocumentReader.standardInput ? nil : "\(script):\(number):\(column): "
        }

        /// The place in words, for messages that do not begin with it.
        func words(_ column: Int) -> String { "line \(number) of the edits, column \(column)" }
    }

    /// A statement that cannot be done, with the column of the edit.
    private struct StatementFault: Error {
        let statement: Statement
        let column: Int
        let error: DocumentEditError
    }

    /// The document after the statements. Without undoing, all edits are made together.
    private static func applying(
        _ statements: [Statement], to document: InterfaceDocument
    ) throws(StatementFault) -> InterfaceDocument {
        let edits = statements.compactMap(\.edits)
        guard edits.count < statements.count else {
            do throws(DocumentEditError) { return try document.applying(edits.flatMap { $0 }) } catch {
                let origins = zip(statements, edits).flatMap { statement, edits in edits.indices.map { (statement, $0) } }
                let (statement, edit) = origins[error.edit]
                throw StatementFault(statement: statement, column: statement.columns[edit], error: error)
            }
        }
        var session = EditSession(document)
        for statement in statements {
            do throws(DocumentEditError) { try session.apply(statement.message) } catch {
                throw StatementFault(statement: statement, column: statement.columns[error.edit], error: error)
            }
        }
        return session.document
    }

    /// The edits of the operands and of the script; nil, after messages, where one cannot be read.
    private static func statements(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> [Statement]? {
        var texts: [(text: String, place: ScriptLine?)] = options.paths.dropFirst().map { ($0, nil) }
        if let script = options.script {
            for (number, line) in try text(of: script).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let line = line.hasSuffix("\r") ? line.dropLast() : line
                let isRemark = line.allSatisfy(\.isWhitespace) || line.drop(while: \.isWhitespace).hasPrefix("#")
                if !isRemark { texts.append((String(line), ScriptLine(script: script, number: number + 1))) }
            }
        }
        var found: [Statement] = []
        for (text, place) in texts {
            do throws(DocumentEdit.ParsingError) {
                let (message, columns) = try SessionMessage.parse(text)
                found.append(Statement(message: message, columns: columns, place: place, text: text))
            } catch {
                output.error("\(origin(of: text, place, error.column))error: \(error.description) [edit]\n")
            }
        }
        return found.count == texts.count ? found : nil
    }

    /// The place of a text that is no edit, before the message about it.
    private static func origin(of text: String, _ place: ScriptLine?, _ column: Int) -> String {
        guard let place else { return "cairn: column \(column) of '\(text)': " }
        return place.prefix(column) ?? "cairn: \(place.words(column)): "
    }

    private static func text(of script: String) throws(UsageError) -> String {
        do throws(SystemFault) {
            let file = script == DocumentReader.standardInput ? "/dev/stdin" : script
            let bytes = try FileSystem.input(file)
            guard let text = String(validating: bytes, as: UTF8.self) else { throw SystemFault(reason: "it is no text in UTF-8") }
            return text
        } catch {
            throw .unreadable(script, reason: error.reason)
        }
    }

    private static func recordingFrames(
        of edited: InterfaceDocument, since document: InterfaceDocument
    ) throws(UsageError) -> InterfaceDocument {
        SceneLayout.silenceConsole()
        do { try UIFont.checkInstallation() } catch { throw .unusableFont("\(error)") }
        return edited.recordingFrames(changedSince: document)
    }

    /// Writes the changed document, or shows what is different. A JSON object says what was done; the document itself
    /// is printed as text only.
    private static func deliver(
        _ edited: InterfaceDocument, insteadOf document: InterfaceDocument, _ options: CommandOptions, _ output: CommandOutput
    ) throws(UsageError) {
        let path = options.paths[0]
        let (old, new) = (document.tree.source, edited.tree.source)
        let file = options.output ?? path
        var written: String?
        if options.isDryRun {
            if options.format == .text { output.print(difference(from: old, to: new, path)) }
        } else if file == DocumentReader.standardInput {
            if options.format == .text { output.print(String(decoding: new, as: UTF8.self)) }
        } else if file == path {
            if new != old {
                try EditedFile.save(new, insteadOf: old, path)
                written = file
            }
        } else {
            do throws(SystemFault) { try FileSystem.write(new, to: file) } catch { throw .unwritable(file, reason: error.reason) }
            written = file
        }
        if options.format != .text { output.print(json(path, written, difference(from: old, to: new, path))) }
    }

    private static func difference(from old: [UInt8], to new: [UInt8], _ path: String) -> String {
        UnifiedDifference(from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self), name: path).text
    }

    private static func json(_ path: String, _ file: String?, _ difference: String) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            for (key, text) in [("document", path), ("file", file), ("difference", difference)] {
                writer.key(key)
                writer.string(text)
            }
            writer.key("isChanged")
            writer.boolean(!difference.isEmpty)
        }
        return writer.text + "\n"
    }

    private static func question(_ near: [String]) -> String {
        near.isEmpty ? "" : "; did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?"
    }

    private static func line(for fault: StatementFault, in document: InterfaceDocument, _ path: String) -> String {
        let (statement, error) = (fault.statement, fault.error)
        var message = error.description
        if case .unknownObject(let id) = error.reason {
            let near = Spelling.near(id, among: document.elementsByID.keys.sorted(), atMost: 3)
            message += question(near)
        }
        if case .noSuchAttribute(let name, _, let known, _) = error.reason {
            message += question(Spelling.near(name, among: known, atMost: 3))
        }
        let origin = statement.place?.prefix(fault.column)
        if let place = statement.place, origin == nil { message += " (\(place.words(fault.column)))" }
        let diagnostic = DocumentDiagnostic(
            id: "edit", severity: .error, message: "'\(statement.text)' cannot be done: \(message)", position: error.position)
        return (origin ?? "") + diagnostic.line(path: path) + "\n"
    }
}
