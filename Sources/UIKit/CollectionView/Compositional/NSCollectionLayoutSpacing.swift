/// Room beside an element.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    /// Points; at least so many where the room is flexible.
    public let spacing: CGFloat
    public let isFlexible: Bool
    open var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, self.isFlexible) = (spacing, isFlexible)
        super.init()
    }

    /// At least so many points, and a share of what is left over.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// So many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room around an element.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    func before(horizontal: Bool) -> NSCollectionLayoutSpacing? { horizontal ? leading : top }
    func after(horizontal: Bool) -> NSCollectionLayoutSpacing? { horizontal ? trailing : bottom }
}
