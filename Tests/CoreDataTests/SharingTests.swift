import CoreData
import Testing

/// Several contexts of the same stores, and contexts of others.
@Suite @MainActor struct SharingTests {
    @Test func childrenSaveIntoTheirParents() throws {
        let parent = try TestModel.context()
        let (anna, red) = (parent.person("Anna"), parent.team("Red"))
        try parent.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = parent
        let own = try #require(try child.existingObject(with: anna.objectID) as? Person)
        own.age = 12
        let ben = child.person("Ben")
        ben.team = try #require(child.object(with: red.objectID) as? Team)
        #expect(anna.age == 0 && red.members?.count == 0)
        try child.save()
        #expect(anna.age == 12 && parent.hasChanges && !child.hasChanges)
        #expect((red.members?.array as? [Person])?.map(\.name) == ["Ben"])
        #expect(try parent.names() == ["Anna", "Ben"] && child.names() == ["Anna", "Ben"])
        child.delete(own)
        try child.save()
        #expect(anna.isDeleted)
        try parent.save()
        #expect(try parent.names() == ["Ben"] && child.names() == ["Ben"])
        #expect(try child.fetch(Person.fetchRequest() as NSFetchRequest<Person>) == [ben])
    }

    private func two() throws -> (NSManagedObjectContext, NSManagedObjectContext, Person, Person) {
        let first = try TestModel.context()
        let second = TestModel.context(try #require(first.persistentStoreCoordinator))
        let anna = first.person("Anna", 1)
        try first.save()
        let other = try #require(try second.existingObject(with: anna.objectID) as? Person)
        return (first, second, anna, other)
    }

    struct Outcome: Sendable {
        let policy: NSMergePolicyType
        let name: String?
        let age: Int16
    }

    /// The first context saves another name, and the second another name and age.
    @Test(arguments: [
        Outcome(policy: .errorMergePolicyType, name: nil, age: 0),
        Outcome(policy: .mergeByPropertyStoreTrumpMergePolicyType, name: "First", age: 2),
        Outcome(policy: .mergeByPropertyObjectTrumpMergePolicyType, name: "Second", age: 2),
        Outcome(policy: .overwriteMergePolicyType, name: "Second", age: 2),
        Outcome(policy: .rollbackMergePolicyType, name: "First", age: 1),
    ]) func conflictsAreSettled(_ outcome: Outcome) throws {
        let (first, second, anna, other) = try two()
        second.mergePolicy = NSMergePolicy(merge: outcome.policy)
        anna.name = "First"
        try first.save()
        (other.name, other.age) = ("Second", 2)
        guard let name = outcome.name else {
            let error = #expect(throws: NSError.self) { try second.save() }
            #expect(error?.code == NSManagedObjectMergeError)
            #expect((error?.userInfo["conflictList"] as? [NSMergeConflict])?.first?.sourceObject === other)
            return
        }
        try second.save()
        #expect(other.name == name && other.age == outcome.age && !second.hasChanges)
        first.refreshAllObjects()
        #expect(anna.name == name && anna.age == outcome.age)
    }

    @Test func changesAreMerged() throws {
        let (first, second, anna, other) = try two()
        first.automaticallyMergesChangesFromParent = true
        other.age = 9
        second.person("Ben")
        try second.save()
        #expect(anna.age == 9)
        first.automaticallyMergesChangesFromParent = false
        other.age = 10
        try second.save()
        #expect(anna.age == 9)
        let changes = [NSUpdatedObjectsKey: [other.objectID]]
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: changes, into: [first])
        #expect(anna.age == 10)
        second.delete(other)
        nonisolated(unsafe) var saved: Notification?
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: second, queue: nil
        ) { notification in
            saved = notification
        }
        try second.save()
        NotificationCenter.default.removeObserver(token)
        first.mergeChanges(fromContextDidSave: try #require(saved))
        #expect(anna.managedObjectContext == nil && first.registeredObject(for: anna.objectID) == nil)
    }

    @Test func privateQueuesRunTheirWork() async throws {
        let container = NSPersistentContainer(name: "Test", managedObjectModel: TestModel.make())
        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        container.loadPersistentStores { #expect($1 == nil) }
        let background = container.newBackgroundContext()
        let count = try await background.perform { @Sendable in
            _ = background.person("Anna")
            try background.save()
            return try background.count(for: NSFetchRequest<Person>(entityName: "Person"))
        }
        #expect(count == 1)
        let name = await container.performBackgroundTask { @Sendable context in
            (try? context.fetch(NSFetchRequest<Person>(entityName: "Person")))?.first?.name
        }
        #expect(name == "Anna" && background.performAndWait { background.registeredObjects.count } <= 1)
        #expect(try container.viewContext.names() == ["Anna"])
    }
}
