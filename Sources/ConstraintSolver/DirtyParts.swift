/// What was edited since the last solution.
struct DirtyParts {
    private var variables: [Int32] = []
    private var constraints: [Int32] = []
    private var isDirtyVariable: [Bool] = []
    private var isDirtyConstraint: [Bool] = []

    var isEmpty: Bool { variables.isEmpty && constraints.isEmpty }

    mutating func insert(variable v: Int32) {
        while isDirtyVariable.count <= Int(v) { isDirtyVariable.append(false) }
        guard !isDirtyVariable[Int(v)] else { return }
        isDirtyVariable[Int(v)] = true
        variables.append(v)
    }

    mutating func insert(constraint c: Int32) {
        while isDirtyConstraint.count <= Int(c) { isDirtyConstraint.append(false) }
        guard !isDirtyConstraint[Int(c)] else { return }
        isDirtyConstraint[Int(c)] = true
        constraints.append(c)
    }

    mutating func removeAll() {
        for v in variables { isDirtyVariable[Int(v)] = false }
        for c in constraints { isDirtyConstraint[Int(c)] = false }
        variables.removeAll(keepingCapacity: true)
        constraints.removeAll(keepingCapacity: true)
    }

    /// Collects the components that hold anything edited, the one with the lowest variable first.
    ///
    /// - Parameter onFixed: Gets the edited variables that are fixed.
    func collectComponents(of store: ConstraintStore, in finder: inout ComponentFinder, onFixed: (Int32) -> Void) {
        finder.reset(for: store)
        var seeds = variables.filter { store.isInUse($0) }
        var isolated: [Int32] = []
        for c in constraints where store.constraints[Int(c)].isLive {
            let free = store.termRange(of: c).first { !store.isFixed(store.terms[$0].variable) }
            if let free { seeds.append(store.terms[free].variable) } else { isolated.append(c) }
        }
        seeds.sort()
        for v in seeds {
            if store.isFixed(v) { onFixed(v) } else { finder.add(componentOf: v, in: store) }
        }
        isolated.sort { store.constraints[Int($0)].order < store.constraints[Int($1)].order }
        for c in isolated { finder.add(isolated: c) }
    }
}
