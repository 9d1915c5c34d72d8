/// The variables that edits were about since somebody last asked. They are noted only for callers that ask.
struct EditedVariables: ~Copyable {
    var areNoted = false
    private var variables = IndexList<ConstraintStore.VariableRecord>()

    var isEmpty: Bool { variables.isEmpty }

    mutating func insert(_ v: VariableIndex) { variables.insert(v) }

    /// Notes what a constraint is about, which has not been taken out yet.
    mutating func insertVariables(of c: ConstraintIndex, _ store: borrowing ConstraintStore) {
        for slot in store.termRange(of: c) { variables.insert(store.variable(at: slot)) }
    }

    /// Hands the variables to the body and forgets them.
    mutating func takeAll(_ body: (VariableIndex) -> Void) {
        for k in variables.indices { body(variables[k]) }
        variables.removeAll()
    }
}

extension ConstraintSolver {
    /// Notes from now on which variables edits are about, for ``takeVariables(connectedWithEditsOf:)``.
    package func noteEdits() { noted.areNoted = true }

    /// Notes an edit of a variable that changes no constraint.
    package func noteEdit(of v: Variable) { if noted.areNoted { noted.insert(v.id) } }

    /// Forgets which variables edits were about.
    package func forgetEdits() { noted.takeAll { _ in } }

    /// The variables connected by constraints with those that were edited since the last call; given values connect nothing.
    ///
    /// - Parameter isWanted: Whether edits of a variable matter.
    /// - Complexity: linear in the size of the components that hold the edits that matter.
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

    /// The variables with given values that constraints name beside some others.
    package func givenVariables(beside variables: [Variable]) -> Set<Variable> {
        let named = variables.flatMap { system.store.constraints(on: $0.id).flatMap { system.store.termList(of: $0) } }
        return Set(named.map(\.variable).filter { system.store.isFixed($0.id) })
    }
}
