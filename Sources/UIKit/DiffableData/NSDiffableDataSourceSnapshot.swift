/// The sections and items that a list shall show, by identifiers of the program's own.
///
/// - Complexity: adding at the end is constant for each item; finding an item goes over the items before it.
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
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Answers

    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { known.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { sections[required(identifier)].items.count }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[required(identifier)].items
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].identifier }
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        place(of: identifier).map { place in sections[..<place.section].reduce(place.row) { $0 + $1.items.count } }
    }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    /// The place of an item; nil where there is none.
    func place(of identifier: ItemIdentifierType) -> IndexPath? {
        guard known.contains(identifier) else { return nil }
        for (section, content) in sections.enumerated() {
            if let row = content.items.firstIndex(of: identifier) { return IndexPath(row: row, section: section) }
        }
        return nil
    }

    /// The item at a place; nil where there is none.
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

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
    {
        insert(identifiers, at: required(toIdentifier))
    }
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

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            let gone = sections.remove(at: required(identifier))
            known.subtract(gone.items)
        }
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        let section = sections.remove(at: required(identifier))
        sections.insert(section, at: required(toIdentifier))
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        let section = sections.remove(at: required(identifier))
        sections.insert(section, at: required(toIdentifier) + 1)
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = required(identifier) }
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Items

    /// Adds items at the end of a section, the last one for nil.
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
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, at: required(beforeIdentifier))
    }
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

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        known.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
    }
    public mutating func deleteAllItems() {
        sections = []
        known = []
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        take(identifier)
        let place = required(toIdentifier)
        sections[place.section].items.insert(identifier, at: place.row)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        take(identifier)
        let place = required(toIdentifier)
        sections[place.section].items.insert(identifier, at: place.row + 1)
    }

    private mutating func take(_ identifier: ItemIdentifierType) {
        let place = required(identifier)
        sections[place.section].items.remove(at: place.row)
    }

    /// Has the items' cells made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = required(identifier) }
        reloadedItemIdentifiers += identifiers
    }
    /// Has the items' cells configured once more, without others taking their places.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = required(identifier) }
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Applying

    /// The snapshot as it is once it shows: nothing is to be reloaded any more.
    var applied: Self {
        var applied = self
        applied.reloadedSectionIdentifiers = []
        applied.reloadedItemIdentifiers = []
        applied.reconfiguredItemIdentifiers = []
        return applied
    }

    /// What turns an older snapshot into this one. All that stays counts as moved, to where it is now.
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
