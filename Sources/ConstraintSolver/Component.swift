/// Variables connected by constraints, and those constraints: an independent part of the system, or several of them.
struct Component {
    /// Free variables, in no meaningful order.
    var variables: [Int32] = []
    /// In order of installation.
    var constraints: [Int32] = []
}

/// Collects components; fixed variables do not connect.
struct ComponentFinder {
    private var hasVariable: [Bool] = []
    private var hasConstraint: [Bool] = []
    /// Everything collected, one component after another.
    private var variables: [Int32] = []
    private var constraints: [Int32] = []
    /// Where each component ends in the two lists.
    private var ends: [(variables: Int, constraints: Int)] = []

    /// How many components were collected.
    var count: Int { ends.count }

    /// Makes room for everything in the store and forgets what was collected.
    mutating func reset(for store: ConstraintStore) {
        for v in variables { hasVariable[Int(v)] = false }
        for c in constraints { hasConstraint[Int(c)] = false }
        variables.removeAll(keepingCapacity: true)
        constraints.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        while hasVariable.count < store.variables.count { hasVariable.append(false) }
        while hasConstraint.count < store.constraints.count { hasConstraint.append(false) }
    }

    // MARK: Collecting

    /// Adds the component of a free variable, unless it is there.
    mutating func add(componentOf seed: Int32, in store: ConstraintStore) {
        guard !hasVariable[Int(seed)] else { return }
        var next = variables.count
        reach(seed)
        while next < variables.count {
            expand(variables[next], store)
            next += 1
        }
        ends.append((variables.count, constraints.count))
    }

    /// Adds a constraint on fixed variables only: a component by itself.
    mutating func add(isolated c: Int32) {
        guard !hasConstraint[Int(c)] else { return }
        hasConstraint[Int(c)] = true
        constraints.append(c)
        ends.append((variables.count, constraints.count))
    }

    private mutating func reach(_ v: Int32) {
        hasVariable[Int(v)] = true
        variables.append(v)
    }

    private mutating func expand(_ v: Int32, _ store: ConstraintStore) {
        var slot = store.variables[Int(v)].firstOccurrence
        while slot >= 0 {
            let term = store.terms[Int(slot)]
            slot = term.next
            guard !hasConstraint[Int(term.constraint)] else { continue }
            hasConstraint[Int(term.constraint)] = true
            constraints.append(term.constraint)
            for other in store.termRange(of: term.constraint) {
                let neighbour = store.terms[other].variable
                if !hasVariable[Int(neighbour)] && !store.isFixed(neighbour) { reach(neighbour) }
            }
        }
    }

    // MARK: Reading

    /// One of the components.
    func component(_ index: Int, in store: ConstraintStore) -> Component {
        let start = index == 0 ? (variables: 0, constraints: 0) : ends[index - 1]
        return Component(
            variables: Array(variables[start.variables..<ends[index].variables]),
            constraints: Self.inOrder(Array(constraints[start.constraints..<ends[index].constraints]), store))
    }

    /// All components as one.
    func whole(in store: ConstraintStore) -> Component {
        let isMost = constraints.count * 4 > hasConstraint.count
        let all = isMost ? hasConstraint.indices.lazy.filter { hasConstraint[$0] }.map { Int32($0) } : constraints
        return Component(variables: variables, constraints: Self.inOrder(all, store))
    }

    /// The constraints in order of installation.
    private static func inOrder(_ constraints: [Int32], _ store: ConstraintStore) -> [Int32] {
        var keyed = constraints.map { (order: store.constraints[Int($0)].order, id: $0) }
        var isSorted = true
        for k in keyed.indices.dropFirst() where keyed[k].order < keyed[k - 1].order { isSorted = false }
        if isSorted { return constraints }
        keyed.sort { $0.order < $1.order }
        return keyed.map { $0.id }
    }
}
