import Foundation
import InterfaceBuilderCanvas

/// Finds the documents below a folder: neither those in hidden folders and folders of build products and dependencies,
/// nor what ignore files or `--exclude` leave out.
struct DocumentWalk {
    /// The paths of the documents, and of folders that cannot be read, by name.
    private(set) var documents: [String] = []
    /// The paths of folders that cannot be read, which are among ``documents`` so that each subcommand reports them.
    private(set) var unreadableFolders: Set<String> = []
    private let exclusions: [IgnorePattern]
    /// The folders visited, without links, so that a link to a folder around it ends the walk there.
    private var visited: Set<String> = []
    /// The links to folders that were met, which are visited after all folders: a folder reached by its own name, too,
    /// is known by that.
    private var links: [(folder: String, below: [String], rules: IgnoreRules)] = []
    /// Names of the folder walked, from the outermost folder with ignore files on.
    private let start: [String]

    /// - Parameters:
    ///   - folder: As the caller spelt it; the documents' paths begin with it.
    ///   - exclusions: Patterns tied to the folder.
    init(_ folder: String, excluding exclusions: [IgnorePattern]) throws(UsageError) {
        self.exclusions = exclusions
        let own = URL(fileURLWithPath: folder).standardizedFileURL.path
        let outermost = Self.outermostFolder(of: own)
        start = own.dropFirst(outermost.count).split(separator: "/").map(String.init)
        var rules = IgnoreRules()
        for depth in start.indices {
            let above = ([outermost] + start[..<depth]).joined(separator: "/")
            try rules.addFiles(of: above, path: Array(start[..<depth]))
        }
        try visit(folder.hasSuffix("/") ? String(folder.dropLast()) : folder, [], rules)
        try visitLinks()
        documents.sort(by: Self.isBefore)
    }

    /// Visits the folders that links lead to, those met first before the others.
    private mutating func visitLinks() throws(UsageError) {
        var next = 0
        while next < links.count {
            try visit(links[next].folder, links[next].below, links[next].rules)
            next += 1
        }
    }

    /// The order of paths in which the contents of a folder stand together.
    private static func isBefore(_ one: String, _ other: String) -> Bool {
        one.split(separator: "/").lexicographicallyPrecedes(other.split(separator: "/"))
    }

    /// The folder above with a `.git`, whose ignore files count for all below; the folder itself where there is none.
    private static func outermostFolder(of folder: String) -> String {
        var here = folder
        while here != "/" {
            if FileManager.default.fileExists(atPath: here + "/.git") { return here }
            here = (here as NSString).deletingLastPathComponent
        }
        return folder
    }

    private mutating func visit(_ folder: String, _ below: [String], _ rules: IgnoreRules) throws(UsageError) {
        guard visited.insert(FileSystem.realPath(folder) ?? folder).inserted else { return }
        var rules = rules
        try rules.addFiles(of: folder, path: start + below)
        for entry in entries(of: folder) {
            let (path, names) = ("\(folder)/\(entry.name)", below + [entry.name])
            if entry.isFolder && !ProjectFolders.isVisited(entry.name) || isLeftOut(names, entry.isFolder, rules) { continue }
            if entry.isFolder {
                if entry.isLink { links.append((path, names, rules)) } else { try visit(path, names, rules) }
            } else if Self.isDocument(entry.name), FileSystem.isFile(path) {
                documents.append(path)
            }
        }
    }

    /// The entries of a folder, by name; none of one that cannot be read, which is noted.
    private mutating func entries(of folder: String) -> [FileSystem.Entry] {
        do throws(SystemFault) { return try FileSystem.entries(of: folder).sorted { $0.name < $1.name } } catch {
            documents.append(folder)
            unreadableFolders.insert(folder)
            return []
        }
    }

    private func isLeftOut(_ names: [String], _ isFolder: Bool, _ rules: IgnoreRules) -> Bool {
        rules.leaveOut(start + names, isFolder: isFolder)
            || exclusions.contains { $0.matches(names, isFolder: isFolder) != $0.takesIn }
    }

    private static func isDocument(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
    }
}
