/// The variables of the edits since the last query. They are recorded only for callers that ask for them.
struct EditedVariables: ~Copyable {
    var areNoted = false
    private var variables = IndexList<ConstraintStore.VariableRecord>()

    var isEmpty: Bool { variables.isEmpty }

    mutating func insert(_ v: VariableIndex) { variables.insert(v) }

    /// Records the variables of a constraint that has not been removed yet.
    mutating func insertVariables(of c: ConstraintIndex, _ store: borrowing ConstraintStore) {
        for slot in store.termRange(of: c) { variables.insert(store.variable(at: slot)) }
    }

    /// Passes the variables to the body and clears the record.
    mutating func takeAll(_ body: (VariableIndex) -> Void) {
        for k in variables.indices { body(variables[k]) }
        variables.removeAll()
    }
}

extension ConstraintSolver {
    /// Starts recording the variables of edits, for ``takeVariables(connectedWithEditsOf:)``.
    package func noteEdits() { noted.areNoted = true }

    /// Records an edit of a variable that changes no constraint.
    package func noteEdit(of v: Variable) { if noted.areNoted { noted.insert(v.id) } }

    /// Clears the recorded variables.
    package func forgetEdits() { noted.takeAll { _ in } }

    /// The variables connected by constraints with those edited since the last call; fixed variables connect nothing.
    ///
    /// - Parameter isWanted: Whether edits of a variable are relevant.
    /// - Complexity: linear in the size of the components with relevant edits.
    package func takeVariables(connectedWithEditsOf isWanted: (Variable) -> Bool) -> [Variable] {
        guard !noted.isEmpty else { return [] }
        system.store.link()
        var seeds: [VariableIndex] = []
        noted.takeAll { if system.store.isInUse($0), isWanted(Variable($0)) { seeds.append($0) } }
        guard !seeds.isEmpty else { return [] }
        finder.reset(for: system.store, movingConnects: false)
        for v in seeds { finder.add(componentOf: v, in: system.store) }
        var found: [Variable] = []
        finder.forEachVariable { found.append(Variable($0)) }
        return found.sorted { $0.index < $1.index }
    }

    /// The fixed variables that share a constraint with any of some variables.
    package func givenVariables(beside variables: [Variable]) -> Set<Variable> {
        let named = variables.flatMap { system.store.constraints(on: $0.id).flatMap { system.store.termList(of: $0) } }
        return Set(named.map(\.variable).filter { system.store.isFixed($0.id) })
    }
}
