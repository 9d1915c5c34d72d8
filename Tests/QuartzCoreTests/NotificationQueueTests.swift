import Dispatch
import QuartzCore
import Testing

/// Observers that are called on a queue.
@MainActor
struct NotificationQueueTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    private let name = NSNotification.Name("NotificationQueueTests")

    @Test func theMainQueueCallsItsObserversAtOnce() {
        let (center, log) = (NotificationCenter(), Log())
        let observer = center.addObserver(forName: name, object: nil, queue: .main) { note in
            MainActor.assumeIsolated { log.lines.append("heard") }
        }
        center.post(name: name, object: nil)
        log.lines.append("posted")
        #expect(log.lines == ["heard", "posted"])
        center.removeObserver(observer)
        center.post(name: name, object: nil)
        #expect(log.lines.count == 2)
    }

    @Test func otherQueuesPostToTheMainOneAndWait() async {
        let (center, log, name) = (NotificationCenter(), Log(), name)
        let observer = center.addObserver(forName: name, object: nil, queue: .main) { note in
            MainActor.assumeIsolated { log.lines.append("heard") }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                center.post(name: name, object: nil)
                log.lines.append("posted")
                continuation.resume()
            }
        }
        #expect(log.lines == ["heard", "posted"])
        center.removeObserver(observer)
    }

    @Test func queuesOfTheProgramCallTheirObservers() {
        let (center, log, queue) = (NotificationCenter(), Log(), OperationQueue())
        let observer = center.addObserver(forName: name, object: nil, queue: queue) { note in
            log.lines.append(OperationQueue.current === queue ? "on its queue" : "elsewhere")
        }
        center.post(name: name, object: nil)
        #expect(log.lines == ["on its queue"])
        center.removeObserver(observer)
    }
}
