/// The region in which a field acts, relative to its centre.
///
/// - Source: developer.apple.com/documentation/uikit/uiregion
open class UIRegion: NSObject, NSCopying, @unchecked Sendable {
    private let condition: @Sendable (CGPoint) -> Bool

    private init(_ condition: @escaping @Sendable (CGPoint) -> Bool) {
        self.condition = condition
        super.init()
    }

    /// The unlimited region.
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// Creates a disc.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
    /// Creates a rectangle around the centre.
    public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

    /// Whether the region contains a point, relative to the centre.
    open func contains(_ point: CGPoint) -> Bool { condition(point) }
    /// The complement of the region.
    open func inverse() -> UIRegion { UIRegion { [condition] in !condition($0) } }
    /// The union of both regions.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion { [condition] in condition($0) || region.condition($0) } }
    /// This region without another one.
    open func byDifference(from region: UIRegion) -> UIRegion {
        UIRegion { [condition] in condition($0) && !region.condition($0) }
    }
    /// The intersection of both regions.
    open func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion { [condition] in condition($0) && region.condition($0) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
