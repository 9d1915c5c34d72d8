extension ConstraintSolver {
    /// The priority of constraints that select one of the equally good solutions; ``isDetermined(_:)`` ignores them.
    package static let wishPriority = -Float.infinity

    /// Whether every equally good solution gives the variable the same value.
    ///
    /// Two solutions are equally good if they have the same violations at every priority and the same tie ranks,
    /// whatever the order of installation. Solves first if edits are pending.
    ///
    /// - Complexity: about that of solving the variable's component, for the first query of a component; little for
    ///   further ones.
    package func isDetermined(_ v: Variable) -> Bool {
        solve()
        if system.store.isGiven(v.id) { return true }
        ambiguities.removeAll(where: \.hasDrifted)
        let method = ambiguities.first { $0.problem.places[v.id] != nil } ?? prepareAmbiguity(of: v.id)
        return method.problem.places[v.id].map(method.isDetermined) ?? false
    }

    /// The number of components kept for further queries. A layout usually has one for each axis, whose variables are
    /// queried in turns; one whose parts do not depend on one another has more.
    private static let ambiguitiesKept = 32

    /// Solves the variable's component without breaking ties, and keeps the result for further queries.
    private func prepareAmbiguity(of v: VariableIndex) -> CarefulSolver {
        system.store.link()
        finder.reset(for: system.store, movingConnects: false)
        finder.add(componentOf: v, in: system.store)
        var component = finder.component(0, in: system.store)
        component.constraints.removeAll { system.store.priority(of: $0) == Self.wishPriority }
        let problem = LinearProblem(component, of: system.store)
        for position in problem.required where isGivenUp(problem.constraints[Int(position)]) {
            problem.breakConstraint(at: position)
        }
        let method = CarefulSolver(problem)
        method.solve(breakingTies: false)
        if ambiguities.count == Self.ambiguitiesKept { ambiguities.removeFirst() }
        ambiguities.append(method)
        return method
    }
}
