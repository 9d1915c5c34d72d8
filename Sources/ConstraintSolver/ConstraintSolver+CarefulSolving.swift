/// Components solved by careful pricing, and conflicts broken.
extension ConstraintSolver {
    func solveDirtyComponentsCarefully() {
        if isUnsolved { touchAll() }
        fixAllMovingValues()
        for k in pending.constraints.indices { dirty.constraints.insert(pending.constraints[k]) }
        collectDirtyComponents()
        releaseCollected()
        solveCollected()
    }

    func touchAll() {
        for v in system.store.variables.indices {
            system.aliases.add(VariableIndex(v))
            system.aliases.give(system.store.fixedValue(of: VariableIndex(v)), to: VariableIndex(v))
            if system.store.variables[v].isFixed || system.store.lowerBound(of: VariableIndex(v)) > 0 {
                dirty.variables.insert(VariableIndex(v))
            }
        }
        for c in system.store.constraints.indices where system.store.constraints[c].isLive {
            dirty.constraints.insert(ConstraintIndex(c))
        }
    }

    /// Solves the collected components: all at once if they have no conflict, else one by one.
    func solveCollected() {
        guard finder.count > 0 else { return }
        extendNumbering()
        let problem = LinearProblem(finder.whole(in: system.store), of: system.store, numbering: &numbering)
        let method = attempt(problem)
        if method.infeasibility == nil || finder.count == 1 {
            finish(method, problem)
        } else {
            for c in 0..<finder.count { solve(finder.component(c, in: system.store)) }
        }
    }

    /// Makes the scratch for numbering as long as the variables.
    func extendNumbering() {
        let missing = system.store.variables.count - numbering.count
        if missing > 0 { numbering.append(contentsOf: repeatElement(.none, count: missing)) }
    }

    func solve(_ component: Component) {
        let problem = LinearProblem(component, of: system.store, numbering: &numbering)
        finish(attempt(problem), problem)
    }

    /// Breaks conflicts until the required constraints hold and publishes the values.
    func finish(_ first: CarefulSolver, _ problem: LinearProblem) {
        var method = first
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
