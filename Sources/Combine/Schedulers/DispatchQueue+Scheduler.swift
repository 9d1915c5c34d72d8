public import Dispatch

extension DispatchQueue: Scheduler {
    /// A time of dispatch queues.
    ///
    /// - Source: developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
        /// The time.
        public var dispatchTime: DispatchTime

        /// Creates a time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes a time.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Encodes the time.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Hashes the time.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// The interval to another time.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
        }

        /// The time after an interval.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

        /// An interval.
        public struct Stride:
            SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable
        {
            /// The number of nanoseconds.
            public var magnitude: Int

            fileprivate init(nanoseconds: Int) { magnitude = nanoseconds }
            /// Creates an interval.
            public init(_ timeInterval: DispatchTimeInterval) {
                magnitude =
                    switch timeInterval {
                    case .seconds(let count): count.clampingProduct(1_000_000_000)
                    case .milliseconds(let count): count.clampingProduct(1_000_000)
                    case .microseconds(let count): count.clampingProduct(1000)
                    case .nanoseconds(let count): count
                    default: .max
                    }
            }
            /// Creates an interval of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates an interval of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates an interval of nanoseconds, if their number fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// The interval for dispatch queues.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Whether one is shorter than the other.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product of the nanoseconds.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { .init(nanoseconds: lhs.magnitude * rhs.magnitude) }
            /// The sum.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { .init(nanoseconds: lhs.magnitude + rhs.magnitude) }
            /// The difference.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { .init(nanoseconds: lhs.magnitude - rhs.magnitude) }
            /// Subtracts an interval.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            /// Multiplies by an interval.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            /// Adds an interval.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            /// An interval of seconds.
            public static func seconds(_ s: Double) -> Stride { .init(nanoseconds: Int(clamping: s * 1_000_000_000)) }
            /// An interval of seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
            /// An interval of milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
            /// An interval of microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
            /// An interval of nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { .init(nanoseconds: ns) }
        }
    }

    /// The quality of service, flags and group with which closures are scheduled.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags of the call.
        public var flags: DispatchWorkItemFlags
        /// A group that the call belongs to.
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    /// The present time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Calls a closure on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        let action = Carried(action)
        async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
    }

    /// Calls a closure on the queue after a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let options = options ?? SchedulerOptions()
        let action = Carried(action)
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { action.value() }
    }

    /// Calls a closure on the queue again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let source = DispatchSource.makeTimerSource(queue: self)
        let action = Carried(action)
        source.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval,
            leeway: max(tolerance, minimumTolerance).timeInterval)
        source.setEventHandler { action.value() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}

extension Int {
    fileprivate func clampingProduct(_ other: Int) -> Int {
        let (product, overflows) = multipliedReportingOverflow(by: other)
        return overflows ? (self < 0) == (other < 0) ? .max : .min : product
    }

    fileprivate init(clamping value: Double) { self = Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max) }
}
