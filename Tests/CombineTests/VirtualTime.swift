import Combine
import Foundation

/// A scheduler whose time passes when a test says so, in whole milliseconds.
final class VirtualTime: Scheduler {
    struct SchedulerTimeType: Strideable {
        var milliseconds: Int
        func distance(to other: Self) -> Stride { Stride(other.milliseconds - milliseconds) }
        func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.magnitude) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var magnitude: Int
            init(_ milliseconds: Int) { magnitude = milliseconds }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
            static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
            static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
            static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
            static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
            static func *= (a: inout Self, b: Self) { a = a * b }
            static func seconds(_ s: Int) -> Self { Self(s * 1000) }
            static func seconds(_ s: Double) -> Self { Self(Int(s * 1000)) }
            static func milliseconds(_ ms: Int) -> Self { Self(ms) }
            static func microseconds(_ us: Int) -> Self { Self(us / 1000) }
            static func nanoseconds(_ ns: Int) -> Self { Self(ns / 1_000_000) }
        }
    }
    typealias SchedulerOptions = Never

    private struct Call {
        let number: Int
        var due: Int
        let interval: Int?
        let action: () -> Void
    }
    private var calls: [Call] = []
    private var count = 0
    private(set) var now = SchedulerTimeType(milliseconds: 0)
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    private func add(_ due: Int, _ interval: Int? = nil, _ action: @escaping () -> Void) -> Int {
        count += 1
        calls.append(Call(number: count, due: due, interval: interval, action: action))
        return count
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) { _ = add(now.milliseconds, nil, action) }
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        _ = add(date.milliseconds, nil, action)
    }
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let number = add(date.milliseconds, interval.magnitude, action)
        return AnyCancellable { [self] in calls.removeAll { $0.number == number } }
    }

    /// Makes the calls that are due until a time.
    func advance(to time: Int) {
        while let index = calls.indices.filter({ calls[$0].due <= time }).min(by: {
            (calls[$0].due, calls[$0].number) < (calls[$1].due, calls[$1].number)
        }) {
            let call = calls[index]
            now.milliseconds = max(now.milliseconds, call.due)
            if let interval = call.interval { calls[index].due += interval } else { calls.remove(at: index) }
            call.action()
        }
        now.milliseconds = time
    }

    /// Sends values to a subject at times, and its end.
    func send<S: Subject>(_ values: [(Int, S.Output)], end: Int? = nil, to subject: S) {
        for (time, value) in values { _ = add(time) { subject.send(value) } }
        if let end { _ = add(end) { subject.send(completion: .finished) } }
    }
}
