import QuartzCore
import RuntimeReflection
public import UIKit

/// An object of an entity, whose values a context keeps and saves.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobject
open class NSManagedObject: NSObject {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The object's identity, which is another one after the object is saved first.
    public internal(set) var objectID: NSManagedObjectID
    /// The context of the object; nil before it is inserted, and after it was deleted and saved.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?

    /// The values, or nil while the object is a fault. Relationships are an object or ``RelatedObjects``, or, until
    /// they are read, identities.
    var values: [String: Any]?
    /// The values when the object was fetched or saved last; nil while they are the same, and for new objects.
    var committed: [String: Any]?
    /// The number that the object's row in the store had.
    var version = 0
    /// The values before changes that a program announced and did not make yet.
    private var announced: [(key: String, value: Any?)] = []

    /// Makes an object of an entity, and inserts it into a context.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        if let fault = ManagedObjectMaking.takeFault(of: entity) {
            (objectID, values) = (fault.id, nil)
            super.init()
            managedObjectContext = fault.context
        } else {
            objectID = .temporary(entity)
            values = entity.initialValues
            super.init()
            ManagedObjectMaking.check(entity, type(of: self))
            context?.insert(self)
        }
    }

    /// Makes an object of the class's entity, and inserts it into a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: ManagedObjectMaking.entity(of: Self.self, in: moc), insertInto: moc)
    }

    /// The entity of the class in the models that coordinators use.
    open class func entity() -> NSEntityDescription { ManagedObjectMaking.entity(of: self, in: nil) }

    /// A request for all objects of the class's entity.
    open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>()
        request.entity = ManagedObjectMaking.knownEntity(of: self, in: nil)
        return request
    }

    /// Whether contexts take changes of relationships that no store keeps for changes of the object; yes.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // MARK: State

    /// Whether the object will be new in the store.
    open var isInserted: Bool { managedObjectContext?.inserted.contains(self) ?? false }
    /// Whether the object has changes that were not saved.
    open var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
    /// Whether the object will be deleted when the context is saved.
    open var isDeleted: Bool { managedObjectContext?.deleted.contains(self) ?? false }
    /// Whether the object was inserted, changed or deleted since it was fetched or saved last.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether values that stores keep are others than when the object was fetched or saved last.
    open var hasPersistentChangedValues: Bool {
        isInserted || changedValues().keys.contains { entity.property($0)?.isTransient == false }
    }
    /// Whether the values were not read from the store yet.
    open var isFault: Bool { values == nil }
    /// A number that tells a class how far it has read a fault; 0 for ours.
    open var faultingState: UInt { isFault ? 1 : 0 }

    /// Whether the objects of a relationship were not read yet.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let value = values?[key] else { return isFault }
        return value is NSManagedObjectID || value is [NSManagedObjectID]
    }

    /// The identities of a relationship's objects.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        fire()
        return RelatedObjects.identities(values?[key])
    }

    // MARK: Values

    /// The value of a property. Raises `NSUnknownKeyException` for other keys.
    open func value(forKey key: String) -> Any? {
        if let own: Any? = MemberTable.optionalProperty(key, of: self) { return PropertyValue.object(own) }
        guard entity.property(key) != nil else { return value(forUndefinedKey: key) }
        return read(key)
    }

    /// Sets a property. Raises `NSUnknownKeyException` for other keys.
    open func setValue(_ value: Any?, forKey key: String) {
        if let set = MemberTables.setter(key, of: type(of: self)) {
            _ = unsafeBitCast(set, to: ((AnyObject, Any?) -> Bool).self)(self, value)
        } else if entity.property(key) != nil {
            write(value, key)
        } else {
            setValue(value, forUndefinedKey: key)
        }
    }

    /// Called for keys of no property; gives some that every object has, and raises `NSUnknownKeyException` for others.
    open func value(forUndefinedKey key: String) -> Any? {
        switch key {
        case "objectID": return objectID
        case "self": return self
        case "entity": return entity
        case "managedObjectContext": return managedObjectContext
        case "isDeleted", "deleted": return NSNumber(value: isDeleted)
        case "isInserted", "inserted": return NSNumber(value: isInserted)
        case "isUpdated", "updated": return NSNumber(value: isUpdated)
        case "hasChanges": return NSNumber(value: hasChanges)
        default:
            raise(
                "NSUnknownKeyException",
                "[<\(type(of: self)) \(Unmanaged.passUnretained(self).toOpaque())> valueForUndefinedKey:]: the entity "
                    + "\(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
        }
    }

    /// Called for keys of no property; raises `NSUnknownKeyException`.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        raise(
            "NSUnknownKeyException",
            "[<\(type(of: self)) \(Unmanaged.passUnretained(self).toOpaque())> setValue:forUndefinedKey:]: the entity "
                + "\(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
    }

    /// The value of a property, without telling that it is read.
    open func primitiveValue(forKey key: String) -> Any? {
        guard let property = entity.property(key) else { return value(forUndefinedKey: key) }
        return presented(stored(key), of: property)
    }

    /// Sets a property, without telling that it changes: between `willChangeValue` and `didChangeValue` the change is
    /// saved, and the way back of a relationship follows.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let property = entity.property(key) else { return setValue(value, forUndefinedKey: key) }
        fire()
        values?[key] = held(value, by: property)
    }

    /// Tells that a property will be read; reads the object's values where it is a fault.
    open func willAccessValue(forKey key: String?) { fire() }

    /// Tells that a property was read.
    open func didAccessValue(forKey key: String?) {}

    /// Tells that a property will change.
    open func willChangeValue(forKey key: String) {
        fire()
        announced.append((key, stored(key)))
        managedObjectContext?.willChange(self)
    }

    /// Tells that a property changed: the object is saved, and the way back of a relationship follows.
    open func didChangeValue(forKey key: String) {
        if let index = announced.lastIndex(where: { $0.key == key }) {
            let before = announced.remove(at: index).value
            if let relationship = entity.property(key) as? NSRelationshipDescription {
                followBack(relationship, from: before, to: stored(key))
            }
        }
        noteChange(of: key)
    }

    /// The object's context notes the change, and observers learn of it.
    func noteChange(of key: String) {
        managedObjectContext?.didChange(self)
        if KeyValueObservers.exist { KeyValueObservers.changed(self, key) }
    }

    /// A set that changes the objects of a relationship.
    open func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(of: self, key) }

    /// An ordered set that changes the objects of a relationship.
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { RelationshipOrderedSet(of: self, key) }

    // MARK: Changes

    /// The values that are others than when the object was fetched or saved last, with `NSNull` for none.
    open func changedValues() -> [String: Any] {
        guard let values else { return [:] }
        let before = isInserted ? [:] : committed ?? values
        return difference(from: before)
    }

    /// The values that changed since the context told of changes last.
    open func changedValuesForCurrentEvent() -> [String: Any] {
        guard let before = managedObjectContext?.valuesBeforeEvent(of: self) else { return [:] }
        return difference(from: before)
    }

    private func difference(from before: [String: Any]) -> [String: Any] {
        var found: [String: Any] = [:]
        for property in entity.properties {
            let (old, new) = (before[property.name], values?[property.name])
            if !RelatedObjects.areSame(old, new) {
                found[property.name] = presented(stored(property.name), of: property) ?? NSNull()
            }
        }
        return found
    }

    /// The values when the object was fetched or saved last, with `NSNull` for none.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fire()
        guard !isInserted, let before = committed ?? values else { return [:] }
        var found: [String: Any] = [:]
        for property in entity.properties where keys?.contains(property.name) ?? true {
            found[property.name] = presented(resolved(before[property.name], of: property), of: property) ?? NSNull()
        }
        return found
    }

    // MARK: Life

    /// Called when the object was inserted into a context for the first time.
    open func awakeFromInsert() {}

    /// Called when the values were read from a store.
    open func awakeFromFetch() {}

    /// Called when undo, or a merge, made the object another one.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}

    /// Called when the object is about to be deleted.
    open func prepareForDeletion() {}

    /// Called before the object is saved; may change it.
    open func willSave() {}

    /// Called after the object was saved.
    open func didSave() {}

    /// Called before the object forgets its values.
    open func willTurnIntoFault() {}

    /// Called after the object forgot its values.
    open func didTurnIntoFault() {}

    // MARK: Validation

    /// Throws an error where a value is none that the property may have. Calls the class's method for the property,
    /// `validateName(_:)` for `name`.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        try Validation(self).checkValue(value, key)
    }

    /// Throws an error where the object cannot be deleted.
    open func validateForDelete() throws { try Validation(self).checkDeletion() }

    /// Throws an error where the object cannot be inserted.
    open func validateForInsert() throws { try Validation(self).checkValues() }

    /// Throws an error where the object's changes cannot be saved.
    open func validateForUpdate() throws { try Validation(self).checkValues() }

    // MARK: Equality and descriptions

    /// Whether both are the same object.
    open override func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

    /// The class, the identity, the entity and the values.
    open override var description: String {
        let data = values.map { values in
            "{\n" + entity.properties.map { "    \($0.name) = \(described(values[$0.name]));\n" }.sorted().joined() + "}"
        }
        return "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> (entity: \(entity.name ?? ""); id: "
            + "\(Unmanaged.passUnretained(objectID).toOpaque()) <\(objectID.uriRepresentation())>; data: \(data ?? "<fault>"))"
    }

    private func described(_ value: Any?) -> String {
        switch value {
        case nil: "nil"
        case let text as String: "\"\(text)\""
        case is NSManagedObject, is RelatedObjects, is NSManagedObjectID, is [NSManagedObjectID]:
            "\(RelatedObjects.identities(value).map { "\($0.uriRepresentation())" })"
        case let value?: "\(value)"
        }
    }
}

/// The reasons for which a snapshot of an object changes.
///
/// - Source: developer.apple.com/documentation/coredata/nssnapshoteventtype
public struct NSSnapshotEventType: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Makes events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An insertion was undone.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    /// A deletion was undone.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    /// A change was undone.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    /// Changes were taken back.
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    /// The object was read again.
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    /// Changes of another context were merged.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}
