import Foundation

/// The highest folder whose files an import uses: names in a project may lead anywhere, and a manifest is written above
/// all that it names.
struct FolderLimit {
    let folder: String

    /// The repository that holds a folder, or the second folder above it where there is none; never the root of all
    /// files.
    init(of start: String) {
        let ancestors = Self.ancestors(of: start)
        let repository = ancestors.prefix(12).first { FileManager.default.fileExists(atPath: $0 + "/.git") }
        folder = repository ?? ancestors.prefix(3).last ?? start
    }

    private static func ancestors(of start: String) -> [String] {
        var (found, next) = ([String](), start)
        while next.count > 1 {
            found.append(next)
            next = (next as NSString).deletingLastPathComponent
        }
        return found
    }

    func allows(_ path: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }
}
