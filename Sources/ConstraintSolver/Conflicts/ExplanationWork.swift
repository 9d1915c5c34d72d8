/// How much work explaining conflicts may take in one solution, and has taken. Counted are constraints read, columns priced and matrix entries
/// visited, so that the same system always gets the same explanation.
struct ExplanationWork {
    let budget: Int
    private(set) var spent = 0

    init(budget: Int) { self.budget = budget }

    var isUsedUp: Bool { spent >= budget }

    mutating func spend(_ work: Int) { spent += work }
}

/// Constraints that contradict each other.
struct ConflictExplanation: Sendable {
    /// In order of installation.
    let constraints: [ConstraintIndex]
    /// The member given up.
    let broken: ConstraintIndex
    /// Whether the others could hold without any one of them; `false` where the budget did not do to find out.
    let isMinimal: Bool
}

extension LinearProblem {
    /// Whether some of the required constraints can hold together.
    func areFeasible(_ positions: [ConstraintIndex], _ work: inout ExplanationWork) -> Bool {
        let method = CarefulSolver(LinearProblem(positions.sorted(), of: self))
        method.solve(breakingTies: false)
        work.spend(positions.count + method.reduced.workOfExplaining)
        return method.infeasibility == nil
    }
}
