import Foundation

/// The role of a file in a build.
enum FileRole {
    case source
    case resource
    /// A string catalogue.
    case catalog
    /// An Info.plist or another file that only settings name.
    case information
    /// Of a kind that is not built here.
    case foreign
    /// Of a kind that only a project's list of files makes a resource.
    case other

    init(path: String) {
        let type = (path as NSString).pathExtension.lowercased()
        switch type {
        case "swift": self = .source
        case "storyboard", "xib", "xcassets", "strings", "stringsdict", "bundle", "ttf", "otf", "png", "jpg", "jpeg", "pdf",
            "svg",
            "gif", "json", "txt", "html", "css", "js", "plist", "xml", "csv", "caf", "wav", "mp3", "m4a", "mp4", "mov", "gpx",
            "db",
            "sqlite", "md", "rtf", "heic", "webp", "ttc", "xcdatamodeld", "xcdatamodel":
            self = (path as NSString).lastPathComponent.hasSuffix("Info.plist") ? .information : .resource
        case "m", "mm", "c", "cpp", "cc", "metal", "intentdefinition", "mlmodel", "xcmappingmodel":
            self = .foreign
        case "xcstrings": self = .catalog
        case "h", "pch", "entitlements", "modulemap", "xcconfig": self = .information
        default: self = .other
        }
    }
}

/// The files of folders that Xcode keeps in step with the disk.
struct FolderMembership {
    /// Folders that are one resource as a whole.
    private static let wholes: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "xcdatamodel"]
    /// Folders that are built as a whole.
    private static let foreign: Set<String> = ["docc", "playground", "xcodeproj"]

    /// Whether a folder is one resource as a whole.
    static func isWhole(_ path: String) -> Bool { wholes.contains((path as NSString).pathExtension) }

    /// Whether a folder is a document that packages for Linux cannot build.
    static func isForeignFolder(_ path: String) -> Bool { foreign.contains((path as NSString).pathExtension) }

    /// The files below a folder, each kind sorted.
    struct Contents {
        var resources: [String] = []
        /// Files that cannot be built.
        var foreign: [String] = []
        /// String catalogues.
        var catalogs: [String] = []
        /// Info.plist files.
        var information: [String] = []
    }

    /// The resources below a folder, the string catalogues, and the files that cannot be built.
    func contents(of folder: String, excluding excluded: [String]) -> Contents {
        var found = Contents()
        visit(folder, Set(excluded), &found, depth: 0)
        return found
    }

    private func visit(
        _ folder: String, _ excluded: Set<String>, _ found: inout Contents, depth: Int
    ) {
        for path in FolderListing.entries(of: folder) where !excluded.contains(path) && depth < FolderListing.deepest {
            let type = (path as NSString).pathExtension
            if FolderListing.isFolder(path) && !Self.wholes.contains(type) {
                if Self.foreign.contains(type) {
                    found.foreign.append(path)
                } else {
                    visit(path, excluded, &found, depth: depth + 1)
                }
                continue
            }
            switch FileRole(path: path) {
            case .resource: found.resources.append(path)
            case .foreign: found.foreign.append(path)
            case .catalog: found.catalogs.append(path)
            case .information: if path.hasSuffix("Info.plist") { found.information.append(path) }
            case .source, .other: break
            }
        }
    }
}

/// The contents of folders.
enum FolderListing {
    static let deepest = 32

    /// The paths of a folder's files and folders, sorted, without hidden ones; none where the folder cannot be read.
    static func entries(of folder: String) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The Swift files below a folder.
    static func sources(in folder: String) -> [String] { sources(in: folder, depth: 0) }

    private static func sources(in folder: String, depth: Int) -> [String] {
        guard depth < deepest else { return [] }
        return entries(of: folder).flatMap { path in
            isFolder(path) ? sources(in: path, depth: depth + 1) : path.hasSuffix(".swift") ? [path] : []
        }
    }

    /// Whether a folder is a package.
    static func isPackage(_ folder: String) -> Bool {
        isFolder(folder) && FileManager.default.fileExists(atPath: folder + "/Package.swift")
    }

    /// Whether there is a link at a path.
    static func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

    /// Whether there is a folder at a path; links are none, so that walks end.
    static func isFolder(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeDirectory
    }
}
