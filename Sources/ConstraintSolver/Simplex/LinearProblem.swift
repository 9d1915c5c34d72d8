/// A component restated in a store of its own, with fixed values substituted: the input of careful pricing.
///
/// Variables are numbered by first use in the order of installation, so that the numbering does not depend on the
/// history of edits.
final class LinearProblem {
    /// The restated constraints, and the result of the last presolve.
    @exclusivity(unchecked) var system = System()
    /// The index of each variable in the original store, and the inverse mapping.
    private(set) var variables: [VariableIndex] = []
    private(set) var places: VariablePlaces
    /// The id of each constraint in the original store, in order of installation.
    let constraints: [ConstraintIndex]
    /// The terms of the constraint that is being stated.
    @exclusivity(unchecked) private var terms = FlatArray<Term>()
    /// The size of the numbers from which the constant of each constraint is computed.
    private(set) var magnitudes: [Double] = []
    /// The relative residue of coefficients that should cancel.
    private(set) var noise = Numerics.rounding

    /// - Parameter outer: The store with the component.
    init(_ component: Component, of outer: borrowing ConstraintStore) {
        constraints = component.constraints
        places = VariablePlaces(of: component.variables, in: outer)
        magnitudes.reserveCapacity(constraints.count)
        let lowestRanks = Self.lowestRanks(of: constraints, in: outer)
        for id in constraints { state(id, of: outer, lowestRanks) }
        for v in component.variables { place(of: v, in: outer) }
    }

    /// Creates a problem of some required constraints of another problem.
    convenience init(_ positions: [ConstraintIndex], of other: LinearProblem) {
        self.init(Component(variables: [], constraints: positions), of: other.system.store)
        for (place, position) in positions.enumerated() {
            magnitudes[place] = max(magnitudes[place], other.magnitudes[Int(position)])
        }
        noise = other.noise
    }

    /// Creates a problem of some required constraints of another problem, each with a marker variable: the value of its
    /// left side, bounded as the constraint states. Markers come after the other variables.
    init(marking positions: [ConstraintIndex], of other: LinearProblem) {
        constraints = positions
        places = VariablePlaces(of: [], in: other.system.store)
        noise = other.noise
        variables = (0..<other.variables.count + positions.count).map { VariableIndex($0) }
        for v in other.variables.indices {
            _ = system.store.makeVariable(lowerBound: other.system.store.lowerBound(of: VariableIndex(v)))
        }
        for position in positions {
            let mark = system.store.makeVariable(lowerBound: -.infinity)
            let terms = other.system.store.termList(of: position) + [Term(Variable(mark), -1)]
            add(terms, .equal, 0, 1000, 0, 0)
            let record = other.system.store.constraints[position]
            for relation in Self.bounds(record.relation) {
                add([Term(Variable(mark), 1)], relation, record.constant, 1000, 0, other.magnitudes[Int(position)])
            }
        }
    }

    /// An equation becomes a bound of its marker on both sides. A fixed marker would not be in the tableau.
    private static func bounds(_ relation: Relation) -> [Relation] {
        relation == .equal ? [.lessThanOrEqual, .greaterThanOrEqual] : [relation]
    }

    private static func lowestRanks(of constraints: [ConstraintIndex], in outer: borrowing ConstraintStore) -> [Int32] {
        var lowest = Array(repeating: Int32.max, count: outer.levels.count)
        for id in constraints {
            let record = outer.constraints[id]
            lowest[level(of: record)] = min(lowest[level(of: record)], record.tieRank)
        }
        return lowest
    }

    /// The index of the record's priority: a required equation whose constant changed has a level of its own, but ranks
    /// with the required ones.
    private static func level(of record: ConstraintRecord) -> Int {
        Int(record.isRequired ? PriorityLevels.required : record.level)
    }

    private func state(_ id: ConstraintIndex, of outer: borrowing ConstraintStore, _ lowestRanks: [Int32]) {
        let record = outer.constraints[id]
        var (constant, magnitude) = (record.constant, abs(record.constant))
        var largest = 0.0
        terms.removeAll()
        outer.forEachTerm(of: record) { v, coefficient in
            if !Numerics.isExact(coefficient) { noise = Numerics.multiplierNoise }
            if let value = outer.givenValue(of: v) {
                constant -= coefficient * value
                magnitude += abs(coefficient * value)
            } else {
                terms.append(Term(Variable(place(of: v, in: outer)), coefficient))
                largest = max(largest, abs(coefficient))
            }
        }
        if record.isRequired {
            let scale = Numerics.balance(largest)
            if scale != 1 {
                for k in terms.indices { terms[k] = Term(terms[k].variable, terms[k].coefficient * scale) }
            }
            (constant, magnitude) = (constant * scale, magnitude * scale)
        }
        let rank = Int32(clamping: Int64(record.tieRank) - Int64(lowestRanks[Self.level(of: record)]))
        let priority = max(outer.priority(of: id), Self.lowestPriority)
        terms.withElements { terms in
            let position = system.store.addConstraint(UnsafeBufferPointer(terms), record.relation, constant, priority, rank)
            if record.isPersistent { system.store.persist(position) }
        }
        magnitudes.append(magnitude)
    }

    private func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float, _ rank: Int32, _ magnitude: Double
    ) {
        _ = terms.withUnsafeBufferPointer { system.store.addConstraint($0, relation, constant, priority, rank) }
        magnitudes.append(magnitude)
    }

    /// The variable here for one of the original store.
    @discardableResult
    private func place(of v: VariableIndex, in outer: borrowing ConstraintStore) -> VariableIndex {
        if let known = places[v] { return known }
        let place = system.store.makeVariable(lowerBound: outer.lowerBound(of: v))
        variables.append(v)
        places[v] = place
        return place
    }

    // MARK: Required constraints

    /// Any finite priority is above that of broken constraints.
    private static let lowestPriority = -Float.greatestFiniteMagnitude

    func isRequired(_ position: ConstraintIndex) -> Bool { system.store.constraints[position].isRequired }

    /// The required constraints, ascending.
    var required: [ConstraintIndex] { system.store.constraints.indices.map { ConstraintIndex($0) }.filter(isRequired) }

    /// The constraint at which the problem proved infeasible; for a variable's implicit bound, the last installed
    /// constraint on the variable.
    func required(near witness: ConstraintIndex) -> ConstraintIndex? {
        guard witness.isBound else { return witness }
        return required.last { system.store.termList(of: $0).contains { $0.variable.id == witness.boundedVariable } }
    }

    /// The priority of a broken persistent constraint: the next one below required.
    private static let persistentPriority = Float(1000).nextDown

    /// Makes a required constraint an optional one: a persistent one above every other priority, any other below them.
    func breakConstraint(at position: ConstraintIndex) {
        let priority = system.store.constraints[position].isPersistent ? Self.persistentPriority : -.infinity
        system.store.setPriority(priority, of: position)
    }

    /// Makes a broken constraint a required one again.
    func mendConstraint(at position: ConstraintIndex) { system.store.setPriority(1000, of: position) }

    /// The violation above which a constraint between numbers of the given size counts as violated.
    func tolerance(of position: ConstraintIndex, _ magnitude: Double, _ store: borrowing ConstraintStore) -> Double {
        var unit = 0.0
        store.forEachTerm(of: store.constraints[position]) { unit = max(unit, abs($1)) }
        return Numerics.change * (unit > 0 ? unit : 1) + noise * magnitude
    }

    /// Whether values violate a constraint by more than 1e-6 of the sum of its terms' sizes, and by more than an error
    /// of 1e-6 in each value, or the residue of cancelled multipliers of the largest value, can explain. If multipliers
    /// differ much in size, a small violation may stand for a large error of a value.
    func isMissed(_ position: ConstraintIndex, largest size: Double, _ value: (VariableIndex) -> Double) -> Bool {
        let record = system.store.constraints[position]
        var (excess, magnitude, unit, least) = (-record.constant, magnitudes[Int(position)], 1.0, 1.0)
        system.store.forEachTerm(of: record) { v, coefficient in
            let part = coefficient * value(v)
            (excess, magnitude) = (excess + part, magnitude + abs(part))
            (unit, least) = (max(unit, abs(coefficient)), min(least, abs(coefficient)))
        }
        let left = least < Numerics.definitionShare * unit ? 0 : noise * min(size, Numerics.screens)
        let violation = record.relation == .equal ? abs(excess) : -Double(record.relation.rawValue) * excess
        return violation > Numerics.change * unit + Numerics.multiplierNoise * magnitude + left
    }

    /// Clears the result of presolve.
    func prepare() {
        system.aliases = AliasClasses()
        system.aliases.add(variables.count, in: ReducedSystemIndex(0))
        system.aliases.noise = noise
        system.roles = ConstraintRoles()
        system.roles.extend(to: system.store.constraints.count)
    }

}
