/// The budget for explaining conflicts in one solution, and the work done. It counts constraints read, columns priced
/// and matrix entries visited rather than time, so that the same system always gets the same explanation.
struct ExplanationWork {
    let budget: Int
    private(set) var spent = 0

    init(budget: Int) { self.budget = budget }

    var isUsedUp: Bool { spent >= budget }

    mutating func spend(_ work: Int) { spent += work }
}

/// A set of constraints that contradict each other.
struct ConflictExplanation: Sendable {
    /// The set, in order of installation.
    let constraints: [ConstraintIndex]
    /// The member that is broken.
    let broken: ConstraintIndex
    /// Whether the set without any one member is feasible; `false` if the budget was too small to find out.
    let isMinimal: Bool
}

extension LinearProblem {
    /// Whether some of the required constraints are feasible together.
    func areFeasible(_ positions: [ConstraintIndex], _ work: inout ExplanationWork) -> Bool {
        let method = CarefulSolver(LinearProblem(positions.sorted(), of: self))
        method.solve(breakingTies: false)
        work.spend(positions.count + method.reduced.workOfExplaining)
        return method.infeasibility == nil
    }
}
