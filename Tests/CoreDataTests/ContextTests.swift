import CoreData
import Testing

/// Objects of contexts: values, changes, relationships, saving.
@Suite @MainActor struct ContextTests {
    @Test func objectsAreInsertedChangedAndSaved() throws {
        let context = try TestModel.context()
        let anna = context.person("Anna", 30)
        #expect(anna.isInserted && anna.hasChanges && !anna.isUpdated && anna.objectID.isTemporaryID && anna.awakenings == 1)
        #expect(context.insertedObjects == [anna] && context.hasChanges)
        let temporary = anna.objectID
        try context.save()
        #expect(!anna.hasChanges && !anna.objectID.isTemporaryID && anna.objectID != temporary)
        #expect(anna.objectID.uriRepresentation().absoluteString.hasSuffix("/Person/p1"))
        anna.age = 31
        #expect(anna.isUpdated && anna.changedValues() as? [String: Int] == ["age": 31])
        #expect(anna.committedValues(forKeys: ["age"])["age"] as? Int == 30)
        anna.age = 30
        #expect(anna.isUpdated && anna.changedValues().isEmpty && !anna.hasPersistentChangedValues)
        try context.save()
        #expect(!context.hasChanges)
    }

    @Test func valuesHaveTheirTypes() throws {
        let context = try TestModel.context()
        let player = Player(context: context)
        #expect(player.points == 7 && player.age == 0 && player.name == nil)
        player.setValue(12, forKey: "age")
        #expect(player.value(forKey: "age") as? Int == 12 && player.age == 12)
        player.setValue(nil, forKey: "age")
        #expect(player.age == 0 && player.value(forKey: "age") == nil)
        #expect(player.tagSet.isEmpty && player.tags?.count == 0)
        #expect(player.value(forKeyPath: "tags.@count") as? Int == 0)
        #expect((player.value(forKey: "objectID") as? NSManagedObjectID) === player.objectID)
    }

    @Test func unknownKeysAndWrongTypesEndTheProgram() async {
        await #expect(processExitsWith: .signal(SIGABRT)) {
            try await MainActor.run { _ = try TestModel.context().person("A").value(forKey: "nothing") }
        }
        await #expect(processExitsWith: .signal(SIGABRT)) {
            try await MainActor.run { try TestModel.context().person("A").setValue(5, forKey: "name") }
        }
        await #expect(processExitsWith: .signal(SIGABRT)) {
            try await MainActor.run { _ = try TestModel.context().fetch(NSFetchRequest<Person>()) }
        }
        await #expect(processExitsWith: .signal(SIGABRT)) {
            try await MainActor.run { _ = try TestModel.context().fetch(NSFetchRequest<Person>(entityName: "Nothing")) }
        }
    }

    // MARK: Relationships

    @Test func bothSidesOfRelationshipsAgree() throws {
        let context = try TestModel.context()
        let (anna, ben) = (context.person("Anna"), context.person("Ben"))
        let (red, blue) = (context.team("Red"), context.team("Blue"))
        anna.team = red
        red.addToMembers(ben)
        #expect(red.members?.array as? [Person] == [anna, ben] && ben.team === red)
        blue.members = NSOrderedSet(array: [ben])
        #expect(red.members?.array as? [Person] == [anna] && ben.team === blue)
        blue.insertIntoMembers(anna, at: 0)
        #expect(blue.members?.array as? [Person] == [anna, ben] && red.members?.count == 0 && anna.team === blue)
        blue.removeFromMembers(ben)
        #expect(ben.team == nil)
        let tag = Tag(context: context)
        anna.tagSet = [tag]
        tag.mutableSetValue(forKey: "people").add(ben)
        #expect(ben.tagSet == [tag] && tag.people == NSSet(array: [anna, ben]))
        anna.mutableSetValue(forKey: "tags").remove(tag)
        #expect(tag.people == NSSet(array: [ben]))
    }

    @Test func deletionsFollowTheirRules() throws {
        for rule in [NSDeleteRule.nullifyDeleteRule, .cascadeDeleteRule, .noActionDeleteRule, .denyDeleteRule] {
            let context = try TestModel.context(TestModel.make(members: rule))
            let (anna, red) = (context.person("Anna"), context.team("Red"))
            anna.team = red
            try context.save()
            context.delete(red)
            #expect(red.isDeleted && context.deletedObjects.contains(red))
            context.processPendingChanges()
            switch rule {
            case .cascadeDeleteRule: #expect(anna.isDeleted)
            case .nullifyDeleteRule: #expect(anna.team == nil && anna.isUpdated)
            default: #expect(anna.team === red)
            }
            if rule == .denyDeleteRule {
                let error = #expect(throws: NSError.self) { try context.save() }
                #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
            } else {
                try context.save()
                #expect(red.managedObjectContext == nil)
                #expect(try context.names() == (rule == .cascadeDeleteRule ? [] : ["Anna"]))
            }
        }
    }

    // MARK: Validation

    struct Rule: Sendable {
        let name: String
        let type: NSAttributeType
        let value: Int?
        let code: Int?
    }

    @Test func valuesThatAreMissingAreTold() throws {
        let context = try TestModel.context()
        let player = Player(context: context)
        player.setValue(nil, forKey: "points")
        let error = try #require(throws: NSError.self) { try context.save() }
        #expect(error.domain == NSCocoaErrorDomain && error.code == NSValidationMissingMandatoryPropertyError)
        #expect(error.localizedDescription == "points is a required value.")
        #expect(error.userInfo[NSValidationKeyErrorKey] as? String == "points")
        #expect(error.userInfo[NSValidationObjectErrorKey] as? Player === player)
        player.setValue(nil, forKey: "age")
        let several = try #require(throws: NSError.self) { try context.save() }
        #expect(several.code == NSValidationMultipleErrorsError)
        #expect((several.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code) == [1570, 1570])
        #expect(player.isInserted)
    }

    @Test func predicatesOfAttributesAreChecked() throws {
        let model = TestModel.make()
        let name = try #require(model.entitiesByName["Person"]?.attributesByName["name"])
        name.setValidationPredicates([NSPredicate(format: "length > 2")], withValidationWarnings: ["1670"])
        let context = try TestModel.context(model)
        let person = context.person("Al")
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationStringTooShortError)
        person.name = "Alan"
        try context.save()
    }

    // MARK: Notifications

    @Test func changesAreTold() throws {
        let context = try TestModel.context()
        var told: [String] = []
        @Sendable nonisolated func text(_ notification: Notification) -> String {
            [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].compactMap { key in
                let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
                return objects.isEmpty
                    ? nil : "\(key) " + objects.compactMap { ($0 as? Person)?.name }.sorted().joined(separator: " ")
            }.joined(separator: ", ")
        }
        let center = NotificationCenter.default
        let observers = [
            center.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) {
                let line = "changed: " + text($0)
                MainActor.assumeIsolated { told.append(line) }
            },
            center.addObserver(forName: .NSManagedObjectContextDidSave, object: context, queue: nil) {
                let line = "saved: " + text($0)
                MainActor.assumeIsolated { told.append(line) }
            },
        ]
        defer { for observer in observers { center.removeObserver(observer) } }
        let (anna, ben) = (context.person("Anna"), context.person("Ben"))
        try context.save()
        #expect(told == ["changed: inserted Anna Ben", "saved: inserted Anna Ben"])
        told = []
        anna.age = 5
        context.delete(ben)
        let cleo = context.person("Cleo")
        context.delete(cleo)
        try context.save()
        #expect(told == ["changed: updated Anna, deleted Ben", "saved: updated Anna, deleted Ben"])
        told = []
        try context.save()
        #expect(told.isEmpty)
    }

    @Test func propertiesAreObserved() throws {
        let context = try TestModel.context()
        let anna = context.person("Anna")
        var ages: [Int16?] = []
        let observation = anna.observe(\.age, options: [.new]) { ages.append($1.newValue) }
        anna.age = 4
        anna.age = 4
        anna.setValue(6, forKey: "age")
        observation.invalidate()
        anna.age = 9
        #expect(ages == [4, 6])
    }

    // MARK: Undo

    @Test func changesAreUndoneAndDoneAgain() throws {
        let context = try TestModel.context()
        context.undoManager = UndoManager()
        let (anna, red) = (context.person("Anna"), context.team("Red"))
        context.processPendingChanges()
        context.undoManager?.removeAllActions()
        context.undoManager?.groupsByEvent = false
        func step(_ body: () -> Void) {
            context.undoManager?.beginUndoGrouping()
            body()
            context.processPendingChanges()
            context.undoManager?.endUndoGrouping()
        }
        step { anna.team = red }
        step { context.delete(red) }
        #expect(anna.team == nil)
        context.undo()
        #expect(anna.team === red && !red.isDeleted && red.members?.array as? [Person] == [anna])
        context.undo()
        #expect(anna.team == nil && red.members?.count == 0)
        context.redo()
        #expect(anna.team === red)
        context.redo()
        #expect(anna.team == nil)
    }

    @Test func rollbackTakesEverythingBack() throws {
        let context = try TestModel.context()
        let (anna, ben) = (context.person("Anna", 3), context.person("Ben"))
        try context.save()
        anna.age = 4
        context.delete(ben)
        _ = context.person("Cleo")
        context.rollback()
        #expect(!context.hasChanges && anna.age == 3 && !ben.isDeleted)
        #expect(try context.names() == ["Anna", "Ben"])
    }

    @Test func resetForgetsObjects() throws {
        let context = try TestModel.context()
        let anna = context.person("Anna")
        try context.save()
        let id = anna.objectID
        context.reset()
        #expect(anna.managedObjectContext == nil && context.registeredObjects.isEmpty)
        let again = try #require(try context.existingObject(with: id) as? Person)
        #expect(again !== anna && again.name == "Anna" && again.awakenings == 10)
    }

    @Test func objectsAreFaultsUntilTheyAreRead() throws {
        let context = try TestModel.context()
        let anna = context.person("Anna")
        try context.save()
        context.refresh(anna, mergeChanges: false)
        #expect(anna.isFault)
        #expect(anna.name == "Anna" && !anna.isFault)
        anna.age = 8
        context.refresh(anna, mergeChanges: true)
        #expect(anna.age == 8 && anna.isUpdated)
        context.refresh(anna, mergeChanges: false)
        #expect(anna.age == 0 && !anna.isUpdated)
        #expect(throws: NSError.self) {
            context.delete(anna)
            try context.save()
            _ = try context.existingObject(with: anna.objectID)
        }
    }
}
