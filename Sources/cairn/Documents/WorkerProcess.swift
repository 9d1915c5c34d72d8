import Foundation

/// A child process that does one document at a time: a path goes in, a report comes out.
@MainActor
final class WorkerProcess {
    /// The document it is at work on, as an index into the paths.
    private(set) var job: Int?
    private(set) var deadline = Date.distantFuture
    private let process: ChildProcess
    private var received: [UInt8] = []

    /// - Parameters:
    ///   - others: The workers there are already.
    ///   - report: What the child does for each document.
    init(besides others: [WorkerProcess], _ report: (_ path: String) -> DocumentReport) throws(SystemFault) {
        let descriptors = others.flatMap { [$0.process.requests, $0.process.answers] }
        process = try ChildProcess(closing: descriptors) { requests, answers in
            // Other output of the child must not come between the results.
            dup2(STDERR_FILENO, STDOUT_FILENO)
            Self.serve(requests, answers, report)
            return 0
        }
    }

    /// Does the documents that arrive, until no more can.
    private static func serve(_ requests: Int32, _ answers: Int32, _ report: (_ path: String) -> DocumentReport) {
        var received: [UInt8] = []
        while let bytes = Descriptor.read(from: requests), !bytes.isEmpty {
            received += bytes
            guard let path = WorkerMessage.texts(received)?.first else { continue }
            received = []
            guard Descriptor.write(report(path).message, to: answers) else { return }
        }
    }

    /// Where answers can be read.
    var descriptor: Int32 { process.answers }

    /// Gives it a document. A worker that has ended is noticed when its answer is read.
    func start(_ job: Int, path: String, timeLimit: TimeInterval) {
        self.job = job
        deadline = Date(timeIntervalSinceNow: timeLimit)
        Descriptor.write(WorkerMessage.bytes([path]), to: process.requests)
    }

    enum Answer {
        case nothingYet
        case report(DocumentReport)
        case ended
    }

    /// Reads the bytes that are available.
    func receive() -> Answer {
        guard let bytes = Descriptor.read(from: descriptor), !bytes.isEmpty else { return .ended }
        received += bytes
        guard WorkerMessage.isWhole(received) else { return .nothingYet }
        defer { received = [] }
        guard let report = DocumentReport(message: received) else { return .ended }
        job = nil
        deadline = .distantFuture
        return .report(report)
    }

    /// Ends the process, and returns how it ended.
    func stop(killing: Bool = false) -> ChildProcess.End { process.end(killing: killing) }
}
