/// Notifications as an asynchronous sequence. Foundation has this on Apple's platforms.
///
/// - Source: developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
extension NotificationCenter {
    /// The sequence of notifications of a name, from now on.
    ///
    /// - Parameter object: The sender; nil for any.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// An endless sequence of notifications. Each iterator receives the notifications posted after its creation, and
    /// buffers them.
    ///
    /// - Source: developer.apple.com/documentation/foundation/notificationcenter/notifications
    public final class Notifications: AsyncSequence, Sendable {
        /// A notification.
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Creates an iterator, which receives notifications from now on.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            let token = Token(
                center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Posted(notification: $0)) })
            let center = center
            continuation.onTermination = { _ in center.removeObserver(token.observer) }
            return Iterator(posted: stream.makeAsyncIterator())
        }

        /// Iterates over notifications.
        public struct Iterator: AsyncIteratorProtocol {
            /// A notification.
            public typealias Element = Notification

            fileprivate var posted: AsyncStream<Posted>.Iterator

            /// Waits for a notification; nil if the waiting task was cancelled.
            public mutating func next() async -> Notification? { await posted.next()?.notification }
        }

        /// Wraps a notification, whose contents are as thread-safe as its sender makes them.
        fileprivate struct Posted: @unchecked Sendable {
            let notification: Notification
        }

        private struct Token: @unchecked Sendable {
            let observer: any NSObjectProtocol
            init(_ observer: any NSObjectProtocol) { self.observer = observer }
        }
    }
}
