/// The views of elements: where they come from and where they go.
extension UICollectionView {
    /// The view of an element that comes onto the screen: one that waits for reuse, or a new one, which has the
    /// element's frame from the start.
    func newView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let view: UICollectionReusableView
        let outer = collectionState.awaited
        collectionState.awaited = attributes
        defer { collectionState.awaited = outer }
        switch key.category {
        case .cell: view = newCell(key.indexPath)
        case .supplementaryView: view = newSupplementaryView(key.kind ?? "", key.indexPath)
        case .decorationView: view = newDecorationView(key.kind ?? "")
        }
        collectionState.left.removeAll { $0 === view }
        if view.superview == nil {
            view.becomeLayoutUnit()
            view.frame = local(attributes).frame
        }
        enter(view, attributes)
        view.isHidden = false
        return view
    }

    /// Puts the view of an element where it belongs: into the collection view, or into the scroll view of its section.
    func enter(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let home = home(of: attributes)
        guard view.superview !== home else { return }
        home.insertSubview(view, at: home === self ? lowestPlace : 0)
        if attributes.representedElementCategory != .cell { home.bringSubviewToFront(view) }
    }

    /// The index of cells among the subviews: above the background and the sections that scroll by themselves.
    private var lowestPlace: Int {
        subviews.prefix { $0 === backgroundView || $0 is OrthogonalScrollView }.count
    }

    private func newCell(_ path: IndexPath) -> UICollectionViewCell {
        guard let dataSource else { raise("NSInternalInconsistencyException", "UICollectionView dataSource is not set") }
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        guard let identifier = cell.reuseIdentifier else {
            raise(
                "NSInternalInconsistencyException",
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by "
                    + "calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
        }
        collectionState.cells.remove(cell, identifier)
        cell.isSelected = collectionState.selection.contains(path)
        cell.isEditing = takesPartInEditing(path)
        indent(cell, path)
        return cell
    }

    /// Indents a list's cell by its item's place in a tree.
    private func indent(_ cell: UICollectionViewCell, _ path: IndexPath) {
        guard let cell = cell as? UICollectionViewListCell, let place = (dataSource as? any OutlineSource)?.outlinePlace(at: path)
        else { return }
        cell.indentationLevel = place.level
    }

    /// Shows or hides the children of a cell's item.
    func toggleExpansion(of cell: UICollectionViewCell) {
        shownPath(of: cell).map { (dataSource as? any OutlineSource)?.toggleExpansion(at: $0) }
    }

    private func newSupplementaryView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
        guard let dataSource else { raise("NSInternalInconsistencyException", "UICollectionView dataSource is not set") }
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        if let identifier = view.reuseIdentifier { collectionState.views.remove(view, Self.pool(kind, identifier)) }
        return view
    }

    private func newDecorationView(_ kind: String) -> UICollectionReusableView {
        let pool = Self.pool("decoration", kind)
        if let view = collectionState.views.takeWaiting(pool) {
            view.prepareForReuse()
            return view
        }
        guard let make = collectionViewLayout.decorationMakers[kind] else {
            raise(
                "NSInternalInconsistencyException",
                "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype in a storyboard"
            )
        }
        return make(collectionState.awaited?.frame ?? .zero)
    }

    // MARK: Coming and going

    func reportWillDisplay(_ key: ElementKey, _ view: UICollectionReusableView) {
        guard !view.isDisplayed else { return }
        view.isDisplayed = true
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
        } else {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.indexPath)
        }
    }

    func endDisplaying(_ shown: CollectionState.Shown) {
        let (key, view) = (shown.key, shown.view)
        view.isDisplayed = false
        if collectionState.swipe?.cell === view { forgetSwipe() }
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "", at: key.indexPath)
        }
        putAway(view, key)
    }

    /// Keeps the view of an element that is not shown for reuse.
    func putAway(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let cell = view as? UICollectionViewCell {
            collectionState.cells.put(cell, cell.reuseIdentifier ?? "")
        } else {
            guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
            collectionState.views.put(
                view, Self.pool(key.category == .decorationView ? "decoration" : key.kind ?? "", identifier))
        }
        collectionState.left.append(view)
    }

    /// Removes everything that is displayed.
    func dropShownViews() {
        let shown = collectionState.shown
        collectionState.shown = []
        collectionState.places = [:]
        for element in shown { endDisplaying(element) }
    }
}
