import InterfaceBuilderDocument

/// A data model of Xcode, as the `contents` of an `.xcdatamodel` folder states it.
package struct DataModel {
    /// The entities, in the order of the document.
    package var entities: [Entity] = []
    /// The names of configurations with those of their entities.
    package var configurations: [(name: String, entities: [String])] = []
    /// The fetch requests that the model names.
    package var templates: [Template] = []
    /// What the document has that this reader does not know, with places.
    package var notes: [Note] = []

    package init() {}

    /// A kind of objects.
    package struct Entity {
        package let name: String
        package let position: SourcePosition
        /// The class as the document names it: `Item`, `.Item` for one of the module that has the model, `Shop.Item`;
        /// nil for `NSManagedObject`.
        package let className: String?
        package let parent: String?
        package let isAbstract: Bool
        package let generation: Generation
        package let versionHashModifier: String?
        package let renamingIdentifier: String?
        package let attributes: [Attribute]
        package let relationships: [Relationship]
        package let fetchedProperties: [Template]
        /// The names of attributes whose values are together unique, for each constraint.
        package let uniquenessConstraints: [[String]]
        package let userInfo: [String: String]
    }

    /// What Xcode writes for an entity.
    package enum Generation: String {
        /// A class and its properties.
        case `class`
        /// An extension with the properties of a class that the program has.
        case category
        /// Nothing.
        case none
    }

    /// A value of an entity's objects. Texts are those of the document.
    package struct Attribute {
        package let name: String
        package let position: SourcePosition
        package let type: String
        package let isOptional: Bool
        package let isTransient: Bool
        package let usesScalarType: Bool
        package let defaultValue: String?
        package let minimum: String?
        package let maximum: String?
        package let pattern: String?
        package let transformerName: String?
        package let customClassName: String?
        package let allowsExternalStorage: Bool
        package let isDerived: Bool
        package let versionHashModifier: String?
        package let renamingIdentifier: String?
        package let userInfo: [String: String]
    }

    /// A way from an entity's objects to others.
    package struct Relationship {
        package let name: String
        package let position: SourcePosition
        package let destination: String
        package let inverse: String?
        package let isOptional: Bool
        package let isTransient: Bool
        package let isToMany: Bool
        package let isOrdered: Bool
        package let minimumCount: Int?
        package let maximumCount: Int?
        /// `Nullify`, `Cascade`, `Deny` or `No Action`.
        package let deletionRule: String
        package let versionHashModifier: String?
        package let renamingIdentifier: String?
        package let userInfo: [String: String]
    }

    /// A fetch request with a name.
    package struct Template {
        package let name: String
        package let entity: String
        package let predicate: String?
        package let limit: Int
    }

    /// Something in the document that is not as it should be.
    package struct Note {
        package let position: SourcePosition
        package let text: String
    }

    /// The entity of a name.
    package func entity(_ name: String) -> Entity? { entities.first { $0.name == name } }
}
