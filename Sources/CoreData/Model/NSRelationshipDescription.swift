import Foundation

/// The rules for objects at the other end when an object is deleted.
///
/// - Source: developer.apple.com/documentation/coredata/nsdeleterule
public enum NSDeleteRule: UInt, Sendable {
    /// Other objects stay as they are.
    case noActionDeleteRule
    /// Other objects lose their way back.
    case nullifyDeleteRule
    /// Other objects are deleted too.
    case cascadeDeleteRule
    /// The object cannot be deleted while there are others.
    case denyDeleteRule
}

/// A way from an entity's objects to others.
///
/// - Source: developer.apple.com/documentation/coredata/nsrelationshipdescription
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the other objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The way back.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The largest number of other objects; 0 for no limit, and 1 for a way to one object.
    open var maxCount = 1
    /// The smallest number of other objects.
    open var minCount = 0
    /// The rule for objects at the other end when an object is deleted.
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule
    /// Whether there may be several objects.
    open var isToMany: Bool { maxCount != 1 }
    /// Whether several objects have an order.
    open var isOrdered = false

    override var versionText: String {
        "\(super.versionText)|\(destinationEntity?.name ?? "")|\(inverseRelationship?.name ?? "")|\(isToMany)|\(isOrdered)"
    }

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        guard let copy = copy as? NSRelationshipDescription else { return }
        (copy.destinationEntity, copy.inverseRelationship) = (destinationEntity, inverseRelationship)
        (copy.maxCount, copy.minCount, copy.deleteRule, copy.isOrdered) = (maxCount, minCount, deleteRule, isOrdered)
    }
}

/// Objects that a fetch request of the model finds; read with the object in `$FETCH_SOURCE`.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchedpropertydescription
open class NSFetchedPropertyDescription: NSPropertyDescription {
    /// The request that finds the objects.
    open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?

    override func copyValues(to copy: NSPropertyDescription) {
        super.copyValues(to: copy)
        (copy as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest
    }
}
