/// Applies a force to items: once, or while it is active.
///
/// - Source: developer.apple.com/documentation/uikit/uipushbehavior
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a push.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipushbehavior/mode-swift.enum
    public enum Mode: Int, Sendable {
        /// A continuous force while the behaviour is active.
        case continuous = 0
        /// A single impulse each time the behaviour becomes active.
        case instantaneous
    }

    /// The effect of a vector of length 1 on an item of 100 by 100 points and density 1: 100 points per second squared,
    /// as Apple documents it, or an impulse of 100 points per second, which is our reading of the same sentence.
    private static let unit = 100.0

    private var list: DynamicItems
    private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

    /// Creates a push with zero force.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        list = DynamicItems(items)
        self.mode = mode
        super.init()
    }

    /// The duration of the push.
    public let mode: UIPushBehavior.Mode
    /// The items on which the push acts.
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

    /// Whether the push is active. An instantaneous push deactivates itself; setting it again applies another impulse.
    open var active = true {
        didSet { changed() }
    }
    /// The vector of the force.
    open var pushDirection = CGVector.zero {
        didSet { if pushDirection != oldValue { changed() } }
    }
    /// The angle of the vector, in radians, clockwise from the right.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of the vector.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the vector by its angle, in radians, and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }

    /// The point at which an item is pushed, as an offset from its centre.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets.first { $0.item === item }?.offset ?? .zero
    }
    /// Sets the point at which an item is pushed, as an offset from its centre; a push off the centre rotates the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets.removeAll { $0.item === item }
        offsets.append((item, o))
        changed()
    }

    override var dynamicItems: [any UIDynamicItem] { list.all }
    override func isActive(in world: PhysicsWorld) -> Bool { active && pushDirection != .zero && !list.all.isEmpty }

    override func applyForces(to world: PhysicsWorld, for time: Double) {
        guard isActive(in: world) else { return }
        let share = mode == .continuous ? time : 1
        let push = PhysicsVector(Double(pushDirection.dx), Double(pushDirection.dy)) * (Self.unit * share)
        for item in list.all {
            let offset = targetOffsetFromCenter(for: item)
            world.withBody(of: item) { $0.push(push, at: PhysicsVector(Double(offset.horizontal), Double(offset.vertical))) }
        }
        if mode == .instantaneous { active = false }
    }
}
