/// The edits since the last solution, until reduced systems take them over.
struct DirtyParts: ~Copyable {
    var variables = IndexList<ConstraintStore.VariableRecord>()
    var constraints = IndexList<ConstraintRecord>()

    var isEmpty: Bool { variables.isEmpty && constraints.isEmpty }

    mutating func removeAll() {
        variables.removeAll()
        constraints.removeAll()
    }

    /// Collects the components with an edit, the one with the lowest variable first.
    ///
    /// - Parameter onFixed: Receives the edited variables that are fixed.
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
