import CoreData
import RewrittenSources
import Testing

/// Fetch requests and changes of many rows.
@Suite @MainActor struct FetchTests {
    /// Anna 30 (Red), Ben 20 (Red), Cleo 25 (Blue), Dora 25 (none); Anna has the tags a and b, Ben b.
    private func filled() throws -> NSManagedObjectContext {
        let context = try TestModel.context()
        let (red, blue) = (context.team("Red"), context.team("Blue"))
        for (name, age, team) in [("Anna", 30, red), ("Ben", 20, red), ("Cleo", 25, blue), ("Dora", 25, nil)]
            as [(String, Int16, Team?)]
        {
            context.person(name, age).team = team
        }
        let people = try context.fetch(Person.fetchRequest() as NSFetchRequest<Person>)
        for (word, owners) in [("a", people.prefix(1)), ("b", people.prefix(2))] {
            let tag = Tag(context: context)
            tag.word = word
            tag.people = NSSet(array: Array(owners))
        }
        return context
    }

    nonisolated static let predicates: [(String, [String])] = [
        ("age > 20 AND age < 30", ["Cleo", "Dora"]), ("team.title == 'Red'", ["Anna", "Ben"]), ("team == nil", ["Dora"]),
        ("ANY tags.word == 'b'", ["Anna", "Ben"]), ("ALL tags.word == 'b'", ["Ben", "Cleo", "Dora"]),
        ("NONE tags.word == 'a'", ["Ben", "Cleo", "Dora"]), ("tags.@count == 2", ["Anna"]),
        ("SUBQUERY(tags, $t, $t.word BEGINSWITH 'a').@count > 0", ["Anna"]),
        ("team.members.@count > 1", ["Anna", "Ben"]), ("team.members.@max.age == age", ["Anna", "Cleo"]),
        ("team.members.@avg.age == 25", ["Anna", "Ben", "Cleo"]), ("name LIKE[c] '*A'", ["Anna", "Dora"]),
        ("name IN {'Ben', 'Dora'}", ["Ben", "Dora"]), ("age BETWEEN {25, 30}", ["Anna", "Cleo", "Dora"]),
        ("age + 5 == 30", ["Cleo", "Dora"]), ("(age - 20) * 2 >= 10", ["Anna", "Cleo", "Dora"]),
        ("NOT (name CONTAINS 'n')", ["Cleo", "Dora"]), ("length(name) == 3", ["Ben"]), ("name.length == 3", ["Ben"]),
    ]

    @Test(arguments: predicates) func predicatesFindObjects(_ format: String, _ names: [String]) throws {
        let context = try filled()
        #expect(try context.names(format) == names, "\(format)")
        try context.save()
        #expect(try context.names(format) == names, "\(format)")
        context.reset()
        #expect(try context.names(format) == names, "\(format)")
    }

    @Test func objectsAndIdentitiesAreArguments() throws {
        let context = try filled()
        try context.save()
        let request = NSFetchRequest<Team>(entityName: "Team")
        request.predicate = NSPredicate(format: "title == %@", "Red")
        let red = try #require(try context.fetch(request).first)
        #expect(try context.names("team == %@", [red]) == ["Anna", "Ben"])
        #expect(try context.names("team == %@", [red.objectID]) == ["Anna", "Ben"])
        #expect(try context.names("team IN %@", [[red]]) == ["Anna", "Ben"])
        let anna = try #require(red.members?.firstObject as? Person)
        #expect(try context.names("SELF == %@", [anna]) == ["Anna"])
        #expect(try context.names("NOT SELF IN %@", [[anna.objectID]]) == ["Ben", "Cleo", "Dora"])
        #expect(try context.names("ANY team.members == %@", [anna]) == ["Anna", "Ben"])
    }

    @Test func resultsAreSortedAndCut() throws {
        let context = try filled()
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: "name", ascending: false),
        ]
        #expect(try context.fetch(request).map(\.name) == ["Anna", "Dora", "Cleo", "Ben"])
        (request.fetchOffset, request.fetchLimit) = (1, 2)
        #expect(try context.fetch(request).map(\.name) == ["Dora", "Cleo"])
        #expect(try context.count(for: request) == 2)
        request.fetchOffset = 9
        #expect(try context.fetch(request).isEmpty)
    }

    @Test func pendingChangesCountUnlessTheyAreLeftOut() throws {
        let context = try filled()
        try context.save()
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.predicate = NSPredicate(format: "age > 26")
        let anna = try #require(try context.fetch(request).first)
        anna.age = 1
        context.person("Emil", 50)
        #expect(try context.fetch(request).map(\.name) == ["Emil"])
        request.includesPendingChanges = false
        #expect(try context.fetch(request).map(\.name) == ["Anna"])
    }

    @Test func entitiesBelowCountUnlessTheyAreLeftOut() throws {
        let context = try filled()
        Player(context: context).name = "Pia"
        try context.save()
        #expect(try context.names() == ["Anna", "Ben", "Cleo", "Dora", "Pia"])
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.includesSubentities = false
        #expect(try context.count(for: request) == 4)
        #expect(try context.count(for: NSFetchRequest<Player>(entityName: "Player")) == 1)
        let all = try context.fetch(Person.fetchRequest() as NSFetchRequest<Person>)
        #expect(all.filter { $0 is Player }.count == 1)
    }

    @Test func otherResultsAreGiven() throws {
        let context = try filled()
        try context.save()
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Person")
        ids.resultType = .managedObjectIDResultType
        #expect(try context.fetch(ids).count == 4)
        let count = NSFetchRequest<NSNumber>(entityName: "Person")
        count.resultType = .countResultType
        #expect(try context.fetch(count) == [4])
        let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Person")
        (dictionaries.resultType, dictionaries.propertiesToFetch) = (.dictionaryResultType, ["age"])
        dictionaries.returnsDistinctResults = true
        dictionaries.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
        #expect(try context.fetch(dictionaries).map { $0["age"] as? Int } == [20, 25, 30])
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = _NSExpression(forFunction: "sum:", arguments: [_NSExpression(forKeyPath: "age")])
        sum.expressionResultType = .integer64AttributeType
        (dictionaries.propertiesToFetch, dictionaries.sortDescriptors) = ([sum], nil)
        #expect(try context.fetch(dictionaries).map { $0["total"] as? Int } == [100])
        (dictionaries.propertiesToFetch, dictionaries.propertiesToGroupBy) = (["age", sum], ["age"])
        #expect(try context.fetch(dictionaries).map { "\($0["age"]!):\($0["total"]!)" } == ["30:30", "20:20", "25:50"])
    }

    @Test func manyRowsAreChanged() throws {
        let context = try filled()
        try context.save()
        let update = NSBatchUpdateRequest(entityName: "Person")
        update.predicate = NSPredicate(format: "age == 25")
        update.propertiesToUpdate = ["age": 26, "name": _NSExpression(forConstantValue: "X")]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        context.refreshAllObjects()
        #expect(try context.names("age == 26") == ["X", "X"])
        let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
        fetch.predicate = NSPredicate(format: "name == 'X'")
        let delete = NSBatchDeleteRequest(fetchRequest: fetch)
        delete.resultType = .resultTypeObjectIDs
        let result = try context.execute(delete) as? NSBatchDeleteResult
        #expect((result?.result as? [NSManagedObjectID])?.count == 2)
        #expect(try context.names() == ["Anna", "Ben"])
        let insert = NSBatchInsertRequest(entityName: "Person", objects: [["name": "Y", "age": 3], ["name": "Z"]])
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
        #expect(try context.names("age < 5") == ["Y", "Z"])
    }

    @Test func templatesOfModelsHaveVariables() throws {
        let model = TestModel.make()
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
        request.predicate = NSPredicate(format: "age >= $LIMIT")
        model.setFetchRequestTemplate(request, forName: "Older")
        let context = try TestModel.context(model)
        context.person("Anna", 40)
        context.person("Ben", 4)
        let found = try #require(model.fetchRequestFromTemplate(withName: "Older", substitutionVariables: ["LIMIT": 18]))
        #expect(try context.fetch(found).count == 1)
        #expect(model.fetchRequestTemplate(forName: "Other") == nil)
    }

    @Test func requestsBelongToTheContextThatPerformsThem() async throws {
        let context = try filled()
        let found = try context.performAndWait { try (Person.fetchRequest() as NSFetchRequest<Person>).execute().count }
        #expect(found == 4)
        let names: [String?] = await withCheckedContinuation { continuation in
            let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Person>(entityName: "Person")) { result in
                continuation.resume(returning: result.finalResult?.map(\.name) ?? [])
            }
            do { try context.execute(request) } catch { continuation.resume(returning: []) }
        }
        #expect(names == ["Anna", "Ben", "Cleo", "Dora"])
    }

    @Test func requestsAreRequestsOfOtherResults() throws {
        let request = NSFetchRequest<Person>(entityName: "Person")
        let any = try #require(_retyped(request, as: NSFetchRequest<NSFetchRequestResult>.self))
        #expect(any === request && any.entityName == "Person")
        #expect(_retyped(NSObject(), as: NSFetchRequest<Person>.self) == nil)
        #expect(_retyped(nil, as: NSFetchRequest<Person>.self) == nil)
    }
}
