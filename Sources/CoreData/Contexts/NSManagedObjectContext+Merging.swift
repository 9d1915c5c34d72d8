public import UIKit

// Changes of other contexts.
extension NSManagedObjectContext {
    /// Takes what another context saved. Changes of this context stay.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        let saved = SavedIDs(notification.userInfo ?? [:])
        if (notification.object as? NSManagedObjectContext) === self { return }
        merge(saved)
    }

    /// Lets contexts take changes that have no notification, such as those of a batch request: lists of identities
    /// under the keys of notifications.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let saved = SavedIDs(changeNotificationData)
        for context in contexts { context.performAndWait { context.merge(saved) } }
    }

    func merge(_ saved: SavedIDs) {
        processPendingChanges()
        for id in saved.inserted { event.inserted.insert(object(with: id)) }
        for id in saved.updated {
            guard let object = registeredObject(for: id) else { continue }
            merge(object)
            event.refreshed.insert(object)
        }
        for id in saved.deleted {
            guard let object = registeredObject(for: id) else { continue }
            inserted.remove(object)
            updated.remove(object)
            deleted.remove(object)
            event.deleted.insert(object)
        }
        let gone = event.deleted.list
        processPendingChanges()
        for object in gone { unregister(object) }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidMergeChangesObjectIDs, object: self,
            userInfo: [
                NSInsertedObjectIDsKey: Set(saved.inserted), NSUpdatedObjectIDsKey: Set(saved.updated),
                NSDeletedObjectIDsKey: Set(saved.deleted),
            ])
    }

    // MARK: Children

    /// Takes what a child context saves, as changes of this context.
    func take(_ changes: ContextChanges, from child: NSManagedObjectContext) {
        for object in changes.inserted {
            let made = ManagedObjectMaking.fault(object.objectID, in: self)
            made.values = [:]
            made.managedObjectContext = nil
            event.touch(made, in: self)
            made.managedObjectContext = self
            register(made)
            inserted.insert(made)
            event.inserted.insert(made)
        }
        for object in changes.inserted { take(object, isNew: true) }
        for object in changes.updated { take(object, isNew: false) }
        for object in changes.deleted {
            guard let own = registeredObject(for: object.objectID) ?? existingFault(object.objectID) else { continue }
            deleteWithoutFollowing(own)
        }
        processPendingChanges()
    }

    /// Takes the changed values of a child's object. The way back of relationships is among the child's changes.
    private func take(_ object: NSManagedObject, isNew: Bool) {
        guard let own = existingFault(object.objectID) else { return }
        own.fire()
        willChange(own)
        let row = object.row()
        for property in object.entity.properties where !property.isTransient {
            let name = property.name
            guard isNew || !RelatedObjects.areSame(object.committed?[name], object.values?[name]) else { continue }
            if !isNew, let relationship = property as? NSRelationshipDescription, relationship.isToMany {
                let merged = merge(object.committed?[name], object.values?[name], into: own, relationship)
                own.values?[name] = merged
            } else {
                let resolved = own.resolved(row.values[name], of: property)
                own.values?[name] = resolved
            }
        }
        didChange(own)
    }

    /// The objects of a relationship with what a child added and removed.
    private func merge(
        _ old: Any?, _ new: Any?, into own: NSManagedObject, _ relationship: NSRelationshipDescription
    ) -> RelatedObjects {
        let (before, after) = (RelatedObjects.identities(old), RelatedObjects.identities(new))
        let current = (own.stored(relationship.name) as? RelatedObjects ?? RelatedObjects()).list
        if relationship.isOrdered, current.map(\.objectID) == before { return RelatedObjects(after.compactMap(existingFault)) }
        let (gone, known) = (Set(before).subtracting(after), Set(before))
        return RelatedObjects(
            current.filter { !gone.contains($0.objectID) } + after.filter { !known.contains($0) }.compactMap(existingFault))
    }

    /// Marks an object as deleted whose relationships a child followed.
    private func deleteWithoutFollowing(_ object: NSManagedObject) {
        guard !deleted.contains(object) else { return }
        object.fire()
        event.touch(object, in: self)
        updated.remove(object)
        event.updated.remove(object)
        if inserted.contains(object), event.inserted.remove(object) {
            event.vanished.insert(object)
        } else {
            event.deleted.insert(object)
        }
        deleted.insert(object)
    }
}
