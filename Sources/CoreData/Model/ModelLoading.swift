import DataModelDocument
import InterfaceBuilderDocument
import UIKit

/// Reads models of bundles.
enum ModelLoading {
    private static let extensions = ["momd", "xcdatamodeld", "mom", "xcdatamodel"]

    /// The model of a name in a bundle: a folder with versions, or with one, under the names of iOS or those of Xcode.
    static func url(ofModel name: String, in bundle: Bundle) -> URL? {
        extensions.lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
            ?? files(of: bundle).first { ($0 as NSString).deletingPathExtension == name }.map {
                folder(of: bundle).appendingPathComponent($0)
            }
    }

    /// The models among the files of a bundle. Foundation on Linux does not list folders among a bundle's resources.
    private static func files(of bundle: Bundle) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder(of: bundle).path)) ?? []
        return extensions.flatMap { type in names.sorted().filter { ($0 as NSString).pathExtension == type } }
    }

    private static func folder(of bundle: Bundle) -> URL { bundle.resourceURL ?? bundle.bundleURL }

    /// The models of a bundle, each once, sorted by their names.
    static func models(of bundle: Bundle) -> [URL] {
        let names = files(of: bundle).map { ($0 as NSString).deletingPathExtension }
        return Set(names).sorted().compactMap { url(ofModel: $0, in: bundle) }
    }

    /// Reads the current version of a model. What is wrong with it is told.
    static func model(at url: URL) -> DataModel? {
        let path = [url.path, url.path.replacingOccurrences(of: ".momd", with: ".xcdatamodeld")].first {
            DataModelFolder(path: $0).currentContents != nil
        }
        guard let path, let contents = DataModelFolder(path: path).currentContents else { return nil }
        do {
            let model = try DataModelFolder(path: path).currentModel()
            for note in model.notes { tell("\(contents):\(note.position): warning: \(note.text)") }
            return model
        } catch let error as MarkupError {
            tell("\(contents):\(error.position): error: \(error)")
        } catch {
            tell("\(contents): error: \(error.localizedDescription)")
        }
        return nil
    }

    private static func tell(_ text: String) { FileHandle.standardError.write(Data("CoreData: \(text)\n".utf8)) }

    // MARK: Descriptions

    static func fill(_ model: NSManagedObjectModel, from document: DataModel) {
        let entities = document.entities.map(entity)
        let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
        for entity in entities {
            let children = document.entities.filter { $0.parent == entity.name && $0.name != entity.name }
            entity.subentities = children.compactMap { byName[$0.name] }
        }
        for (entity, stated) in zip(entities, document.entities) { connect(entity, stated, byName) }
        model.entities = entities
        for configuration in document.configurations {
            model.setEntities(configuration.entities.compactMap { byName[$0] }, forConfigurationName: configuration.name)
        }
        for template in document.templates { model.setFetchRequestTemplate(request(template, byName), forName: template.name) }
    }

    private static func entity(_ stated: DataModel.Entity) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = stated.name
        entity.managedObjectClassName = stated.className ?? "NSManagedObject"
        entity.isAbstract = stated.isAbstract
        entity.versionHashModifier = stated.versionHashModifier
        entity.renamingIdentifier = stated.renamingIdentifier ?? stated.name
        entity.uniquenessConstraints = stated.uniquenessConstraints
        entity.userInfo = stated.userInfo
        let fetched = stated.fetchedProperties.map { property in
            let made = NSFetchedPropertyDescription()
            made.name = property.name
            made.isTransient = true
            return made
        }
        entity.properties = stated.attributes.map(attribute) + stated.relationships.map(relationship) + fetched
        return entity
    }

    private static func attribute(_ stated: DataModel.Attribute) -> NSAttributeDescription {
        let attribute = stated.isDerived ? NSDerivedAttributeDescription() : NSAttributeDescription()
        attribute.name = stated.name
        attribute.attributeType = types[stated.type] ?? .undefinedAttributeType
        attribute.isOptional = stated.isOptional
        attribute.isTransient = stated.isTransient
        attribute.valueTransformerName = stated.transformerName
        attribute.allowsExternalBinaryDataStorage = stated.allowsExternalStorage
        attribute.attributeValueClassName = stated.customClassName
        attribute.limits = AttributeLimits(
            minimum: stated.minimum.flatMap(Double.init), maximum: stated.maximum.flatMap(Double.init), pattern: stated.pattern)
        attribute.defaultValue = stated.defaultValue.flatMap { AttributeValue.reading($0, as: attribute.attributeType) }
        fill(attribute, stated.versionHashModifier, stated.renamingIdentifier ?? stated.name, stated.userInfo)
        return attribute
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
        "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType,
        "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
        "Binary": .binaryDataAttributeType, "Binary Data": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType, "Object ID": .objectIDAttributeType,
    ]

    private static let rules: [String: NSDeleteRule] = [
        "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule,
    ]

    private static func relationship(_ stated: DataModel.Relationship) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = stated.name
        relationship.isOptional = stated.isOptional
        relationship.isTransient = stated.isTransient
        relationship.isOrdered = stated.isOrdered
        relationship.minCount = stated.minimumCount ?? (stated.isOptional ? 0 : 1)
        // "1" of a relationship to many objects is a limit that the editor writes for ones that lead to one.
        relationship.maxCount = stated.isToMany ? stated.maximumCount.flatMap { $0 == 1 ? nil : $0 } ?? 0 : 1
        relationship.deleteRule = rules[stated.deletionRule] ?? .noActionDeleteRule
        fill(relationship, stated.versionHashModifier, stated.renamingIdentifier ?? stated.name, stated.userInfo)
        return relationship
    }

    private static func fill(
        _ property: NSPropertyDescription, _ modifier: String?, _ renaming: String, _ userInfo: [String: String]
    ) {
        (property.versionHashModifier, property.renamingIdentifier) = (modifier, renaming)
        property.userInfo = userInfo
    }

    /// Lets relationships and fetched properties lead to entities.
    private static func connect(
        _ entity: NSEntityDescription, _ stated: DataModel.Entity, _ byName: [String: NSEntityDescription]
    ) {
        for relationship in stated.relationships {
            guard let made = entity.property(relationship.name) as? NSRelationshipDescription else { continue }
            made.destinationEntity = byName[relationship.destination]
            made.inverseRelationship = relationship.inverse.flatMap {
                made.destinationEntity?.property($0) as? NSRelationshipDescription
            }
        }
        for fetched in stated.fetchedProperties {
            (entity.property(fetched.name) as? NSFetchedPropertyDescription)?.fetchRequest = request(fetched, byName)
        }
    }

    private static func request(
        _ template: DataModel.Template, _ byName: [String: NSEntityDescription]
    ) -> NSFetchRequest<NSFetchRequestResult> {
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: template.entity)
        request.entity = byName[template.entity]
        request.fetchLimit = template.limit
        request.predicate = template.predicate.map { NSPredicate(format: $0) }
        return request
    }
}
