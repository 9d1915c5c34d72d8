/// The objects of a context by their identities, held weakly.
struct RegisteredObjects {
    private struct Entry {
        weak var object: NSManagedObject?
    }
    private var entries: [NSManagedObjectID: Entry] = [:]
    /// The identities that objects had before they were saved.
    private var earlier: [NSManagedObjectID: NSManagedObjectID] = [:]
    private var limit = 1_000

    subscript(id: NSManagedObjectID) -> NSManagedObject? { entries[id]?.object }

    /// The objects, sorted by their identities.
    var objects: [NSManagedObject] {
        var seen: Set<ObjectIdentifier> = []
        return entries.values.compactMap(\.object).filter { seen.insert(ObjectIdentifier($0)).inserted }
            .sorted { $0.objectID.precedes($1.objectID) }
    }

    mutating func add(_ object: NSManagedObject) {
        if entries.count >= limit { sweep() }
        entries[object.objectID] = Entry(object: object)
    }

    /// Gives an object another identity; it is found by the earlier one, too.
    mutating func rename(_ object: NSManagedObject, to id: NSManagedObjectID) {
        earlier[id] = object.objectID
        object.objectID = id
        entries[id] = Entry(object: object)
    }

    mutating func remove(_ object: NSManagedObject) {
        entries[object.objectID] = nil
        if let old = earlier.removeValue(forKey: object.objectID) { entries[old] = nil }
    }

    /// The identity that an object had before it was saved.
    func temporaryID(of id: NSManagedObjectID) -> NSManagedObjectID? { earlier[id] }

    private mutating func sweep() {
        entries = entries.filter { $0.value.object != nil }
        earlier = earlier.filter { entries[$0.key] != nil }
        limit = max(1_000, entries.count * 2)
    }
}
