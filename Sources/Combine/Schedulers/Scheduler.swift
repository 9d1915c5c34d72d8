/// A protocol of objects that decide when and where closures are called.
///
/// - Source: developer.apple.com/documentation/combine/scheduler
public protocol Scheduler<SchedulerTimeType> {
    /// The scheduler's times.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The options that a closure can be scheduled with.
    associatedtype SchedulerOptions

    /// The present time.
    var now: SchedulerTimeType { get }
    /// The smallest amount by which calls may be late.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Calls a closure as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Calls a closure after a time.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Calls a closure after a time and then again and again, until the returned object is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Calls a closure after a time, as exactly as possible.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Calls a closure as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Calls a closure after a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Calls a closure after a time and then again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }

    /// Calls a closure after a time and then again and again, as exactly as possible.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// An interval that units of time can be turned into.
///
/// - Source: developer.apple.com/documentation/combine/schedulertimeintervalconvertible
public protocol SchedulerTimeIntervalConvertible {
    /// An interval of whole seconds.
    static func seconds(_ s: Int) -> Self
    /// An interval of seconds.
    static func seconds(_ s: Double) -> Self
    /// An interval of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// An interval of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// An interval of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A scheduler that calls closures at once. Calls after a time are made at once, too.
///
/// - Source: developer.apple.com/documentation/combine/immediatescheduler
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// A time, of which there is one.
    public struct SchedulerTimeType: Strideable {
        fileprivate init() {}

        /// The distance to another time: none.
        public func distance(to other: SchedulerTimeType) -> Stride { .init(0) }
        /// The same time.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// An interval, which has no effect.
        public struct Stride:
            ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, SchedulerTimeIntervalConvertible
        {
            /// The number.
            public var magnitude: Int

            /// Creates an interval.
            public init(_ value: Int) { magnitude = value }
            /// Creates an interval.
            public init(integerLiteral value: Int) { magnitude = value }
            /// Creates an interval.
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            /// Creates an interval, if the number fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether one is less than the other.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            /// The sum.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            /// The difference.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            /// Subtracts an interval.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            /// Multiplies by an interval.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            /// Adds an interval.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            /// No interval.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// No interval.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// No interval.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// No interval.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// No interval.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    /// The only time.
    public var now: SchedulerTimeType { .init() }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Calls a closure at once.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Calls a closure at once.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Calls a closure at once, and not again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
