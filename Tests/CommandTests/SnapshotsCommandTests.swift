import Foundation
import LayoutInspection
import Testing

@testable import cairn

/// `cairn snapshots` on reports of runs of tests.
@MainActor
struct SnapshotsCommandTests {
    /// A package with a test file, recorded files, and a report with a snapshot that passed and one that failed.
    private final class Package {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
        var report: String { folder.appendingPathComponent("report").path }

        init() throws {
            try write("CardTests.swift", "@Test func empty() {}\n@Test func full() {}\n")
            for name in ["empty.png", "full.png", "gone.png"] { try write("Snapshots/CardTests/\(name)", "") }
            var failed = result("full", .failed)
            failed.message = "3 pixels differ"
            failed.moves = [.init(words: "bar moved", cause: "bar.top = title.bottom + 8 is gone", place: [0, 0, 1, 1])]
            try write("report/results.js", "// run 1\n" + result("empty", .passed).script + failed.script)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func exists(_ path: String) -> Bool {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
        }

        private func write(_ path: String, _ text: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        private func result(_ test: String, _ status: SnapshotResult.Status) -> SnapshotResult {
            var result = SnapshotResult(
                file: "CardTests", test: test, name: "", variant: "", device: "", status: status,
                stored: folder.appendingPathComponent("Snapshots/CardTests/\(test)").path, line: 1)
            result.kinds = ["png"]
            return result
        }
    }

    @Test func whatDidNotPassIsListedWithItsReasons() throws {
        let package = try Package()
        let run = CommandRun(["snapshots", package.report])
        #expect(
            run.output == """
                CardTests full: failed: 3 pixels differ
                  bar moved
                    because of bar.top = title.bottom + 8 is gone
                2 snapshots, 1 not as recorded

                """)
        #expect(run.status == .found)
    }

    @Test func orphansAreListedAndDeletedOnRequest() throws {
        let package = try Package()
        let listed = CommandRun(["snapshots", package.report, "--orphans"])
        #expect(listed.output.hasSuffix("/Snapshots/CardTests/gone.png\n") && listed.status == .found)
        #expect(package.exists("Snapshots/CardTests/gone.png"))
        #expect(CommandRun(["snapshots", package.report, "--orphans", "--delete"]).status == .success)
        #expect(!package.exists("Snapshots/CardTests/gone.png") && package.exists("Snapshots/CardTests/full.png"))
        #expect(CommandRun(["snapshots", package.report, "--orphans"]).status == .success)
    }

    @Test func wrongUseIsTold() throws {
        let package = try Package()
        #expect(CommandRun(["snapshots", package.folder.path]).messages.contains("no report of a run"))
        #expect(CommandRun(["snapshots", package.report, "--delete"]).status == .failure)
        #expect(package.exists("Snapshots/CardTests/gone.png"))
        #expect(CommandRun(["snapshots", package.report, package.report]).status == .failure)
    }

    @Test func reportsOfPartsAreJoined() throws {
        let package = try Package()
        let joined = package.folder.appendingPathComponent("joined").path
        #expect(CommandRun(["snapshots", package.report, package.report, "-o", joined]).status == .found)
        #expect(package.exists("joined/index.html") && CommandRun(["snapshots", joined]).status == .found)
    }
}
