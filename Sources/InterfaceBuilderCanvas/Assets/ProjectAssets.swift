import UIKit

/// The asset catalogues and image files of the project that a document belongs to, those nearest to the document first.
package struct ProjectAssets {
    package private(set) var catalogs: [String] = []
    package private(set) var files: [String] = []
    /// The paths of storyboards, fonts, and images of kinds that are not drawn here, in the order of the folders.
    package private(set) var otherFiles: [String] = []
    private var foldersLeft = 4_000
    /// Whether all folders were searched; false if some were left out because of their number or depth.
    package private(set) var isComplete = true
    /// The folder that is searched; links out of it are not followed.
    private let root: String
    private static let deepest = 16
    /// The number of folders above the document that are searched for the project's own folder.
    private static let mostLevelsUp = 10

    /// - Parameter folder: The path of the document's folder.
    package init(around folder: String) {
        let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        root = Self.project(around: folder) ?? Self.folderWithoutProject(of: folder)
        visit(root, depth: 0)
        func nearestFirst(_ paths: [String]) -> [String] {
            paths.map { (Self.distance(from: folder, to: $0), $0) }.sorted { $0 < $1 }.map(\.1)
        }
        (catalogs, files) = (nearestFirst(catalogs), nearestFirst(files))
    }

    /// The folder of the project that a document belongs to: the nearest one above with a `.git`, else the highest with
    /// a project or package.
    ///
    /// - Parameter folder: The path of the document's folder.
    /// - Returns: The folder's path; nil if there is no such folder, or if the document lies in a subfolder that is
    ///   skipped, such as one of build products.
    package static func project(around folder: String) -> String? {
        let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        guard let project = outermost(around: folder) else { return nil }
        let below = folder.dropFirst(project.count).split(separator: "/").map(String.init)
        return below.allSatisfy(ProjectFolders.isVisited) ? project : nil
    }

    private static func outermost(around folder: String) -> String? {
        var candidate: String?
        var here = URL(fileURLWithPath: folder)
        for _ in 0..<mostLevelsUp where here.path != "/" {
            if FileManager.default.fileExists(atPath: here.appendingPathComponent(".git").path) { return here.path }
            if holdsProject(here.path) { candidate = here.path }
            here.deleteLastPathComponent()
        }
        return candidate
    }

    /// The document's own folder, or its parent where that is a language's `.lproj`.
    private static func folderWithoutProject(of folder: String) -> String {
        let parent = (folder as NSString).deletingLastPathComponent
        return folder.hasSuffix(".lproj") && parent != "/" ? parent : folder
    }

    private static func holdsProject(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift" }
    }

    private mutating func visit(_ folder: String, depth: Int) {
        guard depth < Self.deepest, foldersLeft > 0 else {
            isComplete = false
            return
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        foldersLeft -= 1
        for name in names.sorted() where ProjectFolders.isVisited(name) {
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            if AssetLibrary.hasImageExtension(name) {
                files.append(path)
            } else if Self.otherKinds.contains((name as NSString).pathExtension.lowercased()) {
                otherFiles.append(path)
            } else if name.hasSuffix(".xcassets") || Self.mayHoldImages(name), AssetFile.isFolder(path, within: root) {
                if name.hasSuffix(".xcassets") { catalogs.append(path) } else { visit(path, depth: depth + 1) }
            }
        }
    }

    private static let otherKinds: Set<String> = [
        "storyboard", "ttf", "otf", "ttc", "otc", "gif", "heic", "heif", "tif", "tiff", "bmp", "webp", "ico", "icns",
    ]

    /// The extensions of files that projects have many of. The search takes such a name for a file without asking the
    /// file system.
    private static let plainFiles: Set<String> = [
        "swift", "h", "m", "mm", "c", "cc", "cpp", "strings", "plist", "json", "xib", "md", "html",
    ]

    /// The extensions of folders that Finder shows as single files, and that hold no images of a project's documents.
    private static let packages: Set<String> = [
        "bundle", "framework", "xcframework", "xcarchive", "xcodeproj", "xcworkspace", "xcdatamodeld", "xcdatamodel",
        "playground",
        "docc", "scnassets", "dSYM", "storyboardc", "nib", "momd", "mlmodelc",
    ]

    /// Whether a folder may hold images: one of any name, such as `com.example.app`, that is no project, framework or
    /// the like.
    private static func mayHoldImages(_ name: String) -> Bool {
        let kind = (name as NSString).pathExtension
        return !packages.contains(kind) && !plainFiles.contains(kind)
    }

    /// A distance that grows by 100 for each folder up from the first path and by 1 for each folder down to the second.
    private static func distance(from folder: String, to path: String) -> Int {
        let (own, other) = (folder.split(separator: "/"), path.split(separator: "/").dropLast())
        let shared = zip(own, other).prefix { $0 == $1 }.count
        return (own.count - shared) * 100 + other.count - shared
    }
}
