import CoreData
import Foundation
import Testing

/// Stores in files of SQLite.
@Suite @MainActor struct StoreTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("CoreDataTests-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }
        var store: URL { url.appendingPathComponent("Model.sqlite") }
    }

    private func context(
        _ model: NSManagedObjectModel, _ folder: Folder, _ options: [AnyHashable: Any]? = nil
    ) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: folder.store, options: options)
        return TestModel.context(coordinator)
    }

    private static let migrating = [
        NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true,
    ]

    /// Values of all kinds.
    private var kinds: [(NSAttributeType, Any)] {
        [
            (.integer16AttributeType, NSNumber(value: -5)), (.integer32AttributeType, NSNumber(value: 70_000)),
            (.integer64AttributeType, NSNumber(value: 5_000_000_000)), (.doubleAttributeType, NSNumber(value: 0.1)),
            (.floatAttributeType, NSNumber(value: Float(1.5))), (.booleanAttributeType, NSNumber(value: true)),
            (.decimalAttributeType, NSDecimalNumber(string: "12345678901234567.89")), (.stringAttributeType, "Grüße, 世界"),
            (.dateAttributeType, Date(timeIntervalSinceReferenceDate: 700_000_000.25)),
            (.binaryDataAttributeType, Data([0, 255, 7])),
            (.UUIDAttributeType, UUID()), (.URIAttributeType, URL(string: "https://example.org/a?b=c")!),
            (.transformableAttributeType, ["a", "b"] as NSArray),
        ]
    }

    @Test func valuesLastWhenTheProgramRunsAgain() throws {
        let folder = try Folder()
        let more = kinds.enumerated().map { TestModel.attribute("value\($0)", $1.0) }
        var uri: URL?
        do {
            let context = try context(TestModel.make(more: more), folder)
            let (anna, red) = (context.person("Anna", 3), context.team("Red"))
            red.members = NSOrderedSet(array: [context.person("Ben"), anna])
            for (index, kind) in kinds.enumerated() where index != 10 { anna.setValue(kind.1, forKey: "value\(index)") }
            Player(context: context).name = "Pia"
            try context.save()
            uri = anna.objectID.uriRepresentation()
        }
        let context = try context(TestModel.make(more: more.map { $0.copy() as! NSAttributeDescription }), folder)
        let saved = try #require(uri)
        let id = try #require(context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: saved))
        let anna = try #require(try context.existingObject(with: id) as? Person)
        #expect(anna.name == "Anna" && anna.age == 3 && anna.team?.title == "Red")
        #expect((anna.team?.members?.array as? [Person])?.map(\.name) == ["Ben", "Anna"])
        for (index, kind) in kinds.enumerated() where index != 10 {
            let value = try #require(anna.value(forKey: "value\(index)") as? NSObject, "\(kind)")
            #expect(value == kind.1 as? NSObject, "\(kind)")
        }
        #expect(try context.fetch(NSFetchRequest<Player>(entityName: "Player")).map(\.name) == ["Pia"])
        context.delete(anna)
        try context.save()
        #expect(try context.names() == ["Ben", "Pia"])
        let cleo = context.person("Cleo")
        try context.save()
        // Numbers of deleted objects are not given again.
        #expect(cleo.objectID.uriRepresentation() != uri)
    }

    @Test func anotherModelIsAnErrorUnlessTheStoreIsMigrated() throws {
        let folder = try Folder()
        do {
            let context = try context(TestModel.make(), folder)
            context.person("Anna")
            try context.save()
        }
        func larger() -> NSManagedObjectModel {
            TestModel.make(more: [TestModel.attribute("size", .integer16AttributeType, optional: false, value: 9)])
        }
        let error = #expect(throws: NSError.self) { try self.context(larger(), folder) }
        #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError && error?.domain == NSCocoaErrorDomain)
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: folder.store)
        #expect(!larger().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        #expect(TestModel.make().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        let context = try context(larger(), folder, Self.migrating)
        let anna = try #require(try context.fetch(NSFetchRequest<Person>(entityName: "Person")).first)
        #expect(anna.value(forKey: "size") as? Int == 9)
        let mandatory = TestModel.make(more: [TestModel.attribute("must", .stringAttributeType, optional: false)])
        let missing = #expect(throws: NSError.self) { try self.context(mandatory, folder, Self.migrating) }
        #expect(missing?.code == NSMigrationError)
    }

    @Test func attributesAreRenamed() throws {
        let folder = try Folder()
        do {
            let context = try context(TestModel.make(more: [TestModel.attribute("old", .stringAttributeType)]), folder)
            context.person("Anna").setValue("kept", forKey: "old")
            try context.save()
        }
        let renamed = TestModel.attribute("new", .stringAttributeType)
        renamed.renamingIdentifier = "old"
        let context = try context(TestModel.make(more: [renamed]), folder, Self.migrating)
        #expect(try context.fetch(NSFetchRequest<Person>(entityName: "Person")).first?.value(forKey: "new") as? String == "kept")
    }

    @Test func filesThatAreNoStoresAreErrors() throws {
        let folder = try Folder()
        try Data("This is no database, but a text that is long enough.".utf8).write(to: folder.store)
        let error = #expect(throws: NSError.self) { try context(TestModel.make(), folder) }
        #expect(error?.code == CocoaError.Code.fileReadCorruptFile.rawValue)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: TestModel.make())
        let type = #expect(throws: NSError.self) {
            try coordinator.addPersistentStore(ofType: "XML", configurationName: nil, at: folder.store)
        }
        #expect(type?.code == NSPersistentStoreInvalidTypeError)
        let missing = #expect(throws: NSError.self) {
            try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: folder.url.appendingPathComponent("no/such/file"))
        }
        #expect(missing?.code == NSPersistentStoreOpenError)
    }

    @Test func containersLoadTheirStores() throws {
        let folder = try Folder()
        let container = NSPersistentContainer(name: "Shop", managedObjectModel: TestModel.make())
        #expect(container.persistentStoreDescriptions.first?.url?.lastPathComponent == "Shop.sqlite")
        #expect(container.persistentStoreDescriptions.first?.type == NSSQLiteStoreType)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.store)]
        var loaded: [String] = []
        container.loadPersistentStores { description, error in
            #expect(error == nil)
            loaded.append(description.url?.lastPathComponent ?? "")
        }
        #expect(loaded == ["Model.sqlite"])
        container.viewContext.person("Anna")
        try container.viewContext.save()
        let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
        #expect(store.metadata[NSStoreUUIDKey] as? String == store.identifier)
        try container.persistentStoreCoordinator.remove(store)
        try container.persistentStoreCoordinator.destroyPersistentStore(at: folder.store, ofType: NSSQLiteStoreType)
        #expect(!FileManager.default.fileExists(atPath: folder.store.path))
    }

    @Test func uniqueValuesAreKeptUnique() throws {
        for policy in [NSMergePolicy.error, .mergeByPropertyObjectTrump, .mergeByPropertyStoreTrump] {
            let model = TestModel.make()
            model.entitiesByName["Person"]?.uniquenessConstraints = [["name"]]
            let context = try TestModel.context(model)
            context.mergePolicy = policy
            context.person("Anna", 1)
            try context.save()
            context.person("Anna", 2)
            if policy === NSMergePolicy.error {
                let error = #expect(throws: NSError.self) { try context.save() }
                #expect(error?.code == NSManagedObjectConstraintMergeError)
            } else {
                try context.save()
                let ages = try context.fetch(NSFetchRequest<Person>(entityName: "Person")).map(\.age)
                #expect(ages == (policy === NSMergePolicy.mergeByPropertyObjectTrump ? [2] : [1]))
            }
        }
    }
}
