import Foundation
import InterfaceBuilderDocument

/// Reads what a package needs to know from a project, and tells what packages have no counterpart for.
package struct ProjectImport {
    private let project: XcodeProject
    /// What is left out, each with its place in `project.pbxproj`.
    package private(set) var notes: [DocumentDiagnostic] = []
    private var packages: [String: ImportedProject.Package] = [:]
    private var moduleNames: [String: String] = [:]
    private var membership = FolderMembership()

    package init(_ project: XcodeProject) { self.project = project }

    /// The whole project.
    package mutating func imported(name: String) throws -> ImportedProject {
        var result = ImportedProject(name: name, folder: project.folder, developmentRegion: project.developmentRegion ?? "en")
        result.packages = try importPackages()
        let targets = try importableTargets()
        for target in targets { moduleNames[target.object.id] = target.module }
        for target in targets { result.targets.append(try imported(target)) }
        return result
    }

    private mutating func note(_ id: String, _ message: String, at object: ProjectObject) {
        notes.append(
            DocumentDiagnostic(id: id, severity: .note, message: message, position: object.fields.position, items: [object.id]))
    }

    // MARK: Packages

    private mutating func importPackages() throws -> [ImportedProject.Package] {
        var found: [ImportedProject.Package] = []
        for reference in try project.packageReferences() {
            guard let package = importedPackage(reference) else {
                note(
                    "package", "the package \(reference.name) has a location or requirement that is not understood", at: reference
                )
                continue
            }
            packages[reference.id] = package
            found.append(package)
        }
        return found
    }

    private func importedPackage(_ reference: ProjectObject) -> ImportedProject.Package? {
        if let path = reference.text("relativePath") {
            let full = URL(fileURLWithPath: project.folder + "/" + path).standardizedFileURL.path
            return ImportedProject.Package(name: (full as NSString).lastPathComponent, location: .path(full))
        }
        guard let url = reference.text("repositoryURL"),
            let requirement = reference.fields["requirement"].flatMap(Self.requirement)
        else { return nil }
        let last = (url as NSString).lastPathComponent
        let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        return ImportedProject.Package(name: name, location: .remote(url: url, requirement: requirement))
    }

    private static func requirement(_ value: PropertyListValue) -> String? {
        let minimum = value["minimumVersion"]?.text.map(ManifestText.quoted)
        switch value["kind"]?.text {
        case "upToNextMajorVersion": return minimum.map { "from: \($0)" }
        case "upToNextMinorVersion": return minimum.map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": return value["version"]?.text.map { "exact: \(ManifestText.quoted($0))" }
        case "branch": return value["branch"]?.text.map { "branch: \(ManifestText.quoted($0))" }
        case "revision": return value["revision"]?.text.map { "revision: \(ManifestText.quoted($0))" }
        case "versionRange":
            guard let minimum, let maximum = value["maximumVersion"]?.text else { return nil }
            return "\(minimum)..<\(ManifestText.quoted(maximum))"
        default: return nil
        }
    }

    // MARK: Targets

    private struct Candidate {
        let object: ProjectObject
        let kind: ImportedTarget.Kind
        let module: String
        let debug: BuildSettings
        let release: BuildSettings
    }

    private mutating func importableTargets() throws -> [Candidate] {
        var found: [Candidate] = []
        for target in try project.targets() {
            guard target.kind == "PBXNativeTarget", let kind = ImportedTarget.Kind(productType: target.text("productType") ?? "")
            else {
                let type = target.text("productType") ?? target.kind
                note("target", "the target \(target.name) is left out: packages have no counterpart for \(type)", at: target)
                continue
            }
            let debug = try settings(of: target, configuration: "Debug")
            let module = debug.text("PRODUCT_MODULE_NAME") ?? target.name
            let release = try settings(of: target, configuration: "Release")
            found.append(
                Candidate(
                    object: target, kind: kind, module: BuildSettings.moduleName(module), debug: debug, release: release))
        }
        return found
    }

    /// The settings of a configuration, or of the first where none has the name.
    private mutating func settings(of target: ProjectObject, configuration: String) throws -> BuildSettings {
        var layers: [PropertyListValue] = []
        for owner in [try project.projectConfigurations(), try project.configurations(of: target)] {
            guard let chosen = owner.first(where: { $0.text("name") == configuration }) ?? owner.first else { continue }
            if let file = try project.object("baseConfigurationReference", of: chosen) { layers += layersOf(file, of: chosen) }
            if let settings = chosen.fields["buildSettings"] { layers.append(settings) }
        }
        var settings = BuildSettings(layers: layers)
        settings.setDefault("TARGET_NAME", target.name)
        settings.setDefault("PRODUCT_NAME", target.name)
        settings.setDefault("PROJECT_DIR", project.folder)
        settings.setDefault("SRCROOT", project.folder)
        settings.setDefault("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)")
        return settings
    }

    /// The settings of a file that a configuration is based on.
    private mutating func layersOf(_ file: ProjectObject, of configuration: ProjectObject) -> [PropertyListValue] {
        let settings = ConfigurationFile(path: project.path(of: file) ?? file.name)
        for path in settings.missing where !notes.contains(where: { $0.items == [configuration.id] }) {
            note("configuration-file", "the settings in \(path) are not read: there is no such file", at: configuration)
        }
        return settings.layers
    }

    private mutating func imported(_ candidate: Candidate) throws -> ImportedTarget {
        var target = ImportedTarget(name: candidate.object.name, module: candidate.module, kind: candidate.kind)
        for phase in try project.objects("buildPhases", of: candidate.object) { try add(phase, to: &target) }
        try addFolders(of: candidate.object, to: &target)
        try addFilesOfOtherFolders(of: candidate.object, to: &target)
        try addDependencies(of: candidate.object, to: &target)
        addSettings(candidate, to: &target)
        target.companions = CompanionModules.imported(by: target.sources + target.folders.flatMap(FolderListing.sources))
        return target
    }

    // MARK: Files

    private mutating func add(_ phase: ProjectObject, to target: inout ImportedTarget) throws {
        switch phase.kind {
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
            for file in try files(in: phase) { add(file, isSource: phase.kind == "PBXSourcesBuildPhase", to: &target) }
        case "PBXFrameworksBuildPhase": target.dependencies += try linkedModules(in: phase)
        case "PBXHeadersBuildPhase", "PBXCopyFilesBuildPhase": break
        default:
            note("build-phase", "the target \(target.name) has a \(phase.kind) '\(phase.name)', which is not run", at: phase)
        }
    }

    /// The project's modules that a target is linked with, on which Xcode makes it depend without saying so.
    private func linkedModules(in phase: ProjectObject) throws -> [String] {
        let linked = Set(try project.objects("files", of: phase).compactMap { $0.text("fileRef") })
        let targets = try project.targets().filter { linked.contains($0.text("productReference") ?? "") }
        return targets.compactMap { moduleNames[$0.id] }
    }

    /// The files of a build phase, each variant of a localized file by itself.
    private func files(in phase: ProjectObject) throws -> [ProjectObject] {
        var found: [ProjectObject] = []
        for file in try project.objects("files", of: phase) {
            guard let reference = try project.object("fileRef", of: file) else { continue }
            found += reference.kind == "PBXVariantGroup" ? try project.objects("children", of: reference) : [reference]
        }
        return found
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
        switch FileRole(path: path) {
        case .source: target.sources.append(path)
        case .catalog: target.catalogs.append(path)
        case .resource: target.resources.append(path)
        case .information: break
        case .other where !isSource: target.resources.append(path)
        case .foreign, .other: note("file", "\(name) is left out: packages for Linux cannot build it", at: file)
        }
    }

    /// Adds the folders that Xcode keeps in step with the disk.
    private mutating func addFolders(of owner: ProjectObject, to target: inout ImportedTarget) throws {
        for group in try project.objects("fileSystemSynchronizedGroups", of: owner) {
            guard let folder = project.path(of: group), FolderListing.isFolder(folder) else {
                note("missing-file", "there is no folder for the group \(group.name)", at: group)
                continue
            }
            var excluded: [String] = []
            for exception in try project.objects("exceptions", of: group) where exception.text("target") == owner.id {
                excluded += exception.texts("membershipExceptions").map { "\(folder)/\($0)" }
            }
            target.folders.append(folder)
            target.exclusions += excluded
            let contents = membership.contents(of: folder, excluding: excluded)
            target.resources += contents.resources
            target.catalogs += contents.catalogs
            for path in contents.foreign {
                note("file", "\(path) is left out: packages for Linux cannot build it", at: group)
            }
        }
    }

    /// Adds the files of other targets' folders that this target builds too: a folder's exceptions for another target name what it takes.
    private mutating func addFilesOfOtherFolders(of owner: ProjectObject, to target: inout ImportedTarget) throws {
        var seen = Set(owner.texts("fileSystemSynchronizedGroups"))
        for other in try project.targets() {
            for group in try project.objects("fileSystemSynchronizedGroups", of: other) where seen.insert(group.id).inserted {
                guard let folder = project.path(of: group) else { continue }
                for exception in try project.objects("exceptions", of: group) where exception.text("target") == owner.id {
                    for name in exception.texts("membershipExceptions") {
                        add("\(folder)/\(name)", of: exception, isSource: true, to: &target)
                    }
                }
            }
        }
    }

    // MARK: Dependencies

    private mutating func addDependencies(of owner: ProjectObject, to target: inout ImportedTarget) throws {
        for dependency in try project.objects("dependencies", of: owner) {
            guard let other = try project.object("target", of: dependency) else { continue }
            if let module = moduleNames[other.id], !target.dependencies.contains(module) { target.dependencies.append(module) }
        }
        for product in try project.objects("packageProductDependencies", of: owner) {
            let name = product.text("productName") ?? product.name
            guard let package = try project.object("package", of: product).flatMap({ packages[$0.id] }) else {
                note("package", "the project does not say which package has the product \(name)", at: product)
                continue
            }
            target.products.append(.init(name: name, package: package.name))
        }
    }

    // MARK: Settings

    private func addSettings(_ candidate: Candidate, to target: inout ImportedTarget) {
        let (debug, release) = (candidate.debug, candidate.release)
        target.conditions = (Self.conditions(debug), Self.conditions(release))
        target.languageMode = Self.languageMode(debug.text("SWIFT_VERSION"))
        target.isIsolatedToMainActor = debug.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        target.infoPath = debug.text("INFOPLIST_FILE").map { $0.hasPrefix("/") ? $0 : project.folder + "/" + $0 }
        let prefix = "INFOPLIST_KEY_"
        target.infoSettings = debug.keys(prefix: prefix).compactMap { key in
            debug.text(key).map { (String(key.dropFirst(prefix.count)), $0) }
        }
    }

    private static func conditions(_ settings: BuildSettings) -> [String] {
        let named = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" }
        let flags = settings.words("OTHER_SWIFT_FLAGS").filter { $0.hasPrefix("-D") && $0.count > 2 }.map {
            String($0.dropFirst(2))
        }
        return (named + flags.filter { $0 != "DEBUG" }).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func languageMode(_ version: String?) -> String {
        switch version?.prefix(1) {
        case "6": "v6"
        case "4": version == "4.2" ? "v4_2" : "v4"
        default: "v5"
        }
    }
}
