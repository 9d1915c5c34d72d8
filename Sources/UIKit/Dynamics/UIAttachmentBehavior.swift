/// Attaches an item to a point or to another item: by a rod, a spring, a rope, a hinge or a rail.
///
/// - Source: developer.apple.com/documentation/uikit/uiattachmentbehavior
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of object to which an item is attached.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiattachmentbehavior/attachmenttype
    public enum AttachmentType: Int, Sendable {
        case items = 0
        case anchor
    }

    private let ends: [any UIDynamicItem]
    private let offsets: [UIOffset]
    private let form: PhysicsJoint.Form
    /// The rotation of the first item relative to the second at the time of creation, in radians.
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

    /// Attaches the centre of an item to a point, at their current distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init([item], [.zero], anchor: point)
    }
    /// Attaches a point of an item, given as an offset from its centre, to a point, at their current distance.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init([item], [offset], anchor: point)
    }
    /// Attaches the centres of two items to each other, at their current distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init([item1, item2], [.zero, .zero], anchor: nil)
    }
    /// Attaches points of two items, given as offsets from their centres, to each other, at their current distance.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init([item1, item2], [offset1, offset2], anchor: nil)
    }

    private static func turn(of item: any UIDynamicItem) -> Double { Double(atan2(item.transform.b, item.transform.a)) }

    /// A point of the reference as an offset from the centre of an item, in its own coordinates.
    private static func offset(_ item: any UIDynamicItem, to point: CGPoint) -> UIOffset {
        let way = (PhysicsVector(point) - PhysicsVector(item.center)).rotated(by: -turn(of: item))
        return UIOffset(horizontal: way.x, vertical: way.y)
    }

    /// Attaches two items at a point of the reference.
    private convenience init(_ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint, form: PhysicsJoint.Form) {
        self.init([item1, item2], [Self.offset(item1, to: point), Self.offset(item2, to: point)], anchor: nil, form: form)
    }

    // MARK: Kinds of attachments

    /// Lets an item slide along an axis through a point of another item, without relative rotation.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the reference.
    ///   - axis: The direction of the axis there; its length is ignored.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let direction = PhysicsVector(Double(axis.dx), Double(axis.dy)).unit.rotated(by: -turn(of: item2))
        return UIAttachmentBehavior(item1, item2, at: point, form: .rail(direction))
    }
    /// Lets an item slide along an axis through a point of the reference, without rotation.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    )
        -> UIAttachmentBehavior
    {
        let direction = PhysicsVector(Double(axis.dx), Double(axis.dy)).unit
        return UIAttachmentBehavior([item], [offset(item, to: point)], anchor: point, form: .rail(direction))
    }
    /// Limits the distance of points of two items, given as offsets from their centres, to the current one, as a rope
    /// does.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], [offset1, offset2], anchor: nil, form: .limit) }
    /// Joins two items rigidly at a point of the reference.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item1, item2, at: point, form: .weld) }
    /// Joins two items at a point of the reference, around which they rotate.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item1, item2, at: point, form: .hinge) }

    /// The range of motion of the first item relative to the time of creation: points along the axis of a sliding
    /// attachment, radians of a pin. Unlimited by default; other attachments ignore it.
    open var attachmentRange = UIFloatRange.infinite { didSet { if attachmentRange != oldValue { changed() } } }

    // MARK: Ends

    /// The items at the ends.
    open var items: [any UIDynamicItem] { ends }
    /// Whether the attachment is to a point or to another item.
    public let attachedBehaviorType: UIAttachmentBehavior.AttachmentType
    /// The point to which the item is attached, in the coordinates of the animator's reference; zero between items.
    open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { changed() } } }
    /// The distance of the attachment, in points.
    open var length: CGFloat = 0 { didSet { if length != oldValue { changed() } } }
    /// The damping ratio of a spring: 0 oscillates for ever, 1 not at all. Has no effect without a frequency.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// The frequency of a spring in hertz; 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// The resistance against rotation: with 1, an item of 100 by 100 points and density 1 loses 100 radians per second
    /// in about 17 s; the scale is our choice.
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
