/// An element of a compositional layout: a cell or a group.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The size of the element, as a part of its container's or in points.
    public let layoutSize: NSCollectionLayoutSize
    /// Supplementary views anchored to the element, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
    var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Distances from the element's edges to its content, in points; not used along an axis whose length is estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space around the element; nil, the default, means none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes a cell without supplementary views.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    /// Makes a cell with supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, ownSupplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    /// Returns an element with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() } as NSCollectionLayoutItem
    }

    func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
        return copy
    }

    /// The insets without those along estimated axes.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
