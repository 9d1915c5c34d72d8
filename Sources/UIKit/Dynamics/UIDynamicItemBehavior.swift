/// The material properties of items, and their velocities.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitembehavior
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItems
    /// Velocities of items that are not in an animator yet.
    private var pending: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    /// Creates a behaviour with Apple's default values.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItems(items)
        super.init()
    }

    /// Creates a behaviour without items, which can be added later.
    public override convenience init() { self.init(items: []) }

    /// The items to which the values apply.
    open var items: [any UIDynamicItem] { list.all }
    /// Applies the values to an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Resets an item to the default values.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The elasticity of collisions, 0...1: the fraction of the speed that is kept.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// The friction against other items, from 0; 1 is strong.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// The density: with 1, an item of 100 by 100 points has a mass of 1.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// The linear damping, from 0: the fraction of the velocity that is lost per second.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// The angular damping, from 0.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// The charge on which electric and magnetic fields act; 0, the default, for none.
    open var charge: CGFloat = 0 { didSet { changed() } }
    /// Whether an item is immovable, so that others bounce off.
    open var isAnchored = false { didSet { changed() } }
    /// Whether an item rotates.
    open var allowsRotation = true { didSet { changed() } }

    // MARK: Velocity

    /// Adds to the velocity of an item, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, item) }
    /// The velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let body = dynamicAnimator?.world.body(of: item)
        let waiting = pending.filter { $0.item === item }
        return waiting.reduce(body.map { CGPoint(x: $0.velocity.x, y: $0.velocity.y) } ?? .zero) {
            CGPoint(x: $0.x + $1.linear.x, y: $0.y + $1.linear.y)
        }
    }
    /// Adds to the angular velocity of an item, in radians per second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
    /// The angular velocity of an item, in radians per second, clockwise.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        let body = dynamicAnimator?.world.body(of: item)
        return pending.filter { $0.item === item }.reduce(body.map { CGFloat($0.spin) } ?? 0) { $0 + $1.angular }
    }

    private func add(_ linear: CGPoint, _ angular: CGFloat, _ item: any UIDynamicItem) {
        pending.append((item, linear, angular))
        changed()
    }

    // MARK: Simulation

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
