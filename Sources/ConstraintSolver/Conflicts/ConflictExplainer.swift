/// Finds a minimal set of required constraints that cannot hold together.
///
/// Starts with the neighbourhood of a place where the infeasibility showed, widened until it is infeasible by itself, and divides that
/// set until every member left is needed.
///
/// - Source: Junker, "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained Problems".
struct ConflictExplainer {
    private let problem: LinearProblem
    /// Positions of the required constraints, ascending.
    private let required: [ConstraintIndex]

    init(_ problem: LinearProblem) {
        self.problem = problem
        required = problem.required
        problem.link()
    }

    /// A minimal conflicting set, in order of installation; empty if nothing is required.
    func minimalConflict(near witness: Witness) -> [ConstraintIndex] {
        let candidates = infeasibleNeighbourhood(of: witness)
        guard !candidates.isEmpty else { return [] }
        guard candidates.count > Self.fewCandidates else {
            return divide(background: [], isBackgroundNew: false, candidates[...]).sorted()
        }
        return minimised(infeasibleRows(of: candidates)).sorted()
    }

    /// So few candidates are divided at once.
    private static let fewCandidates = 64

    private func isFeasible(_ positions: [ConstraintIndex]) -> Bool {
        let method = CarefulSolver(LinearProblem(positions.sorted(), of: problem))
        method.solve(breakingTies: false)
        return method.infeasibility == nil
    }

    // MARK: Narrowing

    private func infeasibleNeighbourhood(of witness: Witness) -> [ConstraintIndex] {
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
            if !isFeasible(inside) { return inside.sorted() }
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

    /// The constraints that an infeasible combination of rows is made of: often a smallest set already.
    private func infeasibleRows(of candidates: [ConstraintIndex]) -> [ConstraintIndex] {
        let members = FarkasCertificate(problem, candidates).members
        return members.isEmpty || members.count == candidates.count || isFeasible(members) ? candidates : members
    }

    // MARK: Minimising

    /// The members that are needed for a conflict; only the ones that do not show to be so at once are divided.
    private func minimised(_ candidates: [ConstraintIndex]) -> [ConstraintIndex] {
        let rows = FarkasCertificate(problem, candidates)
        var needed: [ConstraintIndex] = []
        var doubtful: [ConstraintIndex] = []
        for (place, candidate) in candidates.enumerated() {
            if rows.canHold(without: place) { needed.append(candidate) } else { doubtful.append(candidate) }
        }
        if doubtful.isEmpty { return needed }
        return needed + divide(background: needed, isBackgroundNew: !needed.isEmpty, doubtful[...])
    }

    /// The members of `candidates` needed for a conflict with the background.
    private func divide(background: [ConstraintIndex], isBackgroundNew: Bool, _ candidates: ArraySlice<ConstraintIndex>)
        -> [ConstraintIndex]
    {
        if isBackgroundNew && !isFeasible(background) { return [] }
        if candidates.count == 1 { return Array(candidates) }
        let middle = (candidates.startIndex + candidates.endIndex) / 2
        let first = candidates[..<middle]
        let second = candidates[middle...]
        let fromSecond = divide(background: background + first, isBackgroundNew: true, second)
        let fromFirst = divide(background: background + fromSecond, isBackgroundNew: !fromSecond.isEmpty, first)
        return fromFirst + fromSecond
    }
}
