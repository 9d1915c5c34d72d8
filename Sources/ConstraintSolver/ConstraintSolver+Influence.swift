extension ConstraintSolver {
    /// The constraints and given values that determine the values of variables.
    package struct Influence {
        /// The constraints, in order of installation.
        package var constraints: [ConstraintID]
        /// The fixed variables among those queried and those that the constraints name.
        package var fixedVariables: [Variable]
    }

    /// Returns the constraints and given values that determine the variables in the current solution. Solves first if
    /// edits are pending.
    ///
    /// Tight constraints are added to a basis by falling priority, equations first among required ones, and bounds
    /// last; those that depend linearly on earlier ones are skipped. The result is the part of the basis that the
    /// variables are combinations of. For an undetermined variable the result has the constraints that relate it to
    /// others.
    ///
    /// - Parameter asSum: Whether to query the sum of the variables instead of each of them.
    /// - Complexity: that of eliminating the variables' components.
    package func influence(on variables: [Variable], asSum: Bool = false) -> Influence {
        solve()
        system.store.link()
        finder.reset(for: system.store, movingConnects: false)
        for v in variables where !system.store.isGiven(v.id) { finder.add(componentOf: v.id, in: system.store) }
        let component = finder.whole(in: system.store)
        var targets = variables.map(\.id).filter { !system.store.isGiven($0) }
        let summands = targets.map { Term(Variable($0), 1) }
        if asSum { targets = [VariableIndex(system.store.variables.count)] }
        var basis = TightBasis(preferred: targets)
        if asSum { basis.add(summands + [Term(Variable(targets[0]), -1)], nil) }
        for row in tightRows(of: component) { basis.add(row.terms, row.constraint) }
        var deciding = Set<ConstraintIndex>()
        for v in targets { deciding.formUnion(basis.constraints(deciding: v)) }
        let constraints = component.constraints.filter(deciding.contains)
        let named = constraints.flatMap { system.store.termRange(of: $0).map { system.store.variable(at: $0) } }
        return Influence(
            constraints: constraints.map { ConstraintID($0) }, fixedVariables: fixedVariables(among: variables.map(\.id) + named)
        )
    }

    private func fixedVariables(among variables: [VariableIndex]) -> [Variable] {
        var seen = Set<VariableIndex>()
        return variables.filter { system.store.isGiven($0) && seen.insert($0).inserted }.map { Variable($0) }
    }

    /// The terms of a constraint, or of a bound without a constraint, over free variables.
    private typealias Row = (terms: [Term], constraint: ConstraintIndex?)

    private func tightRows(of component: Component) -> [Row] {
        let tight = component.constraints.filter(isTight)
        let (required, optional) = (tight.filter { rank(of: $0) == 1000 }, tight.filter { rank(of: $0) < 1000 })
        let isEquation: (ConstraintIndex) -> Bool = { self.system.store.constraints[$0].relation == .equal }
        let ordered = required.filter(isEquation) + required.filter { !isEquation($0) }
        let bounds = component.variables.sorted().filter { system.solution.value(of: $0) == system.store.lowerBound(of: $0) }
        let falling = optional.enumerated().sorted { (-rank(of: $0.element), $0.offset) < (-rank(of: $1.element), $1.offset) }
        return (ordered + falling.map(\.element)).map { (freeTerms(of: $0), $0) }
            + bounds.map { ([Term(Variable($0), 1)], nil) }
    }

    /// The priority; negative infinity if the constraint is broken.
    private func rank(of c: ConstraintIndex) -> Float { isGivenUp(c) ? -.infinity : min(1000, system.store.priority(of: c)) }

    private func isTight(_ c: ConstraintIndex) -> Bool {
        let stated = system.store.constraints[Int(c)]
        var slack = -stated.constant
        var magnitude = abs(stated.constant)
        system.store.forEachTerm(of: stated) { v, coefficient in
            let part = coefficient * system.solution.value(of: v)
            slack += part
            magnitude = max(magnitude, abs(part))
        }
        return abs(slack) <= Numerics.feasibility(magnitude, Numerics.multiplierNoise)
    }

    private func freeTerms(of c: ConstraintIndex) -> [Term] {
        system.store.termList(of: c).filter { !system.store.isGiven($0.variable.id) }
    }
}
