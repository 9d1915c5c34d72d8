import Foundation
import LayoutInspection
import Testing

@testable import cairn

/// Workers are shell programs here, so that they can be made to fail.
@MainActor
struct WorkerPoolTests {
    private static let answer = #"{"results":"done","messages":"","isUnreadable":false,"search":{"names":[],"found":false}}"#

    private func run(_ program: String, paths: [String], workers: Int, timeLimit: TimeInterval = 60) throws -> [String] {
        let pool = WorkerPool(program: "/bin/sh", arguments: ["-c", program], count: workers, timeLimit: timeLimit)
        var results: [String] = []
        try pool.run(paths, failure: Self.failed) { results.append($0.results) }
        return results
    }

    private static func failed(_ path: String, _ failure: DocumentFailure) -> DocumentReport {
        DocumentReport(results: failure.diagnostic.line(path: path), isUnreadable: true)
    }

    @Test(arguments: [1, 2, 5]) func aDocumentThatEndsItsWorkerIsALine(_ workers: Int) throws {
        let program = """
            while read -r path; do
                case "$path" in
                *segv*) kill -SEGV $$ ;;
                *exit*) exit 3 ;;
                *noise*) echo no report ;;
                *) echo '\(Self.answer)' ;;
                esac
            done
            """
        let results = try run(program, paths: ["a", "segv", "b", "exit", "noise", "c"], workers: workers)
        #expect(
            results == [
                "done", "segv: error: layout ended with signal 11 [crash]", "done",
                "exit: error: layout ended with status 3 [crash]", "noise: error: layout ended with status 0 [crash]", "done",
            ])
    }

    @Test func aDocumentThatTakesTooLongIsALine() throws {
        let program = #"while read -r path; do case "$path" in *slow*) sleep 60 ;; *) echo '\#(Self.answer)' ;; esac; done"#
        let results = try run(program, paths: ["slow", "a", "b"], workers: 2, timeLimit: 1)
        #expect(results == ["slow: error: layout takes longer than 1 s [timeout]", "done", "done"])
    }

    @Test func reportsComeInTheOrderOfThePathsWhateverIsDoneFirst() throws {
        let program = """
            while read -r path; do
                case "$path" in *first*) sleep 0.3 ;; esac
                printf '%s' '{"results":' "$path" ',"messages":"","isUnreadable":false,"search":{"names":[],"found":false}}'
                echo
            done
            """
        let paths = ["first", "b", "c", "d", "e"]
        #expect(try run(program, paths: paths, workers: 2) == paths)
    }

    @Test func aProgramThatIsNoneIsRefused() {
        let pool = WorkerPool(program: "/no/such/program", arguments: [], count: 2)
        #expect(throws: UsageError.self) { try pool.run(["a"], failure: Self.failed) { _ in } }
    }
}

/// The command as a program of its own, with worker processes.
@MainActor
struct WorkerProcessTests {
    private func run(_ arguments: [String]) throws -> (status: Int32, output: Data) {
        let process = Process()
        // the tests lie beside the programs they are built with
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("cairn")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, data)
    }

    @Test(arguments: ["text", "json", "jsonl"], ["layout", "verify"])
    func anyNumberOfProcessesGivesTheSame(_ format: String, _ verb: String) throws {
        let documents = try FileManager.default.contentsOfDirectory(atPath: CommandRun.fixture("")).sorted().map(
            CommandRun.fixture)
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
