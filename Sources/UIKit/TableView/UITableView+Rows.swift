/// The displayed rows. Lengths are points.
extension UITableView {
    /// Whether the table lays its rows out; on a canvas the document places its own cells.
    var laysOutRows: Bool { scrollState.settlesOffset }

    func layOutRows() {
        guard laysOutRows, !tableState.isTiling else { return }
        if window == nil, dataSource != nil { UITableViewAlertForLayoutOutsideViewHierarchy(self) }
        tableState.isTiling = true
        placeTableViews()
        if tableState.width != bounds.width { widthChanged() }
        placeSectionIndex()
        tile()
        tableState.isTiling = false
    }

    /// Places all rows and views of sections, also those outside of the bounds.
    ///
    /// Tools call it for a table that does not lay out rows by itself and whose data source has the cells of a
    /// document.
    package func placeAllRows() {
        placeTableViews()
        _ = loadedGeometry
        for part in 0..<tableState.geometry.partCount { settle(part) }
        fitContentSize()
        placeRows(0..<tableState.geometry.partCount)
        placeSectionViews(0..<tableState.geometry.partCount)
        placeTableViews()
    }

    /// Drops the geometry, because heights depend on the width.
    private func widthChanged() {
        guard tableState.isLoaded else { return }
        dropShownViews()
        tableState.unload()
    }

    /// Measures the visible rows, keeping the first of them in place, and places their cells.
    private func tile() {
        _ = loadedGeometry
        var shown = 0..<0
        for _ in 0..<Self.maximumRounds {
            let anchor = anchor
            shown = settleVisibleParts()
            if !restore(anchor) { break }
        }
        fitContentSize()
        placeRows(shown)
        placeSwipe()
        placeSectionViews(shown)
        for cell in tableState.leftCells { cell.isHidden = true }
        tableState.leftCells = []
        prefetch(beside: shown)
    }

    /// Maximum number of rounds in which measured heights move the content.
    private static let maximumRounds = 4

    // MARK: Heights

    /// The first visible row whose height is final, with its distance from the top of the bounds.
    private var anchor: (part: Int, distance: CGFloat)? {
        guard contentOffset.y > -adjustedContentInset.top else { return nil }
        for row in tableState.rows where tableState.geometry.isSettled[row.part] {
            let start = tableState.geometry.start(of: row.part)
            if start + tableState.geometry.height(at: row.part) > bounds.minY, start < bounds.maxY {
                return (row.part, start - contentOffset.y)
            }
        }
        return nil
    }

    /// Scrolls by the change of heights above a row. Returns whether there was any.
    private func restore(_ anchor: (part: Int, distance: CGFloat)?) -> Bool {
        guard let anchor, anchor.part < tableState.geometry.partCount else { return false }
        let distance = tableState.geometry.start(of: anchor.part) - contentOffset.y
        guard abs(distance - anchor.distance) > 0.001 else { return false }
        contentOffset.y += distance - anchor.distance
        return true
    }

    /// Determines the heights of the visible parts. Returns the parts.
    private func settleVisibleParts() -> Range<Int> {
        guard bounds.height > 0, let first = tableState.geometry.index(at: bounds.minY) else { return 0..<0 }
        settlePinnedHeader(above: first)
        var index = tableState.geometry.index(at: bounds.minY) ?? first
        let begin = index
        while index < tableState.geometry.partCount, tableState.geometry.start(of: index) < bounds.maxY {
            settle(index)
            index += 1
        }
        // Asked for cells, a program may have reloaded the table with fewer rows.
        let end = min(index, tableState.geometry.partCount)
        return min(begin, end)..<end
    }

    /// Measures the header of the first visible section, which plain tables pin to the top.
    private func settlePinnedHeader(above part: Int) {
        guard style == .plain, tableState.geometry.sectionCount > 0 else { return }
        settle(tableState.geometry.index(of: .header(tableState.geometry.section(ofPart: part))))
    }

    private func settle(_ index: Int) {
        guard !tableState.geometry.isSettled[index] else { return }
        let height: CGFloat
        let part = tableState.geometry.part(at: index)
        switch part {
        case .row(let path): height = self.height(ofRow: path, index)
        case .header(let section): height = self.height(ofSectionView: section, false)
        case .footer(let section): height = self.height(ofSectionView: section, true)
        }
        guard index < tableState.geometry.partCount, tableState.geometry.part(at: index) == part else { return }
        tableState.geometry.settle(height, at: index)
    }

    private func height(ofRow path: IndexPath, _ part: Int) -> CGFloat {
        let stated = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if stated >= 0 { return stated }
        return measuredHeight(of: cell(path, part))
    }

    /// The height that the cell's content asks for at the rows' width.
    ///
    /// - Source: Apple's console warns of a height of zero and uses the standard one.
    private func measuredHeight(of cell: UITableViewCell) -> CGFloat {
        cell.isRowMeasured = true
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard size.height > 0 else {
            TableWarning.zeroHeight(of: cell)
            return standardRowHeight
        }
        return size.height + separatorRoom(below: cell)
    }

    /// The height that a row needs for its separator besides its content.
    private func separatorRoom(below cell: UITableViewCell) -> CGFloat {
        guard separatorStyle != .none, cell.isSizedByConstraints, ListMetrics.automaticRowsHoldSeparator[generation] else {
            return 0
        }
        return 1 / pixelScale
    }

    /// Measures a displayed row again in the next layout, if its cell determines its height.
    func contentChanged(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !tableState.isTiling, tableState.isLoaded,
            let row = tableState.rows.first(where: { $0.cell === cell })
        else { return }
        tableState.geometry.unsettle(row.part)
        setNeedsLayout()
    }

    // MARK: Cells

    /// The cell of a row: the displayed one, or a new one from the data source.
    private func cell(_ path: IndexPath, _ part: Int) -> UITableViewCell {
        for row in tableState.rows where row.part == part { return row.cell }
        let cell = newCell(path)
        guard self.path(ofPart: part) == path else {
            // The table was reloaded, and has no such row any more.
            putAway(cell)
            return cell
        }
        let index = tableState.rows.firstIndex { $0.part > part } ?? tableState.rows.count
        tableState.rows.insert(TableState.ShownRow(part: part, cell: cell), at: index)
        return cell
    }

    private func newCell(_ path: IndexPath) -> UITableViewCell {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
            raise("NSInternalInconsistencyException", "UITableView dataSource is not set")
        }
        if loadedGeometry.contains(path) { use(cell, path) }
        return cell
    }

    /// Adds a cell to the table as a row.
    private func use(_ cell: UITableViewCell, _ path: IndexPath) {
        if let identifier = cell.reuseIdentifier { tableState.cells.remove(cell, identifier) }
        tableState.leftCells.removeAll { $0 === cell }
        cell.row = place(of: path)
        cell.isRowMeasured = false
        if cell.bounds.width != rowWidth { cell.bounds.size.width = rowWidth }
        cell.setSelected(tableState.selection.contains(path), animated: false)
        prepareForEditing(cell, path)
        indent(cell, path)
        if cell.superview !== self {
            cell.becomeLayoutUnit()
            insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
        }
        cell.isHidden = false
    }

    /// Indents the cell as the delegate says, which by default leaves it as it is.
    private func indent(_ cell: UITableViewCell, _ path: IndexPath) {
        tableState.prepared = cell
        defer { tableState.prepared = nil }
        if let delegate { cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: path) }
    }

    private func place(of path: IndexPath) -> CellPlace {
        let safe = insetsContentViewsToSafeArea && style != .insetGrouped ? safeAreaInsets : .zero
        return place(
            isFirst: path.row == 0, isLast: path.row == tableState.geometry.rowCounts[path.section] - 1,
            safeSides: UIEdgeInsets(
                top: 0, left: safe.left + (isRightToLeft ? sectionIndexWidth : 0), bottom: 0,
                right: safe.right + (isRightToLeft ? 0 : sectionIndexWidth)))
    }

    private func place(isFirst: Bool, isLast: Bool, safeSides: UIEdgeInsets) -> CellPlace {
        CellPlace(
            style: style, sideMargin: sideMargin, safeSides: safeSides, isFirst: isFirst, isLast: isLast,
            separatorStyle: separatorStyle, separatorColor: separatorColor, separatorInset: ownSeparatorInset,
            separatorInsetReference: separatorInsetReference)
    }

    /// Gives a cell that comes from no data source its place in a section, and the corners and separator that follow
    /// from it.
    package func decorate(_ cell: UITableViewCell, isFirst: Bool, isLast: Bool) {
        cell.row = place(isFirst: isFirst, isLast: isLast, safeSides: .zero)
        cell.decorate()
    }

    /// Gives the rows among the parts their cells and frames, and releases the others.
    private func placeRows(_ shown: Range<Int>) {
        removeRows(except: shown)
        for part in shown {
            guard let path = path(ofPart: part) else { continue }
            let isNew = tableState.moving != nil && !tableState.rows.contains { $0.part == part }
            let cell = cell(path, part)
            guard self.path(ofPart: part) == path else { continue }
            if tableState.moving != nil {
                if isNew { cell.frame = shownRect(ofPartAt: part) }
            } else {
                let frame = frame(of: cell, in: shownRect(ofPartAt: part))
                if cell.frame != frame { cell.frame = frame }
            }
            let place = place(of: path)
            if cell.row != place { cell.row = place }
            show(cell, path)
        }
    }

    /// Takes the rows out that are not shown any more. One that a finger moves stays with the finger.
    private func removeRows(except shown: Range<Int>) {
        var (kept, left): ([TableState.ShownRow], [TableState.ShownRow]) = ([], [])
        for row in tableState.rows {
            if shown.contains(row.part) || row.cell === tableState.moving?.cell { kept.append(row) } else { left.append(row) }
        }
        guard !left.isEmpty else { return }
        tableState.rows = kept
        for row in left { endDisplaying(row) }
    }

    /// Calls the delegate before a cell is displayed.
    private func show(_ cell: UITableViewCell, _ path: IndexPath) {
        guard !cell.isDisplayed else { return }
        cell.isDisplayed = true
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    /// Puts a cell into the reuse queue.
    ///
    /// - Parameter end: Where the cell goes before where changes are made in time; nil for the place of its row.
    func endDisplaying(_ row: TableState.ShownRow, end: UpdateAnimation.End? = nil) {
        let cell = row.cell
        if cell.isDisplayed, let geometry = tableState.knownGeometry, row.part < geometry.partCount,
            case .row(let path) = geometry.part(at: row.part)
        {
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        cell.isDisplayed = false
        if tableState.swipe?.cell === cell { forgetSwipe() }
        if !departs(cell, to: end ?? .part(row.part), putAway: { [weak self] in self?.putAway(cell) }) { putAway(cell) }
    }

    private func putAway(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
        tableState.cells.put(cell, identifier)
        tableState.leftCells.append(cell)
    }

    /// Removes everything that is displayed.
    func dropShownViews() {
        let rows = tableState.rows
        tableState.rows = []
        for row in rows { endDisplaying(row) }
        for shown in tableState.sectionViews { endDisplaying(shown) }
        tableState.sectionViews = []
    }

    // MARK: Answers

    /// The displayed rows, after a layout if one is pending.
    var upToDateRows: [TableState.ShownRow] {
        if layoutState.needsLayout { layOutRows() }
        let bounds = bounds
        return tableState.rows.filter { $0.cell.frame.maxY > bounds.minY && $0.cell.frame.minY < bounds.maxY }
    }

    var visiblePaths: [IndexPath]? { upToDateRows.compactMap { path(ofPart: $0.part) } }

    private func path(ofPart part: Int) -> IndexPath? {
        guard let geometry = tableState.knownGeometry, part < geometry.partCount, case .row(let path) = geometry.part(at: part)
        else { return nil }
        return path
    }

    func shownPath(of cell: UITableViewCell) -> IndexPath? {
        tableState.rows.first { $0.cell === cell }.flatMap { path(ofPart: $0.part) }
    }

    func shownCell(at path: IndexPath) -> UITableViewCell? {
        guard loadedGeometry.contains(path) else { return nil }
        if layoutState.needsLayout { layOutRows() }
        let part = tableState.geometry.index(of: .row(path))
        return tableState.rows.first { $0.part == part }?.cell
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard loadedGeometry.contains(path), let cell = shownCell(at: path) else { continue }
            tableState.reconfigured = cell
            _ = dataSource?.tableView(self, cellForRowAt: path)
            tableState.reconfigured = nil
            let part = tableState.geometry.index(of: .row(path))
            tableState.geometry.unsettle(part)
        }
        setNeedsLayout()
    }
}
