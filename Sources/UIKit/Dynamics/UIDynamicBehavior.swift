/// A part of what moves the items of a dynamic animator, or several such parts together.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicbehavior
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Creates a behaviour that does nothing by itself, to which others are added.
    public override init() { super.init() }

    /// The behaviours that this one consists of, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Adds a behaviour to this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.enter(dynamicAnimator) }
    }

    /// Takes a behaviour out of this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.removeAll { $0 === behavior }
        behavior.enter(nil)
    }

    /// Is called each time the animator moved its items.
    open var action: (() -> Void)?
    /// The animator that the behaviour, or the one that it is a child of, was added to.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// The behaviour is about to be added to an animator, or removed where it is nil.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Inside an animator

    /// Tells the behaviour and its children of their animator.
    func enter(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        let former = dynamicAnimator
        dynamicAnimator = animator
        for child in childBehaviors { child.enter(animator) }
        former?.behaviorsChanged()
        if former !== animator { animator?.behaviorsChanged() }
    }

    /// The behaviour and all those below it, in the order in which they were added.
    var withDescendants: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withDescendants) }

    /// Something was set: an animator that rests runs again.
    func changed() { dynamicAnimator?.behaviorsChanged() }

    /// The items that the behaviour moves.
    var dynamicItems: [any UIDynamicItem] { [] }
    /// Sets what bodies are made of.
    func prepare(_ world: PhysicsWorld) {}
    /// Changes the velocities of bodies by what acts on them for a time, in seconds.
    func applyForces(to world: PhysicsWorld, for time: Double) {}
    /// The connections between bodies.
    func joints(in world: PhysicsWorld) -> [PhysicsJoint] { [] }
    /// Whether the behaviour moves its items on although they are slow at present.
    func isActive(in world: PhysicsWorld) -> Bool { false }
}

/// The items of a behaviour, each once, in the order in which they were added.
@MainActor
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

    mutating func add(_ item: any UIDynamicItem) { if !contains(item) { all.append(item) } }
    mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
