/// Rows that fingers move aside.
extension UITableView: SwipingList {
    var swipe: RowSwipe? {
        get { tableState.swipe }
        set { tableState.swipe = newValue }
    }

    var allowsSwipes: Bool { !isInEditingMode }

    func swipeableCell(at point: CGPoint) -> UIView? { indexPathForRow(at: point).flatMap(shownCell) }

    func rowFrame(of cell: UIView) -> CGRect? {
        tableState.rows.first { $0.cell === cell }.map { rect(ofPartAt: $0.part) }
    }

    /// The frame of a cell whose row has the given frame.
    func frame(of cell: UITableViewCell, in row: CGRect) -> CGRect {
        if let swipe, swipe.cell === cell { swipe.cellFrame(in: row) } else { row }
    }

    // MARK: Actions

    func swipeActions(_ side: RowSwipe.Side, of cell: UIView) -> UISwipeActionsConfiguration? {
        guard let path = path(ofSwiped: cell), let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return nil }
        if side == .leading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? rowActions(path)
            ?? deletion(path, dataSource)
    }

    private func path(ofSwiped cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap(shownPath) }

    /// The delegate's actions of the older kind. They are not performed by a full swipe.
    private func rowActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: path) else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(at: path) })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// The deletion of a row, where the program has a method that deletes it.
    private func deletion(_ path: IndexPath, _ dataSource: any UITableViewDataSource) -> UISwipeActionsConfiguration? {
        let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        guard style == .delete, dataSource.makes(.commitRows) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: deletionTitle(path)) { [weak self] _, _, completion in
            guard let self else { return }
            self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    // MARK: Beginning and ending

    func swipeBegan(of cell: UIView) { change(cell, isSwiped: true) }
    func swipeEnded(of cell: UIView) { change(cell, isSwiped: false) }

    private func change(_ view: UIView, isSwiped: Bool) {
        guard let cell = view as? UITableViewCell else { return }
        let path = shownPath(of: cell)
        if isSwiped { path.map { delegate?.tableView(self, willBeginEditingRowAt: $0) } }
        let mask: UITableViewCell.StateMask = isSwiped ? .showingDeleteConfirmation : []
        cell.willTransition(to: mask)
        cell.change(\.isSwiped, to: isSwiped)
        cell.didTransition(to: mask)
        if !isSwiped { delegate?.tableView(self, didEndEditingRowAt: path) }
    }
}
