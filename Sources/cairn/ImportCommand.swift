import Foundation
import XcodeProjects

extension Subcommand {
    /// `cairn import`: makes a package of an Xcode project or of a folder of Swift files.
    static let `import` = Subcommand(
        name: "import",
        summary: "write a package that builds the files of an Xcode project, a folder of sources or another package",
        operands: "PROJECT.xcodeproj | WORKSPACE.xcworkspace | FOLDER",
        options: [
            .text("--cairn", "FOLDER", "have the package depend on the one in this folder, instead of the Swift SDK") {
                $0.cairn = $1
            },
            CommandOption(name: "--check", placeholder: nil, summary: "write nothing, and tell all that would be left out") {
                options, _ in
                options.checksOnly = true
            },
        ],
        example: (
            "cairn import Shop.xcodeproj && swift test --swift-sdk cairn",
            "writes Package.swift beside the project, tells what has no counterpart, then builds and tests the package"
        ),
        run: ImportCommand.run)
}

@MainActor
enum ImportCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        if options.paths.count > 1 { throw .tooManyOperands(options.paths[1]) }
        let output = ImportOutput(output, of: options.paths[0])
        let (sources, cairn) = (try sources(at: options.paths[0], output), try cairn(options))
        var status = ExitStatus.success
        for source in sources {
            do {
                if options.checksOnly {
                    if try tellNotes(of: source, output) { status = .found }
                } else {
                    output.print(try importSource(source, cairn: cairn, output))
                }
            } catch {
                output.error(line(of: error, source))
                status = .failure
            }
        }
        return status
    }

    /// The source of a package.
    private enum Source {
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
    }

    private static func importSource(_ source: Source, cairn: String?, _ output: ImportOutput) throws -> String {
        if case .package(let folder) = source {
            if isCairn(folder) { throw UsageError.unreadable(folder, reason: "it is the package that has UIKit itself") }
            guard let cairn else { return "\(folder)/Package.swift stays as it is: swift build --swift-sdk cairn builds it" }
            return try PackageImport(folder: folder, cairn: cairn).write()
        }
        let (imported, notes) = try read(source)
        for note in notes { output.error(note.line) }
        let writing = PackageWriting(imported, cairn: cairn)
        let manifest = try writing.write()
        if cairn == nil { try EditorSettings.write(to: writing.base) }
        return manifest
    }

    /// Tells all that a source has and a package would not. Returns whether there is something.
    private static func tellNotes(of source: Source, _ output: ImportOutput) throws -> Bool {
        let (imported, missing) = try read(source)
        let notes = missing + ProjectCheck(of: imported.targets.flatMap(\.swiftFiles)).notes
        for note in notes { output.print(note.line) }
        return !notes.isEmpty
    }

    private static func read(_ source: Source) throws -> (imported: ImportedProject, notes: [ImportNote]) {
        switch source {
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
    private static func sources(at path: String, _ output: ImportOutput) throws(UsageError) -> [Source] {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: path) else { throw .unreadable(path, reason: "there is no such file") }
        if path.hasSuffix(".xcodeproj") { return [.project(path, packages: [])] }
        if path.hasSuffix(".xcworkspace") { return try projects(ofWorkspace: path, output) }
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
        if workspaces.count == 1 { return try self.projects(ofWorkspace: "\(path)/\(workspaces[0])", output) }
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

    private static func projects(ofWorkspace path: String, _ output: ImportOutput) throws(UsageError) -> [Source] {
        let workspace: XcodeWorkspace
        do throws(PropertyListError) { workspace = try XcodeWorkspace(bundle: path) } catch {
            return [.faultyWorkspace("\(path)/contents.xcworkspacedata", error)]
        }
        for note in workspace.notes { output.error(note.line) }
        guard !workspace.projects.isEmpty else { throw .unreadable(path, reason: "it names no project that exists") }
        return workspace.projects.count > 1
            ? [.workspace(workspace)] : workspace.projects.map { .project($0, packages: workspace.packages) }
    }

    /// The folder of the package that has UIKit, where one is given.
    private static func cairn(_ options: CommandOptions) throws(UsageError) -> String? {
        guard let folder = options.cairn else { return nil }
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        guard isCairn(path) else { throw .unreadable(path, reason: "it is not the package that has UIKit") }
        return path
    }

    private static func isCairn(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/Rewriter/Sources/SourceRewriting")
    }

    // MARK: Messages

    private static func line(of error: any Error, _ source: Source) -> String {
        switch error {
        case let error as PropertyListError: error.line(path: source.list)
        case PackageWriting.Fault.unreadable(let path, let place, let reason):
            "\(path)\(place.map { ":\($0)" } ?? ""): error: \(reason)"
        case let fault as PackageWriting.Fault: "\(source.path): error: \(text(of: fault))"
        case let error as UsageError: "cairn: \(error.description)"
        default: "\(source.path): error: \(error.localizedDescription)"
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

/// Where an import writes lines. Paths below the current folder are relative to it if the operand is relative.
private struct ImportOutput {
    private let output: CommandOutput
    private let folder: String?

    init(_ output: CommandOutput, of operand: String) {
        self.output = output
        folder = operand.hasPrefix("/") ? nil : FileManager.default.currentDirectoryPath + "/"
    }

    func print(_ line: String) { output.print(shown(line) + "\n") }
    func error(_ line: String) { output.error(shown(line) + "\n") }

    private func shown(_ line: String) -> String {
        guard let folder, line.hasPrefix(folder) else { return line }
        return String(line.dropFirst(folder.count))
    }
}
