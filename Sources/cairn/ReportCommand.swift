import Foundation

extension Subcommand {
    /// `cairn report merge`: joins the results of shards.
    static let report = Subcommand(
        name: "report", summary: "join the results of shards to those of one run", operands: "merge FILE...",
        options: [
            .text("-o", "FOLDER", "join reports of snapshots, which are folders, to one in a folder") { $0.output = $1 }
        ],
        example: (
            "cairn lint --shard 2/3 --format sarif App > 2.sarif; cairn report merge 1.sarif 2.sarif 3.sarif > all.sarif",
            "gives the bytes that one run without --shard prints; the files are named in the order of the shards"
        ),
        run: ReportCommand.run)
}

@MainActor
enum ReportCommand {
    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        guard options.paths[0] == "merge" else { throw .unknownSubcommand("report \(options.paths[0])", known: ["report merge"]) }
        let files = options.paths.dropFirst()
        guard !files.isEmpty else { throw .missingOperand("FILE...") }
        if let folder = options.output { return try joinSnapshots(Array(files), into: folder) }
        var report: JoinedReport?
        for file in files {
            let part = try read(file)
            guard var joined = report else {
                report = part
                continue
            }
            if let reason = joined.add(part) { throw .unreadable(file, reason: reason) }
            report = joined
        }
        guard let report else { return .success }
        output.print(report.text)
        return report.status
    }

    /// Joins reports of snapshots, which are folders with pictures.
    private static func joinSnapshots(_ folders: [String], into folder: String) throws(UsageError) -> ExitStatus {
        let run = try SnapshotsCommand.joined(folders, into: folder)
        return run.results.allSatisfy { $0.status == .passed } ? .success : .found
    }

    private static func read(_ file: String) throws(UsageError) -> JoinedReport {
        let bytes: [UInt8]
        do throws(SystemFault) {
            bytes = try FileSystem.input(file == DocumentReader.standardInput ? "/dev/stdin" : file)
        } catch {
            throw .unreadable(file, reason: error.reason)
        }
        guard let report = JoinedReport(String(decoding: bytes, as: UTF8.self)) else {
            throw .unreadable(file, reason: "it is no result in the format json, jsonl, sarif, junit or github")
        }
        return report
    }
}
