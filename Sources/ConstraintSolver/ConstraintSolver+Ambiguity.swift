/// A component solved without breaking ties, kept for further questions about it.
struct AmbiguityCache {
    let method: CarefulSolver
    /// The store's variables in the component, with their places in the problem.
    var places: [VariableIndex: VariableIndex]
}

extension ConstraintSolver {
    /// The priority of constraints that pick one of the equally good solutions: they do not count for which are equally good.
    package static let wishPriority = -Float.infinity

    /// Whether every equally good solution gives the variable the same value.
    ///
    /// Equally good means the same violations in every priority and the same tie ranks; the order of installation does not count. Solves first when edits wait.
    ///
    /// - Complexity: about that of solving the variable's component, for the first variable of a component; little for the next ones.
    package func isDetermined(_ v: Variable) -> Bool {
        solve()
        if system.store.isGiven(v.id) { return true }
        let known = ambiguities.firstIndex { $0.places[v.id] != nil } ?? prepareAmbiguity(of: v.id)
        guard let place = ambiguities[known].places[v.id] else { return false }
        return ambiguities[known].method.isDetermined(place)
    }

    /// Components kept for further questions: those of both axes of a layout, whose variables are asked about by turns.
    private static let ambiguitiesKept = 2

    /// Solves the variable's component; returns its place among those kept.
    private func prepareAmbiguity(of v: VariableIndex) -> Int {
        extendNumbering()
        system.store.link()
        finder.reset(for: system.store, movingConnects: false)
        finder.add(componentOf: v, in: system.store)
        var component = finder.component(0, in: system.store)
        component.constraints.removeAll { system.store.priority(of: $0) == Self.wishPriority }
        let problem = LinearProblem(component, of: system.store, numbering: &numbering)
        for position in problem.required where isGivenUp(problem.constraints[Int(position)]) {
            problem.breakConstraint(at: position)
        }
        let method = CarefulSolver(problem)
        method.solve(breakingTies: false)
        var places: [VariableIndex: VariableIndex] = [:]
        for (place, v) in problem.variables.enumerated() { places[v] = VariableIndex(place) }
        if ambiguities.count == Self.ambiguitiesKept { ambiguities.removeFirst() }
        ambiguities.append(AmbiguityCache(method: method, places: places))
        return ambiguities.count - 1
    }
}
