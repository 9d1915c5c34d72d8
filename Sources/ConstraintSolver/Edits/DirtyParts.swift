/// What was edited since the last solution, beyond the cost of single columns.
struct DirtyParts: ~Copyable {
    private var variables = FlatArray<VariableIndex>()
    private var constraints = FlatArray<ConstraintIndex>()
    private var isDirtyVariable = FlatArray<Bool>()
    private var isDirtyConstraint = FlatArray<Bool>()

    var isEmpty: Bool { variables.isEmpty && constraints.isEmpty }

    @inline(__always)
    mutating func insert(variable v: VariableIndex) {
        isDirtyVariable.extend(to: Int(v) + 1, with: false)
        guard !isDirtyVariable[v] else { return }
        isDirtyVariable[v] = true
        variables.append(v)
    }

    @inline(__always)
    mutating func insert(constraint c: ConstraintIndex) {
        isDirtyConstraint.extend(to: Int(c) + 1, with: false)
        guard !isDirtyConstraint[c] else { return }
        isDirtyConstraint[c] = true
        constraints.append(c)
    }

    var constraintCount: Int { constraints.count }

    /// Keeps the constraints for which the body says so, asked for in the order they came or backward.
    mutating func keepConstraints(isBackward: Bool, _ isKept: (ConstraintIndex) -> Bool) {
        let count = constraints.count
        for k in 0..<count {
            let place = isBackward ? count - 1 - k : k
            guard !isKept(constraints[place]) else { continue }
            isDirtyConstraint[constraints[place]] = false
            constraints[place] = .none
        }
        var kept = 0
        for k in 0..<count where constraints[k].exists {
            constraints[kept] = constraints[k]
            kept += 1
        }
        constraints.truncate(to: kept)
    }

    mutating func keepVariables(_ isKept: (VariableIndex) -> Bool) {
        var kept = 0
        for k in variables.indices {
            if isKept(variables[k]) {
                variables[kept] = variables[k]
                kept += 1
            } else {
                isDirtyVariable[variables[k]] = false
            }
        }
        variables.truncate(to: kept)
    }

    mutating func removeAll() {
        for k in variables.indices { isDirtyVariable[variables[k]] = false }
        for k in constraints.indices { isDirtyConstraint[constraints[k]] = false }
        variables.removeAll()
        constraints.removeAll()
    }

    /// Collects the components that hold anything edited, the one with the lowest variable first.
    ///
    /// - Parameter onFixed: Gets the edited variables that are fixed.
    func collectComponents(
        of store: borrowing ConstraintStore, in finder: inout ComponentFinder, onFixed: (VariableIndex) -> Void
    ) {
        finder.reset(for: store)
        var seeds: [VariableIndex] = []
        var isolated: [ConstraintIndex] = []
        for k in variables.indices where store.isInUse(variables[k]) { seeds.append(variables[k]) }
        for k in constraints.indices where store.constraints[constraints[k]].isLive {
            if let free = store.freeVariable(of: constraints[k]) { seeds.append(free) } else { isolated.append(constraints[k]) }
        }
        seeds.sort()
        for v in seeds { if store.isFixed(v) { onFixed(v) } else { finder.add(componentOf: v, in: store) } }
        isolated.sort { store.isOlder($0, $1) }
        for c in isolated { finder.add(isolated: c) }
    }
}
