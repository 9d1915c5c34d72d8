import InterfaceBuilderDocument
import LayoutInspection

/// Finding and reading the documents that arguments name.
enum DocumentReader {
    /// The operand that stands for standard input.
    static let standardInput = "-"

    /// Reads a document; standard input where the path is a dash.
    static func read(_ path: String) -> Result<InterfaceDocument, DocumentFailure> {
        do throws(SystemFault) {
            let file = path == standardInput ? "/dev/stdin" : path
            return read(try FileSystem.contents(of: file, atMost: InterfaceDocument.maximumSize))
        } catch {
            let failure = DocumentDiagnostic(id: "unreadable", severity: .error, message: error.reason, position: nil)
            return .failure(DocumentFailure(failureOfFolder(path)?.diagnostic ?? failure))
        }
    }

    /// Why a folder with the name of a compiled document cannot be read; nil for other paths. Sources once were such
    /// folders too, with a list of their classes.
    private static func failureOfFolder(_ path: String) -> InterfaceDocumentError? {
        guard isCompiled(path) else { return nil }
        return FileSystem.isFile(path + "/classes.nib") ? .legacyArchive : .compiled
    }

    /// Whether a folder is a compiled document, or one of the format that had the same name.
    private static func isCompiled(_ path: String) -> Bool {
        FileSystem.isFolder(path) && (path.hasSuffix(".storyboardc") || path.hasSuffix(".nib"))
    }

    /// Reads a document that is in memory.
    static func read(_ bytes: [UInt8]) -> Result<InterfaceDocument, DocumentFailure> {
        do throws(InterfaceDocumentError) {
            return .success(try InterfaceDocument(bytes: bytes))
        } catch {
            return .failure(DocumentFailure(error.diagnostic))
        }
    }

    /// The documents that a subcommand works on: those that its operands name, or the part of them that is asked for.
    static func documents(_ options: CommandOptions) throws(UsageError) -> [String] {
        let all = try walk(options.paths, excluding: options.exclusions)
        return options.shard?.documents(of: all) ?? all
    }

    /// The documents that paths name: files and compiled documents as they are, folders with the documents below them,
    /// by name. Folders that cannot be read are among them, and cannot be read as documents either.
    static func walk(_ paths: [String], excluding exclusions: [IgnorePattern]) throws(UsageError) -> [String] {
        var documents: [String] = []
        for path in paths {
            let isWalked = FileSystem.isFolder(path) && !isCompiled(path)
            documents += isWalked ? try DocumentWalk(path, excluding: exclusions).documents : [path]
        }
        return documents
    }
}
