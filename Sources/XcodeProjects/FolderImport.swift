import Foundation
import InterfaceBuilderDocument

/// Makes a package of a folder of Swift files that has neither a project nor a manifest.
///
/// Folders whose names end in `Tests` and whose files import XCTest or Testing are targets of tests. A folder directly
/// in the folder or in its `Sources` is a module where another file imports its name. All other files are one target, a
/// program where a file starts one; tests name its module by importing it, and without tests it has the folder's name.
package struct FolderImport {
    private let folder: String
    /// The parts that are left out.
    package private(set) var notes: [ImportNote] = []
    private var targets: [ImportedTarget] = []

    package init(folder: String) { self.folder = folder }

    /// The package.
    package mutating func imported() -> ImportedProject {
        let name = (folder as NSString).lastPathComponent
        var result = ImportedProject(name: BuildSettings.moduleName(name), folder: folder, developmentRegion: "en")
        let testFolders = testFolders(in: folder, depth: 0)
        let own = files(in: folder, excluding: testFolders)
        let imports = SourceImports(of: own + testFolders.flatMap(FolderListing.sources))
        let moduleFolders = candidates(excluding: testFolders).filter { imports.imports(Self.module($0)) }
        let claimed = testFolders + moduleFolders
        let rest = files(in: folder, excluding: claimed)
        if !rest.isEmpty { addRest(rest, named: name, imports, claimed) }
        for path in moduleFolders { add([path], module: Self.module(path), kind: .library, claimed) }
        for path in testFolders { add([path], module: testModule(path, name), kind: .tests, claimed) }
        connect()
        result.targets = targets
        notes += SourceImports(of: targets.flatMap(\.swiftFiles)).notes
        return result
    }

    // MARK: Which folders are what

    /// Folders of generated files and of others' packages.
    private static let passedOver: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "CairnImport", "node_modules", "fastlane", "vendor",
    ]

    private static func module(_ path: String) -> String { BuildSettings.moduleName((path as NSString).lastPathComponent) }

    private func subfolders(of path: String) -> [String] {
        FolderListing.entries(of: path).filter { entry in
            let name = (entry as NSString).lastPathComponent
            return FolderListing.isFolder(entry) && !name.contains(".") && !Self.passedOver.contains(name)
        }
    }

    private func testFolders(in path: String, depth: Int) -> [String] {
        guard depth < 4 else { return [] }
        return subfolders(of: path).flatMap { entry -> [String] in
            let inner = testFolders(in: entry, depth: depth + 1)
            guard inner.isEmpty, (entry as NSString).lastPathComponent.hasSuffix("Tests") else { return inner }
            let imports = SourceImports(of: FolderListing.sources(in: entry))
            return imports.imports("XCTest") || imports.imports("Testing") ? [entry] : []
        }
    }

    /// Folders that may be modules of their own.
    private func candidates(excluding testFolders: [String]) -> [String] {
        (subfolders(of: folder) + subfolders(of: folder + "/Sources")).filter { path in
            !testFolders.contains(path) && !["Sources", "Tests"].contains((path as NSString).lastPathComponent)
                && !files(in: path, excluding: testFolders).isEmpty
        }
    }

    /// The Swift files below a folder but for those of other targets and of folders that are passed over.
    private func files(in path: String, excluding: [String]) -> [String] {
        entries(of: path, excluding: excluding).flatMap { entry in
            FolderListing.isFolder(entry) ? files(in: entry, excluding: excluding) : entry.hasSuffix(".swift") ? [entry] : []
        }
    }

    private func entries(of path: String, excluding: [String]) -> [String] {
        FolderListing.entries(of: path).filter { entry in
            let name = (entry as NSString).lastPathComponent
            return !excluding.contains(entry) && !Self.passedOver.contains(name) && entry != folder + "/Package.swift"
        }
    }

    // MARK: Targets

    private mutating func addRest(_ files: [String], named name: String, _ imports: SourceImports, _ claimed: [String]) {
        let isProgram = SourceImports(of: files).startsProgram
        let parts = entries(of: folder, excluding: claimed)
        add(
            parts, module: testedModule(claimed) ?? BuildSettings.moduleName(name), kind: isProgram ? .program : .library, claimed
        )
    }

    /// The one module that tests import as their own and no folder has the name of.
    private func testedModule(_ claimed: [String]) -> String? {
        let tested = claimed.flatMap(FolderListing.sources).flatMap(SourceImports.testedModules)
        let names = Set(tested).subtracting(claimed.map(Self.module))
        return names.count == 1 ? names.first : nil
    }

    private func testModule(_ path: String, _ name: String) -> String {
        let own = Self.module(path)
        return own == "Tests" ? BuildSettings.moduleName(name) + "Tests" : own
    }

    /// Adds a target of files and folders.
    private mutating func add(_ paths: [String], module: String, kind: ImportedTarget.Kind, _ claimed: [String]) {
        var target = ImportedTarget(name: module, module: module, kind: kind)
        for path in paths { add(path, to: &target, claimed.filter { $0 != path && $0.hasPrefix(path + "/") }) }
        target.findCompanions()
        targets.append(target)
    }

    private mutating func add(_ path: String, to target: inout ImportedTarget, _ excluded: [String]) {
        guard FolderListing.isFolder(path), !FolderMembership.isWhole(path) else { return addFile(path, to: &target) }
        let contents = FolderMembership().contents(of: path, excluding: excluded)
        if !files(in: path, excluding: excluded).isEmpty {
            target.folders.append(path)
            target.exclusions += excluded
        }
        target.resources += contents.resources.filter { !$0.hasSuffix(".md") }
        target.catalogs += contents.catalogs
        for file in contents.foreign { tellForeign(file) }
        if target.infoPath == nil { target.infoPath = contents.information.first }
    }

    private mutating func addFile(_ path: String, to target: inout ImportedTarget) {
        switch FileRole(path: path) {
        case .source: target.sources.append(path)
        case .resource: if !["md", "txt", "json"].contains((path as NSString).pathExtension) { target.resources.append(path) }
        case .catalog: target.catalogs.append(path)
        case .information: if path.hasSuffix("Info.plist"), target.infoPath == nil { target.infoPath = path }
        case .foreign: tellForeign(path)
        case .other: break
        }
    }

    private mutating func tellForeign(_ path: String) {
        notes.append(
            ImportNote(id: "file", message: "it is left out: packages for Linux cannot build it", path: path, position: nil))
    }

    /// Makes targets depend on those that their files import.
    private mutating func connect() {
        let modules = targets.filter { $0.kind != .tests }.map(\.module)
        for index in targets.indices {
            let imports = SourceImports(of: targets[index].swiftFiles)
            targets[index].dependencies = modules.filter { $0 != targets[index].module && imports.imports($0) }
        }
    }
}
