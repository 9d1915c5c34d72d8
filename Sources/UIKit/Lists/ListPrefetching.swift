/// The rows or items announced for prefetching ahead of scrolling.
struct ListPrefetching {
    /// The direction of scrolling: to later or to earlier items.
    enum Direction { case forward, backward }

    /// The items that were announced and not yet displayed, the nearest first.
    private var announced: [IndexPath] = []
    /// The offset along the scrolling axis at the last call.
    private var offset: CGFloat?
    private var direction = Direction.forward

    /// The direction of scrolling since the last call; nil if the list did not scroll.
    mutating func direction(at offset: CGFloat) -> Direction? {
        defer { self.offset = offset }
        guard let before = self.offset, before != offset else { return nil }
        return offset > before ? .forward : .backward
    }

    /// Discards the announced items, because their index paths may have changed.
    mutating func forget() { announced = [] }

    /// Updates the announced items to those ahead in a direction.
    ///
    /// - Returns: The items to prefetch, and the announced ones whose prefetching is to be cancelled.
    mutating func update(
        _ direction: Direction, shown: [IndexPath], ahead: [IndexPath]
    ) -> (new: [IndexPath], cancelled: [IndexPath]) {
        let turned = direction != self.direction
        self.direction = direction
        let (isShown, isAhead) = (Set(shown), Set(ahead))
        let waiting = announced.filter { !isShown.contains($0) }
        let cancelled = waiting.filter { !isAhead.contains($0) && (turned || isBehind($0, shown)) }
        let (isCancelled, isWaiting) = (Set(cancelled), Set(waiting))
        let new = ahead.filter { !isShown.contains($0) && !isWaiting.contains($0) }
        announced = waiting.filter { !isCancelled.contains($0) } + new
        return (new, cancelled)
    }

    private func isBehind(_ path: IndexPath, _ shown: [IndexPath]) -> Bool {
        guard let first = shown.min(), let last = shown.max() else { return false }
        return direction == .forward ? path < first : path > last
    }
}
