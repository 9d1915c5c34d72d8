import InterfaceBuilderDocument

extension DataModel {
    /// Reads the `contents` of an `.xcdatamodel` folder.
    ///
    /// - Complexity: O(length)
    package init(reading bytes: [UInt8]) throws(MarkupError) {
        let root = try MarkupTree.parsing(bytes).root
        self.init()
        for element in root.children {
            switch element.name {
            case "entity": entities.append(entity(element))
            case "fetchRequest": templates.append(Self.template(element))
            case "configuration":
                configurations.append(
                    (element["name"] ?? "", element.children("memberEntity").compactMap { $0["name"] }))
            case "elements", "userInfo": break
            default: note(element, "the element \(element.name) is not known and left out")
            }
        }
        checkReferences()
    }

    private mutating func note(_ element: MarkupElement, _ text: String) {
        notes.append(Note(position: element.position, text: text))
    }

    private mutating func entity(_ element: MarkupElement) -> Entity {
        let name = element["name"] ?? ""
        var (attributes, relationships, fetched): ([Attribute], [Relationship], [Template]) = ([], [], [])
        for child in element.children {
            switch child.name {
            case "attribute": attributes.append(Self.attribute(child))
            case "relationship": relationships.append(Self.relationship(child))
            case "fetchedProperty":
                let request = child.child("fetchRequest")
                fetched.append(
                    Template(
                        name: child["name"] ?? "", entity: request?["entity"] ?? name, predicate: request?["predicateString"],
                        limit: 0))
            case "userInfo", "uniquenessConstraints", "fetchIndex", "compoundIndexes": break
            default: note(child, "the element \(child.name) of the entity \(name) is not known and left out")
            }
        }
        return Entity(
            name: name, position: element.position, className: element["representedClassName"], parent: element["parentEntity"],
            isAbstract: element.isYes("isAbstract"),
            generation: Generation(rawValue: element["codeGenerationType"] ?? "") ?? .none,
            versionHashModifier: element["versionHashModifier"], renamingIdentifier: element["elementID"],
            attributes: attributes, relationships: relationships, fetchedProperties: fetched,
            uniquenessConstraints: element.children(in: "uniquenessConstraints").map { constraint in
                constraint.children("constraint").compactMap { $0["value"] }
            }, userInfo: element.userInfo)
    }

    private static func attribute(_ element: MarkupElement) -> Attribute {
        Attribute(
            name: element["name"] ?? "", position: element.position, type: element["attributeType"] ?? "Undefined",
            isOptional: element.isYes("optional"), isTransient: element.isYes("transient"),
            usesScalarType: element.isYes("usesScalarValueType"),
            defaultValue: element["defaultValueString"] ?? element["defaultDateTimeInterval"],
            minimum: element["minValueString"] ?? element["minDateTimeInterval"],
            maximum: element["maxValueString"] ?? element["maxDateTimeInterval"], pattern: element["regularExpressionString"],
            transformerName: element["valueTransformerName"], customClassName: element["customClassName"],
            allowsExternalStorage: element.isYes("allowsExternalBinaryDataStorage"), isDerived: element.isYes("derived"),
            versionHashModifier: element["versionHashModifier"], renamingIdentifier: element["elementID"],
            userInfo: element.userInfo)
    }

    private static func relationship(_ element: MarkupElement) -> Relationship {
        Relationship(
            name: element["name"] ?? "", position: element.position, destination: element["destinationEntity"] ?? "",
            inverse: element["inverseName"], isOptional: element.isYes("optional"), isTransient: element.isYes("transient"),
            isToMany: element.isYes("toMany"), isOrdered: element.isYes("ordered"),
            minimumCount: element["minCount"].flatMap(Int.init), maximumCount: element["maxCount"].flatMap(Int.init),
            deletionRule: element["deletionRule"] ?? "No Action", versionHashModifier: element["versionHashModifier"],
            renamingIdentifier: element["elementID"], userInfo: element.userInfo)
    }

    private static func template(_ element: MarkupElement) -> Template {
        Template(
            name: element["name"] ?? "", entity: element["entity"] ?? "", predicate: element["predicateString"],
            limit: element["fetchLimit"].flatMap(Int.init) ?? 0)
    }

    /// Notes names of entities and relationships that the model does not have.
    private mutating func checkReferences() {
        for entity in entities {
            if let parent = entity.parent, self.entity(parent) == nil {
                notes.append(Note(position: entity.position, text: "the parent entity \(parent) of \(entity.name) is missing"))
            }
            for relationship in entity.relationships where self.entity(relationship.destination) == nil {
                notes.append(
                    Note(
                        position: relationship.position,
                        text: "the relationship \(entity.name).\(relationship.name) leads to no entity"))
            }
        }
    }
}

extension MarkupElement {
    fileprivate func isYes(_ name: String) -> Bool { self[name] == "YES" }

    fileprivate var userInfo: [String: String] {
        let entries = children(in: "userInfo").compactMap { entry in entry["key"].map { ($0, entry["value"] ?? "") } }
        return Dictionary(entries) { first, _ in first }
    }
}
