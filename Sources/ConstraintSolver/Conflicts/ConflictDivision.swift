/// Finds a minimal set of required constraints that cannot hold together, near a place where careful pricing showed that. It is for contradictions that
/// rounding hides from a ``FarkasCertificate``.
///
/// Starts with the neighbourhood of the place, widened until it is infeasible by itself, and divides that set until every member left is
/// needed.
///
/// - Source: Junker, "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained Problems".
struct ConflictDivision {
    private let problem: LinearProblem
    /// Positions of the required constraints, ascending.
    private let required: [ConstraintIndex]
    private(set) var work: ExplanationWork

    /// - Parameter work: What explaining may take, and has taken so far.
    init(_ problem: LinearProblem, _ work: ExplanationWork) {
        (self.problem, self.work) = (problem, work)
        required = problem.required
        problem.link()
    }

    /// A conflicting set, in order of installation; empty if nothing is required. It is minimal unless the budget is used up.
    mutating func conflict(near witness: Witness) -> [ConstraintIndex] {
        let candidates = infeasibleNeighbourhood(of: witness)
        return candidates.isEmpty ? [] : divide(background: [], isBackgroundNew: false, candidates[...]).sorted()
    }

    // MARK: Narrowing

    private mutating func infeasibleNeighbourhood(of witness: Witness) -> [ConstraintIndex] {
        var isInside = Array(repeating: false, count: problem.constraints.count)
        var inside: [ConstraintIndex] = []
        switch witness {
        case .constraint(let position): add(position, &inside, &isInside)
        case .variable(let v): addAll(on: v, &inside, &isInside)
        }
        var frontier = 0
        var layers = 1
        while frontier < inside.count {
            for _ in 0..<layers {
                let end = inside.count
                for i in frontier..<end { addNeighbours(of: inside[i], &inside, &isInside) }
                frontier = end
            }
            layers *= 2
            if !problem.areFeasible(inside, &work) { return inside.sorted() }
        }
        return required
    }

    private func add(_ position: ConstraintIndex, _ inside: inout [ConstraintIndex], _ isInside: inout [Bool]) {
        guard !isInside[Int(position)] && problem.isRequired(position) else { return }
        isInside[Int(position)] = true
        inside.append(position)
    }

    private func addAll(on v: VariableIndex, _ inside: inout [ConstraintIndex], _ isInside: inout [Bool]) {
        for position in Array(problem.system.store.constraints(on: v)).reversed() { add(position, &inside, &isInside) }
    }

    private func addNeighbours(of position: ConstraintIndex, _ inside: inout [ConstraintIndex], _ isInside: inout [Bool]) {
        for slot in problem.system.store.termRange(of: position) {
            addAll(on: problem.system.store.variable(at: slot), &inside, &isInside)
        }
    }

    // MARK: Dividing

    /// The members of `candidates` needed for a conflict with the background; all of them once the budget is used up.
    private mutating func divide(background: [ConstraintIndex], isBackgroundNew: Bool, _ candidates: ArraySlice<ConstraintIndex>)
        -> [ConstraintIndex]
    {
        if isBackgroundNew && !problem.areFeasible(background, &work) { return [] }
        if candidates.count == 1 || work.isUsedUp { return Array(candidates) }
        let middle = (candidates.startIndex + candidates.endIndex) / 2
        let first = candidates[..<middle]
        let second = candidates[middle...]
        let fromSecond = divide(background: background + first, isBackgroundNew: true, second)
        let fromFirst = divide(background: background + fromSecond, isBackgroundNew: !fromSecond.isEmpty, first)
        return fromFirst + fromSecond
    }
}
