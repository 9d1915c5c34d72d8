import QuartzCore
import UIKit

// Finding objects.
extension NSManagedObjectContext {
    /// The results of a fetch request. Raises `NSInvalidArgumentException` for one without an entity.
    public func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
        try results(of: request.plan).map { fetched($0, as: T.self) }
    }

    /// The results of a fetch request of any class.
    public func fetch(_ request: NSFetchRequest<NSFetchRequestResult>) throws -> [Any] { try results(of: request.plan) }

    /// The number of objects that a fetch request finds.
    public func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
        let plan = resolved(request.plan)
        return cut(try matches(plan), plan).count
    }

    /// Does a request: of changes of many rows, or a fetch request that finishes later.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try (request as? any ContextRequest)?.result(in: self) ?? NSPersistentStoreResult()
    }

    /// The results of a plan.
    func results(of plan: FetchPlan) throws -> [NSObject] {
        let plan = resolved(plan)
        let ids = try matches(plan)
        switch plan.type {
        case .countResultType: return [NSNumber(value: cut(ids, plan).count)]
        case .dictionaryResultType: return try DictionaryResults(plan, self).results(of: sorted(ids, plan).map(object))
        default: break
        }
        let found = cut(sorted(ids, plan), plan)
        if plan.type == .managedObjectIDResultType { return found }
        let objects = found.map(object)
        for object in objects {
            if plan.refreshes, !object.hasChanges { object.becomeFault() }
            if !plan.returnsFaults { object.fire() }
        }
        return objects
    }

    /// A plan with its entity.
    private func resolved(_ plan: FetchPlan) -> FetchPlan {
        var plan = plan
        guard plan.entity != nil || plan.entityName != nil else {
            raise("NSInvalidArgumentException", "executeFetchRequest:error: A fetch request must have an entity.")
        }
        if let name = plan.entity?.name ?? plan.entityName {
            guard let entity = model?.entitiesByName[name] else {
                raise(
                    "NSInvalidArgumentException",
                    "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
            }
            plan.entity = entity
        }
        return plan
    }

    /// The objects without those that offset and limit leave out.
    private func cut(_ ids: [NSManagedObjectID], _ plan: FetchPlan) -> [NSManagedObjectID] {
        let rest = ids.dropFirst(max(0, plan.offset))
        return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
    }

    private func sorted(_ ids: [NSManagedObjectID], _ plan: FetchPlan) -> [NSManagedObjectID] {
        guard !plan.order.isEmpty else { return ids }
        return peeking { ObjectOrder(plan.order).sorted(ids.map(object)).map(\.objectID) }
    }

    /// Runs a function that reads values without firing faults.
    func peeking<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = isPeeking
        isPeeking = true
        defer { isPeeking = before }
        return try body()
    }

    // MARK: Matches

    /// The identities of the objects that fulfil a plan's predicate: those of the parent or the stores with this
    /// context's changes.
    func matches(_ plan: FetchPlan) throws -> [NSManagedObjectID] {
        guard let entity = plan.entity else { return [] }
        let entities = plan.includesSubentities ? entity.family : [entity]
        processPendingChanges()
        let below = try matchesBelow(plan, entities)
        guard plan.includesPendingChanges, hasChanges else { return below }
        let changed = (updated.list + inserted.list).filter { object in
            !deleted.contains(object) && entities.contains { $0 === object.entity || $0.name == object.entity.name }
        }
        let known = Set((changed + deleted.list).map(\.objectID))
        let matching = Set(changed.filter { holds(plan.predicate, $0) }.map(\.objectID))
        let kept = below.filter { !known.contains($0) || matching.contains($0) }
        let present = Set(kept)
        return kept + changed.map(\.objectID).filter { matching.contains($0) && !present.contains($0) }
    }

    private func matchesBelow(_ plan: FetchPlan, _ entities: [NSEntityDescription]) throws -> [NSManagedObjectID] {
        if let parent {
            let found = try parent.performAndWait { try parent.matches(plan) }
            return found.map { (known: $0, object: existingFault($0)) }.compactMap { $0.object?.objectID }
        }
        guard let coordinator = persistentStoreCoordinator else { return [] }
        let ids = coordinator.ids(of: entities, in: plan.stores)
        guard plan.predicate != nil else { return ids }
        return ids.filter { holdsAsSaved(plan.predicate, object(with: $0)) }
    }

    /// Whether an object fulfils a predicate with the values that it has in the store.
    private func holdsAsSaved(_ predicate: NSPredicate?, _ object: NSManagedObject) -> Bool {
        guard let committed = object.committed else { return holds(predicate, object) }
        let values = object.values
        object.values = committed
        defer { object.values = values }
        return holds(predicate, object)
    }

    private func holds(_ predicate: NSPredicate?, _ object: NSManagedObject) -> Bool {
        guard let predicate else { return true }
        return peeking { predicate.evaluate(with: object) }
    }
}

/// A result as the type of a request's results, which is a class that it has to be of, or `NSFetchRequestResult`.
func fetched<Result: NSFetchRequestResult>(_ object: NSObject, as type: Result.Type) -> Result {
    type as Any is AnyClass ? object as! Result : unsafeBitCast(object, to: Result.self)
}

/// Sorts objects by descriptors, those that are equal by all as they came.
struct ObjectOrder {
    private let descriptors: [NSSortDescriptor]

    init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        objects.enumerated().sorted { one, other in
            switch compare(one.element, other.element) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: one.offset < other.offset
            }
        }.map(\.element)
    }

    func compare(_ one: NSManagedObject, _ other: NSManagedObject) -> ComparisonResult {
        for descriptor in descriptors {
            let result = descriptor.compare(one, to: other)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }
}
