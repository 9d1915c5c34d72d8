import Foundation

/// A line of an ignore file, or an argument of `--exclude`: which files and folders are left out.
///
/// The syntax is that of Git: `*`, `?` and `[...]` match within a name, `**` any number of folders; a slash before the
/// end ties the pattern to the folder of its file, one at the end means folders only, and `!` at the beginning takes
/// files in again.
struct IgnorePattern {
    /// Whether what matches is taken in again.
    let takesIn: Bool
    private let onlyFolders: Bool
    private let components: [String]

    /// Nil for empty lines and comments.
    init?(_ line: some StringProtocol) {
        var text = Substring(line.trimmingCharacters(in: .whitespaces))
        guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
        takesIn = text.hasPrefix("!")
        if takesIn { text = text.dropFirst() }
        onlyFolders = text.hasSuffix("/")
        if onlyFolders { text = text.dropLast() }
        let isTied = text.contains("/")
        let names = text.split(separator: "/").map(String.init)
        guard !names.isEmpty else { return nil }
        components = isTied ? names : ["**"] + names
    }

    /// Whether it is about a file or folder.
    ///
    /// - Parameter path: The names from the pattern's folder on.
    func matches(_ path: some RandomAccessCollection<String>, isFolder: Bool) -> Bool {
        (isFolder || !onlyFolders) && Self.matches(components[...], Array(path)[...])
    }

    private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "**" {
            let rest = pattern.dropFirst()
            return rest.isEmpty ? !path.isEmpty : path.indices.contains { matches(rest, path[$0...]) }
        }
        guard let name = path.first, fnmatch(first, name, 0) == 0 else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }
}

/// The ignore files' patterns that count in a folder.
struct IgnoreRules {
    /// The file names, of which the later ones win.
    private static let fileNames = [".gitignore", ".cairnignore"]
    private static let largestFile = 1 << 20

    private var patterns: [(depth: Int, pattern: IgnorePattern)] = []

    /// Takes over the ignore files of a folder.
    ///
    /// - Parameter path: The names from the outermost folder on.
    /// - Throws: ``UsageError`` for an ignore file that cannot be read.
    mutating func addFiles(of folder: String, path: [String]) throws(UsageError) {
        for name in Self.fileNames where FileSystem.isFile("\(folder)/\(name)") {
            let file = "\(folder)/\(name)"
            do throws(SystemFault) {
                let text = String(decoding: try FileSystem.contents(of: file, atMost: Self.largestFile), as: UTF8.self)
                patterns += text.split(whereSeparator: \.isNewline).compactMap { IgnorePattern($0) }.map { (path.count, $0) }
            } catch {
                throw .unreadable(file, reason: error.reason)
            }
        }
    }

    /// Whether the last pattern about a file or folder leaves it out.
    func leaveOut(_ path: [String], isFolder: Bool) -> Bool {
        let last = patterns.last { $0.pattern.matches(path.dropFirst($0.depth), isFolder: isFolder) }
        return last.map { !$0.pattern.takesIn } ?? false
    }
}
