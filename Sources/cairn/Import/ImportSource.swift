import Foundation
import XcodeProjects

/// The source of an import: a project, a workspace, a folder of sources, or another package.
enum ImportSource {
    /// A project, with the packages that its workspace shows.
    case project(String, packages: [String])
    /// Several projects that import modules of each other's.
    case workspace(XcodeWorkspace)
    case folder(String)
    /// A workspace that cannot be read, by its list.
    case faultyWorkspace(String, PropertyListError)
    /// A package whose manifest does not name UIKit.
    case package(String)

    var path: String {
        switch self {
        case .project(let path, _), .folder(let path), .package(let path), .faultyWorkspace(let path, _): path
        case .workspace(let workspace): (workspace.path as NSString).deletingLastPathComponent
        }
    }

    /// The path of the property list that is read first.
    var list: String { if case .faultyWorkspace = self { path } else { path + "/project.pbxproj" } }

    /// Reads what it has, and what is left out of a package.
    func read() throws -> (imported: ImportedProject, notes: [ImportNote]) {
        switch self {
        case .project(let bundle, let packages):
            let name = ((bundle as NSString).lastPathComponent as NSString).deletingPathExtension
            let project = try XcodeProject(bundle: bundle)
            let all = try project.withInnerProjects()
            if all.count > 1 {
                var reading = WorkspaceImport(name: name, folder: project.folder, projects: all, packages: packages)
                return (try reading.imported(), reading.notes)
            }
            var reading = ProjectImport(project, packageFolders: packages)
            return (try reading.imported(name: name), reading.notes)
        case .workspace(let workspace):
            let bundle = (workspace.path as NSString).deletingLastPathComponent
            let name = ((bundle as NSString).lastPathComponent as NSString).deletingPathExtension
            var reading = WorkspaceImport(workspace, name: name)
            return (try reading.imported(), reading.notes)
        case .folder(let folder), .package(let folder):
            var reading = FolderImport(folder: folder)
            return (reading.imported(), reading.notes)
        case .faultyWorkspace(_, let fault): throw fault
        }
    }

    // MARK: What is read

    /// The projects of a workspace, one project, or a folder: its package, its workspace, its project, or its Swift
    /// files.
    ///
    /// - Parameter tell: Gets what a workspace has and no package can have.
    static func all(at path: String, _ tell: (ImportNote) -> Void) throws(UsageError) -> [ImportSource] {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: path) else { throw .unreadable(path, reason: "there is no such file") }
        if path.hasSuffix(".xcodeproj") { return [.project(path, packages: [])] }
        if path.hasSuffix(".xcworkspace") { return try projects(ofWorkspace: path, tell) }
        let isPackage = PackageImport.isPackage(path)
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: path).sorted() } catch {
            throw .unreadable(path, reason: "it is neither a project, nor a workspace, nor a folder")
        }
        let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        if isPackage, projects.count != 1 || !PackageImport.lacksTargets(of: "\(path)/\(projects[0])", in: path) {
            return [.package(path)]
        }
        if projects.count == 1 { return [.project("\(path)/\(projects[0])", packages: [])] }
        if workspaces.count == 1 { return try self.projects(ofWorkspace: "\(path)/\(workspaces[0])", tell) }
        if projects.count + workspaces.count > 0 {
            throw .unreadable(path, reason: "name one of \((projects + workspaces).joined(separator: ", "))")
        }
        return [.folder(try bareFolder(path))]
    }

    /// A folder of Swift files that holds no project further below.
    private static func bareFolder(_ path: String) throws(UsageError) -> String {
        let (projects, hasSources) = FolderContents.look(in: path)
        if !projects.isEmpty {
            throw .unreadable(path, reason: "it holds projects below; name one of \(projects.joined(separator: ", "))")
        }
        guard hasSources else { throw .unreadable(path, reason: "it holds no project and no Swift files") }
        return path
    }

    private static func projects(
        ofWorkspace path: String, _ tell: (ImportNote) -> Void
    ) throws(UsageError) -> [ImportSource] {
        let workspace: XcodeWorkspace
        do throws(PropertyListError) { workspace = try XcodeWorkspace(bundle: path) } catch {
            return [.faultyWorkspace("\(path)/contents.xcworkspacedata", error)]
        }
        for note in workspace.notes { tell(note) }
        guard !workspace.projects.isEmpty else { throw .unreadable(path, reason: "it names no project that exists") }
        return workspace.projects.count > 1
            ? [.workspace(workspace)] : workspace.projects.map { .project($0, packages: workspace.packages) }
    }

    // MARK: Messages

    /// The line that tells an error.
    func line(of error: any Error) -> String {
        switch error {
        case let error as PropertyListError: error.line(path: list)
        case PackageWriting.Fault.unreadable(let path, let place, let reason):
            "\(path)\(place.map { ":\($0)" } ?? ""): error: \(reason)"
        case let fault as PackageWriting.Fault: "\(path): error: \(Self.text(of: fault))"
        case let error as UsageError: "cairn: \(error.description)"
        default: "\(path): error: \(error.localizedDescription)"
        }
    }

    private static func text(of fault: PackageWriting.Fault) -> String {
        switch fault {
        case .existingManifest(let path):
            "\(path) was not written by this command and stays as it is; move it away, or give it a dependency on Cairn and use that"
        case .unreadable(let path, _, let reason): "\(path): \(reason)"
        case .noTargets: "the project has no target that a package could have"
        }
    }
}
