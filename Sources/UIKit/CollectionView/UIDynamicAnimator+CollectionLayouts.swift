extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A dynamic animator that moves the elements of a collection.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicanimator/init(collectionviewlayout:)
extension UIDynamicAnimator {
    /// Makes an animator whose items are attributes of a layout. What the layout fills is the reference's bounds; each
    /// frame in which the items move invalidates the layout, which is then to return the animator's attributes.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init(
            DynamicLayout(
                bounds: { [weak layout] in layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } },
                itemsMoved: { [weak layout] in layout?.invalidateLayout() }))
    }

    /// The attributes of an item's cell among those that the animator moves.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, kind: nil, at: indexPath)
    }
    /// The attributes of a supplementary view among those that the animator moves.
    public func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(.supplementaryView, kind: elementKind, at: indexPath)
    }
    /// The attributes of a decoration view among those that the animator moves.
    public func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(.decorationView, kind: decorationViewKind, at: indexPath)
    }

    private func attributes(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        for case let attributes as UICollectionViewLayoutAttributes in movedItems
        where attributes.representedElementCategory == category && attributes.representedElementKind == kind
            && attributes.indexPath == indexPath
        { return attributes }
        return nil
    }
}
