extension ConstraintSolver {
    /// Whether every equally good solution gives the variable the same value, to within 1e-6. Solves first when edits wait.
    ///
    /// - Complexity: that of solving the variable's component again: a tool for diagnostics.
    package func isDetermined(_ v: Variable) -> Bool {
        solve()
        guard store.fixedValues[Int(v.index)] == nil else { return true }
        var finder = ComponentFinder()
        guard let component = finder.components(of: [v.index], ground: [], in: store).first else { return true }
        for (local, variable) in component.variables.enumerated() { locals[Int(variable)] = Int32(local) }
        var presolver = Presolver(component, in: store, locals: locals)
        guard let program = presolver.run() else { return true }
        var classes = presolver.classes
        let alias = classes.find(locals[Int(v.index)])
        guard alias.root != AliasClasses.constant else { return true }
        var simplex = Simplex(program)
        guard simplex.solve(program) else { return true }
        let value = simplex.value(alias.root)
        return [false, true].allSatisfy { upward in
            var probe = simplex
            return abs((probe.extreme(of: alias.root, upward: upward) - value) * alias.factor) <= 1e-6
        }
    }
}
