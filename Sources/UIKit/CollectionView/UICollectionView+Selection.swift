extension UICollectionView: FocusRemembering {
    // MARK: Selecting

    func select(_ path: IndexPath?, _ position: ScrollPosition) {
        guard let path else { return deselectAll() }
        guard contains(path) else { return }
        if !allowsSeveral { for other in collectionState.selection where other != path { deselect(other) } }
        if !collectionState.selection.contains(path) {
            collectionState.selection.append(path)
            collectionState.selection.sort()
        }
        cell(path)?.isSelected = true
        if !position.isEmpty { scrollToItem(at: path, at: position, animated: false) }
    }

    func deselect(_ path: IndexPath) {
        guard let index = collectionState.selection.firstIndex(of: path) else { return }
        collectionState.selection.remove(at: index)
        cell(path)?.isSelected = false
    }

    func deselectAll() {
        for path in collectionState.selection { deselect(path) }
    }

    /// The editing mode changed, in which other selections may be allowed.
    func editingChanged() {
        closeSwipe()
        for shown in collectionState.shown {
            guard let cell = shown.view as? UICollectionViewCell else { continue }
            cell.isEditing = takesPartInEditing(shown.key.indexPath)
        }
    }

    /// Whether an item is edited now, with the delegate's consent.
    func takesPartInEditing(_ path: IndexPath) -> Bool {
        isEditing && delegate?.collectionView(self, canEditItemAt: path) ?? true
    }

    var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var allowsAny: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    private func cell(_ path: IndexPath) -> UICollectionViewCell? {
        shownView(ElementKey(.cell, nil, path)) as? UICollectionViewCell
    }

    // MARK: Touches

    /// A touch began on a cell. Returns whether the collection view handles it.
    func touchBegan(on cell: UICollectionViewCell) -> Bool {
        guard allowsAny, let path = shownPath(of: cell),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return false }
        collectionState.highlighted = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    func touchEnded(on cell: UICollectionViewCell) -> Bool {
        guard let path = endHighlight(of: cell) else { return false }
        choose(path)
        return true
    }

    func touchCancelled(on cell: UICollectionViewCell) -> Bool { endHighlight(of: cell) != nil }

    private func endHighlight(of cell: UICollectionViewCell) -> IndexPath? {
        guard let path = collectionState.highlighted, path == shownPath(of: cell) else { return nil }
        collectionState.highlighted = nil
        cell.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        return path
    }

    /// Handles a tap on an item: selects it, or deselects it if several may be selected, with the delegate's consent.
    private func choose(_ path: IndexPath) {
        if let cell = cell(path) as? UICollectionViewListCell, let outline = cell.outlineOfHeader { return cell.tapped(outline) }
        if collectionState.selection.contains(path) {
            if allowsSeveral { deselectByUser(path) }
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsSeveral { for other in collectionState.selection { deselectByUser(other) } }
        select(path, [])
        cellForItem(at: path)?.documentSelection?()
        delegate?.collectionView(self, didSelectItemAt: path)
        guard !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true else { return }
        delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }

    func userSelects(_ path: IndexPath, _ isSelected: Bool) { isSelected ? choose(path) : deselectByUser(path) }

    private func deselectByUser(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselect(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    func makeSpringLoading() -> ListSpringLoading {
        ListSpringLoading { [weak self] in
            self?.indexPathForItem(at: $0)
        } allows: { [weak self] path, context in
            guard let self else { return false }
            return delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
        } activate: { [weak self] in
            self?.choose($0)
        }
    }

    // MARK: Focus

    /// Whether an item can have the focus, by the collection and its delegate.
    func mayFocus(_ cell: UICollectionViewCell) -> Bool {
        guard !isEditing || allowsFocusDuringEditing, let path = shownPath(of: cell) else { return false }
        return delegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocus
    }

    var lastFocusedView: UIView? {
        remembersLastFocusedIndexPath ? collectionState.lastFocused.flatMap(cellForItem) : nil
    }

    /// The focus came to an item, which is selected then if the collection or its delegate want that.
    func gotFocus(_ cell: UICollectionViewCell) {
        guard let path = shownPath(of: cell) else { return }
        collectionState.lastFocused = path
        guard allowsAny, !collectionState.selection.contains(path),
            delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
        else { return }
        choose(path)
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard let attributes = preparedLayout.layoutAttributesForItem(at: path) else { return }
        let frame = attributes.frame
        if attributes.strip != nil {
            layoutIfNeeded()
            scrollStrip(of: attributes, position, animated: animated)
        }
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        var offset = contentOffset
        if position.contains(.top) { offset.y += frame.minY - visible.minY }
        if position.contains(.centeredVertically) { offset.y += frame.midY - visible.midY }
        if position.contains(.bottom) { offset.y += frame.maxY - visible.maxY }
        if position.contains(.left) { offset.x += frame.minX - visible.minX }
        if position.contains(.centeredHorizontally) { offset.x += frame.midX - visible.midX }
        if position.contains(.right) { offset.x += frame.maxX - visible.maxX }
        let end = CGPoint(
            x: contentSize.width + inset.right - bounds.width, y: contentSize.height + inset.bottom - bounds.height)
        offset = CGPoint(x: max(0 - inset.left, min(offset.x, end.x)), y: max(0 - inset.top, min(offset.y, end.y)))
        setContentOffset(offset, animated: animated)
    }
}
