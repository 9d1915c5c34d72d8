/// Solves components by careful pricing and breaks conflicts.
extension ConstraintSolver {
    func solveDirtyComponentsCarefully() {
        collectDirtyComponents()
        releaseCollected()
        solveCollected()
    }

    func solveCollected() { for c in 0..<finder.count { solve(finder.component(c, in: system.store)) } }

    /// Gives a variable without constraints its value: the nearest to 0 that its implicit bound allows.
    func settle(_ v: VariableIndex) { system.solution.set(v, to: max(0, system.store.lowerBound(of: v))) }

    /// Breaks required constraints until the rest is feasible, and publishes the values. Conflicts are explained in
    /// order of installation.
    private func solve(_ component: Component) {
        guard !component.constraints.isEmpty else { return component.variables.forEach(settle) }
        var problem = LinearProblem(inSeniority(component), of: system.store)
        var (method, found) = (attempt(problem), [Conflict]())
        if method.infeasibility != nil {
            if placesInOrder != nil { problem = LinearProblem(component, of: system.store) }
            (method, found) = confirmConflicts(in: problem) ?? settleConflicts(in: problem)
        }
        for (place, v) in problem.variables.enumerated() { system.solution.set(v, to: method.value(of: VariableIndex(place))) }
        report(found + missed(by: method, in: problem), in: problem)
    }

    /// The component with its constraints in the order given by ``placesInOrder``, if there is one.
    private func inSeniority(_ component: Component) -> Component {
        guard let placesInOrder else { return component }
        let places = knownPlaces ?? placesInOrder()
        knownPlaces = places
        func place(_ c: ConstraintIndex) -> Int32 { Int(c) < places.count ? places[Int(c)] : .max }
        let order = component.constraints.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
        return Component(variables: component.variables, constraints: order.map(\.element))
    }

    /// Required constraints that the values violate, because coefficients differ too much in size for double precision;
    /// each is a conflict of its own.
    private func missed(by method: CarefulSolver, in problem: LinearProblem) -> [Conflict] {
        let size = problem.variables.indices.reduce(0) { max($0, abs(method.value(of: VariableIndex($1)))) }
        return problem.required.filter { problem.isMissed($0, largest: size, method.value) }.map {
            let id = ConstraintID(problem.constraints[Int($0)])
            return Conflict(constraints: [id], broken: id, cause: .imprecision)
        }
    }

    func attempt(_ problem: LinearProblem) -> CarefulSolver {
        let method = CarefulSolver(problem)
        method.solve()
        statistics.pivots += method.reduced.work.pivots
        statistics.rowsTouched += method.reduced.tableau.work
        return method
    }

    // MARK: Conflicts

    /// Breaks the same constraints as in the previous solution, if that makes the problem feasible and a new
    /// explanation would have the same result.
    ///
    /// It would if each known conflict is still infeasible and its last member was broken: since nothing else
    /// conflicts, that member is the first constraint that is infeasible with its predecessors. Confirming has a budget
    /// of its own, so that it does not reduce that of explaining.
    private func confirmConflicts(in problem: LinearProblem) -> (CarefulSolver, [Conflict])? {
        guard !knownConflicts.isEmpty else { return nil }
        var places: [ConstraintIndex: ConstraintIndex] = [:]
        for (place, id) in problem.constraints.enumerated() { places[id] = ConstraintIndex(place) }
        let known = knownConflicts.filter { isBroken($0.broken) && places[$0.broken.id] != nil }
        for conflict in known {
            let positions = conflict.constraints.compactMap { places[$0.id] }
            guard positions.count == conflict.constraints.count, positions.allSatisfy(problem.isRequired),
                positions.max() == places[conflict.broken.id], !confirmationWork.isUsedUp,
                problem.areFeasible(positions, &confirmationWork) == false
            else {
                return nil
            }
        }
        let broken = known.compactMap { places[$0.broken.id] }
        for position in broken { problem.breakConstraint(at: position) }
        let method = attempt(problem)
        confirmationWork.spend(method.reduced.workOfExplaining)
        if !known.isEmpty && method.infeasibility == nil { return (method, known) }
        for position in broken { problem.mendConstraint(at: position) }
        return nil
    }

    /// Explains the conflicts and breaks a member of each.
    private func settleConflicts(in problem: LinearProblem) -> (CarefulSolver, [Conflict]) {
        var found = explanations(of: problem).map { give(up: $0, in: problem) }
        if explanationWork.isUsedUp { found += giveUpWithoutExplaining(in: problem) }
        var (method, rounds) = (attemptToSettle(problem), 0)
        while let witness = method.infeasibility, let constraint = problem.required(near: witness) {
            found.append(give(up: explanation(near: constraint, in: problem), in: problem))
            if explanationWork.isUsedUp {
                found += giveUp(latest(in: problem, round: rounds), in: problem) + giveUpWithoutExplaining(in: problem)
                rounds += 1
            }
            method = attemptToSettle(problem)
        }
        return (method, found)
    }

    /// Breaks every constraint that the values with the least sum of violations violate, without a search for those
    /// that contradict it, until the others are feasible: the budget of explaining is spent.
    ///
    /// One violation may stand for a row of equal ones, each of which shows only when the one before is broken: after
    /// some rounds the constraints installed last are broken besides, twice as many each time. So the number of rounds
    /// is logarithmic in that of constraints.
    private func giveUpWithoutExplaining(in problem: LinearProblem) -> [Conflict] {
        var (found, round): ([Conflict], Int) = ([], 0)
        while true {
            let violated = problem.violated(among: problem.required, &explanationWork)
            if violated.isEmpty { return found }
            found += giveUp(Set(violated + latest(in: problem, round: round)).sorted(), in: problem)
            round += 1
        }
    }

    /// The constraints that are broken in a round besides those that are violated; none in the first rounds.
    private func latest(in problem: LinearProblem, round: Int) -> [ConstraintIndex] {
        let patience = 4
        return round < patience ? [] : problem.required.suffix(1 << min(round - patience, 30))
    }

    private func giveUp(_ positions: [ConstraintIndex], in problem: LinearProblem) -> [Conflict] {
        statistics.conflictsExplained += positions.count
        return positions.map { give(up: ConflictExplanation(constraints: [$0], broken: $0, isMinimal: false), in: problem) }
    }

    /// Explains a conflict that the explainer took for a rounding error while fewer constraints were active: drops one
    /// constraint after another, the last first.
    private func explanation(near constraint: ConstraintIndex, in problem: LinearProblem) -> ConflictExplanation {
        var members = problem.required
        let isContradiction = problem.areFeasible(members, &explanationWork) == false
        for place in members.indices.reversed() where isContradiction && !explanationWork.isUsedUp {
            let others = members.filter { $0 != members[place] }
            if problem.areFeasible(others, &explanationWork) == false { members = others }
        }
        let isMinimal = isContradiction && !explanationWork.isUsedUp
        if !isMinimal { members = [constraint] }
        return ConflictExplanation(constraints: members, broken: choose(from: members, in: problem), isMinimal: isMinimal)
    }

    /// Solves the problem without the broken constraints; the work is spent from the budget of explaining.
    private func attemptToSettle(_ problem: LinearProblem) -> CarefulSolver {
        let method = attempt(problem)
        explanationWork.spend(method.reduced.workOfExplaining)
        return method
    }

    /// The explanations kept for a problem with an equal statement, if the same members would be broken again;
    /// otherwise new ones.
    private func explanations(of problem: LinearProblem) -> [ConflictExplanation] {
        let statement = problem.statement + [Double(max(0, explanationWork.budget - explanationWork.spent))]
        if let known = cache.settlement(of: statement),
            known.met.allSatisfy({ choose(from: $0.constraints, in: problem) == $0.broken })
        {
            explanationWork.spend(known.work)
            statistics.conflictsExplained += known.explanations.count
            return known.explanations
        }
        let spent = explanationWork.spent
        var explainer = ConflictExplainer(problem, explanationWork)
        let found = explainer.conflicts { choose(from: $0, in: problem) }
        explanationWork = explainer.work
        let work = explanationWork.spent - spent
        cache.keep(ConflictSettlement(met: explainer.met, explanations: found, work: work), of: statement)
        statistics.conflictsExplained += found.count
        statistics.explanationWork += work
        return found
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
            broken: ConstraintID(problem.constraints[Int(explanation.broken)]),
            cause: .contradiction(isMinimal: explanation.isMinimal))
    }

    /// Remembers which constraints are broken now, and reports the conflicts whose constraint was not broken before.
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
