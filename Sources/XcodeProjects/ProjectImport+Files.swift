import Foundation

extension ProjectImport {
    mutating func add(_ phase: ProjectObject, to target: inout ImportedTarget) throws {
        switch phase.kind {
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
            for file in try files(in: phase) { add(file, isSource: phase.kind == "PBXSourcesBuildPhase", to: &target) }
        case "PBXFrameworksBuildPhase":
            for module in try linkedModules(in: phase) where module != target.module && !target.dependencies.contains(module) {
                target.dependencies.append(module)
            }
        case "PBXHeadersBuildPhase":
            for file in try files(in: phase) { project.path(of: file).map { findUmbrella($0, of: &target) } }
        case "PBXCopyFilesBuildPhase": break
        default:
            note("build-phase", "the target \(target.name) has a \(phase.kind) '\(phase.name)', which is not run", at: phase)
        }
    }

    /// Notes a header of a library that has the module's name.
    private func findUmbrella(_ path: String, of target: inout ImportedTarget) {
        guard target.kind == .library, (path as NSString).lastPathComponent == target.module + ".h", limit.allows(path),
            FileManager.default.fileExists(atPath: path)
        else { return }
        target.umbrellaHeader = path
    }

    /// The project's modules that a target is linked with, on which Xcode makes it depend without saying so.
    private func linkedModules(in phase: ProjectObject) throws -> [String] {
        let linked = Set(try project.objects("files", of: phase).compactMap { $0.text("fileRef") })
        let targets = try project.targets().filter { linked.contains($0.text("productReference") ?? "") }
        return targets.compactMap { moduleNames[$0.id] }
    }

    /// The files of a build phase, each variant of a localized file by itself, without those that only other platforms
    /// build.
    private func files(in phase: ProjectObject) throws -> [ProjectObject] {
        var found: [ProjectObject] = []
        for file in try project.objects("files", of: phase) where try Self.isForPhones(file) {
            guard let reference = try project.object("fileRef", of: file) else { continue }
            found += reference.kind == "PBXVariantGroup" ? try project.objects("children", of: reference) : [reference]
        }
        return found
    }

    private static func isForPhones(_ file: ProjectObject) throws -> Bool {
        let platforms = try file.texts("platformFilters") + (file.text("platformFilter").map { [$0] } ?? [])
        return platforms.isEmpty || platforms.contains("ios")
    }

    private mutating func add(_ file: ProjectObject, isSource: Bool, to target: inout ImportedTarget) {
        guard let path = project.path(of: file) else {
            note("file", "\(file.name) lies where the project's folder does not lead to", at: file)
            return
        }
        add(path, of: file, isSource: isSource, to: &target)
    }

    private mutating func add(_ path: String, of file: ProjectObject, isSource: Bool, to target: inout ImportedTarget) {
        let name = (path as NSString).lastPathComponent
        guard FileManager.default.fileExists(atPath: path) else {
            note("missing-file", "\(path) does not exist", at: file)
            return
        }
        guard limit.allows(path) else { return noteOutside(path, at: file) }
        switch FileRole(path: path) {
        case .source: if !target.sources.contains(path) { target.sources.append(path) }
        case .catalog: target.catalogs.append(path)
        case .resource: if !target.resources.contains(path) { target.resources.append(path) }
        case .information: break
        case .other where !isSource: if !target.resources.contains(path) { target.resources.append(path) }
        case .foreign, .other: note("file", "\(name) is left out: packages for Linux cannot build it", at: file)
        }
    }

    // MARK: Folders that Xcode keeps in step with the disk

    mutating func addFolders(of owner: ProjectObject, to target: inout ImportedTarget) throws {
        for group in try project.objects("fileSystemSynchronizedGroups", of: owner) {
            guard let folder = project.path(of: group), FolderListing.isFolder(folder) else {
                note("missing-file", "there is no folder for the group \(group.name)", at: group)
                continue
            }
            guard limit.allows(folder) else {
                noteOutside(folder, at: group)
                continue
            }
            var excluded: [String] = []
            for exception in try project.objects("exceptions", of: group) where exception.text("target") == owner.id {
                excluded += try exception.texts("membershipExceptions").flatMap { Self.paths($0, in: folder) }
                excluded += Self.filesOfOtherPlatforms(exception).map { "\(folder)/\($0)" }
            }
            let wholes = try group.texts("explicitFolders").map { "\(folder)/\($0)" }.filter {
                FolderListing.isFolder($0) && !$0.split(separator: "/").contains("..")
            }
            target.folders.append(folder)
            findUmbrella("\(folder)/\(target.module).h", of: &target)
            target.exclusions += excluded
            target.resources += wholes.filter { !excluded.contains($0) }
            let contents = membership.contents(of: folder, excluding: excluded + wholes)
            target.resources += contents.resources
            target.catalogs += contents.catalogs
            for path in contents.foreign {
                note("file", "\(path) is left out: packages for Linux cannot build it", at: group)
            }
        }
    }

    /// The paths of an exception: a file, or all translations of one.
    private static func paths(_ exception: String, in folder: String) -> [String] {
        let mark = "/Localized: "
        guard let range = exception.range(of: mark), range.lowerBound == exception.startIndex else {
            return ["\(folder)/\(exception)"]
        }
        let name = exception[range.upperBound...]
        return FolderListing.entries(of: folder).filter { $0.hasSuffix(".lproj") }.map { "\($0)/\(name)" }
    }

    /// The files of a folder that are built for other platforms only, sorted.
    private static func filesOfOtherPlatforms(_ exception: ProjectObject) -> [String] {
        let filters = exception.fields["platformFiltersByRelativePath"]?.table ?? []
        return filters.filter { $0.value.list.map { !$0.contains { $0.text == "ios" } } ?? false }.map(\.key).sorted()
    }

    /// Adds the files of folders of other targets, or of none, that this target builds: a folder's exceptions for such
    /// a target name what it takes.
    mutating func addFilesOfOtherFolders(of owner: ProjectObject, to target: inout ImportedTarget) throws {
        var seen = Set(try owner.texts("fileSystemSynchronizedGroups"))
        for group in project.foldersInStep where seen.insert(group.id).inserted {
            guard let folder = project.path(of: group) else { continue }
            for exception in try project.objects("exceptions", of: group) where exception.text("target") == owner.id {
                for path in try exception.texts("membershipExceptions").flatMap({ Self.paths($0, in: folder) }) {
                    add(URL(fileURLWithPath: path).standardizedFileURL.path, of: exception, isSource: true, to: &target)
                }
            }
        }
    }
}
