/// Items that are announced before they are scrolled to.
extension UICollectionView {
    /// Announces the items on the next screen in the direction of scrolling.
    func prefetch() {
        let isVertical = contentSize.height - bounds.height >= contentSize.width - bounds.width
        let direction = collectionState.prefetching.direction(at: isVertical ? contentOffset.y : contentOffset.x)
        guard let direction, isPrefetchingEnabled, let prefetchDataSource else { return }
        let way: CGFloat = direction == .forward ? 1 : -1
        let next = bounds.offsetBy(dx: isVertical ? 0 : way * bounds.width, dy: isVertical ? way * bounds.height : 0)
        let shown = collectionState.shown.filter { $0.key.category == .cell }.map(\.key.indexPath)
        let (new, cancelled) = collectionState.prefetching.update(
            direction, shown: shown, ahead: items(in: next, from: direction))
        if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }

    private func items(in rect: CGRect, from direction: ListPrefetching.Direction) -> [IndexPath] {
        let found = preparedLayout.layoutAttributesForElements(in: rect) ?? []
        let paths = found.filter { $0.representedElementCategory == .cell && contains($0.indexPath) }.map(\.indexPath)
        return direction == .forward ? paths : paths.reversed()
    }
}
