/// The budget for explaining conflicts in one solution, and the work done. It counts constraints read, columns priced
/// and matrix entries visited rather than time, so that the same system always gets the same explanation.
struct ExplanationWork {
    /// The work of a solution that is under way when the budget is used up, and of settling what is left, as far as it
    /// is done for the sake of fewer broken constraints.
    static let slack = 2_000_000

    let budget: Int
    private(set) var spent = 0

    init(budget: Int) { self.budget = budget }

    var isUsedUp: Bool { spent >= budget }
    /// The work at which a solution for an explanation stops in its middle: what is left of the budget, and the slack.
    var limit: Int { max(0, budget - spent) + Self.slack }

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
    /// The required constraints, of some that are considered alone, that are violated where the sum of violations is
    /// least; empty if these constraints are feasible.
    func violated(among positions: [ConstraintIndex], _ work: inout ExplanationWork) -> [ConstraintIndex] {
        let part = LinearProblem(positions, of: self)
        let method = CarefulSolver(part)
        method.solve(breakingTies: false)
        work.spend(positions.count + method.reduced.workOfExplaining)
        let witnesses = Set(method.infeasibilities.compactMap { part.required(near: $0) })
        return witnesses.map { part.constraints[Int($0)] }.sorted()
    }

    /// Whether some of the required constraints are feasible together; nil if the budget does not suffice to find out.
    func areFeasible(_ positions: [ConstraintIndex], _ work: inout ExplanationWork) -> Bool? {
        let method = CarefulSolver(LinearProblem(positions.sorted(), of: self), workLimit: work.limit)
        method.solve(breakingTies: false)
        work.spend(positions.count + method.reduced.workOfExplaining)
        return method.infeasibility != nil ? false : method.reduced.isCutShort ? nil : true
    }
}
