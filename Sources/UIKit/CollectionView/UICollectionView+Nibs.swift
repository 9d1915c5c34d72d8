/// Cells and supplementary views from nibs.
extension UICollectionView {
    func registerCells(in nib: UINib?, _ identifier: String) {
        guard let nib else { return registerCells(of: nil, identifier) }
        registerPrototype(identifier: identifier) { nib.onlyView(identifier) }
    }

    func registerViews(in nib: UINib?, _ kind: String, _ identifier: String) {
        guard let nib else { return registerViews(of: nil, kind, identifier) }
        registerPrototype(kind: kind, identifier: identifier) { nib.onlyView(identifier) }
    }
}
