extension ConstraintSolver {
    /// Solves the collected components: all at once if they have no conflict, else one by one.
    func solveCollected() {
        guard finder.count > 0 else { return }
        extendNumbering()
        let problem = LinearProblem(finder.whole(in: store), of: store, numbering: &numbering)
        var reduced = attempt(problem)
        if reduced.infeasibility == nil || finder.count == 1 {
            finish(&reduced, problem)
        } else {
            for c in 0..<finder.count { solve(finder.component(c, in: store)) }
        }
    }

    /// Makes the scratch for numbering as long as the variables.
    func extendNumbering() {
        let missing = store.variables.count - numbering.count
        if missing > 0 { numbering.append(contentsOf: repeatElement(-1, count: missing)) }
    }

    private func solve(_ component: Component) {
        let problem = LinearProblem(component, of: store, numbering: &numbering)
        var reduced = attempt(problem)
        finish(&reduced, problem)
    }

    /// Breaks conflicts until the required constraints hold and publishes the values.
    private func finish(_ reduced: inout ReducedProblem, _ problem: LinearProblem) {
        var problem = problem
        var found: [Conflict] = []
        while let witness = reduced.infeasibility, let conflict = breakConflict(near: witness, in: &problem) {
            found.append(conflict)
            reduced = attempt(problem)
        }
        if mend(&found, in: &problem) { reduced = attempt(problem) }
        publish(&reduced)
        report(found, in: problem)
    }

    private func attempt(_ problem: LinearProblem) -> ReducedProblem {
        var reduced = ReducedProblem(problem)
        reduced.solve()
        statistics.pivots += reduced.simplex.pivots
        statistics.rowsTouched += reduced.simplex.rows.work
        return reduced
    }

    /// Gives up one required constraint; `nil` if there is none.
    private func breakConflict(near witness: Witness, in problem: inout LinearProblem) -> Conflict? {
        let positions = ConflictExplainer(problem).minimalConflict(near: witness)
        guard !positions.isEmpty else { return nil }
        let ids = positions.map { ConstraintID(index: problem.constraints[Int($0)].id) }
        let choice = chooseConstraintToBreak?(ids) ?? ids[ids.count - 1]
        let broken = ids.firstIndex(of: choice) ?? ids.count - 1
        problem.breakConstraint(at: Int(positions[broken]))
        return Conflict(constraints: ids, broken: ids[broken])
    }

    /// Takes conflicts back whose broken constraint can hold after all, because of one broken later on.
    private func mend(_ found: inout [Conflict], in problem: inout LinearProblem) -> Bool {
        guard found.count > 1 else { return false }
        let count = found.count
        for position in problem.constraints.indices {
            let id = ConstraintID(index: problem.constraints[position].id)
            guard let known = found.firstIndex(where: { $0.broken == id }) else { continue }
            problem.mendConstraint(at: position)
            if canHold(problem) { found.remove(at: known) } else { problem.breakConstraint(at: position) }
        }
        return found.count < count
    }

    private func canHold(_ problem: LinearProblem) -> Bool {
        var reduced = ReducedProblem(problem, constraints: problem.required)
        reduced.solve(onlyFeasibility: true)
        return reduced.infeasibility == nil
    }

    private func publish(_ reduced: inout ReducedProblem) {
        let values = reduced.variableValues()
        for (v, value) in zip(reduced.problem.variables, values) { solution.set(v, to: value) }
    }

    /// Remembers what is broken now; only what was not broken before is news.
    private func report(_ found: [Conflict], in problem: LinearProblem) {
        for conflict in found where !isGivenUp(conflict.broken.index) { conflicts.append(conflict) }
        if !found.isEmpty { brokenConstraints.extend(to: store.constraints.count, with: false) }
        for constraint in problem.constraints { mend(constraint.id) }
        for conflict in found { brokenConstraints[conflict.broken.index] = true }
    }
}
