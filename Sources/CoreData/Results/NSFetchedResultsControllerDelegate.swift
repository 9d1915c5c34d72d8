public import UIKit

/// Learns of changes of fetched objects. A delegate that takes snapshots, or differences, is told nothing else.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Called before the first of some changes.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    /// Called for a changed object: with its place before the changes, and with that behind them.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Called for a section that is new or gone.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    /// Called after the last of some changes.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    /// Called with all sections and identities, also when the objects were fetched.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    /// Called with the changed places of identities, where there is one section.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
    /// The title in the index of a section with a name.
    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    /// Called before the first of some changes; does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
    /// Called for a changed object; does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Called for a section that is new or gone; does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
    /// Called after the last of some changes; does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
    /// Takes no snapshots.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { (snapshot as? FetchedSnapshot)?.isDeclined = true }
    /// Takes no differences.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { DeclinedDifference.isDeclined = true }
    /// The first letter of the name as a capital.
    public func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String? { FetchedSection.title(ofSection: sectionName) }
}

/// A snapshot that knows whether the delegate's own method took it.
final class FetchedSnapshot: NSDiffableDataSourceSnapshotReference {
    var isDeclined = false
}

/// Whether the default method got the last difference on this thread.
enum DeclinedDifference {
    private static let key = "CoreData.declinedDifference"

    static var isDeclined: Bool {
        get { Thread.current.threadDictionary[key] as? Bool ?? false }
        set { Thread.current.threadDictionary[key] = newValue }
    }
}
