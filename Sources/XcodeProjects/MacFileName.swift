import Foundation

/// Names of files as a Mac's file system finds them, where small and capital letters are the same.
enum MacFileName {
    /// The path of the file that a path names there; the path itself where there is none, or more than one.
    ///
    /// - Complexity: O(1) for a file that has exactly this name, else the entries of the folders above it that have
    ///   not.
    static func existing(_ path: String) -> String {
        guard path.count > 1, !FileManager.default.fileExists(atPath: path) else { return path }
        let folder = existing((path as NSString).deletingLastPathComponent)
        let name = (path as NSString).lastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let same = names.filter { $0.caseInsensitiveCompare(name) == .orderedSame }
        return same.count == 1 ? "\(folder)/\(same[0])" : path
    }
}
