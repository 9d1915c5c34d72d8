import Foundation
import Testing

@testable import cairn

/// The results of shards, joined.
@MainActor
struct ReportCommandTests {
    private static let documents = CommandRun.fixture("")

    @Test(
        "Shards joined are the bytes of one run, with its status",
        arguments: [
            ["layout", "--format", "json"], ["layout", "--format", "jsonl"], ["verify", "--format", "json"],
            ["verify", "--format", "jsonl"],
            ["lint", "--format", "json"], ["lint", "--format", "jsonl"], ["lint", "--format", "sarif"],
            ["verify", "--format", "sarif"],
            ["verify", "--format", "junit"], ["verify", "--format", "github"],
            ["lint", "--format", "junit"],
            ["lint", "--format", "github"],
        ])
    func shards(_ arguments: [String]) throws {
        let folder = NSTemporaryDirectory() + "cairn-shards-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let documents = try CommandRun.someFixtures()
        let whole = CommandRun(arguments + documents)
        for count in [1, 3, 40] {
            let files = try (1...count).map { number in
                let file = "\(folder)/\(number)"
                let part = CommandRun(arguments + ["--shard", "\(number)/\(count)"] + documents)
                try Data(part.output.utf8).write(to: URL(fileURLWithPath: file))
                return file
            }
            let joined = CommandRun(["report", "merge"] + files)
            #expect(joined.output == whole.output && joined.messages.isEmpty, "\(count) shards of \(arguments)")
            #expect(joined.status == whole.status)
        }
    }

    @Test("Counts that no result has", arguments: ["9223372036854775807", "9007199254740993", "-1"])
    func hugeCounts(_ count: String) throws {
        let files = try ["1", count].map { number in
            let file = NSTemporaryDirectory() + "cairn-count-\(UUID().uuidString)"
            let summary = "{\"summary\": {\"documents\": 1, \"unreadable\": 0, \"errors\": \(number), \"warnings\": \(number)}}\n"
            try Data(summary.utf8).write(to: URL(fileURLWithPath: file))
            return file
        }
        defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
        let run = CommandRun(["report", "merge"] + files)
        #expect(run.messages == "cairn: cannot read \(files[1]): its summary counts something else\n")
        #expect(CommandRun(["report", "merge", files[1]]).status == .success)
    }

    @Test func aResultWithoutAnEndIsRefused() {
        #expect(CommandRun("report", "merge", "/dev/zero").messages == "cairn: cannot read /dev/zero: it has more than 256 MiB\n")
    }

    @Test func whatCannotBeJoinedIsRefused() throws {
        let folder = NSTemporaryDirectory() + "cairn-reports-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func file(_ name: String, _ text: String) throws -> String {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
            return "\(folder)/\(name)"
        }
        let words = try file("words", "something else\n")
        #expect(CommandRun("report", "merge", words).messages.contains("it is no result in the format"))
        let verify = try file("verify", "{\"summary\": {\"documents\": 1, \"tolerance\": 1}}\n")
        let lint = try file("lint", "{\"summary\": {\"documents\": 1, \"errors\": 0}}\n")
        #expect(CommandRun("report", "merge", verify, lint).messages.contains("its summary counts something else"))
        let tolerant = try file("tolerant", "{\"summary\": {\"documents\": 1, \"tolerance\": 2}}\n")
        #expect(CommandRun("report", "merge", verify, tolerant).messages.contains("its summary counts something else"))
        let list = try file("list", "[\n]\n")
        #expect(CommandRun("report", "merge", verify, list).messages.contains("another command, version or format"))
        #expect(CommandRun("report", "join", verify).status == .failure && CommandRun("report", "merge").status == .failure)
        #expect(CommandRun("report", "merge", folder + "/none").status == .failure)
        for shard in ["0/3", "4/3", "1", "a/b", "1/0", "1/2/3"] {
            #expect(CommandRun("layout", "--shard", shard, Self.documents).messages.contains("--shard cannot be"))
        }
    }
}
