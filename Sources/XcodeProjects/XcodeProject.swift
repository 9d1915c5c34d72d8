import Foundation
import InterfaceBuilderDocument

/// A project of Xcode: the objects of its `project.pbxproj`, and the paths that its groups give them.
package struct XcodeProject {
    /// The folder that holds the `.xcodeproj`.
    package let folder: String
    /// The path of `project.pbxproj`.
    package let path: String
    private let objects: [String: ProjectObject]
    /// The group that holds an object, by the object's id.
    private let groups: [String: ProjectObject]
    private let root: ProjectObject
    /// The references to files and folders, in the project's order.
    let fileReferences: [ProjectObject]
    /// The folders that Xcode keeps in step with the disk, in the project's order.
    let foldersInStep: [ProjectObject]

    /// Reads a project.
    ///
    /// - Parameter bundle: The path of the `.xcodeproj`.
    package init(bundle: String) throws {
        let path = bundle + "/project.pbxproj"
        let bytes: [UInt8]
        do throws(RegularFile.Fault) { bytes = try RegularFile.contents(path) } catch {
            throw PropertyListError(message: "the project cannot be read: \(error.reason)", position: .init(line: 1, column: 1))
        }
        try self.init(PropertyListParser.parse(bytes), path: path, folder: (bundle as NSString).deletingLastPathComponent)
    }

    init(_ file: PropertyListValue, path: String, folder: String) throws(PropertyListError) {
        (self.path, self.folder) = (path, folder)
        guard let entries = file["objects"]?.table else {
            throw PropertyListError(message: "the project has no table of objects", position: file.position)
        }
        var objects: [String: ProjectObject] = [:]
        for (id, fields) in entries { objects[id] = try ProjectObject(id: id, fields: fields) }
        guard let root = file["rootObject"]?.text.flatMap({ objects[$0] }) else {
            throw PropertyListError(message: "the project has no root object", position: file.position)
        }
        var groups: [String: ProjectObject] = [:]
        for (id, _) in entries {
            guard let group = objects[id] else { continue }
            for child in try group.texts("children") where groups[child] == nil { groups[child] = group }
        }
        try Self.checkThatGroupsEnd(entries.map(\.key), groups)
        (self.objects, self.groups, self.root) = (objects, groups, root)
        let all = entries.compactMap { objects[$0.key] }
        fileReferences = all.filter { $0.kind == "PBXFileReference" }
        foldersInStep = all.filter { $0.kind == "PBXFileSystemSynchronizedRootGroup" }
    }

    private static let deepest = 200

    /// Throws where a group contains itself, directly or not, or is in too many others.
    private static func checkThatGroupsEnd(_ ids: [String], _ groups: [String: ProjectObject]) throws(PropertyListError) {
        var depths: [String: Int] = [:]
        for id in ids {
            var (chain, next) = ([id], groups[id])
            while let group = next, depths[group.id] == nil {
                guard !chain.contains(group.id) else {
                    throw PropertyListError(message: "the group \(group.name) contains itself", position: group.fields.position)
                }
                guard chain.count < deepest else { throw tooDeep(group) }
                chain.append(group.id)
                next = groups[group.id]
            }
            let outer = next.flatMap { depths[$0.id] } ?? 0
            if let next, outer + chain.count > deepest { throw tooDeep(next) }
            for (place, id) in chain.reversed().enumerated() { depths[id] = outer + place + 1 }
        }
    }

    private static func tooDeep(_ group: ProjectObject) -> PropertyListError {
        PropertyListError(
            message: "the group \(group.name) is in more than \(deepest) others, or holds as many inside of each other",
            position: group.fields.position)
    }

    // MARK: Objects

    /// The object that a field names; nil where the field is missing.
    ///
    /// Throws where the field names an object that the project lacks, or is no name.
    func object(_ field: String, of owner: ProjectObject) throws(PropertyListError) -> ProjectObject? {
        guard let value = owner.fields[field] else { return nil }
        return try object(try name(value, field, of: owner), at: value.position)
    }

    /// The objects that a field lists.
    ///
    /// Throws where the field names an object that the project lacks, or is no list of names.
    func objects(_ field: String, of owner: ProjectObject) throws(PropertyListError) -> [ProjectObject] {
        guard let value = owner.fields[field] else { return [] }
        guard let list = value.list else { throw owner.unexpected(value, field, expected: "a list") }
        var found: [ProjectObject] = []
        for value in list { found.append(try object(try name(value, field, of: owner), at: value.position)) }
        return found
    }

    private func name(
        _ value: PropertyListValue, _ field: String, of owner: ProjectObject
    ) throws(PropertyListError) -> String {
        guard let id = value.text else { throw owner.unexpected(value, field, expected: "the name of an object") }
        return id
    }

    private func object(_ id: String, at place: SourcePosition) throws(PropertyListError) -> ProjectObject {
        guard let object = objects[id] else {
            throw PropertyListError(message: "the project has no object \(id)", position: place)
        }
        return object
    }

    /// The targets, in the project's order.
    func targets() throws(PropertyListError) -> [ProjectObject] { try objects("targets", of: root) }

    /// The packages that the project depends on.
    func packageReferences() throws(PropertyListError) -> [ProjectObject] { try objects("packageReferences", of: root) }

    /// The projects that stand inside of the project and exist, by their paths, and those inside of them; the project's
    /// own path is first.
    package func withInnerProjects() throws -> [String] {
        var (found, next) = ([String](), [(path as NSString).deletingLastPathComponent][...])
        while let bundle = next.popFirst(), found.count < Self.deepest {
            guard !found.contains(bundle) else { continue }
            found.append(bundle)
            let project = found.count == 1 ? self : try XcodeProject(bundle: bundle)
            next += try project.innerProjects()
        }
        return found
    }

    private func innerProjects() throws(PropertyListError) -> [String] {
        var found: [String] = []
        for reference in root.fields["projectReferences"]?.list ?? [] {
            guard let id = reference["ProjectRef"]?.text, let file = objects[id], let path = path(of: file) else { continue }
            let isReadable = FileManager.default.fileExists(atPath: path + "/project.pbxproj")
            if isReadable, FolderLimit(of: folder).allows(path) { found.append(path) }
        }
        return found
    }

    /// The language that the project is written in.
    var developmentRegion: String? { root.text("developmentRegion").map { Self.languages[$0] ?? $0 } }

    /// Languages as projects of early versions of Xcode name them.
    private static let languages = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
        "Swedish": "sv", "Danish": "da", "Norwegian": "no", "Finnish": "fi", "Portuguese": "pt", "Korean": "ko",
    ]

    /// The lists of build settings of the project itself.
    func projectConfigurations() throws(PropertyListError) -> [ProjectObject] { try configurations(of: root) }

    /// The lists of build settings of the project or a target, one for each configuration.
    func configurations(of owner: ProjectObject) throws(PropertyListError) -> [ProjectObject] {
        guard let list = try object("buildConfigurationList", of: owner) else { return [] }
        return try objects("buildConfigurations", of: list)
    }

    // MARK: Paths

    /// The path of a file or folder below or beside the project's folder; nil for products and what belongs to a
    /// system's development kit.
    func path(of object: ProjectObject) -> String? {
        var parts: [String] = []
        var next: ProjectObject? = object
        while let item = next {
            if let part = item.text("path") { parts.insert(part, at: 0) }
            switch item.text("sourceTree") ?? "<group>" {
            case "<group>": next = groups[item.id]
            case "SOURCE_ROOT": next = nil
            case "<absolute>": return Self.absolute(parts.joined(separator: "/"))
            default: return nil
            }
        }
        let directory = root.text("projectDirPath") ?? ""
        let all = [folder] + (directory.isEmpty ? [] : [directory]) + parts
        return Self.absolute(all.joined(separator: "/"))
    }

    /// A path without `..`; nil for one that depends on the current folder.
    private static func absolute(_ path: String) -> String? {
        path.hasPrefix("/") ? MacFileName.existing(URL(fileURLWithPath: path).standardizedFileURL.path) : nil
    }
}

/// One object of a project.
struct ProjectObject {
    let id: String
    /// The object's class, such as `PBXNativeTarget`.
    let kind: String
    let fields: PropertyListValue

    init(id: String, fields: PropertyListValue) throws(PropertyListError) {
        guard let kind = fields["isa"]?.text else {
            throw PropertyListError(message: "the object \(id) does not say what it is ('isa')", position: fields.position)
        }
        (self.id, self.kind, self.fields) = (id, kind, fields)
    }

    func text(_ field: String) -> String? { fields[field]?.text }

    /// The texts that a field lists; none where the field is missing.
    ///
    /// Throws where the field is no list of texts.
    func texts(_ field: String) throws(PropertyListError) -> [String] {
        guard let value = fields[field] else { return [] }
        guard let list = value.list else { throw unexpected(value, field, expected: "a list") }
        var texts: [String] = []
        for item in list {
            guard let text = item.text else { throw unexpected(item, field, expected: "a text") }
            texts.append(text)
        }
        return texts
    }

    fileprivate func unexpected(_ value: PropertyListValue, _ field: String, expected: String) -> PropertyListError {
        PropertyListError(message: "\(expected) is expected for '\(field)' of \(name)", position: value.position)
    }

    /// The name that people see.
    var name: String { text("name") ?? text("path") ?? text("productName") ?? id }
}
