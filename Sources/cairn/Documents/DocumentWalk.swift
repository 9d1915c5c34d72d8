import Foundation
import InterfaceBuilderCanvas

/// Finds the documents below a folder: neither those in hidden folders and folders of build products and dependencies,
/// nor what ignore files or `--exclude` leave out.
struct DocumentWalk {
    /// The documents' paths, by name.
    private(set) var documents: [String] = []
    private let exclusions: [IgnorePattern]
    /// The folders visited, without links, so that a link to a folder around it ends the walk there.
    private var visited: Set<String> = []
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
        for entry in FileSystem.entries(of: folder).sorted(by: { $0.name < $1.name }) {
            let (path, names) = ("\(folder)/\(entry.name)", below + [entry.name])
            if entry.isFolder && !ProjectFolders.isVisited(entry.name) || isLeftOut(names, entry.isFolder, rules) { continue }
            if entry.isFolder {
                try visit(path, names, rules)
            } else if Self.isDocument(entry.name), FileSystem.isFile(path) {
                documents.append(path)
            }
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
