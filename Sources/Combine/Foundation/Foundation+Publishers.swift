extension JSONDecoder: TopLevelDecoder {
    /// The data that is decoded.
    public typealias Input = Data
}
extension JSONEncoder: TopLevelEncoder {
    /// The data that is made.
    public typealias Output = Data
}
extension PropertyListDecoder: TopLevelDecoder {
    /// The data that is decoded.
    public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
    /// The data that is made.
    public typealias Output = Data
}

extension NotificationCenter {
    /// A publisher of notifications.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications. Those that come while none is asked for are lost.
    ///
    /// - Source: developer.apple.com/documentation/foundation/notificationcenter/publisher
    public struct Publisher: Combine.Publisher {
        /// Each notification that is posted.
        public typealias Output = Notification
        /// Notifications do not fail.
        public typealias Failure = Never

        /// The center.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// The object that posts them; nil for any.
        public let object: AnyObject?

        /// Creates a publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let outlet = Outlet("NotificationCenter", subscriber)
            let send = Carried { outlet.offer($0, isLossy: true) }
            let observer = center.addObserver(forName: name, object: object, queue: nil) { send.value($0) }
            outlet.cancelled = { [center] in center.removeObserver(observer) }
            outlet.start()
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Whether both send the same notifications.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

extension Timer {
    /// A publisher of dates at equal intervals, once it is connected.
    ///
    /// - Parameters:
    ///   - interval: Seconds.
    ///   - tolerance: The seconds by which a date may be late.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of dates at equal intervals. Those at which none is asked for are lost.
    ///
    /// - Source: developer.apple.com/documentation/foundation/timer/timerpublisher
    public final class TimerPublisher: ConnectablePublisher {
        /// The date at which the timer fired.
        public typealias Output = Date
        /// Timers do not fail.
        public typealias Failure = Never

        /// The interval in seconds.
        public let interval: TimeInterval
        /// The seconds by which a date may be late.
        public let tolerance: TimeInterval?
        /// The loop in which the timer is.
        public let runLoop: RunLoop
        /// The modes in which it fires.
        public let mode: RunLoop.Mode
        /// The options of the loop.
        public let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer, which fires after an interval first.
        public func connect() -> any Cancellable {
            let subject = Carried(self.subject)
            let timer = Timer(fire: Date() + interval, interval: interval, repeats: true) { _ in subject.value.send(Date()) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
