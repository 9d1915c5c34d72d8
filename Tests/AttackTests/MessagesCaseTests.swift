import SeededRandom
import Testing

@testable import Attack

/// Servers of tools that do wrong on purpose: the attack tells what is wrong with them.
@MainActor
struct MessagesCaseTests {
    /// The fault that the attack finds where the command is a script, which gets the folder as `$last`.
    private func fault(_ script: String, mayWrite: Bool = false) throws -> String? {
        try FaultyCommand.fault(script) { environment in
            let document = Array("<document id=\"a\"/>".utf8)
            var random = SplitMix(seed: 1)
            return try MessagesCase(
                environment: environment, document: document, mayWrite: mayWrite, lines: [RandomMessage(document).line(&random)]
            ).fault(.all)
        }
    }

    @Test func aServerThatRefusesEverythingHasNoFault() throws {
        #expect(try fault(#"echo '{"jsonrpc":"2.0","id":null,"error":{}}'"#) == nil)
    }

    @Test func faultsAreFound() throws {
        #expect(try fault("kill -SEGV $$")?.contains("ended by signal 11") == true)
        #expect(try fault("echo no")?.hasPrefix("an answer is none") == true)
        #expect(try fault(#"echo '{"jsonrpc":"2.0","id":1}'"#) == "an answer has neither a result nor an error")
        #expect(try fault("touch \"$last/../other\"", mayWrite: true) == "other is written")
        #expect(try fault("echo >> \"$last/../outside.xib\"", mayWrite: true) == "outside.xib is written")
        #expect(try fault("echo >> \"$last/a.xib\"") == "a.xib is written")
        #expect(try fault("echo >> \"$last/a.xib\"", mayWrite: true) == nil)
    }
}
