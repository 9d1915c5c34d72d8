/// The places in which a field acts, around its middle.
///
/// - Source: developer.apple.com/documentation/uikit/uiregion
open class UIRegion: NSObject, NSCopying, @unchecked Sendable {
    private let condition: @Sendable (CGPoint) -> Bool

    private init(_ condition: @escaping @Sendable (CGPoint) -> Bool) {
        self.condition = condition
        super.init()
    }

    /// All places.
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// A disc.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
    /// A rectangle around the middle.
    public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

    /// Whether a place, given from the middle, is in the region.
    open func contains(_ point: CGPoint) -> Bool { condition(point) }
    /// All places that this region does not have.
    open func inverse() -> UIRegion { UIRegion { [condition] in !condition($0) } }
    /// The places of both regions.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion { [condition] in condition($0) || region.condition($0) } }
    /// The places of this region that another one does not have.
    open func byDifference(from region: UIRegion) -> UIRegion {
        UIRegion { [condition] in condition($0) && !region.condition($0) }
    }
    /// The places that both regions have.
    open func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion { [condition] in condition($0) && region.condition($0) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
