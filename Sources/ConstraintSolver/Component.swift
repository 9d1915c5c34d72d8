/// Variables connected by constraints, and those constraints: an independent part of the system.
struct Component {
    /// Free variables, in no meaningful order.
    var variables: [Int32] = []
    /// In order of installation.
    var constraints: [Int32] = []
}

/// Collects components; fixed variables do not connect.
struct ComponentFinder {
    private var seenVariable: [Bool] = []
    private var seenConstraint: [Bool] = []
    private var seen = Component()

    /// Makes room for everything in the store and forgets what was seen.
    mutating func reset(for store: ConstraintStore) {
        for v in seen.variables { seenVariable[Int(v)] = false }
        for c in seen.constraints { seenConstraint[Int(c)] = false }
        seen.variables.removeAll(keepingCapacity: true)
        seen.constraints.removeAll(keepingCapacity: true)
        while seenVariable.count < store.variables.count { seenVariable.append(false) }
        while seenConstraint.count < store.constraints.count { seenConstraint.append(false) }
    }

    /// The component of a free variable; `nil` when it was seen since the last reset.
    mutating func component(of seed: Int32, in store: ConstraintStore) -> Component? {
        guard !seenVariable[Int(seed)] else { return nil }
        var component = Component()
        reach(seed, &component)
        var next = 0
        while next < component.variables.count {
            expand(component.variables[next], &component, store)
            next += 1
        }
        component.constraints.sort { store.constraints[Int($0)].order < store.constraints[Int($1)].order }
        seen.constraints.append(contentsOf: component.constraints)
        return component
    }

    /// A constraint on fixed variables only is a component by itself; `nil` when it was seen or has a free variable.
    mutating func component(ofConstraint c: Int32, in store: ConstraintStore) -> Component? {
        guard !seenConstraint[Int(c)] else { return nil }
        seenConstraint[Int(c)] = true
        seen.constraints.append(c)
        return Component(variables: [], constraints: [c])
    }

    private mutating func reach(_ v: Int32, _ component: inout Component) {
        seenVariable[Int(v)] = true
        seen.variables.append(v)
        component.variables.append(v)
    }

    private mutating func expand(_ v: Int32, _ component: inout Component, _ store: ConstraintStore) {
        var slot = store.variables[Int(v)].firstOccurrence
        while slot >= 0 {
            let term = store.terms[Int(slot)]
            slot = term.next
            guard !seenConstraint[Int(term.constraint)] else { continue }
            seenConstraint[Int(term.constraint)] = true
            component.constraints.append(term.constraint)
            for other in store.termRange(of: term.constraint) {
                let neighbour = store.terms[other].variable
                if !seenVariable[Int(neighbour)] && !store.isFixed(neighbour) { reach(neighbour, &component) }
            }
        }
    }
}
