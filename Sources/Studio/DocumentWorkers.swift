import Foundation
import StudioMessages

/// The processes that read, lay out and draw documents, with the requests that wait for them.
///
/// One process answers what a person waits for, the other what may take its time: thumbnails, lint, widths. A process
/// that ends or takes too long fails its request alone and is replaced.
@MainActor
final class DocumentWorkers {
    /// A request, and who gets the answer.
    private struct Job {
        let number: UInt32
        let request: Data
        let finish: (MessageFrame) -> Void
        /// Who asked; nil for nobody who can go.
        let session: Int64
    }

    private final class Worker {
        let process: SpawnedProcess
        let socket: MessageSocket
        var job: Job?
        var started = Date.distantFuture

        init(_ process: SpawnedProcess, _ socket: MessageSocket) { (self.process, self.socket) = (process, socket) }
    }

    private let command: String
    private let folder: String
    private let web: WebServer
    private var workers: [Int: Worker] = [:]
    private var queues: [[Job]] = [[], []]
    private var lastNumber: UInt32 = 0

    /// How long a request may take, in seconds.
    static let timeLimit = 120.0
    /// The most requests that wait; others are refused.
    private static let longestQueue = 2000
    /// The ids under which the web server watches the workers' sockets.
    static let watchIDs: ClosedRange<Int64> = 1...2

    init(command: String, folder: String, _ web: WebServer) {
        (self.command, self.folder, self.web) = (command, folder, web)
    }

    /// Asks a worker.
    func ask(_ request: Data, isBackground: Bool, session: Int64, _ finish: @escaping (MessageFrame) -> Void) {
        lastNumber &+= 1
        let place = isBackground ? 1 : 0
        guard queues[place].count < Self.longestQueue else {
            return finish(MessageFrame(.failure, lastNumber, Data("too many requests wait".utf8)))
        }
        queues[place].append(Job(number: lastNumber, request: request, finish: finish, session: session))
        startNext(place)
    }

    /// Forgets the requests of a session that is gone.
    func forget(session: Int64) {
        for place in queues.indices { queues[place].removeAll { $0.session == session } }
    }

    private func startNext(_ place: Int) {
        guard !queues[place].isEmpty else { return }
        do {
            let worker = try worker(place)
            guard worker.job == nil else { return }
            let job = queues[place].removeFirst()
            (worker.job, worker.started) = (job, Date())
            worker.socket.send(MessageFrame(.request, job.number, job.request))
        } catch {
            let job = queues[place].removeFirst()
            job.finish(MessageFrame(.failure, job.number, Data("\(error)".utf8)))
        }
    }

    private func worker(_ place: Int) throws -> Worker {
        if let known = workers[place] { return known }
        guard let (own, other) = MessageSocket.pair() else { throw StudioRefusal("the system makes no socket") }
        defer { close(other) }
        let socket = MessageSocket(descriptor: own)
        let process = try SpawnedProcess(
            command, [DocumentWorker.verb, folder], descriptors: [(2, 1), (2, 2), (other, DocumentWorker.descriptor)])
        let worker = Worker(process, socket)
        workers[place] = worker
        web.watch(own, id: Self.watchIDs.lowerBound + Int64(place))
        return worker
    }

    /// Starts the workers, so that the first request need not wait for it.
    func warmUp() { for place in 0..<2 { _ = try? worker(place) } }

    /// Takes an answer of a worker.
    func receive(_ id: Int64) {
        let place = Int(id - Self.watchIDs.lowerBound)
        guard let worker = workers[place] else { return }
        guard let messages = worker.socket.receive() else { return replace(place, reason: nil) }
        for message in messages where message.number == worker.job?.number {
            let job = worker.job
            (worker.job, worker.started) = (nil, .distantFuture)
            job?.finish(message)
            startNext(place)
        }
    }

    private func replace(_ place: Int, reason: String?) {
        guard let worker = workers.removeValue(forKey: place) else { return }
        web.forget(Self.watchIDs.lowerBound + Int64(place))
        worker.process.end()
        let end = worker.process.wait()
        if let job = worker.job {
            let words = reason ?? "drawing or laying out the document ended with \(end ?? "no answer")"
            job.finish(MessageFrame(.failure, job.number, Data(words.utf8)))
        }
        startNext(place)
    }

    /// Ends workers that take too long.
    func checkTime() {
        for (place, worker) in workers.sorted(by: { $0.key < $1.key })
        where Date().timeIntervalSince(worker.started) > Self.timeLimit {
            replace(place, reason: "the document takes longer than \(Int(Self.timeLimit)) s")
        }
    }

    func stop() {
        for worker in workers.values {
            worker.process.end()
            worker.process.wait()
        }
        workers = [:]
    }
}
