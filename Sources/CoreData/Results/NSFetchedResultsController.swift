import QuartzCore
import UIKit

/// The objects of a fetch request in sections, with their changes.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchedresultscontroller
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject, @unchecked Sendable {
    /// The request whose results the controller manages.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context of the objects.
    public let managedObjectContext: NSManagedObjectContext
    /// The path to the names of sections; nil for one section.
    public let sectionNameKeyPath: String?
    /// The name of a cache; there are no caches here, since the rows are at hand.
    public let cacheName: String?
    /// Learns of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?

    private var results = FetchedResults()
    private var observer: (any NSObjectProtocol)?

    /// Makes a controller of a fetch request, which sorts objects and, first of all, those of the same section
    /// together.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        if fetchRequest.sortDescriptors?.isEmpty ?? true {
            raise(
                "NSInvalidArgumentException",
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
        super.init()
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Removes caches, which are not here.
    open class func deleteCache(withName name: String?) {}

    // MARK: Objects

    /// Finds the objects, and learns of their changes where there is a delegate.
    open func performFetch() throws {
        let plan = fetchRequest.plan
        let objects = try managedObjectContext.results(of: plan)
        results = FetchedResults(objects, sectionNameKeyPath)
        hasFetched = true
        observe()
        tellSnapshot(reloading: [])
    }
    private var hasFetched = false

    /// The objects in order; nil before they were fetched.
    open var fetchedObjects: [ResultType]? { hasFetched ? results.objects.map { fetched($0, as: ResultType.self) } : nil }

    /// The sections in order; nil before objects were fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? { hasFetched ? results.sections : nil }

    /// The object at a place. Raises for places that are none.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard results.sections.indices.contains(indexPath[0]),
            results.sections[indexPath[0]].list.indices.contains(indexPath[1])
        else {
            raise(
                "NSInvalidArgumentException",
                "no object at index \(indexPath[1]) in section at index \(indexPath[0])")
        }
        return fetched(results.sections[indexPath[0]].list[indexPath[1]], as: ResultType.self)
    }

    /// The place of an object; nil for others.
    open func indexPath(forObject object: ResultType) -> IndexPath? { results.place(of: object) }

    // MARK: Titles of an index

    /// The titles of the index beside a table: first letters of the sections' names, each once.
    open var sectionIndexTitles: [String] {
        results.sections.reduce(into: []) { titles, section in
            if let title = section.indexTitle, titles.last != title { titles.append(title) }
        }
    }

    /// The title of a section in the index: its first letter as a capital.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        asDelegate.flatMap { delegate in delegate.controller(anyController, sectionIndexTitleForSectionName: sectionName) }
            ?? FetchedSection.title(ofSection: sectionName)
    }

    /// The section of a title in the index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        results.sections.firstIndex { $0.indexTitle == title } ?? 0
    }

    private var asDelegate: (any NSFetchedResultsControllerDelegate)? { delegate }

    // MARK: Changes

    /// The controller as delegates know it. Any result is one reference, so that the layout is the same for all of
    /// them.
    private var anyController: NSFetchedResultsController<NSFetchRequestResult> { reinterpreted(self) }

    private func observe() {
        guard observer == nil else { return }
        let name = Notification.Name.NSManagedObjectContextObjectsDidChange
        observer = NotificationCenter.default.addObserver(forName: name, object: managedObjectContext, queue: nil) {
            [weak self] notification in self?.update(notification.userInfo ?? [:])
        }
    }

    private func update(_ information: [AnyHashable: Any]) {
        if information[NSInvalidatedAllObjectsKey] != nil {
            results = FetchedResults()
            hasFetched = false
            return
        }
        guard delegate != nil else { return }
        let changed = EventObjects(information)
        let order = ObjectOrder(fetchRequest.sortDescriptors ?? [])
        let new = results.updated(by: changed, fetchRequest.plan, order, sectionNameKeyPath, in: managedObjectContext)
        let changes = FetchedChanges(from: results, to: new, changed: changed.updated)
        guard !changes.isEmpty else { return }
        results = new
        tell(changes)
    }

    private func tell(_ changes: FetchedChanges) {
        guard let delegate else { return }
        let controller = anyController
        if tellSnapshot(reloading: changes.updated) || tellDifference(changes) { return }
        delegate.controllerWillChangeContent(controller)
        for change in changes.sections {
            delegate.controller(controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in changes.objects {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(controller)
    }

    /// Gives a delegate that takes snapshots one. Returns whether it does.
    @discardableResult
    private func tellSnapshot(reloading updated: [NSManagedObject]) -> Bool {
        guard let delegate else { return false }
        let snapshot = FetchedSnapshot()
        for section in results.sections {
            snapshot.appendSections(withIdentifiers: [section.name])
            snapshot.appendItems(
                withIdentifiers: section.list.map { ($0 as? NSManagedObject)?.objectID ?? $0 },
                intoSectionWithIdentifier: section.name)
        }
        snapshot.reloadItems(withIdentifiers: updated.map(\.objectID))
        delegate.controller(anyController, didChangeContentWith: snapshot)
        return !snapshot.isDeclined
    }

    private func tellDifference(_ changes: FetchedChanges) -> Bool {
        guard let delegate, let difference = changes.difference else { return false }
        DeclinedDifference.isDeclined = false
        delegate.controller(anyController, didChangeContentWith: difference)
        return !DeclinedDifference.isDeclined
    }
}

/// A section of fetched objects.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchedresultssectioninfo
public protocol NSFetchedResultsSectionInfo: AnyObject {
    /// The section's name.
    var name: String { get }
    /// The section's title in the index beside a table.
    var indexTitle: String? { get }
    /// The number of the section's objects.
    var numberOfObjects: Int { get }
    /// The section's objects in order.
    var objects: [Any]? { get }
}

/// A kind of change of an object or a section.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchedresultschangetype
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// It is new.
    case insert = 1
    /// It is gone.
    case delete = 2
    /// It stands at another place.
    case move = 3
    /// It changed.
    case update = 4
}
