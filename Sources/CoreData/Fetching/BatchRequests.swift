public import RewrittenSources
import UIKit

/// A request that a context does by itself.
protocol ContextRequest: NSPersistentStoreRequest {
    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

/// The result of a request to a store.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentstoreresult
open class NSPersistentStoreResult: NSObject {}

/// The kinds of results of changing or deleting many rows.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case resultTypeStatusOnly
    /// The identities of the rows.
    case resultTypeObjectIDs
    /// The number of rows.
    case resultTypeCount
}

/// The kinds of results of changing or deleting many rows.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchupdaterequestresulttype
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case statusOnlyResultType
    /// The identities of the rows.
    case updatedObjectIDsResultType
    /// The number of rows.
    case updatedObjectsCountResultType
}

/// The kinds of results of inserting many rows.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchinsertrequestresulttype
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case statusOnly
    /// The identities of the rows.
    case objectIDs
    /// The number of rows.
    case count
}

/// The result of deleting many rows.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchdeleteresult
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// A truth value, identities or a number, as the type says.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ type: NSBatchDeleteRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        result = BatchOutcome.value(type.rawValue, ids)
    }
}

/// The result of changing many rows.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchupdateresult
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// A truth value, identities or a number, as the type says.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ type: NSBatchUpdateRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        result = BatchOutcome.value(type.rawValue, ids)
    }
}

/// The result of inserting many rows.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchinsertresult
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// A truth value, identities or a number, as the type says.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSBatchInsertRequestResultType

    init(_ type: NSBatchInsertRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        result = BatchOutcome.value(type.rawValue, ids)
    }
}

private enum BatchOutcome {
    /// The types of results have the same numbers in all kinds of requests.
    static func value(_ type: UInt, _ ids: [NSManagedObjectID]) -> Any {
        switch type {
        case 1: ids
        case 2: NSNumber(value: ids.count)
        default: NSNumber(value: true)
        }
    }
}

/// Deletes the rows that a fetch request finds. Contexts do not learn of it.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchdeleterequest
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ContextRequest {
    /// The request for the objects that are deleted.
    public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
    /// The kind of the result.
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
    private var ids: [NSManagedObjectID]?
    /// Deleting many rows.
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// Deletes what a request finds.
    public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) { fetchRequest = fetch }

    /// Deletes rows by their identities.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<NSFetchRequestResult>()
        request.entity = objects.first?.entity
        self.init(fetchRequest: request)
        ids = objects
    }

    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let found = try ids ?? BatchRows(context).ids(of: fetchRequest)
        let deleted = try BatchRows(context).delete(found)
        return NSBatchDeleteResult(resultType, deleted)
    }
}

/// Changes properties of rows. Contexts do not learn of it.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchupdaterequest
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ContextRequest {
    /// The name of the entity.
    public let entityName: String
    /// The condition that the changed rows fulfil; nil for all rows.
    open var predicate: NSPredicate?
    /// Whether rows of entities below count.
    open var includesSubentities = true
    /// The kind of the result.
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
    /// The new values by names or descriptions of properties; expressions are read of each row.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// Changing many rows.
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    /// Changes rows of the entity of a name.
    public init(entityName: String) { self.entityName = entityName }

    /// Changes rows of an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: entityName)
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        let ids = try BatchRows(context).ids(of: request)
        try BatchRows(context).update(ids, propertiesToUpdate ?? [:])
        return NSBatchUpdateResult(resultType, ids)
    }
}

/// Inserts many rows. Contexts do not learn of it.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchinsertrequest
open class NSBatchInsertRequest: NSPersistentStoreRequest, ContextRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values of the rows.
    open var objectsToInsert: [[String: Any]]?
    /// Fills the dictionary of a row; true where there is none any more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills an object; true where there is none any more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// The kind of the result.
    open var resultType: NSBatchInsertRequestResultType = .statusOnly
    /// Inserting many rows.
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    /// Inserts rows with some values into the entity of a name.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
    }

    /// Inserts rows with some values into an entity.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// Inserts rows whose dictionaries a function fills, until it returns true.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (self.entityName, dictionaryHandler) = (entityName, handler)
    }

    /// Inserts rows whose dictionaries a function fills, until it returns true.
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    /// Inserts objects that a function fills, until it returns true.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (self.entityName, managedObjectHandler) = (entityName, handler)
    }

    /// Inserts objects that a function fills, until it returns true.
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }

    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let rows = BatchRows(context)
        let scratch = try rows.scratch(entityName)
        for values in objectsToInsert ?? [] { try rows.insert(values, entityName, scratch) }
        if let dictionaryHandler {
            let values = NSMutableDictionary()
            while !dictionaryHandler(values) {
                try rows.insert(values as? [String: Any] ?? [:], entityName, scratch)
                values.removeAllObjects()
            }
        }
        if let managedObjectHandler {
            var object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: scratch)
            while !managedObjectHandler(object) {
                object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: scratch)
            }
            scratch.delete(object)
        }
        let objects = scratch.insertedObjects.filter { !$0.isDeleted }.sorted { $0.objectID.precedes($1.objectID) }
        try scratch.save()
        return NSBatchInsertResult(resultType, objects.map(\.objectID))
    }
}
