import Combine
import Foundation

/// A subscriber that asks for a few values at a time and notes where a publisher breaks the rules: the subscription
/// comes first and once, no value comes that was not asked for, and nothing after the end or, of the same thread, after
/// it cancelled.
final class RuleChecker<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var subscription: (any Subscription)?
    private var asked = Subscribers.Demand.none
    private var isCancelled = false
    private var isInside = false
    private let answer: (Int) -> Subscribers.Demand
    private(set) var values: [Input] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private(set) var faults: [String] = []

    /// - Parameter answer: What is asked for when a value comes, by the number of those that came.
    init(answer: @escaping (Int) -> Subscribers.Demand = { _ in .none }) { self.answer = answer }

    func receive(subscription: any Subscription) {
        lock.withLock {
            if self.subscription != nil { faults.append("two subscriptions") }
            self.subscription = subscription
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock {
            if subscription == nil { faults.append("a value before the subscription") }
            if asked == .none { faults.append("a value that was not asked for") } else { asked -= 1 }
            if completion != nil { faults.append("a value after the end") }
            if isCancelled { faults.append("a value after the cancellation") }
            if isInside { faults.append("a value inside of another one") }
            isInside = true
            defer { isInside = false }
            values.append(input)
            let more = answer(values.count)
            asked += more
            return more
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            if subscription == nil { faults.append("the end before the subscription") }
            if self.completion != nil { faults.append("two ends") }
            if isCancelled { faults.append("the end after the cancellation") }
            self.completion = completion
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock {
            asked += demand
            return self.subscription
        }
        subscription?.request(demand)
    }

    func cancel() {
        let subscription = lock.withLock {
            isCancelled = true
            return self.subscription
        }
        subscription?.cancel()
    }

    var isFinished: Bool { if case .finished = completion { true } else { false } }
}
