/// Brings an item to a place, where it comes to rest as on a spring.
///
/// The spring's stiffness is ours: the item is there in about half a second. Apple's page says only what the damping
/// means.
///
/// - Source: developer.apple.com/documentation/uikit/uisnapbehavior
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    /// Swings a second of the spring; damping from 0 to 1 is this ratio to 1, which is the critical one.
    private static let frequency = 2.0
    private static let leastDampingRatio = 0.3
    /// An item within so many points, and radians, of its place is there.
    private static let tolerance = 0.05

    private let item: any UIDynamicItem

    /// Creates a behaviour that brings an item to a point, in the coordinates of the animator's reference.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// Where the item goes.
    open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { changed() } } }
    /// How little the item swings: 0 much, 1 least.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    override var dynamicItems: [any UIDynamicItem] { [item] }

    override func applyForces(to world: PhysicsWorld, for time: Double) {
        let ratio = Self.leastDampingRatio + (1 - Self.leastDampingRatio) * min(max(Double(damping), 0), 1)
        let target = PhysicsVector(Double(snapPoint.x), Double(snapPoint.y))
        world.withBody(of: item) { body in
            guard !body.isFixed else { return }
            let rate = 2 * Double.pi * Self.frequency
            let stiffness = rate * rate * time
            // The implicit step of a damped spring, which is stable for every length of step.
            let divisor = 1 + 2 * ratio * rate * time + stiffness * time
            body.velocity = (body.velocity + (target - body.position) * stiffness) * (1 / divisor)
            if body.inverseInertia > 0 { body.spin = (body.spin - body.angle * stiffness) / divisor }
        }
    }

    override func isActive(in world: PhysicsWorld) -> Bool {
        guard let body = world.body(of: item), !body.isFixed else { return false }
        let distance = (body.position - PhysicsVector(Double(snapPoint.x), Double(snapPoint.y))).length
        return distance > Self.tolerance || body.inverseInertia > 0 && abs(body.angle) > Self.tolerance / 10
    }
}
