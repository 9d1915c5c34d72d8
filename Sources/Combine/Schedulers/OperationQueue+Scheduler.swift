extension OperationQueue: Scheduler {
    /// A time.
    ///
    /// - Source: developer.apple.com/documentation/foundation/operationqueue/schedulertimetype
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
        /// The date.
        public var date: Date

        /// Creates a time.
        public init(_ date: Date) { self.date = date }

        /// The interval to another time.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
        /// The time after an interval.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(date + n.timeInterval) }

        /// An interval.
        public struct Stride:
            SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Hashable
        {
            /// The number of seconds.
            public var magnitude: TimeInterval
            /// The number of seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Creates an interval.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// Creates an interval.
            public init(floatLiteral value: TimeInterval) { magnitude = value }
            /// Creates an interval.
            public init(integerLiteral value: TimeInterval) { magnitude = value }
            /// Creates an interval, if the number fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether one is shorter than the other.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            /// The sum.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            /// The difference.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            /// Multiplies by an interval.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            /// Adds an interval.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            /// Subtracts an interval.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            /// An interval of seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
            /// An interval of seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            /// An interval of milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1000) }
            /// An interval of microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1_000_000) }
            /// An interval of nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1_000_000_000) }
        }
    }

    /// There are no options.
    public struct SchedulerOptions {}

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Calls a closure as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Carried(action)
        addOperation { action.value() }
    }

    /// Adds a closure as an operation after a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Carried(action)
        DispatchQueue.global().asyncAfter(deadline: .now() + now.distance(to: date).timeInterval) { [self] in
            addOperation { action.value() }
        }
    }

    /// Adds a closure as an operation again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Carried(action)
        let queue = DispatchQueue.global()
        let start = queue.now.advanced(by: .seconds(now.distance(to: date).timeInterval))
        return queue.schedule(after: start, interval: .seconds(interval.timeInterval)) { [self] in
            addOperation { action.value() }
        }
    }
}
