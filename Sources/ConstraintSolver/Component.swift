/// Variables and constraints that depend on one another and on nothing else but fixed values.
struct Component {
    /// Ascending.
    var variables: [Int32] = []
    /// In the order of installation.
    var constraints: [Int32] = []
}

/// Finds the components that edits touched.
struct ComponentFinder {
    private var variableMarks: [UInt32] = []
    private var constraintMarks: [UInt32] = []
    private var round: UInt32 = 0

    /// The components that hold any of the variables or constraints, in the order of the seeds.
    mutating func components(of seeds: [Int32], ground: [Int32], in store: ConstraintStore) -> [Component] {
        begin(store)
        var found: [Component] = []
        for seed in seeds where store.isFree[Int(seed)] && variableMarks[Int(seed)] != round {
            found.append(flood(from: seed, in: store))
        }
        for constraint in ground where store.entries[Int(constraint)].isLive && constraintMarks[Int(constraint)] != round {
            constraintMarks[Int(constraint)] = round
            found.append(Component(constraints: [constraint]))
        }
        return found
    }

    private mutating func begin(_ store: ConstraintStore) {
        round += 1
        while variableMarks.count < store.variableCount { variableMarks.append(0) }
        while constraintMarks.count < store.entries.count { constraintMarks.append(0) }
    }

    private mutating func flood(from seed: Int32, in store: ConstraintStore) -> Component {
        var component = Component()
        variableMarks[Int(seed)] = round
        component.variables.append(seed)
        var next = 0
        while next < component.variables.count {
            for constraint in store.occurrences[Int(component.variables[next])] where constraintMarks[Int(constraint)] != round {
                constraintMarks[Int(constraint)] = round
                component.constraints.append(constraint)
                for term in store.terms(of: store.entries[Int(constraint)]) {
                    let variable = store.termVariables[term]
                    guard store.isFree[Int(variable)], variableMarks[Int(variable)] != round else { continue }
                    variableMarks[Int(variable)] = round
                    component.variables.append(variable)
                }
            }
            next += 1
        }
        component.variables.sort()
        component.constraints.sort { store.entries[Int($0)].installed < store.entries[Int($1)].installed }
        return component
    }
}
