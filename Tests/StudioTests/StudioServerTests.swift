import Foundation
import Testing

/// The server in a process of its own, spoken to as the page does, without a browser.
@Suite(.serialized) final class StudioServerTests {
    private let process = Process()
    private let folder: URL
    private var address = ""

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("Studio-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let fixtures = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fixtures/Documents").standardized
        let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.path).filter { $0.hasSuffix(".storyboard") }
            .sorted()
        for name in names.prefix(3) {
            try FileManager.default.copyItem(at: fixtures.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
    }

    deinit {
        if process.isRunning { process.terminate() }
        try? FileManager.default.removeItem(at: folder)
    }

    private func start(_ options: [String] = [], environment: [String: String] = [:]) throws {
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // The tests lie beside the programs they are built with.
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("cairn")
        process.arguments = ["studio"] + options + [folder.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var text = ""
        while !text.contains("Control-C") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            text += String(decoding: data, as: UTF8.self)
        }
        address = try #require(text.split(separator: "\n").first { $0.hasPrefix("http://127.0.0.1:") }.map(String.init))
    }

    private static func text(_ object: [String: Any]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }

    @Test func tellsTheProjectAndDraws() throws {
        try start()
        let page = try WebSocketClient(address)
        page.send(try Self.text(["id": 1, "to": "server", "action": "project"]))
        let project = try #require(page.object(with: "result"))
        let schema = try MessageSchema()
        let result = try #require(project["result"] as? [String: Any])
        #expect(try schema.faults("project", JSONSerialization.data(withJSONObject: result)) == [])
        let document = try #require((result["documents"] as? [String])?.first)
        page.send(try Self.text(["id": 2, "to": "documents", "request": ["operation": "open", "document": document]]))
        let opened = try #require(page.object(with: "result")?["result"] as? [String: Any])
        let scene = try #require((opened["scenes"] as? [[String: Any]])?.first?["id"] as? String)
        page.send(
            try Self.text([
                "id": 3, "to": "documents",
                "request": ["operation": "picture", "document": document, "scene": scene, "scale": 1],
            ]))
        let picture = try #require(page.receive())
        #expect(!picture.isText)
        #expect(Array(picture.data.prefix(9)) == [0, 3, 0, 0, 0, 0x89, 0x50, 0x4E, 0x47])
    }

    @Test func tellsOfChanges() throws {
        try start()
        let page = try WebSocketClient(address)
        page.send(try Self.text(["id": 1, "to": "server", "action": "project"]))
        let project = try #require(page.object(with: "result")?["result"] as? [String: Any])
        let document = try #require((project["documents"] as? [String])?.first)
        let file = folder.appendingPathComponent(document)
        try Data(contentsOf: file).write(to: file)
        let changed = try #require(page.object(with: "event") { $0["event"] as? String == "changed" })
        #expect((changed["paths"] as? [String])?.contains(document) ?? false)
    }

    /// A stand-in for Swift counts builds; what it makes stands for the program of the tests.
    @Test func previewsAreBuiltOnceForAllCircumstances() throws {
        let products = folder.appendingPathComponent(".build/debug")
        try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
        try "".write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        let tests = products.appendingPathComponent("InboxPackageTests.xctest")
        for (file, name) in [(folder.appendingPathComponent("swift"), "build"), (tests, "run")] {
            let script = "#!/bin/sh\necho \(name) \"$@\" >> '\(folder.path)/calls'\n"
            try script.write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        try start(["--swift-sdk", "cairn"], environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
        let page = try WebSocketClient(address)
        for (id, isDark) in [false, true, true].enumerated() {
            page.send(
                try Self.text([
                    "id": id, "to": "server", "action": "previews",
                    "request": ["operation": "gallery", "look": ["isDark": isDark]],
                ]))
            _ = try #require(page.object(with: "state") { $0["state"] as? String == "ended" })
        }
        let calls = try String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)
        let build = "build test --swift-sdk cairn --filter PreviewsOf"
        #expect(
            calls.split(separator: "\n") == [
                build[...], "run --testing-library swift-testing --filter PreviewsOf", build[...],
            ])
    }

    @Test func refusesOthers() throws {
        try start()
        _ = try WebSocketClient(address)
        #expect(throws: WebSocketClient.Refused.self) { try WebSocketClient(address + "0") }
        #expect(throws: WebSocketClient.Refused.self) { try WebSocketClient(address.components(separatedBy: "?")[0] + "?token=") }
        #expect(throws: WebSocketClient.Refused.self) { try WebSocketClient(address, origin: "http://example.com") }
        #expect(throws: WebSocketClient.Refused.self) { try WebSocketClient(address, host: "example.com:80") }
    }

    @Test func survivesNonsense() throws {
        try start()
        let page = try WebSocketClient(address)
        for text in ["", "{", "[]", "{\"id\":1,\"to\":\"nobody\"}", String(repeating: "[", count: 5000)] { page.send(text) }
        page.send(try Self.text(["id": 2, "to": "program", "program": 99, "request": ["operation": "tree"]]))
        page.send(try Self.text(["id": 3, "to": "server", "action": "project"]))
        #expect(page.object(with: "result") { $0["id"] as? Int == 3 } != nil)
        let other = try WebSocketClient(address)
        other.send(String(repeating: "x", count: 2 << 20))
        #expect(other.receive() == nil)
        page.send(try Self.text(["id": 4, "to": "server", "action": "project"]))
        #expect(page.object(with: "result") { $0["id"] as? Int == 4 } != nil)
    }

    @Test func showsAProgram() throws {
        let program = Bundle.main.bundleURL.appendingPathComponent("SampleApp").path
        try start(["--run", program])
        let page = try WebSocketClient(address)
        _ = try #require(page.object(with: "event") { $0["event"] as? String == "happened" })
        page.send(try Self.text(["id": 1, "to": "program", "program": 0, "request": ["operation": "tree"]]))
        let answer = try #require(page.object(with: "id"))
        let result = try #require(answer["result"], "\(answer["error"] ?? "")")
        #expect(try MessageSchema().faults("tree", JSONSerialization.data(withJSONObject: result)) == [])
        page.send(try Self.text(["id": 2, "to": "program", "program": 0, "request": ["operation": "screenshot"]]))
        var picture: Data?
        while picture == nil, let message = page.receive() {
            if !message.isText, message.data.first == 0 { picture = Data(message.data.dropFirst(5)) }
        }
        #expect(picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) ?? false)
    }

    @Test func onlyShowsWhatIsReadOnly() throws {
        try start(["--read-only", "--run", Bundle.main.bundleURL.appendingPathComponent("SampleApp").path])
        let page = try WebSocketClient(address)
        page.send(
            try Self.text([
                "id": 1, "to": "program", "program": 0, "request": ["operation": "touch", "phase": "began", "x": 1, "y": 1],
            ]))
        let answer = try #require(page.object(with: "error"))
        #expect((answer["error"] as? String)?.contains("--read-only") ?? false)
    }
}
