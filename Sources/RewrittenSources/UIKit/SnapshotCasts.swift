public import UIKit

/// A snapshot of a program's types with the sections and items of one that is an object: rewritten sources call this for
/// casts, which bridge on iOS. Traps for identifiers of other types, as the use of such a snapshot does there.
public func snapshot<Section, Item>(
    _ reference: NSDiffableDataSourceSnapshotReference, as type: NSDiffableDataSourceSnapshot<Section, Item>.Type
) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in reference.sectionIdentifiers {
        snapshot.appendSections([section as! Section])
        snapshot.appendItems(reference.itemIdentifiersInSection(withIdentifier: section).map { $0 as! Item })
    }
    snapshot.reloadSections(reference.reloadedSectionIdentifiers.map { $0 as! Section })
    snapshot.reloadItems(reference.reloadedItemIdentifiers.map { $0 as! Item })
    snapshot.reconfigureItems(reference.reconfiguredItemIdentifiers.map { $0 as! Item })
    return snapshot
}
