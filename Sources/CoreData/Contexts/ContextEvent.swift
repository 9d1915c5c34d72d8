/// The changes of a context since its last notification.
struct ContextEvent {
    var (inserted, updated, deleted, refreshed) = (ObjectSet(), ObjectSet(), ObjectSet(), ObjectSet())
    /// Objects that were inserted and deleted in the same event, of which nobody is told.
    var vanished = ObjectSet()
    /// Deleted objects whose relationships were not followed yet.
    var undone = ObjectSet()

    /// An object as it was.
    struct Before {
        let object: NSManagedObject
        let values: [String: Any]?
        /// Whether the object was in the context and not deleted.
        let isAlive: Bool
    }
    private var touched: [ObjectIdentifier: Before] = [:]
    private var order: [ObjectIdentifier] = []

    var isEmpty: Bool {
        inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && vanished.isEmpty && undone.isEmpty
    }

    /// Notes an object before its first change.
    mutating func touch(_ object: NSManagedObject, in context: NSManagedObjectContext) {
        guard touched[ObjectIdentifier(object)] == nil else { return }
        touched[ObjectIdentifier(object)] = Before(
            object: object, values: object.values,
            isAlive: object.managedObjectContext === context && !context.deleted.contains(object))
        order.append(ObjectIdentifier(object))
    }

    func before(_ object: NSManagedObject) -> Before? { touched[ObjectIdentifier(object)] }

    /// The objects as they were, in the order of their first changes.
    var befores: [Before] { order.map { touched[$0]! } }
}
