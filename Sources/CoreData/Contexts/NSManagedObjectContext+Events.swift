import UIKit

// Telling of changes, and taking them back.
extension NSManagedObjectContext {
    /// Follows relationships of deleted objects, registers how to undo the changes, and tells of them.
    public func processPendingChanges() {
        guard !isProcessing, !event.isEmpty else { return }
        isProcessing = true
        followDeletions()
        let done = event
        event = ContextEvent()
        isProcessing = false
        // Objects that were never saved are gone.
        for object in done.vanished.list + done.deleted.list where inserted.contains(object) {
            inserted.remove(object)
            deleted.remove(object)
            unregister(object)
        }
        registerUndo(of: done)
        tell(of: done)
    }

    private func tell(of event: ContextEvent) {
        let sets = [
            (NSInsertedObjectsKey, event.inserted), (NSUpdatedObjectsKey, event.updated), (NSDeletedObjectsKey, event.deleted),
            (NSRefreshedObjectsKey, event.refreshed),
        ]
        var information: [AnyHashable: Any] = [:]
        for (key, objects) in sets where !objects.isEmpty { information[key] = Set(objects.list) }
        guard !information.isEmpty else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: information)
    }

    // MARK: Deletions

    /// Does what the relationships of deleted objects say, for those that are deleted by this, too.
    private func followDeletions() {
        while true {
            let objects = event.undone.list
            guard !objects.isEmpty else { return }
            for object in objects {
                event.undone.remove(object)
                followDeletion(of: object)
            }
        }
    }

    private func followDeletion(of object: NSManagedObject) {
        for relationship in object.entity.relationships {
            let others = RelatedObjects.objects(object.stored(relationship.name))
            switch relationship.deleteRule {
            case .cascadeDeleteRule: for other in others { delete(other) }
            case .noActionDeleteRule, .denyDeleteRule: continue
            case .nullifyDeleteRule: break
            }
            guard let inverse = relationship.inverseRelationship else { continue }
            for other in others where !deleted.contains(other) { other.drop(object, from: inverse) }
        }
    }

    // MARK: Undo

    /// Registers one step for all changes of an event.
    private func registerUndo(of event: ContextEvent) {
        nonisolated(unsafe) let befores = event.befores
        guard let undoManager, !befores.isEmpty else { return }
        onMainActor { undoManager.registerUndo(withTarget: self) { context in context.restore(befores) } }
    }

    /// Objects become what they were; how to undo this is registered, too.
    func restore(_ befores: [ContextEvent.Before]) {
        processPendingChanges()
        for before in befores { event.touch(before.object, in: self) }
        for before in befores { restore(before) }
        processPendingChanges()
    }

    private func restore(_ before: ContextEvent.Before) {
        let object = before.object
        let isAlive = object.managedObjectContext === self && !deleted.contains(object)
        switch (isAlive, before.isAlive) {
        case (true, false): retract(object)
        case (false, true): revive(object)
        default: break
        }
        guard before.isAlive else { return }
        if object.committed == nil, !inserted.contains(object) { object.committed = object.values }
        object.values = before.values ?? object.committed
        object.awake(fromSnapshotEvents: isAlive ? .undoUpdate : .undoDeletion)
        guard !inserted.contains(object) else { return isAlive ? noteUpdate(of: object) : () }
        if object.changedValues().isEmpty { updated.remove(object) } else { updated.insert(object) }
        if isAlive { noteUpdate(of: object) }
    }

    private func noteUpdate(of object: NSManagedObject) { event.updated.insert(object) }

    /// An object that was not there is no more.
    private func retract(_ object: NSManagedObject) {
        updated.remove(object)
        event.deleted.insert(object)
        if inserted.remove(object) { unregister(object) } else { deleted.insert(object) }
    }

    /// An object that is deleted comes back: it is new again where its deletion was saved.
    private func revive(_ object: NSManagedObject) {
        event.inserted.insert(object)
        if deleted.remove(object) { return }
        if !object.objectID.isTemporaryID { object.objectID = .temporary(object.entity) }
        object.managedObjectContext = self
        object.committed = nil
        register(object)
        inserted.insert(object)
    }

    /// Undoes the changes since the last undo.
    public func undo() {
        processPendingChanges()
        onMainActor { self.undoManager?.undo() }
    }

    /// Does again what was undone.
    public func redo() {
        processPendingChanges()
        onMainActor { self.undoManager?.redo() }
    }

    func forgetUndo() {
        guard undoManager != nil else { return }
        onMainActor { self.undoManager?.removeAllActions() }
    }

    /// Calls the undo manager, which is the main actor's, where it is: programs use one with contexts of the main
    /// queue.
    private func onMainActor(_ body: @escaping @MainActor () -> Void) {
        let unisolated = unsafeBitCast(body, to: (() -> Void).self)
        unisolated()
    }

    /// Objects become what they are in the store, and new ones are gone.
    public func rollback() {
        processPendingChanges()
        forgetUndo()
        for object in inserted.list {
            inserted.remove(object)
            deleted.remove(object)
            event.deleted.insert(object)
            unregister(object)
        }
        for object in deleted.list {
            deleted.remove(object)
            event.inserted.insert(object)
            takeBack(object)
        }
        for object in updated.list {
            updated.remove(object)
            event.updated.insert(object)
            takeBack(object)
        }
        processPendingChanges()
    }

    private func takeBack(_ object: NSManagedObject) {
        if let committed = object.committed { (object.values, object.committed) = (committed, nil) }
        object.awake(fromSnapshotEvents: .rollback)
    }

    // MARK: Reading again

    /// Reads an object again: changes stay where they are merged; otherwise the object becomes a fault.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !inserted.contains(object) else { return }
        if flag { merge(object) } else { makeFault(object) }
        event.refreshed.insert(object)
        if concurrencyType != .privateQueueConcurrencyType || isOnQueue { processPendingChanges() }
    }

    private func makeFault(_ object: NSManagedObject) {
        updated.remove(object)
        deleted.remove(object)
        event.updated.remove(object)
        object.becomeFault()
    }

    /// Reads the values again, and puts the changes on top.
    func merge(_ object: NSManagedObject) {
        guard let committed = object.committed, let values = object.values, updated.contains(object) else {
            if !deleted.contains(object) { object.becomeFault() }
            return
        }
        guard let row = row(of: object.objectID) else { return }
        object.take(row)
        object.committed = object.values
        for property in object.entity.properties {
            let (old, new) = (committed[property.name], values[property.name])
            guard !RelatedObjects.areSame(old, new) else { continue }
            let value = merged(property, old, new, into: object.values?[property.name], of: object)
            object.values?[property.name] = value
        }
        object.awake(fromSnapshotEvents: .refresh)
    }

    /// A changed value; of a relationship to many what was added and removed.
    private func merged(
        _ property: NSPropertyDescription, _ old: Any?, _ new: Any?, into current: Any?, of object: NSManagedObject
    ) -> Any? {
        guard let relationship = property as? NSRelationshipDescription, relationship.isToMany,
            let several = object.resolved(current, of: property) as? RelatedObjects,
            let before = object.resolved(old, of: property) as? RelatedObjects,
            let after = object.resolved(new, of: property) as? RelatedObjects
        else { return new }
        if relationship.isOrdered, several.list.map(\.objectID) == before.list.map(\.objectID) { return after }
        return RelatedObjects(
            several.list.filter { !before.contains($0) || after.contains($0) } + after.list.filter { !before.contains($0) })
    }

    /// Reads all objects again; changes stay.
    public func refreshAllObjects() {
        processPendingChanges()
        for object in registered.objects where !inserted.contains(object) { merge(object) }
    }
}
