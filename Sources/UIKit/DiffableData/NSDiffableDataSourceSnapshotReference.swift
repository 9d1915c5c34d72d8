/// A snapshot as an object, whose identifiers are objects.
///
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    private struct Identifier: Hashable, @unchecked Sendable {
        let value: AnyHashable

        init(_ object: Any) { value = object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object as AnyObject)) }
    }

    private var snapshot = NSDiffableDataSourceSnapshot<Identifier, Identifier>()

    /// Creates a snapshot without sections.
    public override init() { super.init() }

    /// A snapshot with the same sections and items.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSDiffableDataSourceSnapshotReference()
        copy.snapshot = snapshot
        return copy
    }

    private func ids(_ objects: [Any]) -> [Identifier] { objects.map(Identifier.init) }

    // MARK: Contents

    /// The number of items in all sections.
    open var numberOfItems: Int { snapshot.numberOfItems }
    /// The number of sections.
    open var numberOfSections: Int { snapshot.numberOfSections }
    /// The sections in order.
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.value.base) }
    /// The items of all sections in order.
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.value.base) }

    /// The sections to reload when the snapshot is applied.
    open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.value.base) }
    /// The items whose cells to replace when the snapshot is applied.
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.value.base) }
    /// The items whose cells to configure again when the snapshot is applied.
    open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.value.base) }

    /// Marks items whose cells are configured again when the snapshot is applied.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { snapshot.reconfigureItems(ids(identifiers)) }

    /// The number of a section's items; raises for sections that are not in the snapshot.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: Identifier(sectionIdentifier))
    }

    /// The items of a section in order; raises for sections that are not in the snapshot.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: Identifier(sectionIdentifier)).map(\.value.base)
    }

    /// The section of an item; nil for items that are not in the snapshot.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: Identifier(itemIdentifier))?.value.base
    }

    /// The index of an item among all items; `NSNotFound` for items that are not in the snapshot.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(Identifier(itemIdentifier)) ?? NSNotFound
    }

    /// The index of a section; `NSNotFound` for sections that are not in the snapshot.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(Identifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Changing

    /// Adds sections at the end.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) { snapshot.appendSections(ids(sectionIdentifiers)) }

    /// Adds items at the end of the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(ids(identifiers)) }

    /// Adds items at the end of a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(ids(identifiers), toSection: Identifier(sectionIdentifier))
    }

    /// Adds items before another one.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(ids(identifiers), beforeItem: Identifier(itemIdentifier))
    }

    /// Adds items after another one.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(ids(identifiers), afterItem: Identifier(itemIdentifier))
    }

    /// Removes items.
    open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(ids(identifiers)) }

    /// Removes all sections and items.
    open func deleteAllItems() { snapshot.deleteAllItems() }

    /// Removes sections with their items.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) { snapshot.deleteSections(ids(sectionIdentifiers)) }

    /// Marks items whose cells are replaced when the snapshot is applied.
    open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(ids(identifiers)) }

    /// Marks sections that are reloaded when the snapshot is applied.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) { snapshot.reloadSections(ids(sectionIdentifiers)) }
}
