/// The files of a package's folder that belong to no target.
struct UnusedFiles {
    private(set) var paths: [String] = []
    private let files: Set<String>
    private let folders: Set<String>
    private let exclusions: Set<String>
    /// The folders above files and folders of the target.
    private var ancestors: Set<String> = []

    /// - Parameter added: A folder of further files outside of the package's, which is named itself if the target uses
    ///   none of them.
    init(of target: ImportedTarget, below root: String, and added: String? = nil) {
        files = Set(target.sources + target.resources)
        folders = Set(target.folders)
        exclusions = Set(target.exclusions)
        for path in target.sources + target.resources + target.folders { addAncestors(of: path) }
        visit(root, isWithinFolder: folders.contains(root), depth: 0)
        guard let added else { return }
        if ancestors.contains(added) { visit(added, isWithinFolder: false, depth: 0) } else { paths.append(added) }
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
