/// Moves items as bodies in a plane: behaviours say what acts on them.
///
/// It steps at 240 Hz and shows each frame at 60 Hz of the program's clock, and rests when nothing moves any more. The
/// laws are those of rigid bodies; Apple's numbers are not public but for the units of gravity and pushes, so that ways
/// and times are near to Apple's and not the same.
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

    /// Creates an animator whose items are those of a collection's layout.
    init(_ layout: DynamicLayout) {
        referenceView = nil
        collectionLayout = layout
        super.init()
    }

    /// The layout whose attributes the animator moves; nil for items of a view.
    private(set) var collectionLayout: DynamicLayout?

    /// The view in whose coordinates the items are, and whose bounds may be a boundary.
    public let referenceView: UIView?
    /// Hears of beginnings and ends of the animator's rest.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviours

    /// The behaviours that were added, in their order.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Adds a behaviour, and moves on.
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

    /// The items, of those that the animator moves, whose bounds meet a rectangle, in the coordinates of the reference.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        movedItems.filter { item in
            let (size, center) = (item.bounds.size, item.center)
            return rect.intersects(
                CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height))
        }
    }

    /// The items that the animator moves, in the order in which behaviours name them.
    var movedItems: [any UIDynamicItem] {
        refresh()
        return world.items
    }

    /// Takes over where the program has placed an item, which stands still at first.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.read(item)
        behaviorsChanged()
    }

    /// All behaviours, each before its children.
    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.withDescendants) }

    /// Something about the behaviours changed: the animator runs again.
    func behaviorsChanged() {
        isStale = true
        resume()
    }

    /// The space that the items are in, which may be a boundary: the view's bounds or what the layout fills.
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

    // MARK: Running

    /// Whether the animator moves its items at present.
    open var isRunning: Bool { alarm != nil }
    /// Seconds that the animator was moving its items since it was made.
    open private(set) var elapsedTime: TimeInterval = 0

    private static let stepsPerFrame = 4
    /// Frames in which nothing moves, after which the animator rests.
    private static let framesUntilRest = 30
    /// Slower than this, in points and radians per second, is standing still.
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

/// The layout of a collection whose elements a dynamic animator moves.
@MainActor
struct DynamicLayout {
    /// What the layout fills; nil while there is no layout.
    var bounds: () -> CGRect?
    /// Is called after each frame in which the animator placed its items.
    var itemsMoved: () -> Void
}

/// Hears when a dynamic animator begins and ends to rest.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicanimatordelegate
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// The animator is about to move its items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Nothing moves any more, until behaviours or items change.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// Default implementations of the optional methods; they do nothing.
extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
