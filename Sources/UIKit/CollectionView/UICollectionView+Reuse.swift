/// Making and reusing cells and other views.
extension UICollectionView {
    /// The key of the reuse queue for a kind and an identifier.
    static func pool(_ kind: String, _ identifier: String) -> String { kind + "\u{0}" + identifier }

    func registerCells(of type: AnyClass?, _ identifier: String) {
        guard let type else { return collectionState.cells.register(identifier, nil) }
        guard let cellType = type as? UICollectionViewCell.Type else {
            raise(
                "NSInvalidArgumentException",
                "must pass a class of kind UICollectionReusableView to -[UICollectionView registerClass:forCellWithReuseIdentifier:]"
            )
        }
        collectionState.cells.register(identifier) { [unowned self] in
            UICollectionReusableView.make(cellType, frame: awaitedFrame, reuseIdentifier: identifier)
        }
    }

    func registerViews(of type: AnyClass?, _ kind: String, _ identifier: String) {
        let pool = Self.pool(kind, identifier)
        guard let type else { return collectionState.views.register(pool, nil) }
        guard let viewType = type as? UICollectionReusableView.Type else {
            raise(
                "NSInvalidArgumentException",
                "must pass a class of kind UICollectionReusableView to "
                    + "-[UICollectionView registerClass:forSupplementaryViewOfKind:withReuseIdentifier:]")
        }
        collectionState.views.register(pool) { [unowned self] in
            UICollectionReusableView.make(viewType, frame: awaitedFrame, reuseIdentifier: identifier)
        }
    }

    /// The frame of the element for which a view is being made; zero outside of layout.
    private var awaitedFrame: CGRect { collectionState.awaited?.frame ?? .zero }

    /// Gives a dequeued view the frame and place of its element, as far as it is the one that the layout waits for.
    private func placeDequeued(_ view: UICollectionReusableView, _ kind: String?, _ path: IndexPath) {
        guard let awaited = collectionState.awaited, awaited.indexPath == path, awaited.representedElementKind == kind else {
            return
        }
        view.takePlace(awaited)
        if view.transform.isIdentity, view.frame != awaited.frame { view.frame = awaited.frame }
    }

    /// Makes cells for an identifier from a document's prototype.
    ///
    /// - Parameter make: Makes a cell with its outlets connected; called whenever no cell can be reused.
    package func registerPrototype(identifier: String, make: @escaping () -> UICollectionViewCell) {
        collectionState.cells.register(identifier) {
            let cell = make()
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    /// Makes supplementary views for a kind and identifier from a document's prototype.
    package func registerPrototype(kind: String, identifier: String, make: @escaping () -> UICollectionReusableView) {
        collectionState.views.register(Self.pool(kind, identifier)) {
            let view = make()
            view.reuseIdentifier = identifier
            return view
        }
    }

    func reusableCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if let cell = collectionState.reconfigured, cell.reuseIdentifier == identifier { return cell }
        if let cell = collectionState.cells.takeWaiting(identifier) {
            cell.isHighlighted = false
            cell.isSelected = false
            cell.prepareForReuse()
            placeDequeued(cell, nil, path)
            return cell
        }
        guard let cell = collectionState.cells.make(identifier) else {
            raiseUnregistered("UICollectionElementKindCell", identifier)
        }
        placeDequeued(cell, nil, path)
        return cell
    }

    func reusableView(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
        let pool = Self.pool(kind, identifier)
        if let view = collectionState.views.takeWaiting(pool) {
            view.prepareForReuse()
            placeDequeued(view, kind, path)
            return view
        }
        guard let view = collectionState.views.make(pool) else { raiseUnregistered(kind, identifier) }
        placeDequeued(view, kind, path)
        return view
    }

    private func raiseUnregistered(_ kind: String, _ identifier: String) -> Never {
        raise(
            "NSInternalInconsistencyException",
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard")
    }
}
