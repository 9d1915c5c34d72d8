import Dispatch

/// Observers on operation queues, including the main one.
///
/// - Source: developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)
extension NotificationCenter {
    /// Calls a closure on a queue for each notification of a name and a sender, or of all if they are nil. Posting
    /// waits for the closure.
    ///
    /// Foundation's own method, which takes an optional queue, waits for the main queue even when a notification is
    /// posted on the main queue, if that does not run on the main thread, as in tests: this would be a deadlock.
    ///
    /// - Returns: The token with which ``removeObserver(_:)`` removes the observer.
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
