import UIKit

/// Keeps values together unique that an entity's constraints name.
struct Uniqueness {
    private let context: NSManagedObjectContext
    private let coordinator: NSPersistentStoreCoordinator

    init(_ context: NSManagedObjectContext, _ coordinator: NSPersistentStoreCoordinator) {
        (self.context, self.coordinator) = (context, coordinator)
    }

    /// Settles values that others have already, as the merge policy says: an error, the new object wins and the other
    /// is deleted, or the new one is left out.
    func check(_ changes: inout ContextChanges) throws {
        for object in changes.inserted + changes.updated where !context.deleted.contains(object) {
            for constraint in constraints(of: object.entity) {
                guard let other = other(like: object, constraint, changes) else { continue }
                try settle(object, other, constraint, &changes)
            }
        }
    }

    private func constraints(of entity: NSEntityDescription) -> [[String]] {
        sequence(first: entity, next: \.superentity).flatMap { entity in
            entity.uniquenessConstraints.map { $0.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name } }
        }
    }

    /// An earlier object with the same values.
    private func other(like object: NSManagedObject, _ names: [String], _ changes: ContextChanges) -> NSManagedObject? {
        let values = names.map { object.stored($0) }
        guard !values.contains(where: { $0 == nil }) else { return nil }
        func isLike(_ found: (String) -> Any?) -> Bool {
            zip(names, values).allSatisfy { RelatedObjects.areSame(found($0.0), $0.1) }
        }
        let (gone, changed) = (Set(changes.deleted.map(\.objectID)), changes.inserted + changes.updated)
        for other in changed.prefix(while: { $0 !== object }) where other.entity.root === object.entity.root {
            if isLike({ other.stored($0) }) { return other }
        }
        let known = Set(changed.map(\.objectID))
        let found = coordinator.ids(of: object.entity.root.family, in: nil).first { id in
            guard !known.contains(id), !gone.contains(id), let row = coordinator.row(of: id) else { return false }
            return isLike { row.values[$0] }
        }
        return found.map { context.object(with: $0) }
    }

    private func settle(
        _ object: NSManagedObject, _ other: NSManagedObject, _ constraint: [String], _ changes: inout ContextChanges
    ) throws {
        switch (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
        case .errorMergePolicyType:
            throw CoreDataError.make(
                NSManagedObjectConstraintMergeError, "Constraint conflict on \(constraint.joined(separator: ", ")).",
                [NSPersistentStoreSaveConflictsErrorKey: [NSConstraintConflict(constraint, object, [other])]])
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: remove(other, &changes)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
            if context.inserted.contains(object) { remove(object, &changes) } else { changes.drop(object) }
        }
    }

    /// Removes an object with what its relationships say.
    private func remove(_ object: NSManagedObject, _ changes: inout ContextChanges) {
        context.delete(object)
        context.processPendingChanges()
        changes = ContextChanges(of: context)
    }
}

/// Values that are together unique and that several objects have.
///
/// - Source: developer.apple.com/documentation/coredata/nsconstraintconflict
open class NSConstraintConflict: NSObject {
    /// The names of the attributes.
    public let constraint: [String]
    /// The values.
    public let constraintValues: [String: Any]
    /// The object that is in the store.
    public let databaseObject: NSManagedObject?
    /// The objects that are saved.
    public let conflictingObjects: [NSManagedObject]

    init(_ constraint: [String], _ object: NSManagedObject, _ others: [NSManagedObject]) {
        self.constraint = constraint
        constraintValues = Dictionary(uniqueKeysWithValues: Set(constraint).map { ($0, object.stored($0) ?? NSNull()) })
        databaseObject = others.first
        conflictingObjects = [object]
    }
}
