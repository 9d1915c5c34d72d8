import UIKit

/// The objects of a relationship to many, each once, in the order in which they were added.
struct RelatedObjects {
    private(set) var list: [NSManagedObject] = []
    private var members: Set<ObjectIdentifier> = []

    init(_ objects: [NSManagedObject] = []) { for object in objects { append(object) } }

    func contains(_ object: NSManagedObject) -> Bool { members.contains(ObjectIdentifier(object)) }

    mutating func append(_ object: NSManagedObject) {
        if members.insert(ObjectIdentifier(object)).inserted { list.append(object) }
    }

    mutating func insert(_ object: NSManagedObject, at index: Int) {
        if members.insert(ObjectIdentifier(object)).inserted { list.insert(object, at: index) }
    }

    /// - Complexity: O(objects)
    mutating func remove(_ object: NSManagedObject) {
        guard members.remove(ObjectIdentifier(object)) != nil else { return }
        // Objects that came last often go first.
        if let index = list.lastIndex(where: { $0 === object }) { list.remove(at: index) }
    }

    // MARK: Values of relationships

    /// The objects of a relationship's value that was read.
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let several as RelatedObjects: several.list
        default: []
        }
    }

    /// The identities of the objects of a relationship's value, which may not have been read.
    static func identities(_ value: Any?) -> [NSManagedObjectID] {
        switch value {
        case let id as NSManagedObjectID: [id]
        case let ids as [NSManagedObjectID]: ids
        default: objects(value).map(\.objectID)
        }
    }

    /// Whether two values of a property, read or not, are the same. The order of objects counts, which is that of
    /// additions where the relationship has none.
    static func areSame(_ one: Any?, _ other: Any?) -> Bool {
        guard isRelated(one) || isRelated(other) else { return AttributeValue.areSame(one, other) }
        return identities(one) == identities(other)
    }

    private static func isRelated(_ value: Any?) -> Bool {
        value is RelatedObjects || value is NSManagedObject || value is NSManagedObjectID || value is [NSManagedObjectID]
    }
}
