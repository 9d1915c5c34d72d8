/// The sources that Xcode writes for the entities of a model while it builds.
///
/// - Source: developer.apple.com/documentation/coredata/modeling_data/generating_code
package struct GeneratedClasses {
    /// A source file.
    package struct File {
        package let name: String
        package let text: String
    }

    private let model: DataModel

    package init(of model: DataModel) { self.model = model }

    /// The files of all entities, in the order of the document: for the class of an entity, for its properties, or
    /// none.
    package var files: [File] {
        model.entities.flatMap { entity -> [File] in
            guard let name = Self.className(of: entity), entity.generation != .none else { return [] }
            let properties = File(name: "\(name)+CoreDataProperties.swift", text: text(ofPropertiesOf: entity, name))
            guard entity.generation == .class else { return [properties] }
            return [File(name: "\(name)+CoreDataClass.swift", text: text(ofClassOf: entity, name)), properties]
        }
    }

    private static let header = "// swift-format-ignore-file\nimport CoreData\nimport Foundation\n\n"

    /// The class of an entity without its module; nil for `NSManagedObject`.
    private static func className(of entity: DataModel.Entity) -> String? {
        let name = entity.className?.split(separator: ".").last.map(String.init)
        return name == "NSManagedObject" || name?.isEmpty == true ? nil : name
    }

    private func text(ofClassOf entity: DataModel.Entity, _ name: String) -> String {
        let superclass = entity.parent.flatMap(model.entity).flatMap(Self.className) ?? "NSManagedObject"
        return Self.header + "@objc(\(name))\npublic class \(name): \(superclass) {\n}\n"
    }

    private func text(ofPropertiesOf entity: DataModel.Entity, _ name: String) -> String {
        var lines = [
            "extension \(name) {", "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
            "        return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "    }", "",
        ]
        let properties = entity.attributes.map { ($0.name, type(of: $0)) } + entity.relationships.map { ($0.name, type(of: $0)) }
        lines += properties.sorted { $0.0 < $1.0 }.map { "    @NSManaged public var \($0): \($1)" }
        lines += entity.fetchedProperties.map { "    @NSManaged public var \($0.name): [NSManagedObject]" }
        lines += ["}", ""]
        for relationship in entity.relationships where relationship.isToMany { lines += accessors(of: relationship, in: name) }
        if entity.parent == nil { lines += ["extension \(name): Identifiable {", "}", ""] }
        return Self.header + lines.joined(separator: "\n")
    }

    // MARK: Types

    private func type(of attribute: DataModel.Attribute) -> String {
        switch attribute.type {
        case "Integer 16": attribute.usesScalarType ? "Int16" : "NSNumber?"
        case "Integer 32": attribute.usesScalarType ? "Int32" : "NSNumber?"
        case "Integer 64": attribute.usesScalarType ? "Int64" : "NSNumber?"
        case "Double": attribute.usesScalarType ? "Double" : "NSNumber?"
        case "Float": attribute.usesScalarType ? "Float" : "NSNumber?"
        case "Boolean": attribute.usesScalarType ? "Bool" : "NSNumber?"
        case "Date": attribute.usesScalarType ? "TimeInterval" : "Date?"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        default: (attribute.customClassName ?? "NSObject") + "?"
        }
    }

    private func type(of relationship: DataModel.Relationship) -> String {
        guard relationship.isToMany else { return destination(of: relationship) + "?" }
        return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
    }

    private func destination(of relationship: DataModel.Relationship) -> String {
        model.entity(relationship.destination).flatMap(Self.className) ?? "NSManagedObject"
    }

    // MARK: Accessors of relationships to many objects

    private func accessors(of relationship: DataModel.Relationship, in owner: String) -> [String] {
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let (element, collection) = (destination(of: relationship), relationship.isOrdered ? "NSOrderedSet" : "NSSet")
        var methods = relationship.isOrdered ? Self.orderedAccessors(name, element) : []
        methods += [
            ("add\(name)Object:", "addTo\(name)(_ value: \(element))"),
            ("remove\(name)Object:", "removeFrom\(name)(_ value: \(element))"),
            ("add\(name):", "addTo\(name)(_ values: \(collection))"),
            ("remove\(name):", "removeFrom\(name)(_ values: \(collection))"),
        ]
        return ["extension \(owner) {"] + methods.flatMap { ["    @objc(\($0))", "    @NSManaged public func \($1)"] } + [
            "}", "",
        ]
    }

    private static func orderedAccessors(_ name: String, _ element: String) -> [(String, String)] {
        [
            ("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(element), at idx: Int)"),
            ("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
            ("insert\(name):atIndexes:", "insertInto\(name)(_ values: [\(element)], at indexes: NSIndexSet)"),
            ("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)"),
            ("replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)(at idx: Int, with value: \(element))"),
            ("replace\(name)AtIndexes:with\(name):", "replace\(name)(at indexes: NSIndexSet, with values: [\(element)])"),
        ]
    }
}
