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

        private let stored: String

        init(stored: String = "Snapshots/CardTests") throws {
            self.stored = stored
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

        func link(_ path: String, to other: URL) throws {
            try FileManager.default.createSymbolicLink(at: folder.appendingPathComponent(path), withDestinationURL: other)
        }

        private func write(_ path: String, _ text: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        private func result(_ test: String, _ status: SnapshotResult.Status) -> SnapshotResult {
            var result = SnapshotResult(
                file: "CardTests", test: test, name: "", variant: "", device: "", status: status,
                stored: folder.appendingPathComponent("\(stored)/\(test)").path, line: 1)
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
        #expect(
            CommandRun(["snapshots", package.report, "--orphans", "--delete", "--in", package.folder.path]).status == .success)
        #expect(!package.exists("Snapshots/CardTests/gone.png") && package.exists("Snapshots/CardTests/full.png"))
        #expect(CommandRun(["snapshots", package.report, "--orphans"]).status == .success)
    }

    @Test(
        "A report that names files outside of the folder deletes nothing",
        arguments: [nil, "Snapshots/Card", "report"])
    func foreignFilesAreKept(_ folder: String?) throws {
        let package = try Package()
        let place = folder.map { ["--in", package.folder.appendingPathComponent($0).path] } ?? []
        let run = CommandRun(["snapshots", package.report, "--orphans", "--delete"] + place)
        #expect(run.status == .failure && run.messages.contains("cannot delete") && run.messages.contains("it lies outside of"))
        #expect(package.exists("Snapshots/CardTests/gone.png"))
    }

    @Test func aLinkToAFolderElsewhereIsNotFollowed() throws {
        let (package, other) = (try Package(stored: "Linked/Snapshots/CardTests"), try Package())
        try package.link("Linked", to: other.folder)
        let run = CommandRun(["snapshots", package.report, "--orphans", "--delete", "--in", package.folder.path])
        #expect(
            run.status == .failure && run.messages.contains("it lies outside of") && other.exists("Snapshots/CardTests/gone.png"))
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
