/// What items are made of: how heavy, bouncy and smooth they are, and how fast.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitembehavior
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItems
    /// Velocities for items that no animator has yet.
    private var pending: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    /// Creates a behaviour with Apple's usual values.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItems(items)
        super.init()
    }

    /// Creates a behaviour without items, which are added later.
    public override convenience init() { self.init(items: []) }

    /// The items that the values are about.
    open var items: [any UIDynamicItem] { list.all }
    /// Gives an item these values, too.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Gives an item the usual values again.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// How much of its speed an item keeps where it bounces, 0...1.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// How much an item resists sliding along others, from 0; 1 is strong.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// The item's mass by its size: 1 for an item of 100 by 100 points is a mass of 1.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// How quickly an item loses speed, from 0: the part of it that is lost in a second.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// How quickly an item ceases to turn, from 0.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// How much electric and magnetic fields act on an item: the other way for negative charges, and not at all for 0,
    /// the default.
    open var charge: CGFloat = 0 { didSet { changed() } }
    /// Whether an item stays where it is and others bounce off.
    open var isAnchored = false { didSet { changed() } }
    /// Whether an item turns.
    open var allowsRotation = true { didSet { changed() } }

    // MARK: Speed

    /// Makes an item faster, by points per second each way.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, item) }
    /// How fast an item is, in points per second each way.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let body = dynamicAnimator?.world.body(of: item)
        let waiting = pending.filter { $0.item === item }
        return waiting.reduce(body.map { CGPoint(x: $0.velocity.x, y: $0.velocity.y) } ?? .zero) {
            CGPoint(x: $0.x + $1.linear.x, y: $0.y + $1.linear.y)
        }
    }
    /// Makes an item turn faster, in radians per second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
    /// How fast an item turns, in radians per second, clockwise.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let body = dynamicAnimator?.world.body(of: item)
        return pending.filter { $0.item === item }.reduce(body.map { CGFloat($0.spin) } ?? 0) { $0 + $1.angular }
    }

    private func add(_ linear: CGPoint, _ angular: CGFloat, _ item: any UIDynamicItem) {
        pending.append((item, linear, angular))
        changed()
    }

    // MARK: Inside an animator

    override var dynamicItems: [any UIDynamicItem] { list.all }

    override func prepare(_ world: PhysicsWorld) {
        for item in list.all { world.withBody(of: item, setProperties) }
        for (item, linear, angular) in pending {
            world.withBody(of: item) { body in
                body.velocity += PhysicsVector(Double(linear.x), Double(linear.y))
                body.spin += Double(angular)
            }
        }
        pending.removeAll { world.body(of: $0.item) != nil }
    }

    private func setProperties(of body: inout PhysicsBody) {
        body.elasticity = Double(elasticity)
        body.friction = Double(friction)
        body.resistance = Double(resistance)
        body.angularResistance = Double(angularResistance)
        body.charge = Double(charge)
        body.setMass(density: Double(density), isFixed: isAnchored, turns: allowsRotation)
    }
}
