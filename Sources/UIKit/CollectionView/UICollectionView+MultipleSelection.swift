/// Items that two fingers select.
extension UICollectionView: MultiplySelectingList {
    var multipleSelection: MultipleSelection? {
        get { collectionState.multipleSelection }
        set { collectionState.multipleSelection = newValue }
    }
    var selectedPaths: [IndexPath] { collectionState.selection }
    func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func paths(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
        IndexPath.paths(from: start, to: end) { numberOfItems(inSection: $0) }
    }
    func delegateAllowsMultipleSelection(from path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }
    func tellMultipleSelectionBegan(at path: IndexPath) {
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }
    func tellMultipleSelectionEnded() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}
