/// The index beside the items.
extension UICollectionView: IndexedList {
    /// Makes the index, if there are titles, and keeps it at its place on the screen.
    func placeIndex() {
        if collectionState.indexTitles == nil { collectionState.indexTitles = dataSource?.indexTitles(for: self) ?? [] }
        guard let titles = collectionState.indexTitles, !titles.isEmpty else { return removeIndex() }
        let view = collectionState.index ?? SectionIndexView(titles)
        if view.superview == nil {
            collectionState.index = view
            addSubview(view)
            view.takeColors()
        }
        view.place(in: self)
    }

    /// Asks for the titles again before the next layout.
    func forgetIndex() {
        collectionState.indexTitles = nil
        removeIndex()
    }

    private func removeIndex() {
        collectionState.index?.removeFromSuperview()
        collectionState.index = nil
    }

    var indexColors: (titles: UIColor?, background: UIColor?, tracking: UIColor?) { (nil, nil, nil) }

    func jump(toIndexTitle title: String, at index: Int) {
        guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index), contains(path) else {
            return
        }
        scrollToItem(at: path, at: isVertical ? .top : .left, animated: false)
        layoutIfNeeded()
    }

    private var isVertical: Bool { contentSize.height >= contentSize.width }
}
