/// Making and reusing cells, headers and footers.
extension UITableView {
    func registerCells(of type: AnyClass?, _ identifier: String) {
        guard let type else { return tableState.cells.register(identifier, nil) }
        guard let cellType = type as? UITableViewCell.Type else {
            raise(
                "NSInvalidArgumentException",
                "must pass a class of kind UITableViewCell to -[UITableView registerClass:forCellReuseIdentifier:]")
        }
        tableState.cells.register(identifier) { UITableViewCell.make(cellType, reuseIdentifier: identifier) }
    }

    func registerHeaderFooters(of type: AnyClass?, _ identifier: String) {
        guard let type else { return tableState.headerFooters.register(identifier, nil) }
        guard let viewType = type as? UITableViewHeaderFooterView.Type else {
            raise(
                "NSInvalidArgumentException",
                "must pass a class of kind UITableViewHeaderFooterView to "
                    + "-[UITableView registerClass:forHeaderFooterViewReuseIdentifier:]")
        }
        tableState.headerFooters.register(identifier) { UITableViewHeaderFooterView.make(viewType, reuseIdentifier: identifier) }
    }

    /// Makes cells for an identifier from a document's prototype.
    ///
    /// - Parameter make: Makes a cell with its outlets connected; called whenever no cell can be reused.
    package func registerPrototype(identifier: String, make: @escaping () -> UITableViewCell) {
        tableState.cells.register(identifier) {
            let cell = make()
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    /// Makes headers and footers for an identifier from a nib.
    package func registerHeaderFooterPrototype(identifier: String, make: @escaping () -> UITableViewHeaderFooterView) {
        tableState.headerFooters.register(identifier) {
            let view = make()
            view.reuseIdentifier = identifier
            return view
        }
    }

    func reusableCell(_ identifier: String) -> UITableViewCell? {
        if let cell = tableState.reconfigured, cell.reuseIdentifier == identifier { return cell }
        guard let cell = tableState.cells.takeWaiting(identifier) else { return tableState.cells.make(identifier) }
        cell.prepareForReuse()
        return cell
    }

    func reusableCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = reusableCell(identifier) else {
            raise(
                "NSInternalInconsistencyException",
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a "
                    + "prototype cell in a storyboard")
        }
        if rowWidth > 0 { giveSize(to: cell, path) }
        return cell
    }

    /// Gives a cell the rows' width, and the row's height if that is known.
    private func giveSize(to cell: UITableViewCell, _ path: IndexPath) {
        let height = knownHeight(ofRow: path) ?? cell.bounds.height
        let size = CGSize(width: rowWidth, height: height)
        if cell.bounds.size != size { cell.bounds.size = size }
    }

    private func knownHeight(ofRow path: IndexPath) -> CGFloat? {
        guard let geometry = tableState.knownGeometry, geometry.contains(path) else { return nil }
        let part = geometry.index(of: .row(path))
        return geometry.isSettled[part] ? geometry.height(at: part) : nil
    }

    func reusableHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = tableState.headerFooters.takeWaiting(identifier) else {
            return tableState.headerFooters.make(identifier)
        }
        view.prepareForReuse()
        view.setNeedsLayout()
        return view
    }
}
