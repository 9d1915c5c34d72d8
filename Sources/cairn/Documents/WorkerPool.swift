import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// Some worker processes side by side, whose reports come out in the order of the documents.
///
/// UIKit's classes belong to the main thread, so a process each is what lets documents be laid out at the same time. A document
/// that ends its worker, or keeps it for too long, is a failure of that document alone.
@MainActor
final class WorkerPool {
    private let program: String
    private let arguments: [String]
    private let count: Int
    /// How long a document may take, in seconds.
    private let timeLimit: TimeInterval
    private var workers: [WorkerProcess] = []
    /// Reports that wait for those of documents before them.
    private var waiting: [Int: DocumentReport] = [:]
    private var nextToStart = 0
    private var nextToHandOn = 0

    init(program: String, arguments: [String], count: Int, timeLimit: TimeInterval = 300) {
        self.program = program
        self.arguments = arguments
        self.count = count
        self.timeLimit = timeLimit
    }

    /// Does all documents and hands the reports on as soon as those before them are there.
    func run(
        _ paths: [String], failure: (String, DocumentFailure) -> DocumentReport, _ body: (DocumentReport) -> Void
    ) throws(UsageError) {
        for _ in 0..<min(count, paths.count) { workers.append(try makeWorker()) }
        while nextToHandOn < paths.count {
            startIdleWorkers(paths)
            let busy = workers.indices.filter { workers[$0].job != nil }
            let ready = Descriptor.readable(busy.map { workers[$0].descriptor }, until: busy.map { workers[$0].deadline }.min()!)
            for (index, isReady) in zip(busy, ready) { try look(at: index, isReady: isReady, paths, failure) }
            while let report = waiting.removeValue(forKey: nextToHandOn) {
                nextToHandOn += 1
                body(report)
            }
        }
        for worker in workers { _ = worker.stop() }
    }

    private func makeWorker() throws(UsageError) -> WorkerProcess {
        do {
            return try WorkerProcess(program: program, arguments: arguments)
        } catch {
            throw .unstartable(program, reason: error.localizedDescription)
        }
    }

    private func startIdleWorkers(_ paths: [String]) {
        for worker in workers where worker.job == nil && nextToStart < paths.count {
            worker.start(nextToStart, path: paths[nextToStart], timeLimit: timeLimit)
            nextToStart += 1
        }
    }

    /// Takes a worker's answer, or replaces a worker that has ended or takes too long.
    private func look(
        at index: Int, isReady: Bool, _ paths: [String], _ failure: (String, DocumentFailure) -> DocumentReport
    ) throws(UsageError) {
        let worker = workers[index]
        guard let job = worker.job else { return }
        let isLate = !isReady && worker.deadline < Date()
        switch isReady ? worker.receive() : isLate ? .ended : .nothingYet {
        case .nothingYet: break
        case .report(let report): waiting[job] = report
        case .ended:
            let end = worker.stop(killing: isLate)
            let reason = isLate ? "layout takes longer than \(Int(timeLimit)) s" : "layout ended with \(end)"
            waiting[job] = failure(paths[job], Self.failure(reason, isLate: isLate))
            workers[index] = try makeWorker()
        }
    }

    private static func failure(_ reason: String, isLate: Bool) -> DocumentFailure {
        DocumentFailure(DocumentDiagnostic(id: isLate ? "timeout" : "crash", severity: .error, message: reason, position: nil))
    }
}
