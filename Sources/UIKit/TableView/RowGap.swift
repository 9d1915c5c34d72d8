/// A gap between rows for one that is on its way, moved by its control or dragged. Others make room for it.
struct RowGap: Equatable {
    /// The row's former place; nil for a row that comes from elsewhere.
    let source: IndexPath?
    /// The row's destination: its place once it left the old one.
    let target: IndexPath
    /// Points.
    let height: CGFloat
}

extension UITableView {
    /// Seconds in which rows make room; not measured.
    static let movingDuration: TimeInterval = 0.25

    /// The gap that is open now.
    private var gap: RowGap? { tableState.moving?.gap ?? tableState.dropGap }

    /// The frame of a row, a header or a footer, which makes room for a row that is on its way.
    func shownRect(ofPartAt part: Int) -> CGRect {
        var frame = rect(ofPartAt: part)
        guard let gap, let geometry = tableState.knownGeometry, geometry.contains(gap.target) else { return frame }
        let target = geometry.index(of: .row(gap.target))
        // A row that comes from elsewhere counts as if it stood behind all others.
        let own = gap.source.flatMap { geometry.contains($0) ? geometry.index(of: .row($0)) : nil }
        let source = own ?? geometry.partCount
        // In its own section a row that goes down takes the place of the one at its target; in another one it stands
        // before that.
        let end = gap.source?.section == gap.target.section ? target : target - 1
        if source < part, part <= end { frame.origin.y -= gap.height }
        if target <= part, part < source { frame.origin.y += gap.height }
        return frame
    }

    // MARK: Drags

    /// A row is dragged over the table, where it may be inserted.
    ///
    /// - Parameters:
    ///   - source: Where it was lifted in this table; nil for one of elsewhere, which gets a gap as high as the row
    ///     that it stands before.
    ///   - target: nil closes the gap.
    func openGap(for source: IndexPath?, at target: IndexPath?) {
        let gap = target.map { RowGap(source: source, target: $0, height: rectForRow(at: source ?? $0).height) }
        guard gap != tableState.dropGap else { return }
        hideDraggedRow(false)
        tableState.dropGap = gap
        hideDraggedRow(true)
        UIView.animate(withDuration: Self.movingDuration) { self.layOutRows() }
    }

    /// The row was dropped: it is in the gap, and others stay where they made room until the program has changed its
    /// data.
    func fillGap() {
        guard let gap = tableState.dropGap, let geometry = tableState.knownGeometry, geometry.contains(gap.target) else { return }
        if let source = gap.source, let cell = shownCell(at: source) {
            let place = rect(ofPartAt: geometry.index(of: .row(gap.target)))
            let goesDown = source < gap.target && source.section == gap.target.section
            UIView.performWithoutAnimation { cell.frame.origin.y = goesDown ? place.maxY - gap.height : place.minY }
        }
        hideDraggedRow(false)
        tableState.dropGap = nil
        setNeedsLayout()
    }

    /// A row that is dragged is not seen in its place.
    private func hideDraggedRow(_ isHidden: Bool) {
        guard let source = tableState.dropGap?.source else { return }
        shownCell(at: source)?.isHidden = isHidden
    }
}
