/// The changes of a diffable data source by a user's reordering.
///
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    /// The snapshot before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference of the items of all sections, for `applying(_:)` to an array of them.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of the affected sections, in their order.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        (initialSnapshot, finalSnapshot) = (initial, final)
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
        sectionTransactions = final.sectionIdentifiers.compactMap { section in
            let (old, new) = (initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section))
            return old == new ? nil : NSDiffableDataSourceSectionTransaction(of: section, from: old, to: new)
        }
    }
}

/// The changes of a section by a user's reordering.
///
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's items before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's items after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference of the items, for `applying(_:)` to an array of them.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(of section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]) {
        sectionIdentifier = section
        var (initial, final) = (
            NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(), NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        )
        initial.append(old)
        final.append(new)
        (initialSnapshot, finalSnapshot) = (initial, final)
        difference = new.difference(from: old)
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The snapshot with an item moved to another index path, which is counted without the item itself.
    func moving(_ source: IndexPath, to destination: IndexPath) -> Self? {
        guard let item = item(at: source), let section = section(at: destination.section) else { return nil }
        var moved = self
        moved.deleteItems([item])
        if let next = moved.item(at: destination) {
            moved.insertItems([item], beforeItem: next)
        } else {
            moved.appendItems([item], toSection: section)
        }
        return moved
    }
}
