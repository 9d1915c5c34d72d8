/// Pushes items: once, or as long as it is active.
///
/// - Source: developer.apple.com/documentation/uikit/uipushbehavior
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipushbehavior/mode-swift.enum
    public enum Mode: Int, Sendable {
        /// While the behaviour is active.
        case continuous = 0
        /// Once each time that the behaviour becomes active.
        case instantaneous
    }

    /// What a vector of length 1 does to an item of 100 by 100 points and density 1: 100 points per second squared, as
    /// Apple's page says, or 100 points per second at once, which is our reading of the same sentence.
    private static let unit = 100.0

    private var list: DynamicItems
    private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

    /// Creates a push of no force.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        list = DynamicItems(items)
        self.mode = mode
        super.init()
    }

    /// Whether the push lasts.
    public let mode: UIPushBehavior.Mode
    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.all }
    /// Pushes an item, too.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        changed()
    }
    /// Ceases to push an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// Whether the push acts. A push at once makes itself inactive; setting it again pushes again.
    open var active = true {
        didSet { changed() }
    }
    /// Where and how strongly is pushed.
    open var pushDirection = CGVector.zero {
        didSet { if pushDirection != oldValue { changed() } }
    }
    /// The angle of the push, in radians, clockwise from the right.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of the push's vector.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the vector by its angle, in radians, and its length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }

    /// The place where an item is pushed, in points from its middle.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets.first { $0.item === item }?.offset ?? .zero
    }
    /// Sets the place where an item is pushed, in points from its middle; elsewhere than there the push turns the item.
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
