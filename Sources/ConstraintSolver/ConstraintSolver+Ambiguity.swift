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
        ambiguities.removeAll(where: \.hasDrifted)
        let method = ambiguities.first { $0.problem.places[v.id] != nil } ?? prepareAmbiguity(of: v.id)
        return method.problem.places[v.id].map(method.isDetermined) ?? false
    }

    /// Components kept for further questions: those of both axes of a layout, whose variables are asked about by turns.
    private static let ambiguitiesKept = 2

    /// Solves the variable's component without breaking ties, and keeps it for further questions.
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
