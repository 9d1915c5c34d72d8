/// Holds an item at a place or at another item: by a rod, a spring, a rope, a hinge or a rail.
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
    private let form: PhysicsJoint.Form
    /// The turn of the first item against the second as the behaviour was made, in radians.
    private let angle: Double

    private init(
        _ ends: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint?, form: PhysicsJoint.Form = .distance
    ) {
        (self.ends, self.offsets, self.form) = (ends, offsets, form)
        angle = Self.turn(of: ends[0]) - (ends.count > 1 ? Self.turn(of: ends[1]) : 0)
        attachedBehaviorType = anchor == nil ? .items : .anchor
        anchorPoint = anchor ?? .zero
        super.init()
        let other = anchor ?? Self.place(ends[1], offsets[1])
        let first = Self.place(ends[0], offsets[0])
        length = hypot(other.x - first.x, other.y - first.y)
    }

    private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        let turned = PhysicsVector(Double(offset.horizontal), Double(offset.vertical)).rotated(by: turn(of: item))
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

    private static func turn(of item: any UIDynamicItem) -> Double { Double(atan2(item.transform.b, item.transform.a)) }

    /// A place of the reference, in points from the middle of an item, in its own coordinates.
    private static func offset(_ item: any UIDynamicItem, to point: CGPoint) -> UIOffset {
        let way = (PhysicsVector(point) - PhysicsVector(item.center)).rotated(by: -turn(of: item))
        return UIOffset(horizontal: way.x, vertical: way.y)
    }

    /// Attaches two items at a place of the reference where both are.
    private convenience init(_ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint, form: PhysicsJoint.Form) {
        self.init([item1, item2], [Self.offset(item1, to: point), Self.offset(item2, to: point)], anchor: nil, form: form)
    }

    // MARK: Other kinds

    /// Lets an item slide along an axis through a place of another item, without a turn against it.
    ///
    /// - Parameters:
    ///   - point: The place, in the coordinates of the reference.
    ///   - axis: A direction there; its length does not count.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let direction = PhysicsVector(Double(axis.dx), Double(axis.dy)).unit.rotated(by: -turn(of: item2))
        return UIAttachmentBehavior(item1, item2, at: point, form: .rail(direction))
    }
    /// Lets an item slide along an axis through a place of the reference, without a turn.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    )
        -> UIAttachmentBehavior
    {
        let direction = PhysicsVector(Double(axis.dx), Double(axis.dy)).unit
        return UIAttachmentBehavior([item], [offset(item, to: point)], anchor: point, form: .rail(direction))
    }
    /// Keeps places of two items, in points from their middles, at most as far from each other as they are, as a rope
    /// does.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], [offset1, offset2], anchor: nil, form: .limit) }
    /// Joins two items at a place of the reference, so that they move and turn as one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item1, item2, at: point, form: .weld) }
    /// Joins two items at a place of the reference, around which they turn.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item1, item2, at: point, form: .hinge) }

    /// How far the first item may go from where it was as the behaviour was made: points along the axis of a sliding
    /// attachment, radians of a pin. No limit by default; nothing else reads it.
    open var attachmentRange = UIFloatRange.infinite { didSet { if attachmentRange != oldValue { changed() } } }

    // MARK: Ends

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
    /// How much the attachment resists turning: with 1, an item of 100 by 100 points and density 1 loses 100 radians
    /// per second in about 17 s; the scale is ours.
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
                frequency: Double(frequency), damping: Double(damping), form: form, angle: angle,
                range: attachmentRange.isInfinite ? nil : Double(attachmentRange.minimum)...Double(attachmentRange.maximum),
                frictionTorque: Double(frictionTorque) * Self.torqueUnit)
        ]
    }
}
