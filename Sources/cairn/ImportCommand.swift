import Foundation
import XcodeProjects

extension Subcommand {
    /// `cairn import`: makes a package of an Xcode project.
    static let `import` = Subcommand(
        name: "import", summary: "write a package beside an Xcode project, which builds the project's own files",
        operands: "PROJECT.xcodeproj | WORKSPACE.xcworkspace",
        options: [
            .text("--cairn", "FOLDER", "the package that has UIKit (default: the one that this program was built in)") {
                $0.cairn = $1
            }
        ],
        example: (
            "cairn import Shop.xcodeproj && swift package uikit-test",
            "writes Package.swift beside the project, tells what has no counterpart, then builds and tests the package"
        ),
        run: ImportCommand.run)
}

@MainActor
enum ImportCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        if options.paths.count > 1 { throw .tooManyOperands(options.paths[1]) }
        let (bundles, cairn) = (try projectBundles(at: options.paths[0], output), try cairn(options))
        var status = ExitStatus.success
        for bundle in bundles {
            do { output.print("\(try importProject(at: bundle, cairn: cairn, output))\n") } catch {
                output.error(line(of: error, bundle) + "\n")
                status = .failure
            }
        }
        return status
    }

    private static func importProject(at bundle: String, cairn: String, _ output: CommandOutput) throws -> String {
        let project = try XcodeProject(bundle: bundle)
        var reading = ProjectImport(project)
        let name = ((bundle as NSString).lastPathComponent as NSString).deletingPathExtension
        let imported = try reading.imported(name: name)
        for note in reading.notes { output.error(note.line(path: project.path) + "\n") }
        return try PackageWriting(imported, cairn: cairn).write()
    }

    // MARK: What is read

    /// The absolute paths of the projects of a workspace, or of one project, which may be given by the folder that holds it.
    private static func projectBundles(at path: String, _ output: CommandOutput) throws(UsageError) -> [String] {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: path) else { throw .unreadable(path, reason: "there is no such file") }
        if path.hasSuffix(".xcodeproj") { return [path] }
        if path.hasSuffix(".xcworkspace") { return try projects(ofWorkspace: path, output) }
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
            throw .unreadable(path, reason: "it is neither an .xcodeproj nor a folder")
        }
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        guard projects.count == 1 else {
            throw .unreadable(path, reason: "a folder with one .xcodeproj is expected; this one has \(projects.count)")
        }
        return ["\(path)/\(projects[0])"]
    }

    private static func projects(ofWorkspace path: String, _ output: CommandOutput) throws(UsageError) -> [String] {
        let workspace: XcodeWorkspace
        do { workspace = try XcodeWorkspace(bundle: path) } catch {
            throw .unreadable(path, reason: error.localizedDescription)
        }
        for project in workspace.leftOut { output.error("\(project): note: it is left out: CocoaPods writes it\n") }
        guard !workspace.projects.isEmpty else { throw .unreadable(path, reason: "it names no project that exists") }
        return workspace.projects
    }

    /// The folder of the package that has UIKit: the one given, or the one above this program's file.
    private static func cairn(_ options: CommandOptions) throws(UsageError) -> String {
        if let folder = options.cairn {
            let path = URL(fileURLWithPath: folder).standardizedFileURL.path
            guard isCairn(path) else { throw .unreadable(path, reason: "it is not the package that has UIKit") }
            return path
        }
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
        var folder = (program as NSString).deletingLastPathComponent
        while folder.count > 1 && !isCairn(folder) { folder = (folder as NSString).deletingLastPathComponent }
        guard isCairn(folder) else { throw .missingOption("--cairn") }
        return folder
    }

    private static func isCairn(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/Rewriter/Sources/SourceRewriting")
    }

    // MARK: Messages

    private static func line(of error: any Error, _ bundle: String) -> String {
        switch error {
        case let error as PropertyListError: error.line(path: bundle + "/project.pbxproj")
        case let fault as PackageWriting.Fault: "\(bundle): error: \(text(of: fault))"
        case let error as UsageError: "cairn: \(error.description)"
        default: "\(bundle): error: \(error.localizedDescription)"
        }
    }

    private static func text(of fault: PackageWriting.Fault) -> String {
        switch fault {
        case .existingManifest(let path): "\(path) was not written by this command and stays as it is"
        case .unreadableInfo(let path, let reason): "\(path) cannot be read: \(reason)"
        case .noTargets: "the project has no target that a package could have"
        }
    }
}
