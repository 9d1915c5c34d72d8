/// Variables connected by constraints, and those constraints: an independent part of the system, or several of them.
struct Component {
    /// Free variables, in no meaningful order.
    var variables: [Int32] = []
    /// In order of installation.
    var constraints: [Int32] = []
    /// The place of each constraint among those of its own independent part.
    var ages: [Int32] = []
}

/// Collects components; fixed variables do not connect.
struct ComponentFinder {
    private var hasVariable: [Bool] = []
    /// Which component holds the constraint, or -1.
    private var componentOfConstraint: [Int32] = []
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
        for c in constraints { componentOfConstraint[Int(c)] = -1 }
        variables.removeAll(keepingCapacity: true)
        constraints.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        while hasVariable.count < store.variables.count { hasVariable.append(false) }
        while componentOfConstraint.count < store.constraints.count { componentOfConstraint.append(-1) }
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
        guard componentOfConstraint[Int(c)] < 0 else { return }
        componentOfConstraint[Int(c)] = Int32(count)
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
            guard componentOfConstraint[Int(term.constraint)] < 0 else { continue }
            componentOfConstraint[Int(term.constraint)] = Int32(count)
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
        let inOrder = Self.inOrder(Array(constraints[start.constraints..<ends[index].constraints]), store)
        return Component(
            variables: Array(variables[start.variables..<ends[index].variables]), constraints: inOrder,
            ages: Array(0..<Int32(inOrder.count)))
    }

    /// All components as one.
    func whole(in store: ConstraintStore) -> Component {
        let isMost = constraints.count * 4 > componentOfConstraint.count
        let known = componentOfConstraint
        let all = isMost ? known.indices.lazy.filter { known[$0] >= 0 }.map { Int32($0) } : constraints
        let inOrder = Self.inOrder(all, store)
        return Component(variables: variables, constraints: inOrder, ages: ages(of: inOrder))
    }

    private func ages(of constraints: [Int32]) -> [Int32] {
        if count == 1 { return Array(0..<Int32(constraints.count)) }
        var next = Array(repeating: Int32(0), count: count)
        return constraints.map { c in
            let component = Int(componentOfConstraint[Int(c)])
            next[component] += 1
            return next[component] - 1
        }
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
