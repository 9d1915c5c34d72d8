/// The trees of the sections that a diffable data source shows.
@MainActor
struct SectionTrees<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    typealias Tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    private var trees: [SectionIdentifierType: Tree] = [:]

    /// A section's tree; nil if it shows none. O(1).
    func tree(of section: SectionIdentifierType) -> Tree? { trees[section] }

    mutating func set(_ tree: Tree, of section: SectionIdentifierType) { trees[section] = tree }

    /// Drops the trees of sections whose items are replaced by a snapshot of all sections.
    mutating func keep(in whole: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        trees = trees.filter { section, tree in
            whole.indexOfSection(section) != nil && whole.itemIdentifiers(inSection: section) == tree.visibleItems
        }
    }
}
