import QuartzCore
import UIKit

/// A kind of objects of a model.
///
/// - Source: developer.apple.com/documentation/coredata/nsentitydescription
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The model that has the entity.
    public internal(set) weak var managedObjectModel: NSManagedObjectModel!
    /// The entity's name.
    open var name: String?
    /// The class of its objects, by its name in Objective-C.
    open var managedObjectClassName: String! = "NSManagedObject" { didSet { knownClass = nil } }
    /// Whether only entities below it have objects.
    open var isAbstract = false
    /// The entity whose properties this one has too.
    public private(set) weak var superentity: NSEntityDescription?
    /// The entities that have the properties of this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in oldValue { entity.superentity = nil }
            for entity in subentities { entity.superentity = self }
            forgetProperties()
        }
    }
    /// Values that the model's author or the program attached; nil for none.
    open var userInfo: [AnyHashable: Any]?
    /// A text that makes the entity another one for stores.
    open var versionHashModifier: String?
    /// The name that the entity had in an earlier model.
    open var renamingIdentifier: String?
    /// The attributes, or their names, whose values are together unique in a store, for each constraint.
    open var uniquenessConstraints: [[Any]] = []

    private var own: [NSPropertyDescription] = []
    private var known: Properties?
    var knownClass: AnyClass?

    /// Makes an entity without properties.
    public override init() { super.init() }

    // MARK: Properties

    /// The properties, first those of the entity above. Setting them replaces the entity's own.
    open var properties: [NSPropertyDescription] {
        get { all.list }
        set {
            own = newValue.filter { property in superentity?.propertiesByName[property.name] == nil }
            for property in own { property.entity = self }
            forgetProperties()
        }
    }

    /// The properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] { all.byName }
    /// The attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] { all.byName.compactMapValues { $0 as? NSAttributeDescription } }
    /// The relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        all.byName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    /// The entities below by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// The relationships that lead to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationships.filter { $0.destinationEntity === entity }
    }

    /// Whether the entity is another one or below it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        sequence(first: self, next: \.superentity).contains { $0 === entity || $0.name == entity.name }
    }

    /// The properties of an entity in the orders in which they are asked for.
    private struct Properties {
        let list: [NSPropertyDescription]
        let byName: [String: NSPropertyDescription]
        let attributes: [NSAttributeDescription]
        let relationships: [NSRelationshipDescription]
    }

    private var all: Properties {
        if let known { return known }
        let list = (superentity?.properties ?? []) + own
        let made = Properties(
            list: list, byName: Dictionary(list.map { ($0.name, $0) }) { _, last in last },
            attributes: list.compactMap { $0 as? NSAttributeDescription },
            relationships: list.compactMap { $0 as? NSRelationshipDescription })
        known = made
        return made
    }

    private func forgetProperties() {
        known = nil
        for entity in subentities { entity.forgetProperties() }
    }

    /// The attributes, first those of the entity above.
    var attributes: [NSAttributeDescription] { all.attributes }
    /// The relationships, first those of the entity above.
    var relationships: [NSRelationshipDescription] { all.relationships }
    /// The property of a name.
    func property(_ name: String) -> NSPropertyDescription? { all.byName[name] }

    /// The entity at the top of those that this one is below of.
    var root: NSEntityDescription { superentity?.root ?? self }
    /// The entity and all below it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    // MARK: Versions

    /// A hash of what stores have to know of the entity.
    open var versionHash: Data {
        let parts = properties.filter { !$0.isTransient }.map(\.versionText).sorted()
        return VersionHash.data(
            ([name ?? "", versionHashModifier ?? "", superentity?.name ?? "", "\(isAbstract)"] + parts).joined(separator: "\n"))
    }

    /// An entity of no model with copies of the properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        (copy.name, copy.isAbstract, copy.userInfo) = (name, isAbstract, userInfo)
        copy.managedObjectClassName = managedObjectClassName
        (copy.versionHashModifier, copy.renamingIdentifier) = (versionHashModifier, renamingIdentifier)
        copy.uniquenessConstraints = uniquenessConstraints
        copy.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
        return copy
    }

    // MARK: Entities of contexts

    /// The entity of a name in the model of a context. Raises `NSInternalInconsistencyException` for a context without
    /// a model.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        guard let model = context.model else {
            raise(
                "NSInternalInconsistencyException",
                "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'")
        }
        return model.entitiesByName[entityName]
    }

    /// Makes an object of the entity of a name and inserts it into a context. Raises
    /// `NSInternalInconsistencyException` if the model has no such entity.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            raise(
                "NSInternalInconsistencyException",
                "+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return entity.makeObject(insertedInto: context)
    }
}
