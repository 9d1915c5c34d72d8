/// Items that users move.
extension UICollectionView {
    /// An item on its way.
    struct MovingItem {
        let source: IndexPath
        /// The destination of the item.
        var target: IndexPath
        /// The position of its center, in the content's coordinates.
        var position: CGPoint
        /// The content offset when the item came to its position.
        var offset: CGFloat
        /// Scrolls while the item is near the collection's upper or lower edge.
        let edge: EdgeScroll
    }

    func beginMoving(_ path: IndexPath) -> Bool {
        guard collectionState.moving == nil, contains(path), mayMove(path),
            let place = preparedLayout.layoutAttributesForItem(at: path)
        else { return false }
        let edge = EdgeScroll(of: self) { [weak self] in self?.scrolledBelowMovingItem() }
        collectionState.moving = MovingItem(
            source: path, target: path, position: place.center, offset: contentOffset.y, edge: edge)
        setNeedsLayout()
        return true
    }

    /// Whether an item can be moved: the data source moves items, and does not say otherwise.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:canmoveitemat:)
    func mayMove(_ path: IndexPath) -> Bool {
        guard let dataSource, dataSource is any ReorderedSource || dataSource.makes(.moveItems)
        else { return false }
        return dataSource.collectionView(self, canMoveItemAt: path)
    }

    /// The item's middle goes to a position, and other items make room.
    func keepMoving(to position: CGPoint) {
        guard let moving = collectionState.moving else { return }
        collectionState.moving?.position = position
        collectionState.moving?.offset = contentOffset.y
        moving.edge.follow(position.y)
        layOutItems()
        let proposed = preparedLayout.targetIndexPath(forInteractivelyMovingItem: moving.target, withPosition: position)
        guard proposed != moving.target else { return }
        let chosen = delegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.source, atCurrentIndexPath: moving.target,
            toProposedIndexPath: proposed)
        collectionState.moving?.target = chosen ?? proposed
        UIView.animate(withDuration: Self.movingDuration) { self.layOutItems() }
    }

    private func scrolledBelowMovingItem() {
        guard let moving = collectionState.moving else { return }
        keepMoving(to: CGPoint(x: moving.position.x, y: moving.position.y + contentOffset.y - moving.offset))
    }

    /// The attributes of the item on its way, which is displayed wherever its old place is.
    func attributesOfMovingItem(besides wanted: [UICollectionViewLayoutAttributes]) -> UICollectionViewLayoutAttributes? {
        guard let source = collectionState.moving?.source,
            !wanted.contains(where: { $0.representedElementCategory == .cell && $0.indexPath == source })
        else { return nil }
        return collectionViewLayout.layoutAttributesForItem(at: source)
    }

    /// Seconds; not measured.
    static let movingDuration: TimeInterval = 0.25

    /// Puts the item down: the data source moves it, and the collection follows. A cancelled movement leaves everything
    /// as it was.
    func endMoving(isCancelled: Bool) {
        guard let moving = collectionState.moving else { return }
        moving.edge.stop()
        collectionState.moving = nil
        UIView.animate(withDuration: Self.movingDuration) {
            if !isCancelled { self.move(moving) }
            self.layOutItems()
        }
    }

    private func move(_ moving: MovingItem) {
        guard moving.target != moving.source else { return }
        dataSource?.collectionView(self, moveItemAt: moving.source, to: moving.target)
        moveItem(at: moving.source, to: moving.target)
        (dataSource as? any ReorderedSource)?.itemMoved()
    }
}

/// A data source that hears when the collection view has followed a move.
@MainActor
protocol ReorderedSource: AnyObject {
    func itemMoved()
}
