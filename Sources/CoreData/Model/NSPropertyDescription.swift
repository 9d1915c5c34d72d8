import RuntimeReflection
@_exported public import UIKit

/// A property of an entity.
///
/// - Source: developer.apple.com/documentation/coredata/nspropertydescription
open class NSPropertyDescription: NSObject, NSCopying {
    /// The entity that has the property.
    public internal(set) weak var entity: NSEntityDescription!
    /// The property's name.
    open var name = ""
    /// Whether objects may have no value when they are saved; true at first.
    open var isOptional = true
    /// Whether the property is left out of stores.
    open var isTransient = false
    /// Values that the model's author or the program attached; nil for none.
    open var userInfo: [AnyHashable: Any]?
    /// A text that makes the property another one for stores.
    open var versionHashModifier: String?
    /// The name that the property had in an earlier model.
    open var renamingIdentifier: String?
    /// Predicates that values fulfil when they are saved.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// The errors' codes or texts of the predicates.
    open private(set) var validationWarnings: [Any] = []

    /// Makes a property without a name.
    public override init() { super.init() }

    /// Sets the predicates that values fulfil when they are saved, with what errors say of each.
    open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings warnings: [String]?) {
        (self.validationPredicates, validationWarnings) = (validationPredicates ?? [], warnings ?? [])
    }

    /// A hash of what stores have to know of the property.
    open var versionHash: Data { VersionHash.data(versionText) }

    /// The text from which the version's hash is made: all that changes the form of stored values.
    var versionText: String { "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")" }

    /// A property of no entity with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeInstance(of: type(of: self))
        copyValues(to: copy)
        return copy
    }

    /// Copies the values to a property of the same class.
    func copyValues(to copy: NSPropertyDescription) {
        (copy.name, copy.isOptional, copy.isTransient, copy.userInfo) = (name, isOptional, isTransient, userInfo)
        (copy.versionHashModifier, copy.renamingIdentifier) = (versionHashModifier, renamingIdentifier)
        (copy.validationPredicates, copy.validationWarnings) = (validationPredicates, validationWarnings)
    }
}
