import CoreData
import UIKit
import XCTest

@objc(Volume)
final class Volume: NSManagedObject {
    @NSManaged var title: String
    @NSManaged var pages: Int32
    @NSManaged var isRead: Bool
    @NSManaged var writer: Writer?

    @nonobjc class func fetchRequest() -> NSFetchRequest<Volume> { NSFetchRequest<Volume>(entityName: "Volume") }
}

@objc(Writer)
final class Writer: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged var volumes: Set<Volume>
    @objc var shout: String { (name ?? "").uppercased() }

    @objc(addVolumesObject:)
    @NSManaged func addToVolumes(_ value: Volume)

    @objc(removeVolumes:)
    @NSManaged func removeFromVolumes(_ values: NSSet)
}

/// Applies the snapshots of fetched results to a table, whose items are identities of objects.
private final class SnapshotFollower: NSObject, NSFetchedResultsControllerDelegate {
    let results: NSFetchedResultsController<Volume>
    let source: UITableViewDiffableDataSource<String, NSManagedObjectID>

    init(_ table: UITableView, _ context: NSManagedObjectContext) {
        let request: NSFetchRequest<Volume> = Volume.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "writer.shout", cacheName: nil)
        source = UITableViewDiffableDataSource(tableView: table) { _, _, _ in UITableViewCell() }
        super.init()
        results.delegate = self
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        let snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        source.apply(snapshot, animatingDifferences: false)
    }
}

/// A list of volumes in sections by their writers, as view controllers of iOS keep it.
private final class ShelfController: UITableViewController, NSFetchedResultsControllerDelegate {
    let results: NSFetchedResultsController<Volume>
    var changes: [String] = []

    init(_ context: NSManagedObjectContext) {
        let request: NSFetchRequest<Volume> = Volume.fetchRequest()
        request.predicate = NSPredicate(format: "%K == NO AND pages > %d", #keyPath(Volume.isRead), 10)
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Volume.writer?.name, ascending: true), NSSortDescriptor(key: "title", ascending: true),
        ]
        results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "writer.shout", cacheName: nil)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        results.delegate = self
        do { try results.performFetch() } catch { XCTFail("\(error)") }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        results.sections?[section].name
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = results.object(at: indexPath).title
        return cell
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        XCTAssertTrue(controller == results)
        tableView.beginUpdates()
    }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
        let sections = IndexSet(integer: sectionIndex)
        switch type {
        case .insert: tableView.insertSections(sections, with: .none)
        case .delete: tableView.deleteSections(sections, with: .none)
        default: break
        }
    }
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        changes.append((anObject as! Volume).title)
        switch type {
        case .insert: tableView.insertRows(at: [newIndexPath!], with: .none)
        case .delete: tableView.deleteRows(at: [indexPath!], with: .none)
        case .update: tableView.reloadRows(at: [indexPath!], with: .none)
        case .move:
            tableView.deleteRows(at: [indexPath!], with: .none)
            tableView.insertRows(at: [newIndexPath!], with: .none)
        @unknown default: break
        }
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.endUpdates() }

    var rows: [[String]] {
        (0..<tableView.numberOfSections).map { section in
            (0..<tableView.numberOfRows(inSection: section)).map { row in
                tableView.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "-"
            }
        }
    }
}

/// A data model of Xcode with classes that are written by hand.
final class ModelTests: XCTestCase {
    private var container: NSPersistentContainer!
    private var context: NSManagedObjectContext { container.viewContext }

    override func setUpWithError() throws {
        let model = try XCTUnwrap(NSManagedObjectModel.mergedModel(from: [Bundle.module]))
        container = NSPersistentContainer(name: "Shelf", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in XCTAssertNil(error) }
    }

    @discardableResult
    private func volume(_ title: String, _ pages: Int32, _ writer: Writer?) -> Volume {
        let volume = Volume(context: context)
        (volume.title, volume.pages, volume.writer) = (title, pages, writer)
        return volume
    }

    private func writer(_ name: String) -> Writer {
        let writer = NSEntityDescription.insertNewObject(forEntityName: "Writer", into: context) as! Writer
        writer.name = name
        return writer
    }

    func testTheModelIsThatOfTheCurrentVersion() {
        XCTAssertEqual(container.managedObjectModel.entities.compactMap(\.name).sorted(), ["Volume", "Writer"])
        XCTAssertNotNil(Bundle.main.url(forResource: "Shelf", withExtension: "momd"))
    }

    func testRelationshipsHaveTwoSides() throws {
        let (ada, zoe) = (writer("Ada"), writer("Zoe"))
        let first = volume("First", 20, ada)
        zoe.addToVolumes(first)
        XCTAssertEqual(ada.volumes, [])
        XCTAssertEqual(zoe.volumes, [first])
        zoe.removeFromVolumes(NSSet(object: first))
        XCTAssertNil(first.writer)
        first.pages = 0
        XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, NSValidationNumberTooSmallError) }
        first.pages = 5
        try context.save()
        XCTAssertEqual(zoe.value(forKey: "shout") as? String, "ZOE")
    }

    func testTheListFollowsChanges() throws {
        let (ada, zoe) = (writer("Ada"), writer("Zoe"))
        for title in ["b", "a"] { volume(title, 20, ada) }
        let long = volume("c", 300, zoe)
        volume("short", 5, zoe)
        try context.save()
        let controller = ShelfController(context)
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.rows, [["a", "b"], ["c"]])
        long.isRead = true
        volume("d", 40, ada)
        try context.save()
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.rows, [["a", "b", "d"]])
        XCTAssertEqual(controller.changes, ["c", "d"])
        context.delete(ada)
        try context.save()
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.rows, [])
    }

    func testSnapshotsOfResultsAreThoseOfTheDataSource() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let follower = SnapshotFollower(table, context)
        try follower.results.performFetch()
        XCTAssertEqual(follower.source.snapshot().sectionIdentifiers, [])
        volume("a", 20, writer("Ada"))
        try context.save()
        XCTAssertEqual(follower.source.snapshot().sectionIdentifiers, ["ADA"])
        let volumes = follower.source.snapshot().itemIdentifiers.compactMap { context.object(with: $0) as? Volume }
        XCTAssertEqual(volumes.map(\.title), ["a"])
        XCTAssertEqual(volumes, follower.results.fetchedObjects)
    }

    func testManyRowsAreDeleted() throws {
        for pages in 1...4 { volume("v", Int32(pages), nil) }
        try context.save()
        let request: NSFetchRequest<Volume> = Volume.fetchRequest()
        request.predicate = NSPredicate(format: "pages IN %@", [1, 2])
        let deletion = NSBatchDeleteRequest(fetchRequest: request as! NSFetchRequest<NSFetchRequestResult>)
        deletion.resultType = .resultTypeObjectIDs
        let result = try context.execute(deletion) as? NSBatchDeleteResult
        let changes = [NSDeletedObjectsKey: result?.result as? [NSManagedObjectID] ?? []]
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: changes, into: [context])
        XCTAssertEqual(try context.fetch(Volume.fetchRequest()).map { $0.pages }.sorted(), [3, 4])
    }

    func testWorkIsDoneInTheBackground() throws {
        let done = expectation(description: "saved")
        container.performBackgroundTask { background in
            let volume = Volume(context: background)
            volume.title = "Late"
            do { try background.save() } catch { XCTFail("\(error)") }
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
        XCTAssertEqual(try context.fetch(Volume.fetchRequest()).map { $0.title }, ["Late"])
    }
}
