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

extension UINib {
    /// The view that is the nib's only object. Raises `NSInternalInconsistencyException` where the nib holds anything else.
    fileprivate func onlyView<View: UIView>(_ identifier: String) -> View {
        let objects = instantiate(withOwner: nil)
        if objects.count == 1, let view = objects[0] as? View { return view }
        raise(
            "NSInternalInconsistencyException",
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                + "\(LayoutText.name(of: View.self)) instance")
    }
}
