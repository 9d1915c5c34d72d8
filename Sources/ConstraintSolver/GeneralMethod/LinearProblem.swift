/// One independent part of the system, with its own numbering: what presolve, simplex and explainer work on.
///
/// Fixed variables are folded into the right-hand sides. Variables are numbered by their first mention in the order of installation, so
/// that the numbering does not depend on how the system came about.
struct LinearProblem {
    struct Constraint {
        /// The id in the store.
        var id: Int32
        var relation: Relation
        /// 0 for a required constraint, then the priorities in descending order from 1.
        var group: Int32
        var tieRank: Int32
        /// How many constraints of its own independent part were installed before.
        var age: Int32
        var terms: Range<Int32>
        /// The constant less what fixed variables contribute.
        var constant: Double
        /// The size of the numbers that make up the constant.
        var magnitude: Double
        /// The largest coefficient.
        var scale: Double
        /// What the constraint is divided by where it should be about 1.
        var unit: Double { scale > 0 ? scale : 1 }
    }

    /// The store's index of each variable.
    private(set) var variables: [Int32] = []
    private(set) var lowerBounds: [Double] = []
    /// In order of installation.
    private(set) var constraints: [Constraint] = []
    private(set) var termVariables: [Int32] = []
    private(set) var termCoefficients: [Double] = []
    /// What is left of numbers that should cancel, in parts of what was added up.
    private(set) var noise = Numerics.rounding
    /// The optional priorities, descending.
    private(set) var priorities: [Float] = []

    /// The group of broken constraints, below every priority.
    var brokenGroup: Int32 { Int32(priorities.count + 1) }

    /// Positions of the required constraints, ascending.
    var required: [Int32] { (0..<Int32(constraints.count)).filter { constraints[Int($0)].group == 0 } }

    /// - Parameter local: Scratch as long as the store's variables, -1 everywhere, left so.
    init(_ component: Component, of store: borrowing ConstraintStore, numbering local: inout [Int32]) {
        constraints.reserveCapacity(component.constraints.count)
        for (id, age) in zip(component.constraints, component.ages) { append(id, age, of: store, &local) }
        for v in component.variables where local[Int(v)] < 0 { number(v, of: store, &local) }
        for v in variables { local[Int(v)] = -1 }
        groupByPriority(store)
    }

    private mutating func append(_ id: Int32, _ age: Int32, of store: borrowing ConstraintStore, _ local: inout [Int32]) {
        let stated = store.constraints[Int(id)]
        let first = Int32(termVariables.count)
        var constant = stated.constant
        var magnitude = abs(constant)
        var scale = 0.0
        store.forEachTerm(of: stated) { v, coefficient in
            scale = max(scale, abs(coefficient))
            if !Numerics.isExact(coefficient) { noise = Numerics.multiplierNoise }
            if let value = store.givenValue(of: v) {
                constant -= coefficient * value
                magnitude += abs(coefficient * value)
            } else {
                if local[Int(v)] < 0 { number(v, of: store, &local) }
                termVariables.append(local[Int(v)])
                termCoefficients.append(coefficient)
            }
        }
        constraints.append(
            Constraint(
                id: id, relation: stated.relation, group: 0, tieRank: store.tieRank(of: id), age: age,
                terms: first..<Int32(termVariables.count),
                constant: constant, magnitude: magnitude, scale: scale))
    }

    private mutating func number(_ v: Int32, of store: borrowing ConstraintStore, _ local: inout [Int32]) {
        local[Int(v)] = Int32(variables.count)
        variables.append(v)
        lowerBounds.append(store.lowerBound(of: v))
    }

    private mutating func groupByPriority(_ store: borrowing ConstraintStore) {
        for constraint in constraints {
            let priority = store.priority(of: constraint.id)
            if priority < 1000 && priority != priorities.last { priorities.append(priority) }
        }
        priorities.sort(by: >)
        var distinct: [Float] = []
        for priority in priorities where priority != distinct.last { distinct.append(priority) }
        priorities = distinct
        for c in constraints.indices {
            let priority = store.priority(of: constraints[c].id)
            if priority < 1000 { constraints[c].group = group(of: priority) }
        }
    }

    private func group(of priority: Float) -> Int32 {
        var low = 0
        var high = priorities.count - 1
        while low < high {
            let middle = (low + high) / 2
            if priorities[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return Int32(low + 1)
    }

    /// How far a constraint may be off between numbers of the given size before it counts as violated.
    func tolerance(_ constraint: Constraint, _ magnitude: Double) -> Double {
        1e-6 * constraint.unit + noise * magnitude
    }

    /// Makes a required constraint an optional one below every priority.
    mutating func breakConstraint(at position: Int) { constraints[position].group = brokenGroup }

    /// Makes a broken constraint a required one again.
    mutating func mendConstraint(at position: Int) { constraints[position].group = 0 }
}
