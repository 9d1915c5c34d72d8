/// Rows that are announced before they are scrolled to.
extension UITableView {
    /// Announces as many rows ahead as are visible.
    func prefetch(beside shown: Range<Int>) {
        let direction = tableState.prefetching.direction(at: contentOffset.y)
        guard let direction, isPrefetchingEnabled, let prefetchDataSource else { return }
        // A program that was asked for cells may have reloaded the table with fewer rows.
        let shown = shown.clamped(to: 0..<partCount)
        let visible = shown.compactMap(pathOfRow)
        let parts = direction == .forward ? Array(shown.upperBound..<partCount) : (0..<shown.lowerBound).reversed()
        let ahead = parts.lazy.compactMap { self.pathOfRow($0) }.prefix(visible.count)
        let (new, cancelled) = tableState.prefetching.update(direction, shown: visible, ahead: Array(ahead))
        if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    }

    private var partCount: Int { tableState.geometry.partCount }

    private func pathOfRow(_ part: Int) -> IndexPath? {
        guard case .row(let path)? = tableState.knownGeometry?.part(at: part) else { return nil }
        return path
    }
}
