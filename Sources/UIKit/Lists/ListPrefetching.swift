/// The rows or items that a list announced ahead of the fingers that scroll to them.
struct ListPrefetching {
    /// Which way a list is scrolled: to later or to earlier entries.
    enum Direction { case forward, backward }

    /// Those that were announced and have not been shown since, the nearest first.
    private var announced: [IndexPath] = []
    /// The offset along the list at which it was looked at last.
    private var offset: CGFloat?
    private var direction = Direction.forward

    /// The direction in which the list was scrolled since it was looked at last; nil if it was not.
    mutating func direction(at offset: CGFloat) -> Direction? {
        defer { self.offset = offset }
        guard let before = self.offset, before != offset else { return nil }
        return offset > before ? .forward : .backward
    }

    /// Forgets what was announced, because the index paths may have another meaning now.
    mutating func forget() { announced = [] }

    /// Takes what lies ahead in a direction now.
    ///
    /// - Returns: What is to be announced, and what was announced and is not scrolled to any more.
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
