import DataModelDocument
import Foundation
import InterfaceBuilderDocument

/// Writes the package of an imported project: a manifest beside the project, whose targets name the project's own
/// files, and a folder with what the manifest needs and the project does not have as a file.
///
/// Where a manifest of somebody else stands beside the project already, that one stays, and the package is in a folder
/// of its own below, in which links stand for the project's files.
package struct PackageWriting {
    private let project: ImportedProject
    /// The nearest folder that holds the project and all its files.
    private let root: String
    /// The folder of the manifest.
    package let base: String
    /// The folder that the caller chose for the manifest.
    private let place: String?
    /// Whether links stand for the files.
    private var isBeside: Bool { base != root }
    /// The path of the package that has UIKit, on which the manifest depends; nil for a package that is built with the
    /// SDK.
    private let cairn: String?
    /// The name of the folder beside the manifest.
    static let added = "CairnImport"
    static let header = "// Written by cairn import"

    package enum Fault: Error, Equatable {
        /// There is a manifest that this type did not write, in the folder of its own too.
        case existingManifest(String)
        /// A file is no Info.plist, no string catalogue or no data model.
        case unreadable(String, place: SourcePosition?, reason: String)
        case noTargets
    }

    /// - Parameters:
    ///   - cairn: The path of the package that has UIKit; nil for the SDK.
    ///   - place: The folder of the manifest, outside of the project; nil for the project's own, or one below it.
    package init(_ project: ImportedProject, cairn: String?, place: String? = nil) {
        (self.project, self.cairn, self.place) = (project, cairn, place)
        root = project.targets.flatMap { $0.sources + $0.folders + $0.resources + $0.catalogs }.reduce(
            project.folder, Self.commonFolder)
        base = place ?? (PackageImport.isPackage(root) ? "\(root)/\(Self.added)" : root)
    }

    /// Writes a test of the launch of each program that has none.
    ///
    /// - Returns: The paths of the files.
    package func writeLaunchTests() throws -> [String] { try launchTests.compactMap { try $0.write() } }

    private var launchTests: [LaunchTest] {
        project.targets.filter { $0.kind == .program }.map { LaunchTest(of: $0, in: root) }
    }

    private static func commonFolder(_ a: String, _ b: String) -> String {
        let shared = zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
        return "/" + shared.joined(separator: "/")
    }

    /// Writes the manifest and the added files, in place of those of an earlier import.
    ///
    /// - Returns: The path of the manifest.
    package func write() throws -> String {
        guard !project.targets.isEmpty else { throw Fault.noTargets }
        if FileManager.default.fileExists(atPath: manifest) { try removeEarlierImport() }
        if isBeside { try addLinks() }
        var owners: [String: String] = [:]
        let known = Set(project.targets.map(\.module))
        let tests = launchTests.compactMap(\.target).filter { !known.contains($0.module) }
        let targets = try (project.targets + tests).map { try completed($0, &owners) }
        try manifestText(targets.map(text)).write(toFile: manifest, atomically: true, encoding: .utf8)
        return manifest
    }

    private var manifest: String { base + "/Package.swift" }
    private var addedFolder: String { "\(base)/\(Self.added)" }

    private func removeEarlierImport() throws {
        let text = try String(contentsOfFile: manifest, encoding: .utf8)
        guard text.contains(Self.header) else { throw Fault.existingManifest(manifest) }
        let links = isBeside ? FolderListing.entries(of: base).filter(FolderListing.isLink) : []
        for path in links + (FolderListing.isFolder(addedFolder) ? [addedFolder] : []) {
            try FileManager.default.removeItem(atPath: path)
        }
    }

    /// Makes links to the entries of the project's folder. The package manager copies a resource that is a link as a
    /// link, which therefore names its whole path.
    private func addLinks() throws {
        try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
        let resources = Set(project.targets.flatMap(\.resources))
        for path in FolderListing.entries(of: root) where !Self.isManifest(path) && path != base {
            let name = (path as NSString).lastPathComponent
            if place != nil, name == Self.added { continue }
            try FileManager.default.createSymbolicLink(
                atPath: "\(base)/\(name)",
                withDestinationPath: place != nil || resources.contains(path) ? path : "../\(name)")
        }
    }

    private static func isManifest(_ path: String) -> Bool {
        let name = (path as NSString).lastPathComponent
        return ["Package.swift", "Package.resolved"].contains(name) || PackageImport.versionedManifest(name) != nil
    }

    // MARK: The manifest

    private func manifestText(_ targets: [String]) -> String {
        let cairn = cairn.map { ".package(name: \"Cairn\", path: \(ManifestText.quoted(fromBase($0))))" }
        let packages = ManifestText.list("dependencies", [cairn].compactMap { $0 } + project.packages.map(text), indent: 4)
        return """
            // swift-tools-version: 6.2
            \(Self.header) from \(project.name); run it again when the project has changed.

            import PackageDescription

            let package = Package(
                name: \(ManifestText.quoted(project.name)),
                defaultLocalization: \(ManifestText.quoted(project.developmentRegion)),
                \(packages.map { $0 + ",\n    " } ?? "")targets: [
            \(targets.joined())    ]
            )

            """
    }

    private func text(of package: ImportedProject.Package) -> String {
        switch package.location {
        case .path(let path):
            ".package(name: \(ManifestText.quoted(package.name)), path: \(ManifestText.quoted(fromBase(path))))"
        case .remote(let url, let requirement): ".package(url: \(ManifestText.quoted(url)), \(requirement))"
        }
    }

    private func text(of target: ImportedTarget) -> String {
        let items = [
            "name: \(ManifestText.quoted(target.module))",
            ManifestText.list("dependencies", dependencies(of: target), indent: 12),
            "path: \".\"",
            ManifestText.list("exclude", unused(by: target).map(path), indent: 12),
            ManifestText.list("sources", sources(of: target).map(path), indent: 12),
            ManifestText.list("resources", target.resources.map(resource), indent: 12),
            ManifestText.list("swiftSettings", settings(of: target), indent: 12),
        ]
        let lines = items.compactMap { $0 }.map { "            \($0)" }.joined(separator: ",\n")
        return "        .\(target.kind.rawValue)(\n\(lines)\n        ),\n"
    }

    /// The folders and files of a target's sources. A folder with resources in it is a list of its files: the package
    /// manager refuses a resource in a folder of sources.
    private func sources(of target: ImportedTarget) -> [String] {
        let mixed = target.folders.filter { folder in target.resources.contains { $0.hasPrefix(folder + "/") } }
        let files = target.swiftFiles.filter { file in
            file != root + "/Package.swift" && (target.sources.contains(file) || mixed.contains { file.hasPrefix($0 + "/") })
        }
        return target.folders.filter { !mixed.contains($0) } + files
    }

    private func dependencies(of target: ImportedTarget) -> [String] {
        (cairn == nil ? [] : ["UIKit"] + target.companions).map { ".product(name: \"\($0)\", package: \"Cairn\")" }
            + target.dependencies.map(ManifestText.quoted)
            + target.products.map {
                ".product(name: \(ManifestText.quoted($0.name)), package: \(ManifestText.quoted($0.package)))"
            }
    }

    private func resource(_ path: String) -> String {
        let isLocalized = ((path as NSString).deletingLastPathComponent as NSString).pathExtension == "lproj"
        return ".\(isLocalized ? "process" : "copy")(\(self.path(path)))"
    }

    private func settings(of target: ImportedTarget) -> [String] {
        let (debug, release) = target.conditions
        return [".swiftLanguageMode(.\(target.languageMode))"]
            + (target.isIsolatedToMainActor ? [".defaultIsolation(MainActor.self)"] : [])
            + target.upcomingFeatures.map { ".enableUpcomingFeature(\(ManifestText.quoted($0)))" }
            + debug.map { ".define(\(ManifestText.quoted($0)), .when(configuration: .debug))" }
            + release.map { ".define(\(ManifestText.quoted($0)), .when(configuration: .release))" }
    }

    // MARK: Files

    private func path(_ path: String) -> String { ManifestText.quoted(relative(path)) }

    /// A path of the package as seen from the manifest's folder, through the links there.
    private func relative(_ path: String) -> String {
        path.hasPrefix(base + "/") ? fromBase(path) : Self.relative(path, from: root)
    }

    /// The path of another package as seen from the manifest's folder.
    private func fromBase(_ path: String) -> String { Self.relative(path, from: base) }

    static func relative(_ path: String, from folder: String) -> String {
        let (own, other) = (folder.split(separator: "/"), path.split(separator: "/"))
        let shared = zip(own, other).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: own.count - shared) + other.dropFirst(shared).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The files and folders that the target does not use, without what lies in such a folder.
    private func unused(by target: ImportedTarget) -> [String] {
        let files = UnusedFiles(of: target, below: root, and: place == nil ? nil : addedFolder)
        return files.paths.map { $0 == base ? addedFolder : $0 }.filter { path in
            if place != nil, path == "\(root)/\(Self.added)" { return false }
            let isOwn = path.hasPrefix(base + "/") && isBeside && !path.hasPrefix(addedFolder)
            let isManifest = Self.isManifest(path) && (path as NSString).deletingLastPathComponent == root
            return !isOwn && !isManifest && FileManager.default.fileExists(atPath: path)
        }
    }

    /// A target with the files that the project does not have: links and an Info.plist.
    ///
    /// - Parameter owners: The targets by the files that they build; a file that a second target builds too is linked
    ///   to.
    private func completed(_ target: ImportedTarget, _ owners: inout [String: String]) throws -> ImportedTarget {
        var target = listingSharedFolders(of: target)
        target.sources = try target.sources.map { path in
            let owner = owners[path] ?? folderOwner(of: path) ?? target.module
            owners[path] = owner
            return owner == target.module ? path : try link(to: path, in: target.module)
        }
        if let path = try writeExports(of: target) { target.sources.append(path) }
        for path in target.catalogs { target.resources += try writeStrings(of: path, for: target.module) }
        try addClasses(to: &target)
        if let path = try writeInformation(of: target) { target.resources.append(path) }
        return target
    }

    /// A target with the files of those folders that an earlier target has too, instead of the folders.
    private func listingSharedFolders(of target: ImportedTarget) -> ImportedTarget {
        let earlier = project.targets.prefix { $0.module != target.module }.flatMap(\.folders).map { $0 + "/" }
        let shared = target.folders.filter { folder in
            earlier.contains { $0.hasPrefix(folder + "/") || (folder + "/").hasPrefix($0) }
        }
        var result = target
        result.sources += target.swiftFiles.filter { file in
            !target.sources.contains(file) && shared.contains { file.hasPrefix($0 + "/") }
        }
        result.folders.removeAll(where: shared.contains)
        return result
    }

    /// The target that builds a file because it lies in one of the target's folders.
    private func folderOwner(of path: String) -> String? {
        project.targets.first { target in
            !target.exclusions.contains(path) && target.folders.contains { path.hasPrefix($0 + "/") }
        }?.module
    }

    /// Makes a link to a file that another target builds too, because a package's targets do not share files.
    private func link(to path: String, in module: String) throws -> String {
        let folder = "\(addedFolder)/\(module)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let link = "\(folder)/\((path as NSString).lastPathComponent)"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: Self.relative(path, from: folder))
        return link
    }

    /// Writes a source that exports what the module's umbrella header imports: who imports the module sees that too.
    private func writeExports(of target: ImportedTarget) throws -> String? {
        let frameworks = target.exportedFrameworks
        guard !frameworks.isEmpty else { return nil }
        let folder = "\(addedFolder)/\(target.module)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/\(target.module)+Exports.swift"
        let lines = ["\(Self.header) from \(target.module).h."] + frameworks.map { "@_exported import \($0)" }
        try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    /// Writes the strings files of a string catalogue.
    private func writeStrings(of path: String, for module: String) throws -> [String] {
        let catalog = try StringCatalog(path: path)
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return try catalog.write(named: name, to: "\(addedFolder)/\(module)")
    }

    /// Writes the classes that Xcode makes for data models while it builds.
    private func addClasses(to target: inout ImportedTarget) throws {
        let models = target.resources.filter { ["xcdatamodeld", "xcdatamodel"].contains(($0 as NSString).pathExtension) }
        for path in models {
            let files = GeneratedClasses(of: try model(path)).files
            guard !files.isEmpty else { continue }
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            let folder = "\(addedFolder)/\(target.module)/\(name)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for file in files {
                let text = "\(Self.header) from \(name).\n\n" + file.text
                try text.write(toFile: "\(folder)/\(file.name)", atomically: true, encoding: .utf8)
                target.sources.append("\(folder)/\(file.name)")
            }
            if !target.companions.contains("CoreData") { target.companions.append("CoreData") }
        }
    }

    private func model(_ path: String) throws(Fault) -> DataModel {
        let contents = DataModelFolder(path: path).currentContents ?? path
        do {
            return try DataModelFolder(path: path).currentModel()
        } catch let error as MarkupError {
            throw .unreadable(contents, place: error.position, reason: "it is no data model: \(error)")
        } catch {
            throw .unreadable(contents, place: nil, reason: "it is no data model: \(error.localizedDescription)")
        }
    }

    /// Writes a program's Info.plist with the keys that settings add, under the name that the program looks for.
    private func writeInformation(of target: ImportedTarget) throws -> String? {
        guard target.kind == .program else { return nil }
        let values = try InformationFile.values(of: target)
        guard !values.isEmpty else { return nil }
        let folder = addedFolder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/\(target.module)-Info.plist"
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(
            to: URL(fileURLWithPath: path))
        return path
    }
}
