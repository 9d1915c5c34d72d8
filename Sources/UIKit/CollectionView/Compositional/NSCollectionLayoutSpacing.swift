/// The space beside an element.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    /// Points; the minimum of flexible space.
    public let spacing: CGFloat
    /// Whether the space also gets a share of the spare length.
    public let isFlexible: Bool
    /// Whether the space has exactly its length.
    open var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, self.isFlexible) = (spacing, isFlexible)
        super.init()
    }

    /// Makes space of at least that many points, which gets an equal share of the spare length.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// Makes space of exactly that many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// Returns the spacing itself, because it does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space around an element.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// The space before the element along the horizontal axis; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the element; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// The space after the element along the horizontal axis; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the element; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes the space around an element; nil means none at that edge.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// Returns the spacing itself, because it does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    func before(horizontal: Bool) -> NSCollectionLayoutSpacing? { horizontal ? leading : top }
    func after(horizontal: Bool) -> NSCollectionLayoutSpacing? { horizontal ? trailing : bottom }
}
