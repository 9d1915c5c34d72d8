import Foundation
import LayoutInspection

extension Subcommand {
    /// `cairn snapshots`: what became of the snapshots of a run of tests.
    static let snapshots = Subcommand(
        name: "snapshots", summary: "list the snapshots of a run of tests that did not pass, or recorded files that nothing uses",
        operands: "REPORT...",
        options: [
            CommandOption(
                name: "--orphans", placeholder: nil,
                summary: "list recorded files that tests of the run did not use, or whose tests are gone"
            ) { options, _ in options.listsOrphans = true },
            CommandOption(name: "--delete", placeholder: nil, summary: "with --orphans: delete the files that are listed") {
                options, _ in
                options.deletesOrphans = true
            },
            .text("--in", "FOLDER", "with --delete: the folder below which files may be deleted (default: the current one)") {
                $0.deletionRoot = $1
            },
            .text("-o", "FOLDER", "join the reports of a run's parts to one report in a folder") { $0.output = $1 },
        ],
        example: (
            "cairn snapshots .build/snapshots --orphans",
            "prints the paths of pictures and layouts that the tests of the latest run do not use any more"
        ),
        run: SnapshotsCommand.run)
}

@MainActor
enum SnapshotsCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        if options.deletesOrphans && !options.listsOrphans { throw .missingOption("--orphans") }
        if options.paths.count > 1 && options.output == nil { throw .missingOption("-o") }
        let run = try read(options)
        if !options.listsOrphans { return list(run, output) }
        let orphans = run.orphans
        if options.deletesOrphans {
            try requireAll(orphans, below: options.deletionRoot ?? FileManager.default.currentDirectoryPath)
        }
        for file in orphans {
            if options.deletesOrphans { try delete(file) }
            output.print("\(file.path)\n")
        }
        return orphans.isEmpty || options.deletesOrphans ? .success : .found
    }

    private static func read(_ options: CommandOptions) throws(UsageError) -> SnapshotRun {
        if let folder = options.output { return try joined(options.paths, into: folder) }
        return try report(options.paths[0])
    }

    private static func report(_ path: String) throws(UsageError) -> SnapshotRun {
        do {
            return try SnapshotRun(folder: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(path, reason: "it is no report of a run of tests: it has no results.js")
        }
    }

    /// Joins the reports of a run's parts to one in a folder.
    static func joined(_ paths: [String], into folder: String) throws(UsageError) -> SnapshotRun {
        for path in paths { _ = try report(path) }
        do {
            return try SnapshotRun.join(paths.map { URL(fileURLWithPath: $0) }, into: URL(fileURLWithPath: folder))
        } catch let foreign as SnapshotRun.ForeignPicture {
            throw .unreadable(folder, reason: "a result names '\(foreign.path)', which is no picture of its report")
        } catch {
            throw .unreadable(folder, reason: "the joined report cannot be written: \(error.localizedDescription)")
        }
    }

    /// A report says itself where the recorded files lie, so that one from elsewhere could name any folder: nothing is
    /// deleted where a file lies outside of the user's folder, by its path or by a link.
    private static func requireAll(_ files: [URL], below folder: String) throws(UsageError) {
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        for file in files {
            let place = file.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL.path
            guard (place + "/").hasPrefix(root == "/" ? root : root + "/") else {
                throw .undeletable(file.path, reason: "it lies outside of \(folder); --in names another folder")
            }
        }
    }

    private static func delete(_ file: URL) throws(UsageError) {
        do {
            try FileManager.default.removeItem(at: file)
        } catch {
            throw .undeletable(file.path, reason: error.localizedDescription)
        }
    }

    /// A line for each snapshot that did not pass, then one for each view that moved.
    private static func list(_ run: SnapshotRun, _ output: CommandOutput) -> ExitStatus {
        let others = run.results.filter { $0.status != .passed }
        for result in others {
            let words = [result.file, result.test, result.name, result.variant].filter { !$0.isEmpty }.joined(separator: " ")
            let message = result.message.split(separator: "\n").joined(separator: "; ")
            output.print("\(words): \(result.status.rawValue): \(message)\n")
            for move in result.moves {
                output.print("  \(move.words)\n" + (move.cause.map { "    because of \($0)\n" } ?? ""))
            }
            for line in result.lines { output.print("  \(line)\n") }
        }
        output.print("\(run.results.count) snapshots, \(others.count) not as recorded\n")
        return others.isEmpty ? .success : .found
    }
}
