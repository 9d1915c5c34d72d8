import UIKit

/// Opens the store of a description.
struct StoreOpening {
    private let description: NSPersistentStoreDescription
    private let coordinator: NSPersistentStoreCoordinator
    private var model: NSManagedObjectModel { coordinator.managedObjectModel }

    init(_ description: NSPersistentStoreDescription, _ coordinator: NSPersistentStoreCoordinator) {
        (self.description, self.coordinator) = (description, coordinator)
    }

    func store() throws -> NSPersistentStore {
        switch description.type {
        case NSInMemoryStoreType: return made(nil, newMetadata())
        case NSSQLiteStoreType:
            guard let url = description.url else {
                throw CoreDataError.make(NSPersistentStoreOpenError, "A SQLite store needs a URL.")
            }
            return url.path == "/dev/null" ? made(nil, newMetadata()) : try opened(at: url)
        default:
            throw CoreDataError.make(
                NSPersistentStoreInvalidTypeError,
                "The store type \(description.type) is not here; there are SQLite and InMemory.")
        }
    }

    private func made(_ file: StoreFile?, _ metadata: [String: Any]) -> NSPersistentStore {
        NSPersistentStore(type: description.type, description, file: file, metadata: metadata, in: coordinator)
    }

    private func newMetadata() -> [String: Any] { stamped([NSStoreUUIDKey: UUID().uuidString]) }

    /// Metadata with the model's hashes.
    private func stamped(_ metadata: [String: Any]) -> [String: Any] {
        metadata.merging([
            NSStoreTypeKey: description.type, NSStoreModelVersionHashesKey: hashes,
            NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.compactMap { $0 as? String }.sorted(),
        ]) { _, new in new }
    }

    private var hashes: [String: Data] {
        let entities = model.entities(forConfigurationName: description.configuration) ?? model.entities
        return Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
    }

    // MARK: Files

    static func paths(of url: URL) -> [String] { ["", "-wal", "-shm"].map { url.path + $0 } }

    static func metadata(_ type: String, _ url: URL) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        let file = try StoreFile(url: url, isReadOnly: true)
        defer { file.close() }
        return try file.metadata()
    }

    private func opened(at url: URL) throws -> NSPersistentStore {
        let file = try StoreFile(url: url, isReadOnly: description.isReadOnly)
        do {
            let old = try file.metadata()
            guard !old.isEmpty else {
                let metadata = newMetadata()
                try file.write(metadata: metadata)
                return made(file, metadata)
            }
            let isSame = old[NSStoreModelVersionHashesKey] as? [String: Data] == hashes
            if !isSame { try checkMigration(old, url) }
            let metadata = isSame ? old : stamped(old)
            let store = made(file, metadata)
            try StoreReading(store, model, isMigrating: !isSame).read(file)
            if !isSame, !description.isReadOnly { try file.write(metadata: metadata) }
            return store
        } catch {
            file.close()
            throw error
        }
    }

    /// Whether a store of another model may be read; what changed is found by comparison alone.
    private func checkMigration(_ old: [String: Any], _ url: URL) throws {
        guard description.shouldMigrateStoreAutomatically else {
            throw CoreDataError.make(
                NSPersistentStoreIncompatibleVersionHashError,
                "The managed object model version used to open the persistent store is incompatible with the one that was used to "
                    + "create the persistent store.", ["metadata": old, NSURLErrorKey: url])
        }
        guard description.shouldInferMappingModelAutomatically else {
            throw CoreDataError.make(
                NSMigrationMissingMappingModelError, "The mapping model needed to migrate the store could not be found.",
                [NSURLErrorKey: url])
        }
    }
}

/// Reads the rows of a file into a store, and brings those of an earlier model to the model.
struct StoreReading {
    private let store: NSPersistentStore
    private let model: NSManagedObjectModel
    private let isMigrating: Bool
    /// The entities by their names and, of an earlier model, by the names that they had.
    private let entities: [String: NSEntityDescription]

    init(_ store: NSPersistentStore, _ model: NSManagedObjectModel, isMigrating: Bool) {
        (self.store, self.model, self.isMigrating) = (store, model, isMigrating)
        var entities = model.entitiesByName
        for entity in model.entities where isMigrating {
            if let name = entity.renamingIdentifier, entities[name] == nil { entities[name] = entity }
        }
        self.entities = entities
    }

    func read(_ file: StoreFile) throws {
        for (root, number) in try file.lastNumbers() { store.table.setLast(number, ofRoot: root) }
        var changed: [(id: NSManagedObjectID, row: Row)] = []
        for record in try file.records() {
            guard let entity = entities[record.entity] else { continue }
            let id = store.table.id(entity, record.number, in: store)
            let row = Row(values: try values(record.values, of: entity), version: record.version)
            store.table.set(row, id)
            changed.append((id, row))
        }
        if isMigrating, !store.isReadOnly { try file.replaceAll(with: changed, last: store.table.last) }
    }

    private func values(_ stored: [String: Any], of entity: NSEntityDescription) throws -> [String: Any] {
        var values: [String: Any] = [:]
        for attribute in entity.attributes where !attribute.isTransient {
            values[attribute.name] = try value(of: attribute, stored, entity)
        }
        for relationship in entity.relationships where !relationship.isTransient {
            switch found(relationship, stored) {
            case let text as String: values[relationship.name] = id(text)
            case let texts as [String]: values[relationship.name] = texts.compactMap(id)
            default: if relationship.isToMany { values[relationship.name] = [NSManagedObjectID]() }
            }
        }
        return values
    }

    private func value(of attribute: NSAttributeDescription, _ stored: [String: Any], _ entity: NSEntityDescription) throws
        -> Any?
    {
        if let text = found(attribute, stored) {
            if let value = AttributeValue.unstored(text, of: attribute) { return value }
            guard isMigrating else { return nil }
            throw CoreDataError.make(
                NSInferredMappingModelError,
                "The type of \(entity.name ?? "").\(attribute.name) changed, which no mapping can be inferred for.")
        }
        guard isMigrating else { return nil }
        if let value = attribute.defaultValue { return AttributeValue.held(value, by: attribute) }
        guard attribute.isOptional else {
            throw CoreDataError.make(
                NSMigrationError,
                "Validation error missing attribute values on mandatory destination attribute "
                    + "\(entity.name ?? "").\(attribute.name).")
        }
        return nil
    }

    private func found(_ property: NSPropertyDescription, _ stored: [String: Any]) -> Any? {
        if let value = stored[property.name] { return value }
        return isMigrating ? property.renamingIdentifier.flatMap { stored[$0] } : nil
    }

    private func id(_ text: String) -> NSManagedObjectID? {
        let parts = text.split(separator: "/")
        guard parts.count == 2, let number = Int64(parts[1]), let entity = entities[String(parts[0])] else { return nil }
        return store.table.id(entity, number, in: store)
    }
}
