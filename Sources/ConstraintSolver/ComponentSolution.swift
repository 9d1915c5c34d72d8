/// The best values of a component's variables.
struct ComponentSolution {
    /// In the order of the component's variables.
    private(set) var values: [Double]
    private(set) var pivots = 0

    /// Presolves the component and solves what is left. `nil` when its required constraints cannot all hold.
    init?(_ component: Component, in store: ConstraintStore, locals: [Int32]) {
        var presolver = Presolver(component, in: store, locals: locals)
        guard let program = presolver.run() else { return nil }
        var simplex = Simplex(program)
        guard simplex.solve(program) else { return nil }
        var classes = presolver.classes
        values = component.variables.indices.map { local in
            let alias = classes.find(Int32(local))
            guard alias.root != AliasClasses.constant else { return alias.offset }
            return alias.factor * simplex.value(alias.root) + alias.offset
        }
        pivots = simplex.pivots
    }
}
