import QuartzCore
import UIKit

/// A result of a fetch request: an object, an identity, a dictionary or a number.
///
/// - Note: The protocol is known to the compiler only, which lets requests have it as the type of their results: no
///   cast to it compiles, and it does not inherit from `NSObjectProtocol`.
/// - Source: developer.apple.com/documentation/coredata/nsfetchrequestresult
@_marker public protocol NSFetchRequestResult: AnyObject {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kinds of results of a fetch request.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchrequestresulttype
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The bits of the type.
    public let rawValue: UInt
    /// Makes a type of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Identities.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The kinds of requests.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentstorerequesttype
public enum NSPersistentStoreRequestType: UInt, Sendable {
    /// A fetch request.
    case fetchRequestType = 1
    /// Saving.
    case saveRequestType
    /// Inserting many rows.
    case batchInsertRequestType = 5
    /// Changing many rows.
    case batchUpdateRequestType = 6
    /// Deleting many rows.
    case batchDeleteRequestType = 7
}

/// Something that a store is asked for.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentstorerequest
open class NSPersistentStoreRequest: NSObject, NSCopying {
    /// The stores that are asked; nil for all.
    open var affectedStores: [NSPersistentStore]?
    /// The kind of request.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// Makes a request for all stores.
    public override init() { super.init() }

    /// Itself; fetch requests give a copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for objects of an entity.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchrequest
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, @unchecked Sendable {
    /// The entity of the objects; nil until the request is done where it was made with a name.
    open var entity: NSEntityDescription? {
        get { foundEntity ?? wantedName.flatMap { ManagedObjectMaking.entity(named: $0) } }
        set {
            foundEntity = newValue
            wantedName = newValue?.name ?? wantedName
        }
    }
    private var foundEntity: NSEntityDescription?
    /// The entity, unless it is only named.
    var statedEntity: NSEntityDescription? { foundEntity }
    private var wantedName: String?
    /// The name of the entity.
    open var entityName: String? { wantedName }
    /// The condition that the objects fulfil; nil for all objects.
    open var predicate: NSPredicate?
    /// The order of the objects.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of objects; 0 for no limit.
    open var fetchLimit = 0
    /// The number of objects that are left out at the start.
    open var fetchOffset = 0
    /// The number of objects whose values are read together; it has no effect here.
    open var fetchBatchSize = 0
    /// The kind of the results.
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Whether objects of entities below count.
    open var includesSubentities = true
    /// Whether values are read with the objects; they are at hand anyway.
    open var includesPropertyValues = true
    /// Whether changes that were not saved count.
    open var includesPendingChanges = true
    /// Whether objects read their values when they are needed.
    open var returnsObjectsAsFaults = true
    /// Relationships whose objects are read, too; they are at hand anyway.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// The properties that dictionaries have: names, descriptions of properties or of expressions.
    open var propertiesToFetch: [Any]?
    /// The properties whose values dictionaries are joined by.
    open var propertiesToGroupBy: [Any]?
    /// The condition that groups of rows fulfil; nil for all groups.
    open var havingPredicate: NSPredicate?
    /// Whether a dictionary is given once only.
    open var returnsDistinctResults = false
    /// Whether objects that are known are read again.
    open var shouldRefreshRefetchedObjects = false

    /// Makes a request without an entity.
    public override init() { super.init() }

    /// Makes a request for the objects of the entity of a name.
    public convenience init(entityName: String) {
        self.init()
        wantedName = entityName
    }

    /// Does the request in the context whose `perform` runs the caller, or raises where there is none.
    open func execute() throws -> [ResultType] {
        guard let context = CurrentContext.current else {
            raise(
                "NSInternalInconsistencyException",
                "Can't execute a fetch request outside of a perform block of a managed object context.")
        }
        return try context.fetch(self)
    }

    /// A request with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        (copy.foundEntity, copy.wantedName, copy.affectedStores) = (foundEntity, wantedName, affectedStores)
        (copy.predicate, copy.sortDescriptors, copy.resultType) = (predicate, sortDescriptors, resultType)
        (copy.fetchLimit, copy.fetchOffset, copy.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
        (copy.includesSubentities, copy.includesPropertyValues) = (includesSubentities, includesPropertyValues)
        (copy.includesPendingChanges, copy.returnsObjectsAsFaults) = (includesPendingChanges, returnsObjectsAsFaults)
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        (copy.propertiesToFetch, copy.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
        (copy.havingPredicate, copy.returnsDistinctResults) = (havingPredicate, returnsDistinctResults)
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        return copy
    }
}

/// A fetch request of any result.
protocol FetchRequest: NSPersistentStoreRequest {
    var plan: FetchPlan { get }
}

extension NSFetchRequest: FetchRequest {
    var plan: FetchPlan {
        FetchPlan(
            entity: statedEntity, entityName: entityName, predicate: predicate, order: sortDescriptors ?? [],
            limit: fetchLimit, offset: fetchOffset, type: resultType, includesSubentities: includesSubentities,
            includesPendingChanges: includesPendingChanges, returnsFaults: returnsObjectsAsFaults,
            refreshes: shouldRefreshRefetchedObjects, stores: affectedStores, properties: propertiesToFetch,
            groups: propertiesToGroupBy, having: havingPredicate, isDistinct: returnsDistinctResults)
    }
}

/// A fetch request as stores read it.
struct FetchPlan {
    var entity: NSEntityDescription?
    let entityName: String?
    let predicate: NSPredicate?
    let order: [NSSortDescriptor]
    var limit: Int
    let offset: Int
    let type: NSFetchRequestResultType
    let includesSubentities: Bool
    let includesPendingChanges: Bool
    let returnsFaults: Bool
    let refreshes: Bool
    let stores: [NSPersistentStore]?
    let properties: [Any]?
    let groups: [Any]?
    let having: NSPredicate?
    let isDistinct: Bool
}
