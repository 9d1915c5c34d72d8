import Combine
import Foundation
import Testing

/// What operators send for values that are known, by Apple's documentation of each.
struct OperatorTests {
    enum Fault: Error, Equatable { case a, b }

    private func all<P: Publisher>(_ publisher: P) -> [String] {
        var got: [String] = []
        _ = publisher.sink {
            if case .failure(let error) = $0 { got.append("\(error)") } else { got.append(".") }
        } receiveValue: {
            got.append("\($0)")
        }
        return got
    }

    private let numbers = [1, 2, 3, 4].publisher
    private var failing: some Publisher<Int, Fault> { Record(output: [1, 2], completion: .failure(Fault.a)) }

    @Test func values() {
        #expect(all(numbers.map { $0 * 2 }) == ["2", "4", "6", "8", "."])
        #expect(all(failing.map { $0 * 2 }) == ["2", "4", "a"])
        #expect(all(["a", "bc"].publisher.map(\.count)) == ["1", "2", "."])
        #expect(all(["bc"].publisher.map(\.count, \.first)) == ["(2, Optional(\"b\"))", "."])
        #expect(all(numbers.tryMap { if $0 == 3 { throw Fault.b } else { $0 } }) == ["1", "2", "b"])
        #expect(all(numbers.eraseToAnyPublisher().filter { $0 % 2 == 0 }) == ["2", "4", "."])
        #expect(all(["1", "x", "3"].publisher.eraseToAnyPublisher().compactMap { Int($0) }) == ["1", "3", "."])
        #expect(all([1, 1, 2, 1].publisher.removeDuplicates()) == ["1", "2", "1", "."])
        #expect(all([1, nil, 3].publisher.replaceNil(with: 0)) == ["1", "0", "3", "."])
        #expect(all(numbers.scan(0, +)) == ["1", "3", "6", "10", "."])
        #expect(all(numbers.tryScan(0) { if $1 == 2 { throw Fault.a } else { $0 + $1 } }) == ["1", "a"])
    }

    @Test func parts() {
        #expect(all(numbers.prefix(2)) == ["1", "2", "."] && all(numbers.prefix(0)) == ["."])
        #expect(all(numbers.prefix { $0 < 3 }) == ["1", "2", "."] && all(numbers.dropFirst()) == ["2", "3", "4", "."])
        #expect(all(numbers.drop { $0 < 3 }) == ["3", "4", "."] && all(numbers.dropFirst(9)) == ["."])
        #expect(all(numbers.output(at: 2)) == ["3", "."] && all(numbers.output(in: 1...2)) == ["2", "3", "."])
        #expect(all(numbers.output(in: 2...)) == ["3", "4", "."] && all(numbers.output(at: 9)) == ["."])
        #expect(all(numbers.first()) == ["1", "."] && all(numbers.last()) == ["4", "."])
        #expect(all(numbers.first { $0 > 2 }) == ["3", "."] && all(numbers.last { $0 < 3 }) == ["2", "."])
        #expect(all(numbers.first { $0 > 9 }) == ["."])
        #expect(all(numbers.tryFirst { _ in throw Fault.a }) == ["a"])
        #expect(all(failing.first()) == ["1", "."] && all(failing.last()) == ["a"])
        #expect(all(numbers.append(5, 6)) == ["1", "2", "3", "4", "5", "6", "."])
        #expect(all(numbers.prepend([0]).append(Just(9))) == ["0", "1", "2", "3", "4", "9", "."])
        #expect(all(failing.append(9)) == ["1", "2", "a"])
    }

    @Test func results() {
        #expect(all(numbers.reduce(0, +)) == ["10", "."] && all(failing.reduce(0, +)) == ["a"])
        #expect(all(numbers.count()) == ["4", "."] && all(numbers.collect()) == ["[1, 2, 3, 4]", "."])
        #expect(all(numbers.collect(3)) == ["[1, 2, 3]", "[4]", "."])
        #expect(all(failing.collect(3)) == ["a"])
        #expect(all(numbers.min()) == ["1", "."] && all(numbers.max()) == ["4", "."])
        #expect(all(["bb", "a", "cc"].publisher.max { $0.count < $1.count }) == ["bb", "."])
        #expect(all(numbers.contains(3)) == ["true", "."] && all(numbers.contains { $0 > 4 }) == ["false", "."])
        #expect(
            all(numbers.allSatisfy { $0 < 3 }) == ["false", "."]
                && all(Empty<Int, Never>().allSatisfy { $0 < 3 }) == ["true", "."])
        #expect(all(numbers.ignoreOutput()) == ["."])
        #expect(all(Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "."] && all(numbers.replaceEmpty(with: 7)).count == 5)
        #expect(all(Empty<Int, Never>(completeImmediately: false)) == [])
    }

    @Test func errors() {
        #expect(all(failing.catch { _ in Just(9) }) == ["1", "2", "9", "."])
        #expect(all(failing.tryCatch { _ -> Just<Int> in throw Fault.b }) == ["1", "2", "b"])
        #expect(all(failing.retry(1)) == ["1", "2", "1", "2", "a"])
        #expect(all(failing.replaceError(with: 0)) == ["1", "2", "0", "."])
        #expect(all(failing.mapError { _ in Fault.b }) == ["1", "2", "b"])
        #expect(all(Fail<Int, Fault>(error: .b)) == ["b"] && all(Result<Int, Fault>.failure(.a).publisher) == ["a"])
        #expect(all(Just(1).setFailureType(to: Fault.self)) == ["1", "."] && all(numbers.assertNoFailure()).count == 5)
        #expect(all(Just(1).tryMap { _ -> Int in throw Fault.a }) == ["a"] && all((nil as Int?).publisher) == ["."])
        let data = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
        #expect(all(data) == ["[1, 2]", "."])
        let text = Just([1]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
        #expect(all(text) == ["[1]", "."])
    }

    @Test func severalPublishers() {
        let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
        var got: [String] = []
        var bag: Set<AnyCancellable> = []
        a.combineLatest(b) { "\($0)\($1)" }.sink(
            receiveCompletion: { got.append("c\($0)") }, receiveValue: { got.append("c" + $0) }
        )
        .store(in: &bag)
        a.zip(b).map { "\($0)\($1)" }.sink(receiveCompletion: { got.append("z\($0)") }, receiveValue: { got.append("z" + $0) })
            .store(in: &bag)
        a.merge(with: b).sink(receiveCompletion: { got.append("m\($0)") }, receiveValue: { got.append("m\($0)") }).store(in: &bag)
        a.send(1)
        a.send(2)
        b.send(3)
        a.send(completion: .finished)
        #expect(got == ["m1", "m2", "c23", "z13", "m3"])
        b.send(4)
        #expect(got[5...] == ["c24", "z24", "zfinished", "m4"])
        b.send(completion: .finished)
        #expect(got[9...] == ["cfinished", "mfinished"])
    }

    @Test func nestedPublishers() {
        #expect(all(numbers.flatMap { [$0, -$0].publisher }) == ["1", "-1", "2", "-2", "3", "-3", "4", "-4", "."])
        #expect(all(failing.flatMap { Just($0) }) == ["1", "2", "a"])
        #expect(all(numbers.flatMap { _ in Fail<Int, Fault>(error: .b) }) == ["b"])
        #expect(all(numbers.map { [$0, 0].publisher }.switchToLatest()) == ["1", "0", "2", "0", "3", "0", "4", "0", "."])
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        var got: [String] = []
        let cancellable = outer.switchToLatest().sink(
            receiveCompletion: { _ in got.append(".") }, receiveValue: { got.append("\($0)") })
        outer.send(inner[0])
        inner[0].send(1)
        outer.send(inner[1])
        inner[0].send(2)
        inner[1].send(3)
        outer.send(completion: .finished)
        inner[1].send(4)
        inner[1].send(completion: .finished)
        #expect(got == ["1", "3", "4", "."])
        cancellable.cancel()
        var atOnce = 0
        let limited = (1...5).publisher.flatMap(maxPublishers: .max(2)) { _ in
            Empty<Int, Never>(completeImmediately: false).handleEvents(receiveSubscription: { _ in atOnce += 1 })
        }
        _ = limited.sink { _ in }
        #expect(atOnce == 2)
    }

    @Test func otherPublishersOpenAndShut() {
        let (values, sign) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        var got: [String] = []
        var bag: Set<AnyCancellable> = []
        values.prefix(untilOutputFrom: sign)
            .sink(receiveCompletion: { _ in got.append("p.") }, receiveValue: { got.append("p\($0)") }).store(in: &bag)
        values.drop(untilOutputFrom: sign)
            .sink(receiveCompletion: { _ in got.append("d.") }, receiveValue: { got.append("d\($0)") }).store(in: &bag)
        values.send(1)
        sign.send()
        values.send(2)
        #expect(got == ["p1", "p.", "d2"])
    }

    @Test func sharingSubscribesOnce() {
        var subscriptions = 0
        var cancels = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
        ).share()
        var got: [String] = []
        var first: AnyCancellable? = shared.sink { got.append("a\($0)") }
        source.send(1)
        var second: AnyCancellable? = shared.sink { got.append("b\($0)") }
        source.send(2)
        #expect(subscriptions == 1 && got == ["a1", "a2", "b2"])
        first = nil
        #expect(cancels == 0)
        second = nil
        #expect(cancels == 1)
        _ = (first, second)
        let connectable = [1, 2].publisher.makeConnectable()
        var values: [Int] = []
        let cancellable = connectable.sink { values.append($0) }
        #expect(values == [])
        let connection = connectable.connect()
        #expect(values == [1, 2])
        connection.cancel()
        cancellable.cancel()
    }

    @Test func futuresKeepTheirValue() async {
        var fulfill: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { fulfill = $0 }
        var got: [Int] = []
        let cancellable = future.sink { got.append($0) }
        fulfill?(.success(1))
        fulfill?(.success(2))
        #expect(got == [1] && all(future) == ["1", "."])
        #expect(await future.value == 1)
        cancellable.cancel()
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0 && all(deferred) == ["1", "."] && all(deferred) == ["2", "."])
    }

    @Test func eventsAreToldAndPrinted() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        let checker = RuleChecker<Int, Never>(answer: { $0 == 1 ? .max(1) : .none })
        [1, 2, 3].publisher.print("p", to: lines).subscribe(checker)
        checker.request(.max(1))
        checker.cancel()
        let expected = """
            p: receive subscription: ([1, 2, 3])
            p: request max: (1)
            p: receive value: (1)
            p: request max: (1) (synchronous)
            p: receive value: (2)
            p: receive cancel

            """
        #expect(lines.text == expected)
    }

    @Test func sequencesOfValuesAreWaitedFor() async throws {
        var got: [Int] = []
        for await value in numbers.values { got.append(value) }
        #expect(got == [1, 2, 3, 4])
        got = []
        await #expect(throws: Fault.a) {
            for try await value in failing.values { got.append(value) }
        }
        #expect(got == [1, 2])
    }

    @Test func buffersKeepWhatIsNotAskedFor() {
        func values(_ whenFull: Publishers.BufferingStrategy<Fault>) -> ([Int], Subscribers.Completion<Fault>?) {
            let (subject, checker) = (PassthroughSubject<Int, Fault>(), RuleChecker<Int, Fault>())
            subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).subscribe(checker)
            for value in 1...4 { subject.send(value) }
            checker.request(.unlimited)
            #expect(checker.faults == [])
            return (checker.values, checker.completion)
        }
        #expect(values(.dropNewest).0 == [1, 2] && values(.dropOldest).0 == [3, 4])
        #expect(values(.customError { .b }).0 == [1, 2] && values(.customError { .b }).1 == .failure(.b))
        var asked: [Subscribers.Demand] = []
        let checker = RuleChecker<Int, Never>()
        (1...9).publisher.handleEvents(receiveRequest: { asked.append($0) })
            .buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest).subscribe(checker)
        #expect(asked == [.max(3)])
        checker.request(.unlimited)
        #expect(checker.values == Array(1...9) && checker.isFinished)
    }
}
