import CoreData
import SeededRandom
import Testing

/// Fetched objects in sections, and what delegates are told of their changes.
@Suite @MainActor struct ResultsControllerTests {
    /// Follows changes in lists of names, as a table view does.
    final class Follower: NSObject, NSFetchedResultsControllerDelegate {
        var rows: [[String]] = []
        var log: [String] = []
        private var removed: [IndexPath] = []
        private var added: [(IndexPath, String)] = []
        private var (goneSections, newSections): ([Int], [Int]) = ([], [])

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { log.append("will") }

        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
        ) {
            log.append("section \(type) \(sectionIndex)")
            if type == .insert { newSections.append(sectionIndex) } else { goneSections.append(sectionIndex) }
        }

        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let name = (anObject as? Person)?.name ?? "-"
            log.append("\(type) \(name)")
            if type == .delete || type == .move, let indexPath { removed.append(indexPath) }
            if type == .insert || type == .move, let newIndexPath { added.append((newIndexPath, name)) }
            if type == .update, let indexPath { rows[indexPath[0]][indexPath[1]] = name }
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
            log.append("did")
            for path in removed.sorted().reversed() { rows[path[0]].remove(at: path[1]) }
            for section in goneSections.sorted().reversed() { rows.remove(at: section) }
            for section in newSections.sorted() { rows.insert([], at: section) }
            for (path, name) in added.sorted(by: { $0.0 < $1.0 }) { rows[path[0]].insert(name, at: path[1]) }
            (removed, added, goneSections, newSections) = ([], [], [], [])
        }
    }

    final class SnapshotFollower: NSObject, NSFetchedResultsControllerDelegate {
        var snapshots: [NSDiffableDataSourceSnapshotReference] = []
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) { snapshots.append(snapshot) }
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { Issue.record() }
    }

    private func controller(_ context: NSManagedObjectContext, sections: String? = nil) -> NSFetchedResultsController<Person> {
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.predicate = NSPredicate(format: "age < 90")
        request.sortDescriptors =
            (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? []) + [
                NSSortDescriptor(key: "name", ascending: true)
            ]
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: "cache")
    }

    private func rows(_ controller: NSFetchedResultsController<Person>) -> [[String]] {
        (controller.sections ?? []).map { ($0.objects as? [Person] ?? []).map { $0.name ?? "-" } }
    }

    @Test func objectsHavePlaces() throws {
        let context = try TestModel.context()
        for (name, age) in [("Anna", 2), ("Ben", 1), ("Cleo", 1), ("Old", 95)] as [(String, Int16)] { context.person(name, age) }
        let controller = controller(context, sections: "age")
        #expect(controller.fetchedObjects == nil && controller.sections == nil)
        try controller.performFetch()
        #expect(rows(controller) == [["Ben", "Cleo"], ["Anna"]])
        #expect(controller.sections?.map(\.name) == ["1", "2"] && controller.sectionIndexTitles == ["1", "2"])
        let cleo = controller.object(at: IndexPath(row: 1, section: 0))
        #expect(cleo.name == "Cleo" && controller.indexPath(forObject: cleo) == IndexPath(row: 1, section: 0))
        #expect(controller.fetchedObjects?.count == 3)
    }

    @Test func changesAreToldInOrder() throws {
        let context = try TestModel.context()
        let (anna, ben) = (context.person("Anna", 1), context.person("Ben", 1))
        let follower = Follower()
        let controller = controller(context, sections: "age")
        controller.delegate = follower
        try controller.performFetch()
        follower.rows = rows(controller)
        context.person("Cleo", 2)
        context.processPendingChanges()
        #expect(
            follower.log == ["will", "section insert 1", "insert Cleo", "did"] && follower.rows == [["Anna", "Ben"], ["Cleo"]])
        follower.log = []
        anna.age = 2
        ben.setValue(1, forKey: "age")
        context.processPendingChanges()
        #expect(follower.log == ["will", "move Anna", "update Ben", "did"] && follower.rows == [["Ben"], ["Anna", "Cleo"]])
        follower.log = []
        ben.age = 99
        context.delete(anna)
        try context.save()
        #expect(follower.log == ["will", "section delete 0", "delete Anna", "delete Ben", "did"] && follower.rows == [["Cleo"]])
        follower.log = []
        ben.name = "Bert"
        try context.save()
        #expect(follower.log.isEmpty)
    }

    @Test(arguments: 1...20) func listsThatFollowChangesAgree(_ seed: Int) throws {
        var random = SplitMix(seed: seed)
        let context = try TestModel.context()
        let follower = Follower()
        let controller = controller(context, sections: random.flip() ? "age" : nil)
        controller.delegate = follower
        try controller.performFetch()
        follower.rows = rows(controller)
        var people: [Person] = []
        for step in 0..<60 {
            for _ in 0..<random.roll(1...4) {
                switch random.below(people.count < 3 ? 1 : 5) {
                case 0: people.append(context.person("n\(random.below(50))-\(step)", Int16(random.below(4))))
                case 1: random.pick(people).age = Int16(random.pick([0, 1, 2, 3, 95]))
                case 2: random.pick(people).name = "m\(random.below(50))-\(step)"
                case 3: random.pick(people).age += 0
                default: context.delete(people.remove(at: random.below(people.count)))
                }
            }
            if random.flip() { try context.save() } else { context.processPendingChanges() }
            #expect(follower.rows == rows(controller), "seed \(seed), step \(step)")
            let fresh = self.controller(context, sections: controller.sectionNameKeyPath)
            try fresh.performFetch()
            #expect(Set(rows(fresh).map { $0.sorted() }) == Set(rows(controller).map { $0.sorted() }))
        }
    }

    @Test func snapshotsAreGivenInstead() throws {
        let context = try TestModel.context()
        let anna = context.person("Anna", 1)
        try context.save()
        let follower = SnapshotFollower()
        let controller = controller(context, sections: "age")
        controller.delegate = follower
        try controller.performFetch()
        #expect(follower.snapshots.count == 1 && follower.snapshots[0].sectionIdentifiers as? [String] == ["1"])
        #expect(follower.snapshots[0].itemIdentifiers as? [NSManagedObjectID] == [anna.objectID])
        anna.setValue("Ann", forKey: "name")
        try context.save()
        #expect(follower.snapshots.last?.reloadedItemIdentifiers as? [NSManagedObjectID] == [anna.objectID])
        let count = follower.snapshots.count
        try context.save()
        #expect(follower.snapshots.count == count)
    }

    @Test func requestsNeedAnOrder() async {
        await #expect(processExitsWith: .signal(SIGABRT)) {
            try await MainActor.run {
                _ = NSFetchedResultsController(
                    fetchRequest: NSFetchRequest<Person>(entityName: "Person"), managedObjectContext: try TestModel.context(),
                    sectionNameKeyPath: nil, cacheName: nil)
            }
        }
    }
}
