extension UITableView: FocusRemembering {
    // MARK: Selecting

    func select(_ path: IndexPath?, _ position: ScrollPosition) {
        guard let path else { return deselectAll() }
        guard loadedGeometry.contains(path) else { return }
        if !allowsSeveral { for other in tableState.selection where other != path { deselect(other) } }
        if !tableState.selection.contains(path) {
            tableState.selection.append(path)
            tableState.selection.sort()
        }
        knownCell(at: path)?.setSelected(true, animated: false)
        if position != .none { scrollToRow(at: path, at: position, animated: false) }
    }

    func deselect(_ path: IndexPath) {
        guard let index = tableState.selection.firstIndex(of: path) else { return }
        tableState.selection.remove(at: index)
        knownCell(at: path)?.setSelected(false, animated: false)
    }

    func deselectAll() {
        for path in tableState.selection { deselect(path) }
    }

    var allowsSeveral: Bool {
        isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
    private var allowsAny: Bool {
        isInEditingMode
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    /// The cell of a displayed row, without a layout.
    private func knownCell(at path: IndexPath) -> UITableViewCell? {
        guard let geometry = tableState.knownGeometry, geometry.contains(path) else { return nil }
        let part = geometry.index(of: .row(path))
        return tableState.rows.first { $0.part == part }?.cell
    }

    // MARK: Touches

    /// A touch began on a cell. Returns whether the table handles it.
    func touchBegan(on cell: UITableViewCell) -> Bool {
        if endConfirmations() { return true }
        guard allowsAny, let path = shownPath(of: cell), delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
            return false
        }
        tableState.highlighted = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    func touchEnded(on cell: UITableViewCell) -> Bool {
        guard let path = endHighlight(of: cell) else { return false }
        choose(path)
        return true
    }

    func touchCancelled(on cell: UITableViewCell) -> Bool { endHighlight(of: cell) != nil }

    private func endHighlight(of cell: UITableViewCell) -> IndexPath? {
        guard let path = tableState.highlighted, path == shownPath(of: cell) else { return nil }
        tableState.highlighted = nil
        cell.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        return path
    }

    /// Handles a tap on a row: selects it, or deselects it if several may be selected, with the delegate's consent.
    private func choose(_ path: IndexPath) {
        if allowsSeveral, tableState.selection.contains(path) { return deselectByUser(path) }
        guard let target = willSelect(path) else { return }
        if !allowsSeveral { for other in tableState.selection where other != target { deselectByUser(other) } }
        select(target, .none)
        cellForRow(at: target)?.documentSelection?()
        delegate?.tableView(self, didSelectRowAt: target)
        postSelectionDidChange()
        guard !isInEditingMode, delegate?.tableView(self, canPerformPrimaryActionForRowAt: target) == true else { return }
        delegate?.tableView(self, performPrimaryActionForRowAt: target)
    }

    func userSelects(_ path: IndexPath, _ isSelected: Bool) { isSelected ? choose(path) : deselectByUser(path) }

    private func willSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path)
    }

    private func deselectByUser(_ path: IndexPath) {
        guard let delegate else { return deselect(path) }
        guard let target = delegate.tableView(self, willDeselectRowAt: path) else { return }
        deselect(target)
        delegate.tableView(self, didDeselectRowAt: target)
        postSelectionDidChange()
    }

    private func postSelectionDidChange() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    func makeSpringLoading() -> ListSpringLoading {
        ListSpringLoading { [weak self] in
            self?.indexPathForRow(at: $0)
        } allows: { [weak self] path, context in
            guard let self else { return false }
            return delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
        } activate: { [weak self] in
            self?.choose($0)
        }
    }

    // MARK: Focus

    /// Whether a row can have the focus, by the table and its delegate.
    func mayFocus(_ cell: UITableViewCell) -> Bool {
        guard !isInEditingMode || allowsFocusDuringEditing, let path = shownPath(of: cell) else { return false }
        return delegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus
    }

    var lastFocusedView: UIView? {
        remembersLastFocusedIndexPath ? tableState.lastFocused.flatMap(cellForRow) : nil
    }

    /// The focus came to a row, which is selected then if the table or its delegate want that.
    func gotFocus(_ cell: UITableViewCell) {
        guard let path = shownPath(of: cell) else { return }
        tableState.lastFocused = path
        guard allowsAny, !tableState.selection.contains(path),
            delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
        else { return }
        choose(path)
    }

    func accessoryTapped(of cell: UITableViewCell) {
        shownPath(of: cell).map { delegate?.tableView(self, accessoryButtonTappedForRowWith: $0) }
        cell.documentAccessoryAction?()
    }
}
