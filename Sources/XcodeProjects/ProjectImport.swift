import Foundation
import InterfaceBuilderDocument

/// Reads what a package needs to know from a project, and tells what packages have no counterpart for.
package struct ProjectImport {
    let project: XcodeProject
    /// The parts that are left out.
    package private(set) var notes: [ImportNote] = []
    /// The lines of notes about objects.
    private var told: Set<String> = []
    /// The packages by the ids of the objects that refer to them.
    var packages: [String: ImportedProject.Package] = [:]
    /// Packages on this machine, which the project or its workspace shows.
    var localPackages: [ImportedProject.Package] = []
    private(set) var moduleNames: [String: String] = [:]
    /// The modules of programs by the names of their products.
    private var hosts: [String: String] = [:]
    var membership = FolderMembership()
    let limit: FolderLimit

    /// - Parameter packageFolders: Folders of packages that the project's workspace shows.
    package init(_ project: XcodeProject, packageFolders: [String] = []) {
        self.project = project
        limit = FolderLimit(of: project.folder)
        localPackages = packageFolders.map(ImportedProject.Package.init)
    }

    /// The whole project.
    package mutating func imported(name: String) throws -> ImportedProject {
        var result = ImportedProject(name: name, folder: project.folder, developmentRegion: project.developmentRegion ?? "en")
        let referenced = try importPackages()
        var targets: [ImportedTarget] = []
        let candidates = try importableTargets()
        for target in candidates {
            moduleNames[target.object.id] = target.module
            if target.kind == .program { hosts[target.debug.text("PRODUCT_NAME") ?? target.object.name] = target.module }
        }
        for candidate in candidates {
            let target = try imported(candidate)
            if target.swiftFiles.isEmpty {
                note("target", "the target \(target.name) is left out: it has no Swift sources", at: candidate.object)
            } else {
                targets.append(target)
            }
        }
        result.targets = targets.map { $0.depending(only: targets.map(\.module)) }
        result.packages =
            referenced
            + localPackages.filter { local in
                !referenced.contains(local) && targets.contains { $0.products.contains { $0.package == local.name } }
            }
        notes += SourceImports(of: targets.flatMap(\.swiftFiles)).notes
        return result
    }

    /// Tells something of an object once, whatever number of targets have it.
    mutating func note(_ id: String, _ message: String, at object: ProjectObject) {
        let note = ImportNote(id: id, message: message, path: project.path, position: object.fields.position)
        if told.insert(note.line).inserted { notes.append(note) }
    }

    // MARK: Targets

    struct Candidate {
        let object: ProjectObject
        let kind: ImportedTarget.Kind
        let module: String
        let debug: BuildSettings
        let release: BuildSettings

        /// The name of the program in which tests run, on which Xcode makes them depend without saying so.
        var hostName: String? {
            guard kind == .tests, let path = debug.text("TEST_HOST"), !path.isEmpty else { return nil }
            return (path as NSString).lastPathComponent
        }
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
            let candidate = try candidate(target, kind)
            if let reason = reasonToLeaveOut(candidate, found) {
                note("target", "the target \(target.name) is left out: \(reason)", at: target)
            } else {
                found.append(candidate)
            }
        }
        return found
    }

    private mutating func candidate(_ target: ProjectObject, _ kind: ImportedTarget.Kind) throws -> Candidate {
        let debug = try settings(of: target, configuration: "Debug")
        let release = try settings(of: target, configuration: "Release")
        let module = BuildSettings.moduleName(debug.text("PRODUCT_MODULE_NAME") ?? target.name)
        return Candidate(object: target, kind: kind, module: module, debug: debug, release: release)
    }

    private func reasonToLeaveOut(_ candidate: Candidate, _ others: [Candidate]) -> String? {
        if let platform = Self.otherPlatform(candidate.debug) { return "it is built for \(platform)" }
        let other = others.first { $0.module == candidate.module }
        return other.map { "its module \(candidate.module) is that of the target \($0.object.name)" }
    }

    /// The platform of a target that is not built for iOS.
    private static func otherPlatform(_ settings: BuildSettings) -> String? {
        let platforms = settings.words("SUPPORTED_PLATFORMS").filter { !$0.hasPrefix("$") }
        if !platforms.isEmpty {
            return platforms.contains { $0.hasPrefix("iphone") } ? nil : platforms.joined(separator: " and ")
        }
        let kit = settings.text("SDKROOT") ?? "iphoneos"
        return ["macosx", "appletvos", "watchos", "xros", "driverkit"].first(where: kit.hasPrefix)
    }

    private mutating func imported(_ candidate: Candidate) throws -> ImportedTarget {
        var target = ImportedTarget(name: candidate.object.name, module: candidate.module, kind: candidate.kind)
        for phase in try project.objects("buildPhases", of: candidate.object) { try add(phase, to: &target) }
        try addFolders(of: candidate.object, to: &target)
        try addFilesOfOtherFolders(of: candidate.object, to: &target)
        target.leaveOut(filesNamed: candidate.debug.words("EXCLUDED_SOURCE_FILE_NAMES"))
        try addDependencies(of: candidate.object, to: &target)
        if let host = hosts[candidate.hostName ?? ""], host != target.module, !target.dependencies.contains(host) {
            target.dependencies.append(host)
        }
        addSettings(candidate, to: &target)
        target.findCompanions()
        return target
    }

    // MARK: Settings

    /// The settings of a configuration, or of the first where none has the name.
    private mutating func settings(of target: ProjectObject, configuration: String) throws -> BuildSettings {
        var layers: [PropertyListValue] = []
        for owner in [try project.projectConfigurations(), try project.configurations(of: target)] {
            guard let chosen = owner.first(where: { $0.text("name") == configuration }) ?? owner.first else { continue }
            if let file = try project.object("baseConfigurationReference", of: chosen) { layers += layersOf(file, of: chosen) }
            if let settings = chosen.fields["buildSettings"] { layers.append(settings) }
        }
        var settings = BuildSettings(layers: layers, configuration: configuration)
        settings.setDefault("TARGET_NAME", target.name)
        settings.setDefault("PRODUCT_NAME", target.name)
        settings.setDefault("PROJECT_DIR", project.folder)
        settings.setDefault("SRCROOT", project.folder)
        settings.setDefault("CONFIGURATION", configuration)
        settings.setDefault("EXECUTABLE_NAME", "$(PRODUCT_NAME)")
        settings.setDefault("DEVELOPMENT_LANGUAGE", project.developmentRegion ?? "en")
        settings.setDefault("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)")
        return settings
    }

    /// The settings of a file that a configuration is based on.
    private mutating func layersOf(_ file: ProjectObject, of configuration: ProjectObject) -> [PropertyListValue] {
        guard let path = project.path(of: file) else {
            note("configuration-file", "\(file.name) lies where the project's folder does not lead to", at: configuration)
            return []
        }
        let settings = ConfigurationFile(path: path)
        for fault in settings.faults where !notes.contains(where: { $0.path == fault.path && $0.position == fault.position }) {
            notes.append(fault)
        }
        return settings.layers
    }

    private mutating func addSettings(_ candidate: Candidate, to target: inout ImportedTarget) {
        let (debug, release) = (candidate.debug, candidate.release)
        target.conditions = (LanguageSettings.conditions(debug), LanguageSettings.conditions(release))
        target.languageMode = LanguageSettings.mode(debug.text("SWIFT_VERSION"))
        target.upcomingFeatures = LanguageSettings.upcomingFeatures(debug)
        target.isIsolatedToMainActor = debug.text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        target.settings = debug
        if let header = debug.text("SWIFT_OBJC_BRIDGING_HEADER"), !header.isEmpty {
            note("setting", "\(header) is left out: packages for Linux have no Objective-C", at: candidate.object)
        }
        if let path = debug.text("INFOPLIST_FILE"), !path.isEmpty {
            let full = MacFileName.existing(
                URL(fileURLWithPath: path.hasPrefix("/") ? path : "\(project.folder)/\(path)").standardizedFileURL.path)
            if limit.allows(full) { target.infoPath = full } else { noteOutside(full, at: candidate.object) }
        }
        let prefix = "INFOPLIST_KEY_"
        target.infoSettings = debug.keys(prefix: prefix).compactMap { key in
            debug.text(key).map { (String(key.dropFirst(prefix.count)), $0) }
        }
    }

    mutating func noteOutside(_ path: String, at object: ProjectObject) {
        note("outside", "\(path) is left out: it lies outside of \(limit.folder)", at: object)
    }
}
