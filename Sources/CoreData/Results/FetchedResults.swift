import UIKit

/// A section of fetched objects.
final class FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    fileprivate(set) var list: [NSObject]

    init(_ name: String, _ list: [NSObject]) { (self.name, self.list) = (name, list) }

    var indexTitle: String? { Self.title(ofSection: name) }
    var numberOfObjects: Int { list.count }
    var objects: [Any]? { list }

    static func title(ofSection name: String) -> String? { name.isEmpty ? nil : name.prefix(1).uppercased() }
}

/// The objects that a notification says changed in a context.
struct EventObjects {
    let inserted: [NSManagedObject]
    /// The objects that changed or were read again.
    let updated: [NSManagedObject]
    let deleted: [NSManagedObject]

    init(_ information: [AnyHashable: Any]) {
        func objects(_ keys: String...) -> [NSManagedObject] {
            keys.flatMap { Array(information[$0] as? Set<NSManagedObject> ?? []) }.sorted { $0.objectID.precedes($1.objectID) }
        }
        inserted = objects(NSInsertedObjectsKey)
        updated = RelatedObjects(objects(NSUpdatedObjectsKey, NSRefreshedObjectsKey)).list
        deleted = objects(NSDeletedObjectsKey)
    }
}

/// Fetched objects in order and in sections.
struct FetchedResults {
    private(set) var sections: [FetchedSection] = []

    init() {}

    /// Objects that follow each other and have the same name of a section are a section.
    init(_ objects: [NSObject], _ sectionNameKeyPath: String?) {
        guard let sectionNameKeyPath else {
            sections = [FetchedSection("", objects)]
            return
        }
        for object in objects {
            let name = Self.name(NamedValues.value(at: sectionNameKeyPath, of: object))
            if sections.last?.name == name {
                sections[sections.count - 1].list.append(object)
            } else {
                sections.append(FetchedSection(name, [object]))
            }
        }
    }

    private static func name(_ value: Any?) -> String {
        switch PredicateValue.present(value) {
        case nil: ""
        case let text as String: text
        case let number as NSNumber: number.stringValue
        case let value?: "\(value)"
        }
    }

    var objects: [NSObject] { sections.flatMap(\.list) }

    func place(of object: AnyObject) -> IndexPath? {
        for (section, info) in sections.enumerated() {
            if let item = info.list.firstIndex(where: { $0 === object }) { return IndexPath(indexes: [section, item]) }
        }
        return nil
    }

    /// The places of all objects.
    var places: [ObjectIdentifier: IndexPath] {
        var places: [ObjectIdentifier: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (item, object) in info.list.enumerated() {
                places[ObjectIdentifier(object)] = IndexPath(indexes: [section, item])
            }
        }
        return places
    }

    /// The results after changes of a context.
    func updated(
        by changed: EventObjects, _ plan: FetchPlan, _ order: ObjectOrder, _ sectionNameKeyPath: String?,
        in context: NSManagedObjectContext
    ) -> FetchedResults {
        guard plan.type == .managedObjectResultType, plan.limit == 0, plan.offset == 0 else {
            return FetchedResults((try? context.results(of: plan)) ?? [], sectionNameKeyPath)
        }
        let present = RelatedObjects(objects.compactMap { $0 as? NSManagedObject })
        let gone = RelatedObjects(changed.deleted)
        let touched = RelatedObjects(changed.inserted + changed.updated)
        let name = plan.entity?.name ?? plan.entityName
        let matching = touched.list.filter { object in
            guard object.managedObjectContext === context, !gone.contains(object), !object.isDeleted else { return false }
            let isKind =
                plan.includesSubentities
                ? sequence(first: object.entity, next: \.superentity).contains { $0.name == name } : object.entity.name == name
            return isKind && context.peeking { plan.predicate?.evaluate(with: object) ?? true }
        }
        let kept = present.list.filter { !gone.contains($0) && !touched.contains($0) }
        // Objects that are equal by the descriptors stay in the order in which they are.
        let stayed = RelatedObjects(kept + matching)
        let base = present.list.filter(stayed.contains)
        return FetchedResults(
            context.peeking { order.sorted(base + matching.filter { !present.contains($0) }) }, sectionNameKeyPath)
    }
}

/// The differences of two results, in the order in which delegates are told of them.
struct FetchedChanges {
    struct SectionChange {
        let section: FetchedSection
        let index: Int
        let type: NSFetchedResultsChangeType
    }
    struct ObjectChange {
        let object: NSObject
        let old: IndexPath?
        let new: IndexPath?
        let type: NSFetchedResultsChangeType
    }

    /// Sections that are gone, the last first, then new ones.
    private(set) var sections: [SectionChange] = []
    /// Objects that are gone, new ones, those at other places, and those that changed.
    private(set) var objects: [ObjectChange] = []
    /// The objects that changed and are in the results before and after.
    private(set) var updated: [NSManagedObject] = []
    /// The changed places of identities, where there is one section.
    let difference: CollectionDifference<NSManagedObjectID>?

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(from old: FetchedResults, to new: FetchedResults, changed: [NSManagedObject]) {
        difference =
            old.sections.count == 1 && new.sections.count == 1
            ? Self.ids(new).difference(from: Self.ids(old)) : nil
        compareSections(old, new)
        let (before, after) = (old.places, new.places)
        updated = changed.filter { before[ObjectIdentifier($0)] != nil && after[ObjectIdentifier($0)] != nil }
        for object in old.objects.reversed() where after[ObjectIdentifier(object)] == nil {
            objects.append(ObjectChange(object: object, old: before[ObjectIdentifier(object)], new: nil, type: .delete))
        }
        for object in new.objects where before[ObjectIdentifier(object)] == nil {
            objects.append(ObjectChange(object: object, old: nil, new: after[ObjectIdentifier(object)], type: .insert))
        }
        let moved = Self.moved(old, new, before, after, changed: updated)
        for object in new.objects {
            guard let from = before[ObjectIdentifier(object)], let to = after[ObjectIdentifier(object)] else { continue }
            if moved.contains(ObjectIdentifier(object)) {
                objects.append(ObjectChange(object: object, old: from, new: to, type: .move))
            }
        }
        for object in updated where !moved.contains(ObjectIdentifier(object)) {
            let (from, to) = (before[ObjectIdentifier(object)], after[ObjectIdentifier(object)])
            objects.append(ObjectChange(object: object, old: from, new: to, type: .update))
        }
    }

    private static func ids(_ results: FetchedResults) -> [NSManagedObjectID] {
        results.objects.compactMap { ($0 as? NSManagedObject)?.objectID }
    }

    private mutating func compareSections(_ old: FetchedResults, _ new: FetchedResults) {
        let (before, after) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
        for (index, section) in old.sections.enumerated().reversed() where !after.contains(section.name) {
            sections.append(SectionChange(section: section, index: index, type: .delete))
        }
        for (index, section) in new.sections.enumerated() where !before.contains(section.name) {
            sections.append(SectionChange(section: section, index: index, type: .insert))
        }
    }

    /// The objects that stand at another place among those that stayed: fewest of all, and rather those that changed.
    private static func moved(
        _ old: FetchedResults, _ new: FetchedResults, _ before: [ObjectIdentifier: IndexPath],
        _ after: [ObjectIdentifier: IndexPath], changed: [NSManagedObject]
    ) -> Set<ObjectIdentifier> {
        var moved: Set<ObjectIdentifier> = []
        let touched = Set(changed.map { ObjectIdentifier($0) })
        for object in new.objects {
            let id = ObjectIdentifier(object)
            guard let from = before[id], let to = after[id] else { continue }
            if old.sections[from[0]].name != new.sections[to[0]].name { moved.insert(id) }
        }
        let numbers = Dictionary(old.objects.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
        let stayed = new.objects.map { ObjectIdentifier($0) }.filter { numbers[$0] != nil && !moved.contains($0) }
        // Objects that did not change are in order; changed ones that fit in between stay.
        let fixed = stayed.filter { !touched.contains($0) }
        let isOrdered = zip(fixed, fixed.dropFirst()).allSatisfy { numbers[$0]! < numbers[$1]! }
        let kept = longestRun(stayed, numbers, keeping: isOrdered ? Set(fixed) : [])
        return moved.union(stayed.filter { !kept.contains($0) })
    }

    /// The longest part of a list whose numbers rise, which has all of some elements.
    private static func longestRun(
        _ list: [ObjectIdentifier], _ numbers: [ObjectIdentifier: Int], keeping fixed: Set<ObjectIdentifier>
    ) -> Set<ObjectIdentifier> {
        // An element that is kept counts as much as all others together.
        let weights = list.map { fixed.contains($0) ? list.count + 1 : 1 }
        var (best, last) = ([Int](repeating: 0, count: list.count), [Int?](repeating: nil, count: list.count))
        // `ends` has, by rising numbers, the places where the heaviest runs so far end.
        var ends: [(number: Int, place: Int)] = []
        for place in list.indices {
            let number = numbers[list[place]]!
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if ends[middle].number < number { low = middle + 1 } else { high = middle }
            }
            last[place] = low > 0 ? ends[low - 1].place : nil
            best[place] = weights[place] + (last[place].map { best[$0] } ?? 0)
            var lighter = low
            while lighter < ends.count, best[ends[lighter].place] <= best[place] { lighter += 1 }
            ends.replaceSubrange(low..<lighter, with: [(number, place)])
        }
        var kept: Set<ObjectIdentifier> = []
        var next = ends.last?.place
        while let place = next {
            kept.insert(list[place])
            next = last[place]
        }
        return kept
    }
}
