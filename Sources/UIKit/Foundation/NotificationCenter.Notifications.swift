/// Notifications as they are posted, one after the other. Foundation has this on Apple's platforms.
///
/// - Source: developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
extension NotificationCenter {
    /// The notifications of a name from now on.
    ///
    /// - Parameter object: Who posts them; nil for anybody.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// A sequence of notifications that has no end. Each iterator gets those that are posted after it was made, and
    /// keeps those that nobody asked for yet.
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

        /// Makes an iterator, which gets notifications from now on.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            let token = Token(
                center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Posted(notification: $0)) })
            let center = center
            continuation.onTermination = { _ in center.removeObserver(token.observer) }
            return Iterator(posted: stream.makeAsyncIterator())
        }

        /// Gets notifications one after the other.
        public struct Iterator: AsyncIteratorProtocol {
            /// A notification.
            public typealias Element = Notification

            fileprivate var posted: AsyncStream<Posted>.Iterator

            /// Waits for a notification; nil if the task that waits was cancelled.
            public mutating func next() async -> Notification? { await posted.next()?.notification }
        }

        /// Carries a notification, whose contents are as safe as those who post it make them.
        fileprivate struct Posted: @unchecked Sendable {
            let notification: Notification
        }

        private struct Token: @unchecked Sendable {
            let observer: any NSObjectProtocol
            init(_ observer: any NSObjectProtocol) { self.observer = observer }
        }
    }
}
