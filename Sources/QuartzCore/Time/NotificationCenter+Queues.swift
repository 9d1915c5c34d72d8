import Dispatch

/// Observers on operation queues, the main one among them.
///
/// - Source: developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)
extension NotificationCenter {
    /// Calls a closure on a queue for each notification of a name and a sender, or of all where they are nil. Who posts
    /// one waits for it.
    ///
    /// Foundation's own method, which takes an optional queue, waits for the main queue even where the main queue
    /// posts, if that runs on another thread than the main one, as in tests: nothing would go on then.
    ///
    /// - Returns: What ``removeObserver(_:)`` forgets the observer by.
    @discardableResult
    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard queue === OperationQueue.main else {
            return addObserver(forName: name, object: obj, queue: Optional(queue), using: block)
        }
        return addObserver(forName: name, object: obj, queue: nil) { notification in
            if MainQueue.isCurrent { return block(notification) }
            nonisolated(unsafe) let posted = notification
            DispatchQueue.main.sync { block(posted) }
        }
    }
}
