import Foundation
import LayoutInspection
import Testing

@testable import cairn

/// The command as a program of its own, with worker processes.
@MainActor
struct WorkerProcessTests {
    /// A program that is under way.
    private struct Running {
        let process = Process()
        let output = Pipe()
        let messages = Pipe()

        init(_ arguments: [String]) throws {
            // the tests lie beside the programs they are built with
            process.executableURL = Bundle.main.bundleURL.appendingPathComponent("cairn")
            process.arguments = arguments
            process.standardOutput = output
            process.standardError = messages
            try process.run()
        }

        /// The processes it has made.
        var children: [pid_t] {
            let list = FileManager.default.contents(
                atPath: "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children")
            return String(decoding: list ?? Data(), as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
        }

        func end() -> (status: Int32, output: String, messages: String) {
            func text(_ pipe: Pipe) -> String { String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
            let (output, messages) = (text(output), text(messages))
            process.waitUntilExit()
            return (process.terminationStatus, output, messages)
        }
    }

    /// A pipe without a writer, which keeps its reader waiting.
    private func withSilentPipe(_ body: (String) throws -> Void) rethrows {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("silent-\(UUID().uuidString).xib").path
        #expect(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        try body(path)
    }

    @Test(arguments: [1, 2]) func aDocumentThatTakesTooLongIsALine(_ jobs: Int) throws {
        try withSilentPipe { pipe in
            let document = CommandRun.fixture("Stacks.xib")
            let run = try Running(["layout", "--format", "jsonl", "--jobs", "\(jobs)", "--time-limit", "1", pipe, document]).end()
            #expect(run.status == 2 && run.output.split(separator: "\n").count == 2)
            #expect(run.messages == "\(pipe): error: layout takes longer than 1 s [timeout]\n")
        }
    }

    @Test func aDocumentThatTakesTooLongToDrawIsALine() throws {
        try withSilentPipe { pipe in
            let run = try Running(["render", "--time-limit", "1", pipe, "-o", "/dev/null/a.png"]).end()
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.messages == "\(pipe): error: drawing takes longer than 1 s [timeout]\n")
        }
    }

    @Test func wrongUseThatDrawingFindsNamesItsHelp() throws {
        let run = try Running(["render", CommandRun.fixture("Cells.storyboard"), "-o", "/dev/null/a.png"]).end()
        #expect(run.status == 2 && run.messages.hasSuffix("See 'cairn render --help'.\n"))
    }

    @Test func aPipeThatStaysSilentIsGivenUp() throws {
        try withSilentPipe { pipe in
            let run = try Running(["layout", pipe]).end()
            #expect(run.status == 2)
            #expect(run.messages == "\(pipe): error: nothing was written to the pipe for 10 s [unreadable]\n")
        }
    }

    @Test(arguments: ["layout", "render"]) func aDocumentThatEndsItsProcessIsALine(_ verb: String) throws {
        try withSilentPipe { pipe in
            let document = CommandRun.fixture("Stacks.xib")
            let arguments =
                verb == "layout" ? ["layout", "--jobs", "1", pipe, document] : ["render", pipe, "-o", "/dev/null/a.png"]
            let running = try Running(arguments)
            while running.children.isEmpty && running.process.isRunning { usleep(1_000) }
            usleep(100_000)  // until the child reads the pipe
            for child in running.children { kill(child, SIGSEGV) }
            let run = running.end()
            #expect(run.status == 2 && run.output.isEmpty == (verb == "render"))
            #expect(run.messages == "\(pipe): error: \(verb == "layout" ? "layout" : "drawing") ended with signal 11 [crash]\n")
        }
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let run = try Running(arguments).end()
        return (run.status, run.output)
    }

    @Test(arguments: ["text", "json", "jsonl"], ["layout", "verify"])
    func anyNumberOfProcessesGivesTheSame(_ format: String, _ verb: String) throws {
        let documents = try CommandRun.someFixtures()
        let arguments = [verb, "--format", format, "--leaf-sizes=recorded"] + documents + ["no/such.xib"] + documents
        let one = try run(arguments + ["--jobs", "1"])
        #expect(one.status == 2 && one.output.count > 1000)
        for jobs in ["2", "3"] {
            let several = try run(arguments + ["--jobs", jobs])
            #expect(several.status == 2 && several.output == one.output)
        }
    }

    @Test func scenesAreFoundByWorkersToo() throws {
        let documents = ["SignIn.storyboard", "Stacks.xib"].map(CommandRun.fixture)
        #expect(try run(["layout", "--jobs", "2", "--scene", "SignIn"] + documents).status == 0)
        #expect(try run(["layout", "--jobs", "2", "--scene", "None"] + documents).status == 2)
    }

    @Test func anOutputThatNobodyReadsEndsTheProgramQuietly() throws {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("cairn")
        process.arguments = ["layout", "--jobs", "2"] + Array(repeating: CommandRun.fixture("SignIn.storyboard"), count: 400)
        let (output, messages) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = messages
        try process.run()
        _ = output.fileHandleForReading.readData(ofLength: 1)
        try output.fileHandleForReading.close()
        let text = messages.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPIPE)
        #expect(text.isEmpty)
    }

    @Test func anOutputThatCannotBeWrittenIsTold() throws {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("cairn")
        process.arguments = ["layout", CommandRun.fixture("SignIn.storyboard")]
        let messages = Pipe()
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        process.standardError = messages
        try process.run()
        let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 2)
        #expect(text == "cairn: the results cannot be written: No space left on device\n")
    }
}
