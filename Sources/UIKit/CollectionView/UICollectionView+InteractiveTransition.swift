/// Layouts that a gesture exchanges.
extension UICollectionView {
    /// An exchange of layouts that the program drives.
    struct LayoutExchange {
        let between: UICollectionViewTransitionLayout
        let completion: LayoutInteractiveTransitionCompletion?
    }

    /// Uses a layout between the present one and another, whose progress the program sets. A running exchange is taken
    /// back first.
    func beginExchange(
        for layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if collectionState.exchange != nil { UIView.performWithoutAnimation { endExchange(isFinished: false) } }
        let old = collectionViewLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        collectionState.exchange = LayoutExchange(between: between, completion: completion)
        collectionViewLayout = between
        return between
    }

    /// The elements go to the new layout, or back to the old one, from where they are.
    func endExchange(isFinished: Bool) {
        guard let exchange = collectionState.exchange else { return }
        collectionState.exchange = nil
        let (old, new) = (exchange.between.currentLayout, exchange.between.nextLayout)
        change(to: isFinished ? new : old, animated: UIView.areAnimationsEnabled) { exchange.completion?($0, isFinished) }
        (isFinished ? old : new).collectionView = nil
    }
}
