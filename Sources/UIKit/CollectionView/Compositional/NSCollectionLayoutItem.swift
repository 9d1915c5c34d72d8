/// What a compositional layout is made of: a cell, or a group of such.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    /// Views placed by the element, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
    var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Room taken from the element's own size, in points; left out along an axis whose length is estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Room added around the element.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, ownSupplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() } as NSCollectionLayoutItem
    }

    func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
        return copy
    }

    /// The insets that count.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}
