/// The sections and items that a list is to show, identified by values of the program.
///
/// A section or item identifier may be in a snapshot only once. Methods raise `NSInternalInconsistencyException` for
/// required identifiers that are not in the snapshot, and for identifiers that are added a second time.
///
/// - Complexity: O(1) for each item added at the end of a section; finding an item visits the items before it.
/// - Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    private struct Section {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType]
    }

    private var sections: [Section] = []
    private var known: Set<ItemIdentifierType> = []
    /// The sections to reload when the snapshot is applied; empty in snapshots that a data source returns.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells to replace when the snapshot is applied; empty in snapshots that a data source returns.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells to configure again when the snapshot is applied; empty in snapshots that a data source
    /// returns.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Contents

    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The number of items in all sections.
    public var numberOfItems: Int { known.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The number of a section's items; raises for sections that are not in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { sections[required(identifier)].items.count }
    /// The items of a section in order; raises for sections that are not in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[required(identifier)].items
    }
    /// The section of an item; nil for items that are not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].identifier }
    }
    /// The index of an item among the items of all sections; nil for items that are not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        place(of: identifier).map { place in sections[..<place.section].reduce(place.row) { $0 + $1.items.count } }
    }
    /// The index of a section; nil for sections that are not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    /// The index path of an item; nil for items that are not in the snapshot.
    func place(of identifier: ItemIdentifierType) -> IndexPath? {
        guard known.contains(identifier) else { return nil }
        for (section, content) in sections.enumerated() {
            if let row = content.items.firstIndex(of: identifier) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    /// The item at an index path; nil if there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row)
        else { return nil }
        return sections[path.section].items[path.row]
    }

    /// The section at an index; nil if there is none.
    func section(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index].identifier : nil
    }

    func itemCount(ofSectionAt index: Int) -> Int { sections[index].items.count }

    private func required(_ identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else {
            raise("NSInternalInconsistencyException", "Invalid section identifier: \(identifier)")
        }
        return index
    }

    private func required(_ identifier: ItemIdentifierType) -> IndexPath {
        guard let place = place(of: identifier) else {
            raise("NSInternalInconsistencyException", "Invalid item identifier specified: \(identifier)")
        }
        return place
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    /// Adds sections before another section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
    {
        insert(identifiers, at: required(toIdentifier))
    }
    /// Adds sections after another section.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType)
    {
        insert(identifiers, at: required(toIdentifier) + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var seen = Set(sectionIdentifiers)
        for identifier in identifiers where !seen.insert(identifier).inserted {
            raise(
                "NSInternalInconsistencyException",
                "Section identifier count does not match data source count. Duplicate: \(identifier)")
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0, items: []) }, at: index)
    }

    /// Removes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            let gone = sections.remove(at: required(identifier))
            known.subtract(gone.items)
        }
    }
    /// Moves a section with its items before another one.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        let section = sections.remove(at: required(identifier))
        sections.insert(section, at: required(toIdentifier))
    }
    /// Moves a section with its items after another one.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        let section = sections.remove(at: required(identifier))
        sections.insert(section, at: required(toIdentifier) + 1)
    }
    /// Marks sections whose cells, headers and footers are replaced when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = required(identifier) }
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Items

    /// Adds items at the end of a section; nil means the last section. Raises if there are no sections.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard !sections.isEmpty else {
            raise(
                "NSInternalInconsistencyException",
                "There are currently no sections in the data source. Please add a section first.")
        }
        let section = sectionIdentifier.map(required) ?? sections.count - 1
        insert(identifiers, at: IndexPath(row: sections[section].items.count, section: section))
    }
    /// Adds items before another item, in its section.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, at: required(beforeIdentifier))
    }
    /// Adds items after another item, in its section.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let place = required(afterIdentifier)
        insert(identifiers, at: IndexPath(row: place.row + 1, section: place.section))
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at place: IndexPath) {
        for identifier in identifiers where !known.insert(identifier).inserted {
            raise(
                "NSInternalInconsistencyException",
                "Supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(identifier)\n)}")
        }
        sections[place.section].items.insert(contentsOf: identifiers, at: place.row)
    }

    /// Removes items; identifiers that are not in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        known.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }
    /// Removes all sections and items.
    public mutating func deleteAllItems() {
        sections = []
        known = []
    }
    /// Moves an item before another one, into its section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        take(identifier)
        let place = required(toIdentifier)
        sections[place.section].items.insert(identifier, at: place.row)
    }
    /// Moves an item after another one, into its section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        take(identifier)
        let place = required(toIdentifier)
        sections[place.section].items.insert(identifier, at: place.row + 1)
    }

    private mutating func take(_ identifier: ItemIdentifierType) {
        let place = required(identifier)
        sections[place.section].items.remove(at: place.row)
    }

    /// Marks items whose cells are replaced when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = required(identifier) }
        reloadedItemIdentifiers += identifiers
    }
    /// Marks items whose cells are configured again, in place, when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = required(identifier) }
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Applying

    /// The snapshot after it was applied, without marks for reloading and reconfiguring.
    var applied: Self {
        var applied = self
        applied.reloadedSectionIdentifiers = []
        applied.reloadedItemIdentifiers = []
        applied.reconfiguredItemIdentifiers = []
        return applied
    }

    /// The changes from an older snapshot to this one. Everything that is in both counts as moved.
    func changes(since old: Self) -> ListChanges {
        var changes = ListChanges()
        let oldSections = Dictionary(uniqueKeysWithValues: old.sectionIdentifiers.enumerated().map { ($1, $0) })
        for (index, identifier) in sectionIdentifiers.enumerated() {
            if let before = oldSections[identifier] {
                changes.movedSections.append((before, index))
            } else {
                changes.insertedSections.insert(index)
            }
        }
        let stay = Set(changes.movedSections.map(\.from))
        changes.deletedSections = IndexSet(old.sections.indices.filter { !stay.contains($0) })
        changes.reloadedSections = IndexSet(reloadedSectionIdentifiers.compactMap { oldSections[$0] })
        addItemChanges(since: old, to: &changes)
        return changes
    }

    private func addItemChanges(since old: Self, to changes: inout ListChanges) {
        let before = old.places
        for (section, content) in sections.enumerated() {
            for (row, item) in content.items.enumerated() {
                let path = IndexPath(row: row, section: section)
                if let source = before[item] {
                    changes.movedRows.append((source, path))
                } else {
                    changes.insertedRows.append(path)
                }
            }
        }
        for (section, content) in old.sections.enumerated() {
            for (row, item) in content.items.enumerated() where !known.contains(item) {
                changes.deletedRows.append(IndexPath(row: row, section: section))
            }
        }
        changes.reloadedRows = reloadedItemIdentifiers.compactMap { before[$0] }
    }

    private var places: [ItemIdentifierType: IndexPath] {
        var places: [ItemIdentifierType: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (row, item) in content.items.enumerated() { places[item] = IndexPath(row: row, section: section) }
        }
        return places
    }
}
