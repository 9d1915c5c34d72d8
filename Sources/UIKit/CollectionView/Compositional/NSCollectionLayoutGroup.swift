/// Elements side by side, one below the other, or where the program puts them.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How a group places what is in it.
    enum Arrangement {
        /// One after the other; a number of them, or as many as there is room for.
        case row(horizontal: Bool, count: Int?, sharesRoom: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    /// Between the group's elements.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Views placed by the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownSupplementaryItems }
        set { ownSupplementaryItems = newValue }
    }

    private init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) {
        (self.arrangement, self.subitems) = (arrangement, subitems)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Elements side by side, over and over while there is room.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: true, count: nil, sharesRoom: false), subitems)
    }
    /// Elements one below the other, over and over while there is room.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: false, count: nil, sharesRoom: false), subitems)
    }
    /// A number of elements side by side.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: true, count: count, sharesRoom: false), [subitem])
    }
    /// A number of elements one below the other.
    open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: false, count: count, sharesRoom: false), [subitem])
    }
    /// A number of elements side by side, whose widths share the group's.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: true, count: count, sharesRoom: true), [subitem])
    }
    /// A number of elements one below the other, whose heights share the group's.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: false, count: count, sharesRoom: true), [subitem])
    }
    /// Elements where a closure puts them.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems)
        (copy.contentInsets, copy.edgeSpacing, copy.interItemSpacing) = (contentInsets, edgeSpacing, interItemSpacing)
        copy.supplementaryItems = supplementaryItems
        return copy
    }
}

/// Says where the elements of a group lie, in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Where an element of a group lies.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// In points, in the group's coordinates.
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
