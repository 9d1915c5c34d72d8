import QuartzCore
import UIKit

// Saving into the stores or the parent context.
extension NSManagedObjectContext {
    /// Saves all changes: into the parent context, or into the stores where there is none. Throws what does not fulfil
    /// the model's rules, or meets what others saved meanwhile.
    public func save() throws {
        processPendingChanges()
        guard hasChanges else { return }
        guard parent != nil || persistentStoreCoordinator != nil else {
            throw CoreDataError.make(NSManagedObjectContextLockingError, "The context has no persistent store coordinator.")
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        callWillSave()
        try validate()
        let changes = ContextChanges(of: self)
        guard let parent else { return finish(try saveIntoStores(changes)) }
        parent.performAndWait { parent.take(changes, from: self) }
        finish(changes)
    }

    /// Calls `willSave` of all objects, and again of those that are changed by it.
    private func callWillSave() {
        var called = ObjectSet()
        for _ in 0..<1_000 {
            let waiting = (inserted.list + updated.list + deleted.list).filter { !called.contains($0) }
            guard !waiting.isEmpty else { return }
            for object in waiting {
                called.insert(object)
                object.willSave()
            }
            processPendingChanges()
        }
    }

    private func validate() throws {
        var errors: [any Error] = []
        func collect(_ body: () throws -> Void) { do { try body() } catch { errors.append(error) } }
        for object in deleted.list { collect(object.validateForDelete) }
        for object in inserted.list where !deleted.contains(object) { collect(object.validateForInsert) }
        for object in updated.list { collect(object.validateForUpdate) }
        processPendingChanges()
        try Validation.raise(errors)
    }

    // MARK: Stores

    /// Returns what was saved, which is not all where a merge policy left something out.
    private func saveIntoStores(_ changes: ContextChanges) throws -> ContextChanges {
        guard let coordinator = persistentStoreCoordinator else { return changes }
        return try coordinator.lock.withLock {
            try coordinator.obtainIDs(for: changes.inserted, in: self)
            var changes = changes
            try Uniqueness(self, coordinator).check(&changes)
            try resolveConflicts(&changes, coordinator)
            try coordinator.write(changes)
            return changes
        }
    }

    /// Settles what others saved meanwhile, as the merge policy says.
    private func resolveConflicts(_ changes: inout ContextChanges, _ coordinator: NSPersistentStoreCoordinator) throws {
        let conflicts = changes.conflicts(in: coordinator)
        guard !conflicts.isEmpty else { return }
        guard let policy = mergePolicy as? NSMergePolicy else { return }
        try policy.resolve(optimisticLockingConflicts: conflicts)
        changes.dropUnchanged(of: self)
    }

    /// Gives new objects the identities that they have in the store, before they are saved.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        guard let coordinator = persistentStoreCoordinator else { return }
        try coordinator.lock.withLock {
            try coordinator.obtainIDs(for: objects.filter { $0.objectID.isTemporaryID }, in: self)
        }
    }

    // MARK: After saving

    private func finish(_ changes: ContextChanges) {
        (inserted, updated, deleted) = (ObjectSet(), ObjectSet(), ObjectSet())
        for object in changes.inserted + changes.updated {
            object.committed = nil
            if parent == nil, let row = row(of: object.objectID) { object.version = row.version }
        }
        for object in changes.deleted { unregister(object) }
        withoutNotingChanges {
            for object in changes.inserted + changes.updated + changes.deleted { object.didSave() }
        }
        tellOfSave(changes)
    }

    private func tellOfSave(_ changes: ContextChanges) {
        let sets = [
            (NSInsertedObjectsKey, NSInsertedObjectIDsKey, changes.inserted),
            (NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, changes.updated),
            (NSDeletedObjectsKey, NSDeletedObjectIDsKey, changes.deleted),
        ]
        var (objects, ids): ([AnyHashable: Any], [AnyHashable: Any]) = ([:], [:])
        for (key, idKey, list) in sets {
            objects[key] = Set(list)
            ids[idKey] = Set(list.map(\.objectID))
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: objects)
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: ids)
        let saved = SavedIDs(
            inserted: changes.inserted.map(\.objectID), updated: changes.updated.map(\.objectID),
            deleted: changes.deleted.map(\.objectID))
        let others = parent?.children.compactMap(\.context) ?? persistentStoreCoordinator?.contexts ?? []
        for context in others where context !== self && context.automaticallyMergesChangesFromParent {
            context.takeLater(saved)
        }
    }

    private func takeLater(_ saved: SavedIDs) {
        if concurrencyType != .privateQueueConcurrencyType, isOnQueue { return merge(saved) }
        perform { self.merge(saved) }
    }
}

/// The changes that a context saves.
struct ContextChanges {
    private(set) var inserted: [NSManagedObject]
    private(set) var updated: [NSManagedObject]
    private(set) var deleted: [NSManagedObject]

    init(of context: NSManagedObjectContext) {
        let gone = context.deleted
        inserted = context.inserted.list.filter { !gone.contains($0) }
        updated = context.updated.list.filter { !gone.contains($0) }
        // New objects that are deleted were never in the store.
        deleted = gone.list.filter { !context.inserted.contains($0) }
    }

    /// The objects that others saved since this context read them.
    func conflicts(in coordinator: NSPersistentStoreCoordinator) -> [NSMergeConflict] {
        (updated.filter(\.hasRowChanges) + deleted).compactMap { object in
            let row = coordinator.row(of: object.objectID)
            guard row?.version != object.version else { return nil }
            // An object that another context deleted before needs no row.
            if row == nil, object.isDeleted { return nil }
            return NSMergeConflict(object, row)
        }
    }

    /// Leaves out objects that a merge policy turned back into what the store has.
    mutating func dropUnchanged(of context: NSManagedObjectContext) {
        updated.removeAll { !context.updated.contains($0) }
        deleted.removeAll { !context.deleted.contains($0) }
    }

    mutating func drop(_ object: NSManagedObject) {
        inserted.removeAll { $0 === object }
        updated.removeAll { $0 === object }
    }

    mutating func delete(_ object: NSManagedObject) { if !deleted.contains(object) { deleted.append(object) } }
}

extension NSManagedObject {
    /// Whether attributes, or relationships to one object, differ from the row: only these are of one row. Objects that
    /// a relationship to many got or lost are put on top of what others saved.
    var hasRowChanges: Bool {
        guard let committed, let values else { return false }
        return entity.properties.contains { property in
            guard !property.isTransient, (property as? NSRelationshipDescription)?.isToMany != true else { return false }
            return !RelatedObjects.areSame(committed[property.name], values[property.name])
        }
    }
}

/// The identities of what another context saved.
struct SavedIDs: @unchecked Sendable {
    var (inserted, updated, deleted): ([NSManagedObjectID], [NSManagedObjectID], [NSManagedObjectID])

    init(inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]) {
        (self.inserted, self.updated, self.deleted) = (inserted, updated, deleted)
    }

    /// Reads the information of a notification, which has objects or identities, in sets or lists.
    init(_ information: [AnyHashable: Any]) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            let elements = keys.flatMap { information[$0].flatMap { PredicateValue.elements($0) } ?? [] }
            return elements.compactMap { $0 as? NSManagedObjectID ?? ($0 as? NSManagedObject)?.objectID }
                .sorted { $0.precedes($1) }
        }
        inserted = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
        updated = ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey)
        deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
    }
}
