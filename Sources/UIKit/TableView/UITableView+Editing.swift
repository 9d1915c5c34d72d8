/// Rows that are deleted, inserted and moved by fingers.
extension UITableView {
    /// A row that a finger moves.
    struct MovingRow {
        let cell: UITableViewCell
        let source: IndexPath
        /// The destination of the row.
        var target: IndexPath
        /// From the finger to the cell's top, in points.
        let grip: CGFloat
        /// Scrolls while the finger is near the table's edge.
        let edge: EdgeScroll
        /// The finger's distance from the top of the visible part, in points.
        var finger: CGFloat
        @MainActor var gap: RowGap { RowGap(source: source, target: target, height: cell.bounds.height) }
    }

    func editingChanged() {
        for row in tableState.rows {
            if case .row(let path)? = tableState.knownGeometry?.part(at: row.part) { prepareForEditing(row.cell, path) }
        }
    }

    /// Tells a cell whether and how its row can be edited.
    func prepareForEditing(_ cell: UITableViewCell, _ path: IndexPath) {
        if isInEditingMode {
            let isEditable = dataSource?.tableView(self, canEditRowAt: path) ?? false
            // Where several rows can be chosen, nobody is asked for their editing styles (Apple's documentation of that
            // property).
            let isMarkable = isEditable && allowsMultipleSelectionDuringEditing
            cell.editingControls.isMarkable = isMarkable
            cell.editingStyle =
                isEditable && !isMarkable ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
            cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            cell.editingControls.isMovable = isMovable(cell, path)
            cell.setEditing(isEditable || cell.editingControls.isMovable, animated: false)
            cell.updateEditingControls()
        } else if cell.isEditing {
            cell.setEditing(false, animated: false)
        }
    }

    /// Whether a row has a control that moves it: its cell asks for it, or the data source moves rows, and the data
    /// source does not say otherwise.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:canmoverowat:)
    private func isMovable(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
        guard let dataSource, cell.showsReorderControl || dataSource.makes(.moveRows)
        else { return false }
        return dataSource.tableView(self, canMoveRowAt: path)
    }

    // MARK: Deleting and inserting

    /// Shows the row's trailing actions, or the button that confirms its deletion, in the place of another row's.
    func confirmDeletion(of cell: UITableViewCell) {
        guard let path = shownPath(of: cell) else { return }
        endConfirmations()
        if let actions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path), !actions.actions.isEmpty {
            return open(RowSwipe(cell, actions, isOnRight: !isRightToLeft))
        }
        cell.showDeleteConfirmation(deletionTitle(path))
    }

    /// The title of the button that deletes a row.
    func deletionTitle(_ path: IndexPath) -> String {
        delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? Self.deleteTitle
    }

    private static let deleteTitle = "Delete"

    /// Hides the buttons that confirm deletions. Returns whether there was one.
    @discardableResult
    func endConfirmations() -> Bool {
        let cells = tableState.rows.map(\.cell).filter { $0.editingControls.confirmation != nil }
        for cell in cells { cell.hideDeleteConfirmation() }
        return !cells.isEmpty
    }

    /// The user deleted a row or inserted one: the data source does it.
    func commit(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
        guard let path = shownPath(of: cell) else { return }
        cell.hideDeleteConfirmation()
        dataSource?.tableView(self, commit: style, forRowAt: path)
    }

    // MARK: Moving

    /// A finger took a row by its control.
    func beginMoving(_ cell: UITableViewCell, at y: CGFloat) {
        guard let path = shownPath(of: cell) else { return }
        endConfirmations()
        let edge = EdgeScroll(of: self) { [weak self] in self?.scrolledBelowMovingRow() }
        tableState.moving = MovingRow(
            cell: cell, source: path, target: path, grip: cell.frame.minY - y, edge: edge, finger: y - bounds.minY)
        bringSubviewToFront(cell)
    }

    /// The finger moved to another height, in the table's coordinates: the row follows, and others make room.
    func keepMoving(to y: CGFloat) {
        tableState.moving?.finger = y - bounds.minY
        tableState.moving?.edge.follow(y)
        moveRow(to: y)
    }

    private func scrolledBelowMovingRow() {
        guard let moving = tableState.moving else { return }
        layoutIfNeeded()
        moveRow(to: moving.finger + bounds.minY)
    }

    private func moveRow(to y: CGFloat) {
        guard let moving = tableState.moving else { return }
        let middle = y + moving.grip + moving.cell.bounds.height / 2
        if let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: middle)), proposed != moving.target {
            tableState.moving?.target =
                delegate?.tableView(self, targetIndexPathForMoveFromRowAt: moving.source, toProposedIndexPath: proposed)
                ?? proposed
            UIView.animate(withDuration: Self.movingDuration) { self.layOutRows() }
        }
        placeAroundMovingRow(y)
    }

    private func placeAroundMovingRow(_ y: CGFloat) {
        guard let moving = tableState.moving else { return }
        for row in tableState.rows where row.cell !== moving.cell {
            let frame = shownRect(ofPartAt: row.part)
            if row.cell.frame != frame { UIView.animate(withDuration: Self.movingDuration) { row.cell.frame = frame } }
        }
        moving.cell.frame.origin.y = y + moving.grip
    }

    /// The finger put the row down: the data source moves it, and the table follows. A cancelled move leaves everything
    /// as it was.
    func endMoving(isCancelled: Bool) {
        guard let moving = tableState.moving else { return }
        moving.edge.stop()
        tableState.moving = nil
        if !isCancelled, moving.target != moving.source {
            dataSource?.tableView(self, moveRowAt: moving.source, to: moving.target)
            moveRow(at: moving.source, to: moving.target)
        }
        setNeedsLayout()
    }
}
