import Combine
import Foundation
import Testing

/// What operators do that wait, in a time that passes as the tests say.
struct TimeTests {
    enum Fault: Error, Equatable { case late }

    private func events<P: Publisher>(
        _ values: [(Int, Int)], end: Int? = nil, until limit: Int = 10_000,
        _ make: (PassthroughSubject<Int, Fault>, VirtualTime) -> P
    ) -> [String] {
        let (subject, time) = (PassthroughSubject<Int, Fault>(), VirtualTime())
        var got: [String] = []
        let publisher = make(subject, time)
        let cancellable = publisher.sink {
            if case .failure(let error) = $0 {
                got.append("\(time.now.milliseconds) \(error)")
            } else {
                got.append("\(time.now.milliseconds) .")
            }
        } receiveValue: {
            got.append("\(time.now.milliseconds) \($0)")
        }
        time.send(values, end: end, to: subject)
        time.advance(to: limit)
        cancellable.cancel()
        return got
    }

    // developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:) has these times: of values
    // at 0, 0.25, 1, 1.25, 1.5 and 2 seconds those with indices 1, 4 and 5 remain after half a second.
    @Test func debounceWaitsForQuiet() {
        let bounces = [(0, 0), (250, 1), (1000, 2), (1250, 3), (1500, 4), (2001, 5)]
        #expect(events(bounces) { $0.debounce(for: .seconds(0.5), scheduler: $1) } == ["750 1", "2000 4", "2501 5"])
        #expect(events([(0, 0), (100, 1)], end: 300) { $0.debounce(for: 500, scheduler: $1) } == ["300 ."])
    }

    @Test func throttleSendsOneInAnInterval() {
        let values = [(0, 0), (100, 1), (200, 2), (700, 3), (2000, 4)]
        #expect(
            events(values) { $0.throttle(for: 500, scheduler: $1, latest: true) } == ["0 0", "500 2", "1000 3", "2000 4"])
        #expect(
            events(values) { $0.throttle(for: 500, scheduler: $1, latest: false) } == ["0 0", "500 1", "1000 3", "2000 4"])
        #expect(
            events([(0, 0), (100, 1)], end: 200) { $0.throttle(for: 500, scheduler: $1, latest: true) } == [
                "0 0", "500 1", "500 .",
            ])
    }

    @Test func delayKeepsOrderAndDelaysTheEnd() {
        #expect(events([(0, 0), (100, 1)], end: 100) { $0.delay(for: 50, scheduler: $1) } == ["50 0", "150 1", "150 ."])
    }

    @Test func timeoutEndsWithoutValues() {
        let values = [(300, 0), (700, 1)]
        #expect(events(values) { $0.timeout(500, scheduler: $1) } == ["300 0", "700 1", "1200 ."])
        #expect(events(values) { $0.timeout(500, scheduler: $1) { .late } } == ["300 0", "700 1", "1200 late"])
        #expect(events([]) { $0.timeout(500, scheduler: $1) } == ["500 ."])
        #expect(events([(100, 0)], end: 200) { $0.timeout(500, scheduler: $1) } == ["100 0", "200 ."])
    }

    @Test func intervalsAreMeasured() {
        let got = events([(300, 0), (700, 1)]) { $0.measureInterval(using: $1).map(\.magnitude) }
        #expect(got == ["300 300", "700 400"])
    }

    @Test func valuesAreCollectedByTime() {
        let values = [(100, 0), (200, 1), (300, 2), (1600, 3)]
        #expect(events(values, end: 1700) { $0.collect(.byTime($1, 500)) } == ["500 [0, 1, 2]", "1700 [3]", "1700 ."])
        #expect(
            events(values, end: 1700) { $0.collect(.byTimeOrCount($1, 500, 2)) }
                == ["200 [0, 1]", "500 [2]", "1700 [3]", "1700 ."])
    }

    @Test func schedulersDeliver() {
        let time = VirtualTime()
        var got: [Int] = []
        let cancellable = [1, 2].publisher.subscribe(on: time).receive(on: time).sink { got.append($0) }
        #expect(got == [])
        time.advance(to: 0)
        #expect(got == [1, 2])
        cancellable.cancel()
    }

    @Test func queuesAndLoopsDeliverInOrder() async {
        func values<S: Scheduler>(_ scheduler: S) async -> [Int] {
            var got: [Int] = []
            for await value in (0..<50).publisher.receive(on: scheduler).collect().values { got = value }
            return got
        }
        #expect(await values(DispatchQueue.global()) == Array(0..<50))
        #expect(await values(DispatchQueue(label: "serial")) == Array(0..<50))
        #expect(await values(OperationQueue()) == Array(0..<50))
        #expect(await values(ImmediateScheduler.shared) == Array(0..<50))
    }

    @Test func intervalsHaveUnits() {
        typealias Queue = DispatchQueue.SchedulerTimeType.Stride
        #expect(Queue.seconds(0.25).magnitude == 250_000_000 && Queue.milliseconds(3) == .microseconds(3000))
        #expect((0.5 as Queue) == .milliseconds(500) && Queue(.seconds(2)) == 2)
        #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
        let now = DispatchQueue.main.now
        #expect(now.distance(to: now.advanced(by: .seconds(-1))) == .seconds(-1) && now < now.advanced(by: 1))
    }

    @Test func runLoopsDeliverAndTimersFire() {
        var got: [Int] = []
        var dates = 0
        let values = [1, 2].publisher.receive(on: RunLoop.current).sink { got.append($0) }
        let timer = Timer.publish(every: 0.01, on: .current, in: .common).autoconnect().prefix(2).sink { _ in dates += 1 }
        #expect(got == [])
        let limit = Date() + 5
        while dates < 2 || got.count < 2, Date() < limit { _ = RunLoop.current.run(mode: .default, before: Date() + 0.01) }
        #expect(got == [1, 2] && dates == 2)
        values.cancel()
        timer.cancel()
    }

    @Test func notificationsAreSent() {
        let (center, name) = (NotificationCenter(), Notification.Name("Told"))
        var got: [Int] = []
        let cancellable = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.sink { got.append($0) }
        center.post(name: name, object: nil, userInfo: ["n": 1])
        cancellable.cancel()
        center.post(name: name, object: nil, userInfo: ["n": 2])
        #expect(got == [1])
    }
}
