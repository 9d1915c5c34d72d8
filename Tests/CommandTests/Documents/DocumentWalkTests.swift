import Foundation
import Testing

@testable import cairn

/// The documents that a walk through a folder finds, and what it cannot read.
@MainActor
struct DocumentWalkTests {
    /// The built command as a user for whom permissions count, which they do not for the system's administrator.
    private struct UnprivilegedRun {
        private static let command = Bundle.main.bundleURL.appendingPathComponent("cairn").path
        private static let prefix = [["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"], []][
            getuid() == 0 ? 0 : 1]
        let status: Int32
        let messages: String

        init(_ arguments: [String]) throws { try self.init(words: [Self.command] + arguments) }

        private init(words: [String]) throws {
            let (process, messages) = (Process(), Pipe())
            let line = Self.prefix + words
            process.executableURL = URL(fileURLWithPath: line[0])
            process.arguments = Array(line.dropFirst())
            process.standardOutput = FileHandle.nullDevice
            process.standardError = messages
            try process.run()
            self.messages = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            status = process.terminationStatus
        }

        /// Whether such a user may run the command.
        static var isPossible: Bool { (try? UnprivilegedRun(words: ["/usr/bin/test", "-x", command]).status) == 0 }
    }

    private func withFolder(_ body: (_ folder: String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "cairn-walk-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func add(_ document: String, to folder: String) throws {
        let file = "\(folder)/\(document)"
        let around = (file as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: around, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: CommandRun.fixture("AnyByAny.storyboard"), toPath: file)
    }

    @Test(
        "A folder that cannot be read is an error, and the rest is worked on",
        .enabled(if: UnprivilegedRun.isPossible), arguments: ["lint", "verify", "layout", "render", "diff"], [0, 0o444])
    func unreadableFolders(_ verb: String, _ permissions: mode_t) throws {
        try withFolder { folder in
            try add("A.storyboard", to: folder)
            try add("locked/B.storyboard", to: folder)
            chmod(folder + "/locked", permissions)
            defer { chmod(folder + "/locked", 0o755) }
            chmod(folder, 0o777)
            let more = ["render": ["-o", folder + "/a.png"], "diff": [folder]][verb] ?? []
            let run = try UnprivilegedRun([verb, folder] + more)
            #expect(run.status == 2)
            #expect(run.messages.hasSuffix("locked: error: Permission denied [unreadable]\n"), "\(run.messages)")
            #expect(FileManager.default.fileExists(atPath: folder + "/a.png") == (verb == "render"))
            let alone = try UnprivilegedRun([verb, folder + "/locked"] + more)
            #expect(alone.status == 2 && alone.messages.contains("/locked: error: Permission denied [unreadable]\n"))
        }
    }

    @Test("A folder without documents is told, and an error with --strict", arguments: ["lint", "verify", "layout"])
    func emptyFolders(_ verb: String) throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let run = CommandRun(verb, folder)
            #expect(run.status == .success && run.messages == "cairn: warning: there is no document in \(folder)\n")
            guard verb != "layout" else { return }
            let strict = CommandRun(verb, "--strict", folder)
            #expect(strict.status == .failure && strict.messages == "cairn: error: there is no document in \(folder)\n")
            #expect(CommandRun(verb, "--strict", "--shard", "1/2", folder).status == .success)
        }
    }

    @Test("A folder that links lead to, too, has its own name, and documents stand by name") func links() throws {
        try withFolder { folder in
            for document in ["m/deep/A.storyboard", "m/B.storyboard", "c.storyboard"] { try add(document, to: folder) }
            try FileManager.default.createSymbolicLink(atPath: folder + "/a", withDestinationPath: "m/deep")
            try FileManager.default.createSymbolicLink(atPath: folder + "/m/around", withDestinationPath: "..")
            try withFolder { other in
                try add("D.storyboard", to: other)
                try FileManager.default.createSymbolicLink(atPath: folder + "/d", withDestinationPath: other)
                try FileManager.default.createSymbolicLink(atPath: folder + "/z", withDestinationPath: other)
                let found = try DocumentWalk(folder, excluding: []).documents.map { String($0.dropFirst(folder.count + 1)) }
                #expect(found == ["c.storyboard", "d/D.storyboard", "m/B.storyboard", "m/deep/A.storyboard"])
            }
        }
    }
}
