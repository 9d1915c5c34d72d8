/// The way in which the elements of a collection make room for an item that goes from one place to another.
struct ItemDisplacement: Equatable {
    let source: IndexPath
    let target: IndexPath

    /// Whose place another item takes meanwhile, where items fill rows and columns.
    func place(of path: IndexPath) -> IndexPath {
        var place = path
        if path.section == source.section, path.item > source.item { place.item -= 1 }
        if place.section == target.section, place.item >= target.item { place.item += 1 }
        return place
    }

    /// In which direction an element of a list goes that lies between both places: -1 towards the beginning, 1 towards
    /// the end, 0 if it stays.
    @MainActor func direction(of attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        let (place, from, to) = (Self.rank(attributes), Self.rank(source), Self.rank(target))
        if source < target { return from < place && place < to ? -1 : 0 }
        return to <= place && place < from ? 1 : 0
    }

    /// Headers come before their section's items, and footers behind them.
    @MainActor private static func rank(_ attributes: UICollectionViewLayoutAttributes) -> (Int, Int) {
        switch attributes.representedElementKind {
        case UICollectionView.elementKindSectionHeader: (attributes.indexPath.section, -1)
        case UICollectionView.elementKindSectionFooter: (attributes.indexPath.section, .max)
        default: rank(attributes.indexPath)
        }
    }
    private static func rank(_ path: IndexPath) -> (Int, Int) { (path.section, path.item) }
}

extension UICollectionView {
    /// The item that makes others go aside: one that is moved, or one that is dragged to where it may be dropped.
    private var displacement: ItemDisplacement? {
        collectionState.moving.map { ItemDisplacement(source: $0.source, target: $0.target) } ?? collectionState.gap
    }

    /// The attributes of an element while an item is on its way: those of the place where it makes room.
    func displaced(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let displacement, attributes.representedElementCategory != .decorationView else { return attributes }
        let isCell = attributes.representedElementCategory == .cell
        if isCell, attributes.indexPath == displacement.source { return attributesOnTheWay(attributes, displacement) }
        if displacement.source.section != displacement.target.section, let height = rowHeight(displacement) {
            return attributes.moved(to: attributes.center.y + height * displacement.direction(of: attributes))
        }
        let place = displacement.place(of: attributes.indexPath)
        guard isCell, place != attributes.indexPath, let taken = collectionViewLayout.layoutAttributesForItem(at: place)
        else { return attributes }
        return attributes.moved(to: taken.center.y, x: taken.center.x)
    }

    /// The attributes of the item itself. One that is dragged is not seen in its place.
    private func attributesOnTheWay(
        _ attributes: UICollectionViewLayoutAttributes, _ displacement: ItemDisplacement
    ) -> UICollectionViewLayoutAttributes {
        if let moving = collectionState.moving {
            return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
                at: moving.source, withTargetPosition: moving.position)
        }
        let copy = attributes.moved(to: attributes.center.y)
        copy.alpha = 0
        return copy
    }

    /// The length of the item along a list, with the space to the next one, in points; nil if items lie beside one
    /// another.
    private func rowHeight(_ displacement: ItemDisplacement) -> CGFloat? {
        let source = displacement.source
        guard let own = collectionViewLayout.layoutAttributesForItem(at: source)?.frame else { return nil }
        var room: CGFloat = 0
        for section in [source.section, displacement.target.section] {
            let frames = (0..<min(2, numberOfItems(inSection: section))).compactMap {
                collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
            }
            guard frames.allSatisfy({ $0.minX == own.minX && $0.width == own.width }) else { return nil }
            if frames.count == 2 { room = max(room, frames[1].minY - frames[0].maxY) }
        }
        return own.height + room
    }

    /// An item is dragged over another one, where it may be inserted: others make room. Without both, all are in their
    /// own places.
    func makeRoom(for source: IndexPath?, at target: IndexPath?) {
        let gap = source.flatMap { source in target.map { ItemDisplacement(source: source, target: $0) } }
        guard gap != collectionState.gap else { return }
        collectionState.gap = gap
        UIView.animate(withDuration: Self.movingDuration) { self.layOutItems() }
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate func moved(to y: CGFloat, x: CGFloat? = nil) -> UICollectionViewLayoutAttributes {
        guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        copy.center = CGPoint(x: x ?? center.x, y: y)
        return copy
    }
}
