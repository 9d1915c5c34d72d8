import Foundation
import InterfaceBuilderDocument
import LayoutInspection

/// Worker processes side by side, whose reports are handed on in the order of the documents.
///
/// UIKit's classes belong to the main thread, so documents are laid out at the same time by a process each. A document
/// that ends its worker, or keeps it for too long, is a failure of that document alone.
@MainActor
final class WorkerPool {
    private let count: Int
    /// How long a document may take, in seconds.
    private let timeLimit: TimeInterval
    /// A worker's task for a document.
    private let report: (_ path: String) -> DocumentReport
    private var workers: [WorkerProcess] = []
    /// Reports that wait for those of documents before them, by document.
    private var waiting: [DocumentReport?] = []
    private var nextToStart = 0
    private var nextToHandOn = 0

    init(count: Int, timeLimit: TimeInterval, report: @escaping (_ path: String) -> DocumentReport) {
        self.count = count
        self.timeLimit = timeLimit
        self.report = report
    }

    /// Does all documents and hands the reports on as soon as those before them are there.
    func run(
        _ paths: [String], failure: (String, DocumentFailure) -> DocumentReport, _ body: (DocumentReport) -> Void
    ) throws(UsageError) {
        waiting = Array(repeating: nil, count: paths.count)
        for _ in 0..<min(count, paths.count) { workers.append(try makeWorker()) }
        while nextToHandOn < paths.count {
            startIdleWorkers(paths)
            let busy = workers.indices.filter { workers[$0].job != nil }
            let ready = Descriptor.readable(busy.map { workers[$0].descriptor }, until: busy.map { workers[$0].deadline }.min()!)
            for (index, isReady) in zip(busy, ready) { try look(at: index, isReady: isReady, paths, failure) }
            while nextToHandOn < paths.count, let report = waiting[nextToHandOn] {
                waiting[nextToHandOn] = nil
                nextToHandOn += 1
                body(report)
            }
        }
        for worker in workers { _ = worker.stop() }
    }

    private func makeWorker() throws(UsageError) -> WorkerProcess {
        do throws(SystemFault) {
            return try WorkerProcess(besides: workers, report)
        } catch {
            throw .unstartable(reason: error.reason)
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
            waiting[job] = failure(paths[job], isLate ? .late(timeLimit, "layout") : .crash(end, "layout"))
            workers.remove(at: index)
            workers.insert(try makeWorker(), at: index)
        }
    }
}

extension DocumentFailure {
    /// The failure of a document that takes longer than it may.
    static func late(_ limit: TimeInterval, _ work: String) -> DocumentFailure {
        DocumentFailure(
            DocumentDiagnostic(
                id: "timeout", severity: .error, message: "\(work) takes longer than \(Int(limit)) s", position: nil))
    }

    /// The failure of a document whose process ended.
    static func crash(_ end: ChildProcess.End, _ work: String) -> DocumentFailure {
        let isMemory = end == .outOfMemory
        return DocumentFailure(
            DocumentDiagnostic(
                id: isMemory ? "memory" : "crash", severity: .error,
                message: isMemory ? "\(work) needs \(end)" : "\(work) ended with \(end)", position: nil))
    }
}
