/// A behaviour of the items of a dynamic animator, or a composition of several behaviours.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicbehavior
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Creates a behaviour without an effect of its own, to which others can be added.
    public override init() { super.init() }

    /// The child behaviours, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Adds a child behaviour.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.enter(dynamicAnimator) }
    }

    /// Removes a child behaviour.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.removeAll { $0 === behavior }
        behavior.enter(nil)
    }

    /// Called each time the animator moved its items.
    open var action: (() -> Void)?
    /// The animator to which the behaviour, or its parent, was added.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// Called before the behaviour is added to an animator, or removed if it is nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Simulation

    /// Sets the animator of the behaviour and its children.
    func enter(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        let former = dynamicAnimator
        dynamicAnimator = animator
        for child in childBehaviors { child.enter(animator) }
        former?.behaviorsChanged()
        if former !== animator { animator?.behaviorsChanged() }
    }

    /// The behaviour and its descendants, in the order in which they were added.
    var withDescendants: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withDescendants) }

    /// Called after a property was set: resumes a paused animator.
    func changed() { dynamicAnimator?.behaviorsChanged() }

    /// The items that the behaviour moves.
    var dynamicItems: [any UIDynamicItem] { [] }
    /// Sets the material properties of bodies.
    func prepare(_ world: PhysicsWorld) {}
    /// Applies the forces on bodies over a time, in seconds.
    func applyForces(to world: PhysicsWorld, for time: Double) {}
    /// The joints between bodies.
    func joints(in world: PhysicsWorld) -> [PhysicsJoint] { [] }
    /// Whether the behaviour keeps moving its items, although they are slow at present.
    func isActive(in world: PhysicsWorld) -> Bool { false }
}

/// The items of a behaviour, without duplicates, in the order in which they were added.
@MainActor
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

    mutating func add(_ item: any UIDynamicItem) { if !contains(item) { all.append(item) } }
    mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
