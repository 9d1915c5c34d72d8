/// The files below a folder that is imported.
package enum FolderContents {
    /// The projects within four folders below, and whether there is a Swift file at all.
    package static func look(in folder: String) -> (projects: [String], hasSources: Bool) {
        (projects(in: folder, depth: 0), !FolderListing.sources(in: folder).isEmpty)
    }

    private static func projects(in folder: String, depth: Int) -> [String] {
        guard depth < 4 else { return [] }
        return FolderListing.entries(of: folder).filter(FolderListing.isFolder).flatMap { path in
            path.hasSuffix(".xcodeproj") ? [path] : projects(in: path, depth: depth + 1)
        }
    }
}
