/// Holds an item at a distance from a place or from another item, by a rod or by a spring.
///
/// - Source: developer.apple.com/documentation/uikit/uiattachmentbehavior
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiattachmentbehavior/attachmenttype
    public enum AttachmentType: Int, Sendable {
        case items = 0
        case anchor
    }

    private let ends: [any UIDynamicItem]
    private let offsets: [UIOffset]

    private init(_ ends: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint?) {
        (self.ends, self.offsets) = (ends, offsets)
        attachedBehaviorType = anchor == nil ? .items : .anchor
        anchorPoint = anchor ?? .zero
        super.init()
        let other = anchor ?? Self.place(ends[1], offsets[1])
        let first = Self.place(ends[0], offsets[0])
        length = hypot(other.x - first.x, other.y - first.y)
    }

    private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        let turn = item.transform
        let turned = PhysicsVector(Double(offset.horizontal), Double(offset.vertical)).rotated(by: Double(atan2(turn.b, turn.a)))
        return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
    }

    /// Attaches the middle of an item to a point, at their present distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init([item], [.zero], anchor: point)
    }
    /// Attaches a place of an item, in points from its middle, to a point, at their present distance.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init([item], [offset], anchor: point)
    }
    /// Attaches the middles of two items to each other, at their present distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init([item1, item2], [.zero, .zero], anchor: nil)
    }
    /// Attaches places of two items, in points from their middles, to each other, at their present distance.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init([item1, item2], [offset1, offset2], anchor: nil)
    }

    /// The items at the ends.
    open var items: [any UIDynamicItem] { ends }
    /// Whether there is an item at both ends.
    public let attachedBehaviorType: UIAttachmentBehavior.AttachmentType
    /// The point that the item is attached to, in the coordinates of the animator's reference; zero between items.
    open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { changed() } } }
    /// The distance that is kept, in points.
    open var length: CGFloat = 0 { didSet { if length != oldValue { changed() } } }
    /// How soon a spring ceases to swing: 0 never, 1 without a swing. Nothing without a frequency.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// The swings of a spring a second; 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// How much the attachment resists turning: with 1, an item of 100 by 100 points and density 1 loses 100 radians per second in about
    /// 17 s; the scale is ours.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }

    override var dynamicItems: [any UIDynamicItem] { ends }

    /// The torque of a `frictionTorque` of 1, in mass times square points per second squared.
    private static let torqueUnit = 10_000.0

    override func joints(in world: PhysicsWorld) -> [PhysicsJoint] {
        guard let first = world.number(of: ends[0]) else { return [] }
        let second = ends.count > 1 ? world.number(of: ends[1]) : nil
        let vectors = offsets.map { PhysicsVector(Double($0.horizontal), Double($0.vertical)) }
        return [
            PhysicsJoint(
                body: first, offset: vectors[0], otherBody: second,
                otherOffset: second == nil ? PhysicsVector(anchorPoint) : vectors[1], length: Double(length),
                frequency: Double(frequency), damping: Double(damping),
                frictionTorque: Double(frictionTorque) * Self.torqueUnit)
        ]
    }
}
