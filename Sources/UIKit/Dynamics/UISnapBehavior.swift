/// Moves an item to a point, where it comes to rest like a spring.
///
/// The spring's stiffness is our choice: the item arrives in about half a second. Apple documents only the meaning of
/// the damping.
///
/// - Source: developer.apple.com/documentation/uikit/uisnapbehavior
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    /// The frequency of the spring in hertz; the damping from 0 to 1 is interpolated from the ratio on the next line to
    /// 1, critical damping.
    private static let frequency = 2.0
    private static let leastDampingRatio = 0.3
    /// The distance, in points and radians, within which an item has arrived.
    private static let tolerance = 0.05

    private let item: any UIDynamicItem

    /// Creates a behaviour that moves an item to a point, in the coordinates of the animator's reference.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The target point.
    open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { changed() } } }
    /// The damping: 0 for the most oscillation, 1 for the least.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    override var dynamicItems: [any UIDynamicItem] { [item] }

    override func applyForces(to world: PhysicsWorld, for time: Double) {
        let ratio = Self.leastDampingRatio + (1 - Self.leastDampingRatio) * min(max(Double(damping), 0), 1)
        let target = PhysicsVector(Double(snapPoint.x), Double(snapPoint.y))
        world.withBody(of: item) { body in
            guard !body.isFixed else { return }
            let rate = 2 * Double.pi * Self.frequency
            let stiffness = rate * rate * time
            // The implicit step of a damped spring, which is stable for every step size.
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
