public import Foundation

/// A state of a machine.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkstate
open class GKState: NSObject {
    /// The machine that has the state.
    open internal(set) weak var stateMachine: GKStateMachine?

    /// Creates a state.
    public override init() { super.init() }

    /// Whether a state of a class may follow: any may.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// The machine enters the state. Subclasses override it.
    open func didEnter(from previousState: GKState?) {}
    /// The machine updates the state. Subclasses override it.
    open func update(deltaTime seconds: TimeInterval) {}
    /// The machine leaves the state. Subclasses override it.
    open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of its states.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkstatemachine
open class GKStateMachine: NSObject {
    private let states: [GKState]
    /// The state that the machine is in; nil until it enters the first one.
    open private(set) var currentState: GKState?

    /// Creates a machine of states of different classes.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    /// The state of a class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.first { type(of: $0) == stateClass } as? StateType
    }
    /// Whether the machine can enter the state of a class.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
    }
    /// Leaves the current state and enters the one of a class, if the current one lets it follow. Returns whether it did.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    /// Updates the current state.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
