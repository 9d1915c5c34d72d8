/// Cells, headers and footers from nibs.
extension UITableView {
    func registerCells(in nib: UINib?, _ identifier: String) {
        guard let nib else { return registerCells(of: nil, identifier) }
        registerPrototype(identifier: identifier) { nib.onlyView(identifier) }
    }

    func registerHeaderFooters(in nib: UINib?, _ identifier: String) {
        guard let nib else { return registerHeaderFooters(of: nil, identifier) }
        registerHeaderFooterPrototype(identifier: identifier) { nib.onlyView(identifier) }
    }
}
