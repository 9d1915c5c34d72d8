/// Rows that two fingers select.
extension UITableView: MultiplySelectingList {
    var multipleSelection: MultipleSelection? {
        get { tableState.multipleSelection }
        set { tableState.multipleSelection = newValue }
    }
    var selectedPaths: [IndexPath] { tableState.selection }
    func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func paths(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
        IndexPath.paths(from: start, to: end) { numberOfRows(inSection: $0) }
    }
    func delegateAllowsMultipleSelection(from path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }
    func tellMultipleSelectionBegan(at path: IndexPath) {
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }
    func tellMultipleSelectionEnded() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}
