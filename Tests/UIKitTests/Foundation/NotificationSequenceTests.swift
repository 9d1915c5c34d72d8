import Testing

@testable import UIKit

/// `NotificationCenter.notifications(named:object:)`.
struct NotificationSequenceTests {
    private final class Poster: Sendable {}

    @Test(.timeLimit(.minutes(10))) func notificationsComeInTheirOrder() async {
        let (center, name) = (NotificationCenter(), Notification.Name("came"))
        let poster = Poster()
        var all = center.notifications(named: name).makeAsyncIterator()
        var own = center.notifications(named: name, object: poster).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: poster, userInfo: ["number": 2])
        #expect(await all.next()?.userInfo?["number"] as? Int == 1)
        #expect(await all.next()?.userInfo?["number"] as? Int == 2)
        #expect(await own.next()?.userInfo?["number"] as? Int == 2)
    }

    @Test(.timeLimit(.minutes(10))) func cancelledTasksEnd() async {
        let center = NotificationCenter()
        let task = Task {
            var count = 0
            for await _ in center.notifications(named: Notification.Name("none")) { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }
}
