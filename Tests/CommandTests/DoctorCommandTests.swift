import Foundation
import Testing

@testable import cairn

/// `cairn doctor`.
@Suite @MainActor struct DoctorCommandTests {
    @Test func listsWhatIsInstalled() {
        let run = CommandRun("doctor")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(run.status == .success && run.messages.isEmpty)
        #expect(lines.count == 7)
        #expect(lines[0].hasPrefix("found    fonts    all fonts of styles in /usr/share/fonts: for sizes and pictures of text"))
        #expect(lines[1].hasPrefix("found    scripts  all fonts of scripts in /usr/share/fonts: for pictures of Thai"))
        #expect(lines.contains { $0.hasPrefix("found    poppler  pdftocairo, pdfinfo: for PDF images") })
    }

    @Test func printsJSON() throws {
        let run = CommandRun("doctor", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let things = try #require(object["things"] as? [[String: Any]])
        #expect(object["version"] as? String == CairnVersion.current)
        #expect(things.map { $0["name"] as? String } == ["fonts", "scripts", "librsvg", "poppler", "git", "swift", "sdk"])
        #expect(things[0]["required"] as? Bool == true && things[0]["remedy"] is NSNull)
    }

    @Test func takesNoOperands() {
        let run = CommandRun("doctor", "Main.storyboard")
        #expect(run.status == .failure && run.output.isEmpty && run.messages.contains("Main.storyboard"))
    }

    @Test func saysWhatIsMissingForWhat() {
        let machine = Machine(environment: ["PATH": "/nowhere", "HOME": "/nowhere"])
        let found = [Examination.git(in: machine), .swift(in: machine), .kit(in: machine)]
        #expect(found.allSatisfy { $0.state == .missing && !$0.isRequired })
        #expect(
            found[0].sentence
                == "the program git is not there; needed for 'cairn diff' of two revisions; install the Debian package git")
    }

    // MARK: Toolchains and SDKs

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("doctor-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func writeProgram(_ path: String, printing line: String) throws {
        try Data("#!/bin/sh\necho '\(line)'\n".utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    @Test(
        "A toolchain is as new as Cairn's or unfit",
        arguments: [
            ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", Examination.State.found), ("Apple Swift version 6.10 (x)", .found),
            ("Swift version 5.10 (swift-5.10-RELEASE)", .unfit), ("no version", .unfit),
        ])
    func toolchains(line: String, state: Examination.State) throws {
        try withFolder { folder in
            try writeProgram("\(folder)/swift", printing: line)
            #expect(Examination.swift(in: Machine(environment: ["PATH": folder])).state == state)
        }
    }

    @Test(
        "An SDK serves the compiler that it was made with",
        arguments: [
            (#"{"artifacts": {"cairn": {"version": "0.1.0"}}}"#, "Swift version 6.3.1", Examination.State.found, "version 0.1.0"),
            (#"{"artifacts": {"cairn": {"version": "0.1.0"}}}"#, "Swift version 6.2", .unfit, "is for 'Swift version 6.2'"),
            (#"{"artifacts": {}}"#, "Swift version 6.3.1", .unfit, "info.json names no artifact"),
            ("{", "Swift version 6.3.1", .unfit, "info.json names no artifact"),
        ])
    func kits(info: String, compiler: String, state: Examination.State, detail: String) throws {
        try withFolder { folder in
            let bundle = "\(folder)/.swiftpm/swift-sdks/cairn.artifactbundle"
            try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
            try Data(info.utf8).write(to: URL(fileURLWithPath: bundle + "/info.json"))
            try Data((compiler + "\n").utf8).write(to: URL(fileURLWithPath: bundle + "/compiler-version"))
            try writeProgram("\(folder)/swiftc", printing: "Swift version 6.3.1")
            let found = Examination.kit(in: Machine(environment: ["PATH": folder, "HOME": folder]))
            #expect(found.state == state)
            #expect(found.detail.contains(detail), "\(found.detail)")
        }
    }
}
