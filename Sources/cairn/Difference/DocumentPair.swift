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
    /// The pairs that the operands of `cairn diff` name: two files, two folders, two revisions, a revision that is
    /// compared with the files, or what git gives to an external diff.
    static func all(_ options: CommandOptions) throws(UsageError) -> [DocumentPair] {
        let operands = options.paths
        if isExternal(operands) { return [external(operands)] }
        let repository = GitRepository()
        if let (old, new) = range(operands[0]), !exists(operands[0]) {
            try check([old, new], in: repository)
            return try revisions(old, new, in: Array(operands.dropFirst()), of: repository)
        }
        if !exists(operands[0]), repository.isRevision(operands[0]), operands.dropFirst().allSatisfy(exists) {
            return try revisions(operands[0], nil, in: Array(operands.dropFirst()), of: repository)
        }
        guard operands.count > 1 else { throw .missingOperand("NEW") }
        let (old, new) = (operands[0], operands[1])
        if operands.count == 2, exists(old), exists(new) {
            guard FileSystem.isFolder(old), FileSystem.isFolder(new) else {
                return [DocumentPair(name: new, old: .file(old), new: .file(new))]
            }
            return try folders(old, new, options)
        }
        try check([old, new], in: repository)
        return try revisions(old, new, in: Array(operands.dropFirst(2)), of: repository)
    }

    private static func check(_ revisions: [String], in repository: GitRepository) throws(UsageError) {
        let unknown = revisions.filter { !repository.isRevision($0) }
        // A file beside an operand that is nothing is not at fault.
        if let missing = unknown.first(where: { !exists($0) }) {
            throw .unreadable(missing, reason: "there is no such file, and no such revision in a git repository here")
        }
        if let file = unknown.first { throw .unreadable(file, reason: "it is no revision, and the other operand is one") }
    }

    /// The revisions of a range such as `main..HEAD`; an end that is left out is the present revision.
    private static func range(_ text: String) -> (old: String, new: String)? {
        let ends = text.components(separatedBy: "..")
        guard ends.count == 2, ends.contains(where: { !$0.isEmpty }),
            !ends.contains(where: { $0.hasPrefix("/") || $0.hasPrefix(".") })
        else { return nil }
        return (ends[0].isEmpty ? "HEAD" : ends[0], ends[1].isEmpty ? "HEAD" : ends[1])
    }

    private static func exists(_ path: String) -> Bool {
        path == DocumentReader.standardInput || FileManager.default.fileExists(atPath: path)
    }

    /// Whether these are the arguments with which git calls a program for differences: path, old file, hash and mode,
    /// new file, hash and mode; of a renamed document its other name and a similarity, too.
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
            return Dictionary(found.map { ($0 == folder ? $0 : String($0.dropFirst(start.count)), $0) }) { first, _ in first }
        }
        let (before, after) = (try documents(old), try documents(new))
        return Set(before.keys).union(after.keys).sorted().map { name in
            DocumentPair(name: name, old: before[name].map(State.file), new: after[name].map(State.file))
        }
    }

    private static func revisions(
        _ old: String, _ new: String?, in paths: [String], of repository: GitRepository
    ) throws(UsageError) -> [DocumentPair] {
        do throws(SystemFault) {
            let root = try repository.root()
            return try repository.changedDocuments(from: old, to: new, in: paths).map { path throws(SystemFault) in
                let file = "\(root)/\(path)"
                let present: State? = FileSystem.isFile(file) ? .file(file) : nil
                return DocumentPair(
                    name: path, old: .revision(old, path: path, root: root),
                    new: new.map { State.revision($0, path: path, root: root) } ?? present)
            }
        } catch {
            throw .unreadable([old, new].compactMap { $0 }.joined(separator: " and "), reason: error.reason)
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
