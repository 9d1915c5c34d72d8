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
        var (method, found) = (attempt(problem), [Conflict]())
        if method.infeasibility != nil { (method, found) = confirmConflicts(in: problem) ?? settleConflicts(in: problem) }
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

    // MARK: Conflicts

    /// Gives up the constraints that were given up before, if that settles everything and is what explaining would come to again.
    ///
    /// It would where each conflict is still one and had its last member given up: as nothing else contradicts, each of them is then the first
    /// constraint that cannot hold with the ones before it.
    private func confirmConflicts(in problem: LinearProblem) -> (CarefulSolver, [Conflict])? {
        guard !knownConflicts.isEmpty else { return nil }
        var places: [ConstraintIndex: ConstraintIndex] = [:]
        for (place, id) in problem.constraints.enumerated() { places[id] = ConstraintIndex(place) }
        let known = knownConflicts.filter { isBroken($0.broken) && places[$0.broken.id] != nil }
        var work = ExplanationWork(budget: .max)
        for conflict in known {
            let positions = conflict.constraints.compactMap { places[$0.id] }
            guard positions.count == conflict.constraints.count, positions.allSatisfy(problem.isRequired),
                positions.max() == places[conflict.broken.id], !problem.areFeasible(positions, &work)
            else {
                return nil
            }
        }
        let broken = known.compactMap { places[$0.broken.id] }
        for position in broken { problem.breakConstraint(at: position) }
        let method = attempt(problem)
        if !known.isEmpty && method.infeasibility == nil { return (method, known) }
        for position in broken { problem.mendConstraint(at: position) }
        return nil
    }

    /// Explains the conflicts and gives up a member of each.
    private func settleConflicts(in problem: LinearProblem) -> (CarefulSolver, [Conflict]) {
        let spent = explanationWork.spent
        var explainer = ConflictExplainer(problem, explanationWork)
        var found = explainer.conflicts { choose(from: $0, in: problem) }.map { give(up: $0, in: problem) }
        explanationWork = explainer.work
        var method = attempt(problem)
        while let witness = method.infeasibility, let conflict = explain(near: witness, in: problem) {
            found.append(give(up: conflict, in: problem))
            method = attempt(problem)
        }
        if mend(&found, in: problem) { method = attempt(problem) }
        statistics.conflictsExplained += found.count
        statistics.explanationWork += explanationWork.spent - spent
        return (method, found)
    }

    /// A conflict near a place; `nil` if nothing is required.
    private func explain(near witness: Witness, in problem: LinearProblem) -> ConflictExplanation? {
        var division = ConflictDivision(problem, explanationWork)
        let constraints = division.conflict(near: witness)
        explanationWork = division.work
        guard !constraints.isEmpty else { return nil }
        return ConflictExplanation(
            constraints: constraints, broken: choose(from: constraints, in: problem), isMinimal: !division.work.isUsedUp)
    }

    private func choose(from positions: [ConstraintIndex], in problem: LinearProblem) -> ConstraintIndex {
        let ids = positions.map { ConstraintID(problem.constraints[Int($0)]) }
        let choice = chooseConstraintToBreak?(ids) ?? ids[ids.count - 1]
        return positions[ids.firstIndex(of: choice) ?? ids.count - 1]
    }

    private func give(up explanation: ConflictExplanation, in problem: LinearProblem) -> Conflict {
        problem.breakConstraint(at: explanation.broken)
        return Conflict(
            constraints: explanation.constraints.map { ConstraintID(problem.constraints[Int($0)]) },
            broken: ConstraintID(problem.constraints[Int(explanation.broken)]), isMinimal: explanation.isMinimal)
    }

    /// Takes conflicts back whose broken constraint can hold after all, because of another member that was broken later on.
    func mend(_ found: inout [Conflict], in problem: LinearProblem) -> Bool {
        guard found.count > 1 else { return false }
        let count = found.count
        for (position, id) in problem.constraints.enumerated() {
            guard let known = found.firstIndex(where: { $0.broken.id == id }), hasOtherBroken(found[known], among: found) else {
                continue
            }
            problem.mendConstraint(at: ConstraintIndex(position))
            if canHold(problem) { found.remove(at: known) } else { problem.breakConstraint(at: ConstraintIndex(position)) }
        }
        return found.count < count
    }

    private func hasOtherBroken(_ conflict: Conflict, among found: [Conflict]) -> Bool {
        found.contains { $0.broken != conflict.broken && conflict.constraints.contains($0.broken) }
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
        if !found.isEmpty || !knownConflicts.isEmpty {
            knownConflicts.removeAll { known in !isBroken(known.broken) || found.contains { $0.broken == known.broken } }
            knownConflicts += found
        }
    }
}
