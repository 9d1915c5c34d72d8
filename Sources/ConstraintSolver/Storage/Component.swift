/// Variables connected by constraints, and those constraints: an independent part of the system.
struct Component {
    /// Free variables, in arbitrary order.
    var variables: [VariableIndex] = []
    /// In order of installation.
    var constraints: [ConstraintIndex] = []
}

/// Collects components; fixed variables connect nothing.
struct ComponentFinder: ~Copyable {
    private var hasVariable = FlatArray<Bool>()
    /// The component of each constraint, or none.
    private var componentOfConstraint = FlatArray<Int32>()
    /// The variables of all components, one component after another.
    private var variables = FlatArray<VariableIndex>()
    private var constraints = FlatArray<ConstraintIndex>()
    /// The ends of each component in the two lists.
    private var ends: [(variables: Int, constraints: Int)] = []
    /// Whether moving given values connect the constraints on them.
    private var movingConnects = true

    /// The number of components collected.
    var count: Int { ends.count }

    /// Reserves space for everything in the store and clears the collection.
    ///
    /// - Parameter movingConnects: Whether moving given values connect, as they do in reduced systems.
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

    /// Adds the component of a free variable, unless it was added already.
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

    /// Adds a constraint on fixed variables only, as a component of its own.
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

    /// All components merged into one.
    func whole(in store: borrowing ConstraintStore) -> Component {
        Component(variables: variables.elements, constraints: constraintsInOrder(in: store).elements)
    }

    /// One of the components.
    func component(_ index: Int, in store: borrowing ConstraintStore) -> Component {
        let start = index == 0 ? (variables: 0, constraints: 0) : ends[index - 1]
        return Component(
            variables: (start.variables..<ends[index].variables).map { variables[$0] },
            constraints: inOrder(start.constraints, ends[index].constraints, store).elements)
    }

    /// A range of the constraints, in order of installation.
    private func inOrder(_ start: Int, _ end: Int, _ store: borrowing ConstraintStore) -> FlatArray<ConstraintIndex> {
        var list = FlatArray<ConstraintIndex>(capacity: end - start)
        for k in start..<end { list.append(constraints[k]) }
        store.sort(&list)
        return list
    }
}
