import CairnTesting
import Foundation
import LayoutInspection
import Testing

@MainActor
struct SnapshotRunTests {
    private let folder = SnapshotFolder()

    private func write(_ path: String, _ text: String = "") throws -> URL {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    private func result(_ stem: String, test: String, _ kinds: [String] = ["png"], line: Int = 1) -> SnapshotResult {
        var result = SnapshotResult(
            file: "CardTests", test: test, name: "", variant: "", device: "", status: .passed,
            stored: folder.url.appendingPathComponent("Snapshots/CardTests/\(stem)").path, line: line)
        result.kinds = kinds
        return result
    }

    @Test func orphansAreFilesOfTestsThatRanAndOfTestsThatAreGone() throws {
        _ = try write("CardTests.swift", "@Test func empty() {}\n@Test func full() {}\n")
        for name in ["empty.png", "empty.txt", "empty.old.png", "empty@iPhone-SE.png", "full.png", "gone.png"] {
            _ = try write("Snapshots/CardTests/\(name)")
        }
        _ = try write("Snapshots/OtherTests/some.txt")
        let run = SnapshotRun([result("empty", test: "empty")])
        #expect(
            run.orphans.map { "\($0.deletingLastPathComponent().lastPathComponent)/\($0.lastPathComponent)" } == [
                "CardTests/empty.old.png", "CardTests/empty.txt", "CardTests/empty@iPhone-SE.png", "CardTests/gone.png",
                "OtherTests/some.txt",
            ])
    }

    @Test func theLatestResultOfASnapshotCounts() throws {
        var failed = result("empty", test: "empty")
        failed.status = .failed
        failed.message = "two lines\nwith \"quotes\", </script> and \u{2028}"
        let script = "// run 1\n" + result("empty", test: "empty").script + result("a", test: "a", line: 9).script + failed.script
        _ = try write("report/results.js", script)
        let run = try SnapshotRun(folder: folder.report)
        #expect(run.results.map(\.status) == [.failed, .passed] && run.results[0] == failed)
        #expect(run.count(.failed) == 1 && script.split(separator: "\n").count == 4)
    }

    @Test func folderWithoutResultsIsAnError() {
        #expect(throws: (any Error).self) { try SnapshotRun(folder: folder.url) }
    }

    @Test(
        "A result does not name files outside of its report",
        arguments: [
            "../secret.png", "pictures/../../secret.png", "/etc/passwd", "pictures/link/secret.png", "pictures//a.png", "",
            "pictures/a\0.png",
        ])
    func foreignPictures(_ path: String) throws {
        _ = try write("secret.png", "secret")
        _ = try write("part/pictures/a.png", "a")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("part/pictures/link"), withDestinationURL: folder.url)
        var hostile = result("a", test: "a")
        hostile.expected = "pictures/a.png"
        hostile.actual = path
        _ = try write("part/results.js", hostile.script)
        let (part, joined) = (folder.url.appendingPathComponent("part"), folder.url.appendingPathComponent("inner/joined"))
        #expect(throws: SnapshotRun.ForeignPicture(path: path)) { try SnapshotRun.join([part], into: joined) }
        #expect(!FileManager.default.fileExists(atPath: joined.deletingLastPathComponent().path))
    }

    @Test func joinedPartsAreTheBytesOfOneRun() throws {
        var results = ["a", "b", "c", "d"].enumerated().map { result($1, test: $1, line: $0) }
        for index in results.indices {
            results[index].expected = "pictures/CardTests/\(results[index].test).png"
            for part in ["whole", "one", "two"] {
                _ = try write("\(part)/pictures/CardTests/\(results[index].test).png", "\(index)")
            }
        }
        _ = try write("whole/results.js", "// run 1\n" + results.map(\.script).joined())
        _ = try write("one/results.js", "// run 2\n" + results[3].script + results[0].script)
        _ = try write("two/results.js", "// run 3\n" + results[2].script + results[1].script)
        let folders = ["whole", "one", "two", "from whole", "from parts"].map { folder.url.appendingPathComponent($0) }
        try SnapshotRun.join([folders[0]], into: folders[3])
        #expect(try SnapshotRun.join([folders[2], folders[1]], into: folders[4]).results == results)
        for path in ["results.js", "index.html", "pictures/CardTests/a.png", "pictures/CardTests/d.png"] {
            let bytes = try [3, 4].map { try Data(contentsOf: folders[$0].appendingPathComponent(path)) }
            #expect(bytes[0] == bytes[1] && !bytes[0].isEmpty)
        }
    }
}
