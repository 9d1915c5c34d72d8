import Combine
import Foundation
import SeededRandom
import Testing

/// Random chains of operators against the same on arrays, with subscribers that ask for a few values at a time.
struct RuleTests {
    private typealias Chain = AnyPublisher<Int, Never>

    /// Adds an operator to a chain, and to what it sends.
    private func extended(_ chain: Chain, _ model: [Int], _ random: inout SplitMix) -> (Chain, [Int]) {
        let n = Int.random(in: 0...4, using: &random)
        switch Int.random(in: 0..<22, using: &random) {
        case 0: return (chain.map { $0 + n }.eraseToAnyPublisher(), model.map { $0 + n })
        case 1: return (chain.filter { $0 % 2 == 0 }.eraseToAnyPublisher(), model.filter { $0 % 2 == 0 })
        case 2: return (chain.compactMap { $0 % 3 == 0 ? nil : $0 }.eraseToAnyPublisher(), model.filter { $0 % 3 != 0 })
        case 3: return (chain.prefix(n).eraseToAnyPublisher(), Array(model.prefix(n)))
        case 4: return (chain.dropFirst(n).eraseToAnyPublisher(), Array(model.dropFirst(n)))
        case 5: return (chain.append(n, n).eraseToAnyPublisher(), model + [n, n])
        case 6: return (chain.prepend(n).eraseToAnyPublisher(), [n] + model)
        case 7: return (chain.scan(n, &+).eraseToAnyPublisher(), model.reduce(into: []) { $0.append(($0.last ?? n) &+ $1) })
        case 8: return (chain.reduce(n, &+).eraseToAnyPublisher(), [model.reduce(n, &+)])
        case 9:
            return (
                chain.flatMap(maxPublishers: .max(1)) { [$0, n].publisher }.eraseToAnyPublisher(), model.flatMap { [$0, n] }
            )
        case 10:
            return (
                chain.collect(n + 1).map { $0.reduce(0, &+) }.eraseToAnyPublisher(),
                stride(from: 0, to: model.count, by: n + 1).map { model[$0..<min($0 + n + 1, model.count)].reduce(0, &+) }
            )
        case 11: return (chain.zip(chain).map { $0 &- $1 &+ n }.eraseToAnyPublisher(), model.map { _ in n })
        case 12: return (chain.drop { $0 < n }.eraseToAnyPublisher(), Array(model.drop { $0 < n }))
        case 13: return (chain.prefix { $0 != n }.eraseToAnyPublisher(), Array(model.prefix { $0 != n }))
        case 14: return (chain.replaceEmpty(with: n).eraseToAnyPublisher(), model.isEmpty ? [n] : model)
        case 15:
            return (
                chain.buffer(size: n + 1, prefetch: .keepFull, whenFull: .dropOldest).eraseToAnyPublisher(), model
            )
        case 16: return (chain.count().eraseToAnyPublisher(), [model.count])
        case 17: return (chain.max().eraseToAnyPublisher(), model.max().map { [$0] } ?? [])
        case 18: return (chain.handleEvents().eraseToAnyPublisher(), model)
        case 19: return (chain.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher(), model)
        case 20:
            return (
                chain.setFailureType(to: SubjectTests.Fault.self).append(Fail(error: .a)).catch { _ in Just(n) }
                    .eraseToAnyPublisher(), model + [n]
            )
        default: return (chain.first().eraseToAnyPublisher(), Array(model.prefix(1)))
        }
    }

    private func chain(_ random: inout SplitMix) -> (Chain, [Int]) {
        let start = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
        var chain = (start.publisher.eraseToAnyPublisher(), start)
        for _ in 0..<Int.random(in: 0...6, using: &random) { chain = extended(chain.0, chain.1, &random) }
        return chain
    }

    @Test(arguments: 0..<400) func chainsSendWhatArraysHold(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let (publisher, expected) = chain(&random)
        let answers = (0..<64).map { _ in Int.random(in: 0...2, using: &random) }
        let checker = RuleChecker<Int, Never>(answer: { .max(answers[$0 % 64]) })
        publisher.subscribe(checker)
        for _ in 0..<200 where checker.completion == nil { checker.request(.max(Int.random(in: 1...3, using: &random))) }
        #expect(checker.values == expected && checker.isFinished && checker.faults == [])
    }

    @Test(arguments: 0..<200) func cancelledChainsAreSilent(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) + 5000)
        let (publisher, expected) = chain(&random)
        let wanted = Int.random(in: 0...6, using: &random)
        let checker = RuleChecker<Int, Never>()
        publisher.subscribe(checker)
        for _ in 0..<wanted { checker.request(.max(1)) }
        checker.cancel()
        checker.request(.unlimited)
        #expect(checker.values == Array(expected.prefix(wanted)) && checker.faults == [])
    }

    /// The order in which merged values come is open, but not their number and what they are.
    @Test(arguments: 0..<100) func mergedAndLatestValuesKeepTheRules(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) + 9000)
        let ((a, modelA), (b, modelB)) = (chain(&random), chain(&random))
        let merged = RuleChecker<Int, Never>(answer: { _ in .max(1) })
        a.merge(with: b).subscribe(merged)
        merged.request(.max(2))
        #expect(merged.values.sorted() == (modelA + modelB).sorted() && merged.isFinished && merged.faults == [])
        let latest = RuleChecker<(Int, Int), Never>(answer: { _ in .max(1) })
        a.combineLatest(b).subscribe(latest)
        latest.request(.max(1))
        #expect(latest.faults == [] && latest.isFinished)
        if let last = modelA.last, let other = modelB.last { #expect(latest.values.last.map { $0 == (last, other) } == true) }
    }

    /// Sends numbers from many threads into two subjects, and checks what a subscriber gets.
    private func race<P: Publisher>(
        _ make: (PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>) -> P
    ) -> RuleChecker<P.Output, Never> where P.Failure == Never {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let checker = RuleChecker<P.Output, Never>()
        make(a, b).subscribe(checker)
        checker.request(.unlimited)
        nonisolated(unsafe) let subjects = [a, b]
        DispatchQueue.concurrentPerform(iterations: 600) { subjects[$0 % 2].send($0) }
        for subject in subjects { subject.send(completion: .finished) }
        return checker
    }

    @Test func threadsKeepTheRules() {
        let merged = race { $0.merge(with: $1) }
        #expect(merged.values.sorted() == Array(0..<600) && merged.faults == [] && merged.isFinished)
        let zipped = race { $0.zip($1) }
        #expect(zipped.values.count == 300 && zipped.faults == [] && zipped.isFinished)
        #expect(zipped.values.allSatisfy { $0.0 % 2 == 0 && $0.1 % 2 == 1 })
        let latest = race { $0.combineLatest($1) }
        #expect(latest.values.count <= 599 && latest.faults == [] && latest.isFinished)
        let flat = race { a, b in a.merge(with: b).flatMap { Just($0) } }
        #expect(flat.values.sorted() == Array(0..<600) && flat.faults == [] && flat.isFinished)
        let shared = race { a, b in a.merge(with: b).share().scan(0) { count, _ in count + 1 } }
        #expect(shared.values == Array(1...600) && shared.faults == [])
    }

    /// A subscriber that cancels from another thread gets at most the value that was on its way.
    @Test func cancellationsOfOtherThreadsAreSafe() {
        for _ in 0..<50 {
            let subject = PassthroughSubject<Int, Never>()
            nonisolated(unsafe) let shared = subject
            nonisolated(unsafe) var cancellable: AnyCancellable? = subject.merge(with: subject).map { $0 }.sink { _ in }
            DispatchQueue.concurrentPerform(iterations: 8) { index in
                if index == 4 { cancellable?.cancel() } else { shared.send(index) }
            }
            cancellable = nil
        }
    }

    @Test func demandCounts() {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(2) + 3 == 5 && Demand.unlimited - 1 == .unlimited && Demand.max(3) * 2 == .max(6))
        #expect(Demand.unlimited + .unlimited == .unlimited && Demand.max(Int.max) < .unlimited)
        #expect(Demand.unlimited > 5 && 5 < Demand.unlimited && Demand.none == 0 && Demand.unlimited.max == nil)
        #expect(Demand.max(.max) * 2 == .unlimited && Demand.max(5) - .unlimited == .none)
        #expect("\(Demand.max(3))" == "max(3)" && "\(Demand.unlimited)" == "unlimited")
    }
}
