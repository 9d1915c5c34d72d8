/// Accelerates items equally in a direction.
///
/// - Source: developer.apple.com/documentation/uikit/uigravitybehavior
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The acceleration by a vector of length 1, in points per second squared, as Apple documents it.
    private static let unit = 1000.0

    private var list: DynamicItems

    /// Creates downward gravity with the vector (0, 1).
    public init(items: [any UIDynamicItem]) {
        list = DynamicItems(items)
        super.init()
    }

    /// Creates a behaviour without items, which can be added later.
    public override convenience init() { self.init(items: []) }

    /// The items on which gravity acts.
    open var items: [any UIDynamicItem] { list.all }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The vector of gravity: a length of 1 is 1000 points per second squared.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { if gravityDirection != oldValue { changed() } }
    }
    /// The angle of the vector, in radians, clockwise from the right.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of the vector.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the vector by its angle, in radians, and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }

    override var dynamicItems: [any UIDynamicItem] { list.all }

    override func applyForces(to world: PhysicsWorld, for time: Double) {
        let change = PhysicsVector(Double(gravityDirection.dx), Double(gravityDirection.dy)) * (Self.unit * time)
        for item in list.all { world.withBody(of: item) { if !$0.isFixed { $0.velocity += change } } }
    }
}
