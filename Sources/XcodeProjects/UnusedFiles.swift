/// The files of a package's folder that belong to no target.
struct UnusedFiles {
    private(set) var paths: [String] = []
    private let files: Set<String>
    private let folders: Set<String>
    private let exclusions: Set<String>
    /// The folders above files and folders of the target.
    private var ancestors: Set<String> = []

    init(of target: ImportedTarget, below root: String) {
        files = Set(target.sources + target.resources)
        folders = Set(target.folders)
        exclusions = Set(target.exclusions)
        for path in target.sources + target.resources + target.folders { addAncestors(of: path) }
        visit(root, isWithinFolder: folders.contains(root), depth: 0)
    }

    private mutating func addAncestors(of path: String) {
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            guard ancestors.insert(String(rest)).inserted else { return }
        }
    }

    private mutating func visit(_ folder: String, isWithinFolder: Bool, depth: Int) {
        guard depth < FolderListing.deepest else { return }
        for path in FolderListing.entries(of: folder) where !files.contains(path) {
            let isWithinFolder = isWithinFolder || folders.contains(path)
            if exclusions.contains(path) || FolderMembership.isForeignFolder(path) {
                paths.append(path)
            } else if FolderListing.isFolder(path), isWithinFolder || ancestors.contains(path) {
                visit(path, isWithinFolder: isWithinFolder, depth: depth + 1)
            } else if !(isWithinFolder && path.hasSuffix(".swift")) {
                paths.append(path)
            }
        }
    }
}
