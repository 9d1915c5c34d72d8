import RuntimeReflection

/// Observers whose methods are called by their names, which Foundation has only where there is Objective-C.
///
/// - Source: developer.apple.com/documentation/foundation/notificationcenter
extension NotificationCenter {
    /// Calls a method of an object for each notification of a name and a sender, or of all where they are nil. The
    /// center does not keep the observer alive, and forgets it when it is deallocated.
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

    /// Forgets an observer: an object whose methods were called, or what `addObserver(forName:object:queue:using:)`
    /// returned.
    public func removeObserver(_ observer: AnyObject) {
        ObservingEntry.remove(from: self) { $0.observer === observer }
        removeObserver(observer as Any)
    }

    /// Forgets an observer for notifications of a name and a sender, or of all where they are nil.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let sender = anObject as AnyObject?
        ObservingEntry.remove(from: self) { entry in
            entry.observer === observer && (aName == nil || entry.name == aName) && (sender == nil || entry.sender === sender)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// What an object observes by the name of a method.
private final class ObservingEntry: @unchecked Sendable {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var sender: AnyObject?
    /// What Foundation's center knows the observer by.
    var token: AnyObject?

    init(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?) {
        (self.observer, self.name, self.sender) = (observer, name, sender)
    }

    private static let lock = NSLock()
    /// In the order in which they were added, by center.
    nonisolated(unsafe) private static var entries: [(center: ObjectIdentifier, entry: ObservingEntry)] = []

    static func add(_ entry: ObservingEntry, to center: NotificationCenter) {
        lock.withLock { entries.append((ObjectIdentifier(center), entry)) }
    }

    /// Removes the entries of a center that a condition holds for.
    static func remove(from center: NotificationCenter, where matches: (ObservingEntry) -> Bool) {
        let removed = lock.withLock {
            let removed = entries.filter { $0.center == ObjectIdentifier(center) && matches($0.entry) }
            entries.removeAll { pair in removed.contains { $0.entry === pair.entry } }
            return removed
        }
        for (_, entry) in removed { entry.token.map { center.removeObserver($0 as Any) } }
    }
}
