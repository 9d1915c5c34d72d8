import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// Two states of a document that are compared.
struct DocumentPair {
    /// Where a state is read.
    enum State {
        case file(String)
        /// A file of a revision, by its path from the root of the working tree.
        case revision(String, path: String, root: String)
    }

    /// The path by which the document is named.
    let name: String
    /// Nil for a document that came.
    let old: State?
    /// Nil for a document that went.
    let new: State?
}

extension DocumentPair {
    /// The pairs that the operands of `cairn diff` name: two files, two folders, two revisions, or what git gives to an external diff.
    static func all(_ options: CommandOptions) throws(UsageError) -> [DocumentPair] {
        let operands = options.paths
        if isExternal(operands) { return [external(operands)] }
        guard operands.count > 1 else { throw .missingOperand("NEW") }
        let (old, new) = (operands[0], operands[1])
        if operands.count == 2, exists(old), exists(new) {
            guard FileSystem.isFolder(old), FileSystem.isFolder(new) else {
                return [DocumentPair(name: new, old: .file(old), new: .file(new))]
            }
            return try folders(old, new, options)
        }
        let repository = GitRepository()
        for revision in [old, new] where !repository.isRevision(revision) {
            throw .unreadable(revision, reason: "there is no such file, and no such revision in a git repository here")
        }
        return try revisions(old, new, in: Array(operands.dropFirst(2)), of: repository)
    }

    private static func exists(_ path: String) -> Bool {
        path == DocumentReader.standardInput || FileManager.default.fileExists(atPath: path)
    }

    /// Whether these are the arguments with which git calls a program for differences: path, old file, hash and mode, new file, hash and mode; of a
    /// renamed document its other name and a similarity, too.
    static func isExternal(_ operands: [String]) -> Bool {
        guard [7, 9].contains(operands.count) else { return false }
        return [operands[3], operands[6]].allSatisfy { $0 == "." || $0.count == 6 && $0.allSatisfy { "01234567".contains($0) } }
    }

    private static func external(_ operands: [String]) -> DocumentPair {
        func state(_ path: String) -> State? { path == "/dev/null" ? nil : .file(path) }
        return DocumentPair(name: operands[0], old: state(operands[1]), new: state(operands[4]))
    }

    private static func folders(_ old: String, _ new: String, _ options: CommandOptions) throws(UsageError) -> [DocumentPair] {
        func documents(_ folder: String) throws(UsageError) -> [String: String] {
            let start = folder.hasSuffix("/") ? folder : folder + "/"
            let found = try DocumentReader.walk([folder], excluding: options.exclusions)
            return Dictionary(found.map { (String($0.dropFirst(start.count)), $0) }) { first, _ in first }
        }
        let (before, after) = (try documents(old), try documents(new))
        return Set(before.keys).union(after.keys).sorted().map { name in
            DocumentPair(name: name, old: before[name].map(State.file), new: after[name].map(State.file))
        }
    }

    private static func revisions(
        _ old: String, _ new: String, in paths: [String], of repository: GitRepository
    ) throws(UsageError) -> [DocumentPair] {
        do throws(SystemFault) {
            let root = try repository.root()
            return try repository.changedDocuments(from: old, to: new, in: paths).map { path throws(SystemFault) in
                DocumentPair(
                    name: path, old: .revision(old, path: path, root: root), new: .revision(new, path: path, root: root))
            }
        } catch {
            throw .unreadable("\(old) and \(new)", reason: error.reason)
        }
    }
}

extension DocumentPair.State {
    /// The document, and the path by whose folder its images are found; nil where the revision has no such file.
    var document: Result<(document: InterfaceDocument, path: String)?, DocumentFailure> {
        switch self {
        case .file(let path): return DocumentReader.read(path).map { ($0, path) }
        case .revision(let revision, let path, let root):
            do throws(SystemFault) {
                guard let bytes = try GitRepository().contents(of: path, in: revision) else { return .success(nil) }
                return DocumentReader.read(bytes).map { ($0, "\(root)/\(path)") }
            } catch {
                return .failure(
                    DocumentFailure(DocumentDiagnostic(id: "unreadable", severity: .error, message: error.reason, position: nil)))
            }
        }
    }
}
