/// Moves items as bodies in a plane, under the influence of behaviours.
///
/// The simulation runs at 240 Hz and updates items at 60 Hz of the program's clock, and pauses when nothing moves any
/// more. It simulates rigid bodies; Apple published only the units of gravity and pushes, so that trajectories and
/// timing are similar to Apple's, but not the same.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicanimator
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    let world = PhysicsWorld()
    private var alarm: MediaClock.Alarm?
    private var isStale = false
    private var framesAtRest = 0
    private var contacts = DynamicContacts()

    /// Creates an animator for items in the coordinates of a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator for items without a view.
    public override init() {
        referenceView = nil
        super.init()
    }

    /// Creates an animator for the items of a collection view's layout.
    init(_ layout: DynamicLayout) {
        referenceView = nil
        collectionLayout = layout
        super.init()
    }

    /// The layout whose attributes the animator moves; nil for items of a view.
    private(set) var collectionLayout: DynamicLayout?

    /// The view in whose coordinates the items are, and whose bounds may be a boundary.
    public let referenceView: UIView?
    /// The delegate.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviours

    /// The behaviours, in the order in which they were added.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Adds a behaviour and resumes the simulation.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.enter(self)
    }
    /// Removes a behaviour. Its items stay where they are unless other behaviours move them.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.enter(nil)
    }
    /// Removes all behaviours.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    /// The animated items whose bounds intersect a rectangle, in the coordinates of the reference.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        movedItems.filter { item in
            let (size, center) = (item.bounds.size, item.center)
            return rect.intersects(
                CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height))
        }
    }

    /// The animated items, in the order of the behaviours.
    var movedItems: [any UIDynamicItem] {
        refresh()
        return world.items
    }

    /// Updates the body of an item that the program has moved; its velocity becomes zero.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.read(item)
        behaviorsChanged()
    }

    /// All behaviours, each before its children.
    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.withDescendants) }

    /// Called after a change of the behaviours: resumes the simulation.
    func behaviorsChanged() {
        isStale = true
        resume()
    }

    /// The area of the items, which may be a boundary: the view's bounds or the layout's content bounds.
    private var referenceBounds: CGRect? { collectionLayout?.bounds() ?? referenceView?.bounds }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        let all = allBehaviors
        world.replace(with: DynamicItems(all.flatMap(\.dynamicItems)).all)
        for behavior in all { behavior.prepare(world) }
        for (index, behavior) in all.enumerated() {
            (behavior as? UICollisionBehavior)?.addPairs(to: world, source: index, reference: referenceBounds)
        }
    }

    // MARK: Simulation

    /// Whether the animator is moving its items.
    open var isRunning: Bool { alarm != nil }
    /// The total time in seconds during which the animator has been running.
    open private(set) var elapsedTime: TimeInterval = 0

    private static let stepsPerFrame = 4
    /// The number of frames without motion after which the animator pauses.
    private static let framesUntilRest = 30
    /// The speed, in points and radians per second, below which a body counts as motionless.
    private static let leastSpeed = 1.0
    private static let leastSpin = 0.01

    private func resume() {
        framesAtRest = 0
        guard alarm == nil, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        schedule()
    }

    private func schedule() {
        alarm = MediaClock.shared.alarm(at: Frames.next(after: MediaClock.shared.now)) { [weak self] in self?.moveOneFrame() }
    }

    private func pause() {
        alarm?.cancel()
        alarm = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func moveOneFrame() {
        refresh()
        let all = allBehaviors
        let step = Frames.duration / Double(Self.stepsPerFrame)
        var touching: [PhysicsWorld.Touching] = []
        for _ in 0..<Self.stepsPerFrame {
            for behavior in all { behavior.applyForces(to: world, for: step) }
            touching = world.step(step, joints: all.flatMap { $0.joints(in: world) })
            contacts.note(touching, world)
        }
        elapsedTime += Frames.duration
        schedule()
        writeItems()
        for behavior in all { behavior.action?() }
        contacts.tell(all)
        noteRest(all)
    }

    private func writeItems() {
        defer { collectionLayout?.itemsMoved() }
        for (index, item) in world.items.enumerated() where !world.bodies[index].isFixed {
            let body = world.bodies[index]
            if item.center != body.position.point { item.center = body.position.point }
            let turn = CGAffineTransform(rotationAngle: CGFloat(body.angle))
            if body.inverseInertia > 0, item.transform != turn { item.transform = turn }
        }
    }

    private func noteRest(_ behaviors: [UIDynamicBehavior]) {
        let moves = world.items.indices.contains { index in
            world.bodies[index].velocity.length > Self.leastSpeed || abs(world.bodies[index].spin) > Self.leastSpin
        }
        framesAtRest = moves || behaviors.contains { $0.isActive(in: world) } ? 0 : framesAtRest + 1
        if self.behaviors.isEmpty || framesAtRest >= Self.framesUntilRest { pause() }
    }
}

/// The layout of a collection view whose attributes a dynamic animator moves.
@MainActor
struct DynamicLayout {
    /// The content bounds of the layout; nil if there is no layout.
    var bounds: () -> CGRect?
    /// Called after each frame in which the animator moved its items.
    var itemsMoved: () -> Void
}

/// The delegate of a dynamic animator.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicanimatordelegate
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// The animator is about to move its items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// The animator paused, until behaviours or items change.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// Default implementations of the optional methods; they do nothing.
extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
