/// The choice of the folders that hold a project's own files.
package enum ProjectFolders {
    /// The names of folders of dependencies and of build products.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor", "SourcePackages",
    ]

    /// Whether a folder of this name is searched: neither a hidden one nor one of dependencies or build products.
    package static func isVisited(_ name: String) -> Bool { !name.hasPrefix(".") && !skipped.contains(name) }
}
