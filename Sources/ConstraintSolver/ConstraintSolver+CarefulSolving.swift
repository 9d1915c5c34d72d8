/// Components solved by careful pricing, and conflicts broken.
extension ConstraintSolver {
    func solveDirtyComponentsCarefully() {
        collectDirtyComponents()
        releaseCollected()
        solveCollected()
    }

    func solveCollected() { for c in 0..<finder.count { solve(finder.component(c, in: system.store)) } }

    /// Breaks conflicts until the required constraints hold and publishes the values.
    private func solve(_ component: Component) {
        let problem = LinearProblem(component, of: system.store)
        var method = attempt(problem)
        var found: [Conflict] = []
        while let witness = method.infeasibility, let conflict = breakConflict(near: witness, in: problem) {
            found.append(conflict)
            method = attempt(problem)
        }
        if mend(&found, in: problem) { method = attempt(problem) }
        for (place, v) in problem.variables.enumerated() { system.solution.set(v, to: method.value(of: VariableIndex(place))) }
        report(found, in: problem)
    }

    func attempt(_ problem: LinearProblem) -> CarefulSolver {
        let method = CarefulSolver(problem)
        method.solve()
        statistics.pivots += method.reduced.work.pivots
        statistics.rowsTouched += method.reduced.tableau.work
        return method
    }

    /// Gives up one required constraint; `nil` if there is none.
    func breakConflict(near witness: Witness, in problem: LinearProblem) -> Conflict? {
        let positions = ConflictExplainer(problem).minimalConflict(near: witness)
        guard !positions.isEmpty else { return nil }
        let ids = positions.map { ConstraintID(problem.constraints[Int($0)]) }
        let choice = chooseConstraintToBreak?(ids) ?? ids[ids.count - 1]
        let broken = ids.firstIndex(of: choice) ?? ids.count - 1
        problem.breakConstraint(at: positions[broken])
        return Conflict(constraints: ids, broken: ids[broken])
    }

    /// Takes conflicts back whose broken constraint can hold after all, because of one broken later on.
    func mend(_ found: inout [Conflict], in problem: LinearProblem) -> Bool {
        guard found.count > 1 else { return false }
        let count = found.count
        for (position, id) in problem.constraints.enumerated() {
            guard let known = found.firstIndex(where: { $0.broken.id == id }) else { continue }
            problem.mendConstraint(at: ConstraintIndex(position))
            if canHold(problem) { found.remove(at: known) } else { problem.breakConstraint(at: ConstraintIndex(position)) }
        }
        return found.count < count
    }

    func canHold(_ problem: LinearProblem) -> Bool {
        let method = CarefulSolver(LinearProblem(problem.required, of: problem))
        method.solve(breakingTies: false)
        return method.infeasibility == nil
    }

    /// Remembers what is broken now; only what was not broken before is news.
    func report(_ found: [Conflict], in problem: LinearProblem) {
        for conflict in found where !isGivenUp(conflict.broken.id) { conflicts.append(conflict) }
        if !found.isEmpty { brokenConstraints.extend(to: system.store.constraints.count, with: false) }
        for id in problem.constraints { mend(id) }
        for conflict in found { brokenConstraints[conflict.broken.id] = true }
    }
}
