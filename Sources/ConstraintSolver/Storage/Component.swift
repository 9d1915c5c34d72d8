/// Variables connected by constraints, and those constraints: an independent part of the system, or several of them.
struct Component {
    /// Free variables, in no meaningful order.
    var variables: [VariableIndex] = []
    /// In order of installation.
    var constraints: [ConstraintIndex] = []
    /// The place of each constraint among those of its own independent part.
    var ages: [Int32] = []
}

/// Collects components; fixed variables do not connect.
struct ComponentFinder: ~Copyable {
    private var hasVariable = FlatArray<Bool>()
    /// Which component holds the constraint, or none.
    private var componentOfConstraint = FlatArray<Int32>()
    /// Everything collected, one component after another.
    private var variables = FlatArray<VariableIndex>()
    private var constraints = FlatArray<ConstraintIndex>()
    /// Where each component ends in the two lists.
    private var ends: [(variables: Int, constraints: Int)] = []
    /// Whether given values that move connect what hangs on them.
    private var movingConnects = true

    /// How many components were collected.
    var count: Int { ends.count }

    /// Makes room for everything in the store and forgets what was collected.
    ///
    /// - Parameter movingConnects: Whether given values that move connect, as they do in reduced systems.
    mutating func reset(for store: borrowing ConstraintStore, movingConnects: Bool = true) {
        self.movingConnects = movingConnects
        for k in variables.indices { hasVariable[variables[k]] = false }
        for k in constraints.indices { componentOfConstraint[constraints[k]] = -1 }
        variables.removeAll()
        constraints.removeAll()
        ends.removeAll(keepingCapacity: true)
        hasVariable.extend(to: store.variables.count, with: false)
        componentOfConstraint.extend(to: store.constraints.count, with: -1)
    }

    // MARK: Collecting

    /// Adds the component of a free variable, unless it is there.
    mutating func add(componentOf seed: VariableIndex, in store: borrowing ConstraintStore) {
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
    mutating func add(isolated c: ConstraintIndex) {
        guard componentOfConstraint[Int(c)] < 0 else { return }
        componentOfConstraint[Int(c)] = Int32(count)
        constraints.append(c)
        ends.append((variables.count, constraints.count))
    }

    private mutating func reach(_ v: VariableIndex) {
        hasVariable[Int(v)] = true
        variables.append(v)
    }

    private mutating func expand(_ v: VariableIndex, _ store: borrowing ConstraintStore) {
        for c in store.constraints(on: v) where componentOfConstraint[c] < 0 {
            componentOfConstraint[c] = Int32(count)
            constraints.append(c)
            for other in store.termRange(of: c) {
                let neighbour = store.variable(at: other)
                if !hasVariable[neighbour] && connects(neighbour, store) { reach(neighbour) }
            }
        }
    }

    @inline(__always)
    private func connects(_ v: VariableIndex, _ store: borrowing ConstraintStore) -> Bool {
        movingConnects ? !store.isFixed(v) : !store.isGiven(v)
    }

    // MARK: Reading

    func forEachVariable(_ body: (VariableIndex) -> Void) { for k in variables.indices { body(variables[k]) } }

    /// All constraints in order of installation.
    func constraintsInOrder(in store: borrowing ConstraintStore) -> FlatArray<ConstraintIndex> {
        inOrder(0, constraints.count, store)
    }

    /// One of the components.
    func component(_ index: Int, in store: borrowing ConstraintStore) -> Component {
        let start = index == 0 ? (variables: 0, constraints: 0) : ends[index - 1]
        let found = inOrder(start.constraints, ends[index].constraints, store)
        return Component(
            variables: (start.variables..<ends[index].variables).map { variables[$0] },
            constraints: found.indices.map { found[$0] }, ages: Array(0..<Int32(found.count)))
    }

    /// All components as one.
    func whole(in store: borrowing ConstraintStore) -> Component {
        let found = constraintsInOrder(in: store)
        let inOrder = found.indices.map { found[$0] }
        return Component(variables: variables.indices.map { variables[$0] }, constraints: inOrder, ages: ages(of: inOrder))
    }

    private func ages(of constraints: [ConstraintIndex]) -> [Int32] {
        if count == 1 { return Array(0..<Int32(constraints.count)) }
        var next = Array(repeating: Int32(0), count: count)
        return constraints.map { c in
            let component = Int(componentOfConstraint[Int(c)])
            next[component] += 1
            return next[component] - 1
        }
    }

    /// A run of the constraints in order of installation; a long one is found faster by looking through all there are.
    private func inOrder(_ start: Int, _ end: Int, _ store: borrowing ConstraintStore) -> FlatArray<ConstraintIndex> {
        var list = FlatArray<ConstraintIndex>(capacity: end - start)
        if start == 0 && end == constraints.count && constraints.count * 8 > componentOfConstraint.count {
            for c in componentOfConstraint.indices where componentOfConstraint[c] >= 0 { list.append(ConstraintIndex(c)) }
        } else {
            for k in start..<end { list.append(constraints[k]) }
            list.withElements { elements in
                var elements = elements
                elements.sort()
            }
        }
        store.sort(&list)
        return list
    }
}
