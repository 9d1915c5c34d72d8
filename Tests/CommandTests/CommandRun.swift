import Foundation

@testable import cairn

/// One run of the command within the test process.
struct CommandRun {
    let status: ExitStatus
    let output: String
    let messages: String

    @MainActor init(_ arguments: String...) { self.init(arguments) }

    @MainActor init(_ arguments: [String]) {
        var output = ""
        var messages = ""
        let sink = CommandOutput(standardOutput: { output += $0 }, standardError: { messages += $0 }, isTerminal: false)
        status = Cairn.run(arguments, sink)
        sink.flush()
        self.output = output
        self.messages = messages
    }

    /// The folder of the project's own documents.
    static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// A document of the project's fixtures.
    static func fixture(_ name: String) -> String { fixtures.appendingPathComponent("Documents/\(name)").path }

    /// Every third of the documents of the project's fixtures; all of them with `CAIRN_FULL` in the environment.
    static func someFixtures() throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: fixture("")).sorted()
        let step = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 3 : 1
        return stride(from: 0, to: names.count, by: step).map { fixture(names[$0]) }
    }

    /// A storyboard that the demo draws.
    static func demonstration(_ name: String) -> String { fixtures.appendingPathComponent("\(name).storyboard").path }
}
