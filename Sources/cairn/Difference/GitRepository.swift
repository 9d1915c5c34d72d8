import Foundation

/// The git repository of the current folder, asked through the `git` program.
///
/// It is started by `popen`, which needs no further thread: the command forks later.
struct GitRepository {
    /// Documents that two revisions, or one and the working tree where the other is nil, have with different contents,
    /// by their paths from the root of the repository.
    func changedDocuments(from old: String, to new: String?, in paths: [String]) throws(SystemFault) -> [String] {
        let patterns = paths.isEmpty ? [":/"] : paths
        let names = try git(["diff", "--name-only", "--no-renames", "-z", old] + [new].compactMap { $0 } + ["--"] + patterns)
        return names.split(separator: 0).map { FileName.text(Array($0)) }.filter {
            let name = $0.lowercased()
            return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
        }
    }

    /// Whether the text names a commit.
    func isRevision(_ text: String) -> Bool {
        !text.hasPrefix("-") && (try? git(["rev-parse", "--verify", "--quiet", text + "^{commit}"])) != nil
    }

    /// The root of the working tree.
    func root() throws(SystemFault) -> String {
        let line = try git(["rev-parse", "--show-toplevel"])
        return FileName.text(Array(line.prefix { $0 != UInt8(ascii: "\n") }))
    }

    /// A file of a revision; nil where the revision does not have it.
    func contents(of path: String, in revision: String) throws(SystemFault) -> [UInt8]? {
        guard (try? git(["cat-file", "-e", "\(revision):\(path)"])) != nil else { return nil }
        return try git(["show", "\(revision):\(path)"])
    }

    private func git(_ arguments: [String]) throws(SystemFault) -> [UInt8] {
        let command = (["git"] + arguments).map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }.joined(
            separator: " ")
        guard let stream = FileName.withPath(command + " 2>/dev/null", { popen($0, "r") }) else { throw .last }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&block, 1, block.count, stream), count > 0 { bytes += block[..<count] }
        guard pclose(stream) == 0 else { throw SystemFault(reason: "git \(arguments[0]) fails here") }
        return bytes
    }
}
