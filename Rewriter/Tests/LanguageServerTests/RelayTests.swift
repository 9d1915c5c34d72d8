import Foundation
import Testing

@testable import cairn_sourcekit_lsp

@Suite struct RelayTests {
    /// Runs a script in place of the language server. Returns its exit status and what its client got.
    private func run(_ script: String, input: String = "", closesInput: Bool = true) throws -> (status: Int32, output: String) {
        let (questions, answers) = (Pipe(), Pipe())
        try questions.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        if closesInput { try questions.fileHandleForWriting.close() }
        let relay = Relay(
            input: questions.fileHandleForReading, output: answers.fileHandleForWriting,
            conversation: Conversation(Settings(userFolders: [])))
        let status = try relay.run(URL(filePath: "/bin/sh"), ["-c", script])
        try answers.fileHandleForWriting.close()
        return (status, String(decoding: answers.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
    }

    @Test func messagesPassBothWays() throws {
        let input = "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]"
        let result = try run("cat", input: input)
        #expect(result.status == 0)
        #expect(result.output == input)
    }

    @Test func theStatusIsTheServers() throws {
        #expect(try run("exit 3", closesInput: false).status == 3)
        #expect(try run("kill -KILL $$", closesInput: false).status == 137)
    }

    @Test func whatTheServerSaidBeforeItDiedIsPassedOn() throws {
        #expect(try run(#"printf 'Content-Length: 9\r\n\r\n{'; exit 1"#).output == "Content-Length: 9\r\n\r\n{")
    }

    @Test func aServerThatIsNotThereIsAFault() {
        let relay = Relay(
            input: Pipe().fileHandleForReading, output: Pipe().fileHandleForWriting,
            conversation: Conversation(Settings(userFolders: [])))
        #expect(throws: (any Error).self) { try relay.run(URL(filePath: "/no/such/server"), []) }
    }
}
