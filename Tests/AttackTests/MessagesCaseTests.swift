import Foundation
import SeededRandom
import Testing

@testable import Attack

/// Servers of tools that do wrong on purpose: the attack tells what is wrong with them.
@MainActor
struct MessagesCaseTests {
    /// The fault that the attack finds where the command is a script, which gets the folder as `$folder`.
    private func fault(_ script: String, mayWrite: Bool = false) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("messages-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let tool = folder + "/cairn"
        try "#!/bin/sh\nfor folder do :; done\n\(script)\n".write(toFile: tool, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
        let environment = AttackEnvironment(tool: tool, documents: [], folder: folder + "/case")
        let document = Array("<document id=\"a\"/>".utf8)
        let message = RandomMessage(document)
        var random = SplitMix(seed: 1)
        return try MessagesCase(
            environment: environment, document: document, mayWrite: mayWrite, lines: [message.line(&random)]
        ).fault(.all)
    }

    @Test func aServerThatRefusesEverythingHasNoFault() throws {
        #expect(try fault(#"echo '{"jsonrpc":"2.0","id":null,"error":{}}'"#) == nil)
    }

    @Test func faultsAreFound() throws {
        #expect(try fault("kill -SEGV $$")?.contains("ended by signal 11") == true)
        #expect(try fault("echo no")?.hasPrefix("an answer is none") == true)
        #expect(try fault(#"echo '{"jsonrpc":"2.0","id":1}'"#) == "an answer has neither a result nor an error")
        #expect(try fault("touch \"$folder/../other\"", mayWrite: true) == "other is written")
        #expect(try fault("echo >> \"$folder/../outside.xib\"", mayWrite: true) == "outside.xib is written")
        #expect(try fault("echo >> \"$folder/a.xib\"") == "a.xib is written")
        #expect(try fault("echo >> \"$folder/a.xib\"", mayWrite: true) == nil)
    }
}
