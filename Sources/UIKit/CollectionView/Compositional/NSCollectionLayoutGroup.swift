/// A group of elements: side by side, one below the other, or placed by the program.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The group's size and items, a line each, for logs; Apple draws a picture of letters.
    open func visualDescription() -> String { ([description] + subitems.map { "  \($0)" }).joined(separator: "\n") }

    /// The arrangement of a group's elements.
    enum Arrangement {
        /// In a row or column: a number of elements, or as many as fit.
        case row(horizontal: Bool, count: Int?, sharesRoom: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    /// The elements that are repeated; empty in custom groups.
    public let subitems: [NSCollectionLayoutItem]
    /// The space between the group's elements; nil, the default, means none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Supplementary views anchored to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownSupplementaryItems }
        set { ownSupplementaryItems = newValue }
    }

    private init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) {
        (self.arrangement, self.subitems) = (arrangement, subitems)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes a group of elements side by side, repeated as long as they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: true, count: nil, sharesRoom: false), subitems)
    }
    /// Makes a group of elements one below the other, repeated as long as they fit.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: false, count: nil, sharesRoom: false), subitems)
    }
    /// Makes a group of a number of equal elements side by side, in their own widths.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: true, count: count, sharesRoom: false), [subitem])
    }
    /// Makes a group of a number of equal elements one below the other, in their own heights.
    open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: false, count: count, sharesRoom: false), [subitem])
    }
    /// Makes a group of a number of elements side by side, which divide the group's width equally.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: true, count: count, sharesRoom: true), [subitem])
    }
    /// Makes a group of a number of elements one below the other, which divide the group's height equally.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .row(horizontal: false, count: count, sharesRoom: true), [subitem])
    }
    /// Makes a group whose elements a closure places.
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

/// Returns the frames of a group's elements, in the group's coordinates.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an element of a custom group.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// Points, in the group's coordinates.
    public let frame: CGRect
    /// Elements with larger values are drawn above others.
    public let zIndex: Int

    /// Makes an element with z-index 0.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Makes an element with a frame in points of the group's coordinates.
    public init(frame: CGRect, zIndex: Int) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }

    /// Returns the element itself, because it does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
