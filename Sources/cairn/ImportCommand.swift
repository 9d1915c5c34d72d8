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
            CommandOption(
                name: "--launch-test", placeholder: nil,
                summary: "write also a test that compares the first screen of each app with a snapshot; later imports keep it"
            ) { options, _ in options.writesLaunchTest = true },
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
        let output = ImportOutput(output, of: options.paths[0])
        let sources = try ImportSource.all(at: options.paths[0]) { output.error($0.line) }
        let cairn = try cairn(options)
        var status = ExitStatus.success
        for source in sources {
            do {
                if options.checksOnly {
                    if try tellNotes(of: source, output) { status = .found }
                } else {
                    for line in try importSource(source, cairn: cairn, options, output) { output.print(line) }
                }
            } catch {
                output.error(source.line(of: error))
                status = .failure
            }
        }
        return status
    }

    /// Returns the lines that tell what was written.
    private static func importSource(
        _ source: ImportSource, cairn: String?, _ options: CommandOptions, _ output: ImportOutput
    ) throws -> [String] {
        if case .package(let folder) = source {
            if isCairn(folder) { throw UsageError.unreadable(folder, reason: "it is the package that has UIKit itself") }
            guard let cairn else { return ["\(folder)/Package.swift stays as it is: swift build --swift-sdk cairn builds it"] }
            return [try PackageImport(folder: folder, cairn: cairn).write()]
        }
        let (imported, notes) = try source.read()
        for note in notes { output.error(note.line) }
        let writing = PackageWriting(imported, cairn: cairn)
        let tests = options.writesLaunchTest ? try writing.writeLaunchTests() : []
        let manifest = try writing.write()
        if cairn == nil { try EditorSettings.write(to: writing.base) }
        return [manifest] + tests
    }

    /// Tells all that a source has and a package would not. Returns whether there is something.
    private static func tellNotes(of source: ImportSource, _ output: ImportOutput) throws -> Bool {
        let (imported, missing) = try source.read()
        let notes = missing + ProjectCheck(of: imported.targets.flatMap(\.swiftFiles)).notes
        for note in notes { output.print(note.line) }
        return !notes.isEmpty
    }

    /// The folder of the package that has UIKit, where one is given.
    static func cairn(_ options: CommandOptions) throws(UsageError) -> String? {
        guard let folder = options.cairn else { return nil }
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        guard isCairn(path) else { throw .unreadable(path, reason: "it is not the package that has UIKit") }
        return path
    }

    /// Whether a folder is that of the package that has UIKit.
    static func isCairn(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/Rewriter/Sources/SourceRewriting")
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
