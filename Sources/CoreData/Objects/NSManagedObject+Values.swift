import QuartzCore
import RuntimeReflection
import UIKit

// Reading and changing values.
extension NSManagedObject {
    /// Reads the object's values where it is a fault.
    func fire() {
        guard values == nil, let context = managedObjectContext else { return }
        guard let row = context.row(of: objectID) else { return context.meetMissingRow(of: self) }
        take(row)
        context.withoutNotingChanges { awakeFromFetch() }
    }

    /// Takes the values of a row.
    func take(_ row: Row) {
        (values, version, committed) = (row.values, row.version, nil)
        for (name, value) in entity.transientDefaults { values?[name] = value }
    }

    /// The value of a property as the object holds it, with relationships read.
    func stored(_ key: String) -> Any? {
        guard let property = entity.property(key) else { return nil }
        if values == nil {
            if let context = managedObjectContext, context.isPeeking {
                return resolved(context.row(of: objectID)?.values[key], of: property)
            }
            fire()
        }
        let value = values?[key]
        guard property is NSRelationshipDescription else { return value }
        let read = resolved(value, of: property)
        if value is NSManagedObjectID || value is [NSManagedObjectID] { values?[key] = read }
        return read
    }

    /// A relationship's value with objects in place of identities.
    func resolved(_ value: Any?, of property: NSPropertyDescription) -> Any? {
        guard let relationship = property as? NSRelationshipDescription else { return value }
        switch value {
        case let id as NSManagedObjectID: return managedObjectContext?.existingFault(id)
        case let ids as [NSManagedObjectID]:
            return managedObjectContext.map { context in RelatedObjects(ids.compactMap { context.existingFault($0) }) }
        case nil: return relationship.isToMany ? RelatedObjects() : nil
        default: return value
        }
    }

    /// The value of a property as programs get it: sets for several objects.
    func presented(_ value: Any?, of property: NSPropertyDescription) -> Any? {
        guard let several = value as? RelatedObjects else { return value }
        let isOrdered = (property as? NSRelationshipDescription)?.isOrdered ?? false
        return isOrdered ? NSOrderedSet(array: several.list) : NSSet(array: several.list)
    }

    /// The value of a property, read as an accessor of the class reads it.
    func read(_ key: String) -> Any? {
        guard let property = entity.property(key) else { return value(forUndefinedKey: key) }
        if let fetched = property as? NSFetchedPropertyDescription { return fetchedObjects(of: fetched) }
        if managedObjectContext?.isPeeking != true { willAccessValue(forKey: key) }
        let value = presented(stored(key), of: property)
        if managedObjectContext?.isPeeking != true { didAccessValue(forKey: key) }
        return value
    }

    private func fetchedObjects(of property: NSFetchedPropertyDescription) -> [NSManagedObject] {
        guard let request = _retyped(property.fetchRequest?.copy(), as: NSFetchRequest<NSFetchRequestResult>.self) else {
            return []
        }
        let source = self
        request.predicate = request.predicate.map { predicate in
            NSPredicate(block: { object, _ in
                predicate.evaluate(with: object, substitutionVariables: ["FETCH_SOURCE": source])
            })
        }
        return (try? managedObjectContext?.fetch(request) as? [NSManagedObject]) ?? []
    }

    /// Sets a property as an accessor of the class does.
    func write(_ value: Any?, _ key: String) {
        guard let property = entity.property(key) else { return setValue(value, forUndefinedKey: key) }
        let new = held(value, by: property)
        willChangeValue(forKey: key)
        values?[key] = new
        didChangeValue(forKey: key)
    }

    /// A value as the object holds it. Raises for one of another type.
    func held(_ value: Any?, by property: NSPropertyDescription) -> Any? {
        switch property {
        case let attribute as NSAttributeDescription: return AttributeValue.held(value, by: attribute)
        case let relationship as NSRelationshipDescription:
            guard let value = PropertyValue.object(value), !(value is NSNull) else {
                return relationship.isToMany ? RelatedObjects() : nil
            }
            return relationship.isToMany ? several(value, of: relationship) : one(value, of: relationship)
        default: return value
        }
    }

    private func several(_ value: Any, of relationship: NSRelationshipDescription) -> RelatedObjects {
        if let objects = value as? RelatedObjects { return objects }
        guard let elements = PredicateValue.elements(value) else {
            raise(
                "NSInvalidArgumentException",
                "Unacceptable type of value for to-many relationship: property = \"\(relationship.name)\"; desired type = "
                    + "\(relationship.isOrdered ? "NSOrderedSet" : "NSSet"); given type = \(type(of: value)); value = \(value).")
        }
        let objects = elements.compactMap { one($0, of: relationship) }
        // A set has no order; that of the identities is the same in every run.
        guard !relationship.isOrdered, !(value is [Any]) else { return RelatedObjects(objects) }
        let kept = (stored(relationship.name) as? RelatedObjects)?.list ?? []
        let wanted = RelatedObjects(objects)
        let stayed = RelatedObjects(kept.filter(wanted.contains))
        let added = objects.filter { !stayed.contains($0) }.sorted { $0.objectID.precedes($1.objectID) }
        return RelatedObjects(stayed.list + added)
    }

    private func one(_ value: Any, of relationship: NSRelationshipDescription) -> NSManagedObject? {
        guard let object = value as? NSManagedObject,
            relationship.destinationEntity.map({ object.entity.isKindOf(entity: $0) }) ?? true
        else {
            raise(
                "NSInvalidArgumentException",
                "Unacceptable type of value for to-one relationship: property = \"\(relationship.name)\"; desired type = "
                    + "\(relationship.destinationEntity?.managedObjectClassName ?? "NSManagedObject"); given type = "
                    + "\(type(of: value)); value = \(value).")
        }
        join(object, by: relationship)
        return object
    }

    /// Objects that are related have the same context.
    private func join(_ object: NSManagedObject, by relationship: NSRelationshipDescription) {
        switch (managedObjectContext, object.managedObjectContext) {
        case (let own?, nil) where !object.wasDeleted: own.insert(object)
        case (nil, let other?) where !wasDeleted: other.insert(self)
        case (let own?, let other?) where own !== other:
            raise(
                "NSInvalidArgumentException",
                "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts "
                    + "(source = \(self) , destination = \(object))")
        default: break
        }
    }

    /// Whether the object's deletion was saved.
    private var wasDeleted: Bool { managedObjectContext == nil && !objectID.isTemporaryID }

    // MARK: The way back of relationships

    /// Lets the way back of a relationship follow a change.
    func followBack(_ relationship: NSRelationshipDescription, from old: Any?, to new: Any?) {
        guard let inverse = relationship.inverseRelationship else { return }
        let (before, after) = (RelatedObjects(RelatedObjects.objects(old)), RelatedObjects(RelatedObjects.objects(new)))
        for object in before.list where !after.contains(object) { object.drop(self, from: inverse) }
        for object in after.list where !before.contains(object) { object.add(self, to: inverse) }
    }

    /// Removes an object from a relationship, without the way back.
    func drop(_ object: NSManagedObject, from relationship: NSRelationshipDescription) {
        let name = relationship.name
        switch stored(name) {
        case let one as NSManagedObject where one === object: changeAlone(name) { _ in nil }
        case var several as RelatedObjects where several.contains(object):
            several.remove(object)
            changeAlone(name) { _ in several }
        default: break
        }
    }

    /// Adds an object to a relationship. An object that it replaces loses its way here.
    private func add(_ object: NSManagedObject, to relationship: NSRelationshipDescription) {
        let name = relationship.name
        switch stored(name) {
        case let one as NSManagedObject where one === object: break
        case let one as NSManagedObject where !relationship.isToMany:
            if let inverse = relationship.inverseRelationship { one.drop(self, from: inverse) }
            changeAlone(name) { _ in object }
        case var several as RelatedObjects:
            guard !several.contains(object) else { break }
            several.append(object)
            changeAlone(name) { _ in several }
        default: changeAlone(name) { _ in object }
        }
    }

    /// Changes a value and tells of it, but leaves the way back alone.
    private func changeAlone(_ name: String, _ new: (Any?) -> Any?) {
        fire()
        managedObjectContext?.willChange(self)
        let changed = new(values?[name])
        values?[name] = changed
        noteChange(of: name)
    }

    // MARK: Rows

    /// The values as a store or a parent context takes them: identities in place of objects, without transient ones.
    func row() -> Row {
        var stated: [String: Any] = [:]
        for attribute in entity.attributes where !attribute.isTransient { stated[attribute.name] = values?[attribute.name] }
        for relationship in entity.relationships where !relationship.isTransient {
            let ids = RelatedObjects.identities(values?[relationship.name])
            if relationship.isToMany {
                stated[relationship.name] = ids
            } else if let id = ids.first {
                stated[relationship.name] = id
            }
        }
        return Row(values: stated, version: version)
    }

    /// Forgets values, and so the objects that they hold.
    func becomeFault() {
        guard values != nil else { return }
        willTurnIntoFault()
        (values, committed) = (nil, nil)
        didTurnIntoFault()
    }
}

extension NSManagedObjectID {
    /// An order of identities that is the same in every run: by entities and numbers.
    func precedes(_ other: NSManagedObjectID) -> Bool {
        if isTemporaryID != other.isTemporaryID { return !isTemporaryID }
        if number != other.number { return number < other.number }
        return (entity.name ?? "") < (other.entity.name ?? "")
    }
}

extension NSEntityDescription {
    /// The values of a new object.
    var initialValues: [String: Any] {
        var values: [String: Any] = [:]
        for attribute in attributes {
            values[attribute.name] = attribute.defaultValue.flatMap { AttributeValue.held($0, by: attribute) }
        }
        return values
    }

    /// The values that properties have which are in no store.
    var transientDefaults: [(String, Any)] {
        attributes.filter(\.isTransient).compactMap { attribute in
            attribute.defaultValue.flatMap { AttributeValue.held($0, by: attribute) }.map { (attribute.name, $0) }
        }
    }
}
