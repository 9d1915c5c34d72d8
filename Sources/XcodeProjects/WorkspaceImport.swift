import Foundation

/// Makes one package of the projects of a workspace, or of a project and those inside of it, whose targets import
/// modules of each other's.
package struct WorkspaceImport {
    private let name: String
    private let folder: String
    /// The paths of the projects.
    private let projects: [String]
    /// The folders of the packages that the workspace shows.
    private let packages: [String]
    /// The parts that are left out.
    package private(set) var notes: [ImportNote] = []

    /// - Parameter name: The package's name.
    package init(_ workspace: XcodeWorkspace, name: String) {
        let bundle = (workspace.path as NSString).deletingLastPathComponent
        self.init(
            name: name, folder: (bundle as NSString).deletingLastPathComponent, projects: workspace.projects,
            packages: workspace.packages)
    }

    /// - Parameters:
    ///   - folder: The folder of the project that the others are inside of.
    ///   - projects: The paths of the projects, that one first.
    package init(name: String, folder: String, projects: [String], packages: [String]) {
        (self.name, self.folder, self.projects, self.packages) = (name, folder, projects, packages)
    }

    /// The package.
    package mutating func imported() throws -> ImportedProject {
        let imports = try projects.map { try imported($0) }
        var result = ImportedProject(
            name: name, folder: folder, developmentRegion: imports.first?.developmentRegion ?? "en")
        for (bundle, project) in zip(projects, imports) {
            for package in project.packages where !result.packages.contains(package) { result.packages.append(package) }
            for target in project.targets { add(target, of: bundle, to: &result.targets) }
        }
        connect(&result.targets)
        return result
    }

    private mutating func imported(_ bundle: String) throws -> ImportedProject {
        var reading = ProjectImport(try XcodeProject(bundle: bundle), packageFolders: packages)
        let project = try reading.imported(name: ((bundle as NSString).lastPathComponent as NSString).deletingPathExtension)
        notes += reading.notes.filter { !notes.contains($0) }
        return project
    }

    private mutating func add(_ target: ImportedTarget, of bundle: String, to targets: inout [ImportedTarget]) {
        if targets.contains(where: { $0.module == target.module }) {
            let message = "the target \(target.name) is left out: another project has its module \(target.module)"
            notes.append(ImportNote(id: "target", message: message, path: bundle + "/project.pbxproj", position: nil))
        } else {
            targets.append(target)
        }
    }

    /// Makes targets depend on libraries of other projects that their files import.
    private func connect(_ targets: inout [ImportedTarget]) {
        let libraries = targets.filter { $0.kind == .library }.map(\.module)
        for index in targets.indices {
            let (own, imports) = (targets[index], SourceImports(of: targets[index].swiftFiles))
            targets[index].dependencies += libraries.filter { module in
                module != own.module && !own.dependencies.contains(module) && imports.imports(module)
            }
        }
    }
}
