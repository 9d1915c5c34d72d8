/// Rows of lists that fingers move aside.
extension UICollectionView: SwipingList {
    var swipe: RowSwipe? {
        get { collectionState.swipe }
        set { collectionState.swipe = newValue }
    }

    var allowsSwipes: Bool { !isEditing }

    func swipeableCell(at point: CGPoint) -> UIView? { indexPathForItem(at: point).flatMap(cellForItem) }

    func rowFrame(of cell: UIView) -> CGRect? {
        path(ofSwiped: cell).flatMap { collectionViewLayout.layoutAttributesForItem(at: $0)?.frame }
    }

    /// The frame of a view whose element has the given frame.
    func frame(of view: UIView, in row: CGRect) -> CGRect {
        if let swipe, swipe.cell === view { swipe.cellFrame(in: row) } else { row }
    }

    private func path(ofSwiped cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap(shownPath) }

    func swipeActions(_ side: RowSwipe.Side, of cell: UIView) -> UISwipeActionsConfiguration? {
        guard let path = path(ofSwiped: cell), let list = preparedLayout.list(ofSection: path.section) else { return nil }
        switch side {
        case .leading: return list.leadingSwipeActionsConfigurationProvider?(path)
        case .trailing: return list.trailingSwipeActionsConfigurationProvider?(path)
        }
    }

    /// Opens a row as a swipe from its trailing side does.
    func showTrailingActions(of cell: UICollectionViewListCell) {
        guard let actions = swipeActions(.trailing, of: cell), !actions.actions.isEmpty else { return }
        open(RowSwipe(cell, actions, isOnRight: !isRightToLeft))
    }

    func swipeBegan(of cell: UIView) { (cell as? UICollectionViewCell)?.isSwiped = true }
    func swipeEnded(of cell: UIView) { (cell as? UICollectionViewCell)?.isSwiped = false }
}
