import RuntimeReflection

/// Observers whose methods are called by name, which Foundation supports only with Objective-C.
///
/// - Source: developer.apple.com/documentation/foundation/notificationcenter
extension NotificationCenter {
    /// Calls a method of an object for each notification of a name and a sender, or of all if they are nil. The center
    /// holds the observer weakly, and removes it when it is deallocated.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let entry = ObservingEntry(observer as AnyObject, aName, anObject as AnyObject?)
        entry.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak self, weak entry] notification in
            guard let observer = entry?.observer else {
                if let self { ObservingEntry.remove(from: self) { $0.observer == nil } }
                return
            }
            ActionCall.send(aSelector, to: observer, withValue: notification)
        }
        ObservingEntry.add(entry, to: self)
    }

    /// Removes an observer: an object whose methods were called, or the token that
    /// `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
        ObservingEntry.remove(from: self) { $0.observer === observer }
        removeObserver(observer as Any)
    }

    /// Removes an observer for notifications of a name and a sender, or of all if they are nil.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let sender = anObject as AnyObject?
        ObservingEntry.remove(from: self) { entry in
            entry.observer === observer && (aName == nil || entry.name == aName) && (sender == nil || entry.sender === sender)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// An observation by the name of a method.
private final class ObservingEntry: @unchecked Sendable {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var sender: AnyObject?
    /// The observation's token in Foundation's center.
    var token: AnyObject?

    init(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?) {
        (self.observer, self.name, self.sender) = (observer, name, sender)
    }

    private static let lock = NSLock()
    /// The observations, by center, in the order in which they were added.
    nonisolated(unsafe) private static var entries: [(center: ObjectIdentifier, entry: ObservingEntry)] = []

    static func add(_ entry: ObservingEntry, to center: NotificationCenter) {
        lock.withLock { entries.append((ObjectIdentifier(center), entry)) }
    }

    /// Removes the observations of a center that satisfy a condition.
    static func remove(from center: NotificationCenter, where matches: (ObservingEntry) -> Bool) {
        let removed = lock.withLock {
            let removed = entries.filter { $0.center == ObjectIdentifier(center) && matches($0.entry) }
            entries.removeAll { pair in removed.contains { $0.entry === pair.entry } }
            return removed
        }
        for (_, entry) in removed { entry.token.map { center.removeObserver($0 as Any) } }
    }
}
