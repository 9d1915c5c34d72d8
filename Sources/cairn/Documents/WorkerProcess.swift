import Foundation

/// A child process of the command that does one document at a time: a path on a line goes in, a report on a line comes out.
final class WorkerProcess {
    /// The document it is at work on, as an index into the paths.
    private(set) var job: Int?
    private(set) var deadline = Date.distantFuture
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    private var received: [UInt8] = []

    init(program: String, arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardInput = requests
        process.standardOutput = answers
        try process.run()
    }

    /// Where answers can be read.
    var descriptor: Int32 { answers.fileHandleForReading.fileDescriptor }

    /// Gives it a document. A worker that has ended is noticed when its answer is read.
    func start(_ job: Int, path: String, timeLimit: TimeInterval) {
        self.job = job
        deadline = Date(timeIntervalSinceNow: timeLimit)
        Descriptor.write(WorkerMessage.line(path), to: requests.fileHandleForWriting.fileDescriptor)
    }

    enum Answer {
        case nothingYet
        case report(DocumentReport)
        case ended
    }

    /// Reads what there is.
    func receive() -> Answer {
        guard let bytes = Descriptor.read(from: descriptor), !bytes.isEmpty else { return .ended }
        received += bytes
        guard received.last == UInt8(ascii: "\n") else { return .nothingYet }
        defer { received = [] }
        guard let report = WorkerMessage.decode(DocumentReport.self, received) else { return .ended }
        job = nil
        deadline = .distantFuture
        return .report(report)
    }

    /// Ends the process, and says how it came to an end.
    func stop(killing: Bool = false) -> String {
        if killing { kill(process.processIdentifier, SIGKILL) }
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
            ? "signal \(process.terminationStatus)" : "status \(process.terminationStatus)"
    }
}
