import QuartzCore
import RewrittenSources
import UIKit

/// Changes rows of stores without the objects of contexts.
struct BatchRows {
    private let context: NSManagedObjectContext

    init(_ context: NSManagedObjectContext) { self.context = context }

    private var coordinator: NSPersistentStoreCoordinator {
        get throws {
            guard let coordinator = context.persistentStoreCoordinator else {
                throw CoreDataError.make(NSPersistentStoreOperationError, "The context has no persistent store coordinator.")
            }
            return coordinator
        }
    }

    /// A context of the stores themselves.
    func scratch(_ entityName: String) throws -> NSManagedObjectContext {
        let scratch = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        scratch.persistentStoreCoordinator = try coordinator
        scratch.mergePolicy = context.mergePolicy
        guard scratch.model?.entitiesByName[entityName] != nil else {
            raise(
                "NSInvalidArgumentException",
                "NSBatchRequest could not locate an NSEntityDescription for entity name '\(entityName)'")
        }
        return scratch
    }

    /// The rows that a request finds in the stores.
    func ids(of request: NSFetchRequest<NSFetchRequestResult>) throws -> [NSManagedObjectID] {
        let scratch = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        scratch.persistentStoreCoordinator = try coordinator
        let copy: NSFetchRequest<NSFetchRequestResult> = reinterpreted(request.copy() as! NSObject)
        copy.resultType = .managedObjectIDResultType
        return try scratch.fetch(copy).compactMap { $0 as? NSManagedObjectID }
    }

    /// Deletes rows, with those that a relationship cascades to; others lose their ways to them.
    func delete(_ ids: [NSManagedObjectID]) throws -> [NSManagedObjectID] {
        let scratch = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        scratch.persistentStoreCoordinator = try coordinator
        scratch.mergePolicy = NSOverwriteMergePolicy
        let objects = ids.compactMap { try? scratch.existingObject(with: $0) }
        for object in objects { scratch.withoutNotingChanges { scratch.delete(object) } }
        try scratch.save()
        return objects.map(\.objectID)
    }

    /// Sets properties of rows.
    func update(_ ids: [NSManagedObjectID], _ properties: [AnyHashable: Any]) throws {
        let scratch = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        scratch.persistentStoreCoordinator = try coordinator
        let named = properties.map { key, value in
            ((key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? "", value)
        }.sorted { $0.0 < $1.0 }
        for object in ids.compactMap({ try? scratch.existingObject(with: $0) }) {
            let values = named.map { name, value in
                (name, (value as? _NSExpression)?.expressionValue(with: object, context: nil) ?? value)
            }
            for (name, value) in values {
                let isNil = (value as? _NSExpression)?.isNil ?? (value is NSNull)
                object.write(isNil ? nil : value, name)
            }
        }
        try scratch.save()
    }

    /// Inserts a row into a scratch context.
    func insert(_ values: [String: Any], _ entityName: String, _ scratch: NSManagedObjectContext) throws {
        let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: scratch)
        for key in values.keys.sorted() { object.write(values[key], key) }
    }
}
