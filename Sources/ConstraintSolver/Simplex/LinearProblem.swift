/// A component, stated anew in a store of its own with given values folded in: what careful pricing solves.
///
/// Variables are numbered by their first mention in the order of installation, so that the numbering does not depend on
/// how the system came about.
final class LinearProblem {
    /// The constraints as stated here, and what the last presolve made of them.
    @exclusivity(unchecked) var system = System()
    /// The index of each variable in the store that the problem was taken from, and the other way round.
    private(set) var variables: [VariableIndex] = []
    private(set) var places: VariablePlaces
    /// The id of each constraint in the store that the problem was taken from, in order of installation.
    let constraints: [ConstraintIndex]
    /// The terms of the constraint that is being stated.
    @exclusivity(unchecked) private var terms = FlatArray<Term>()
    /// The size of the numbers that make up the constant of each constraint.
    private(set) var magnitudes: [Double] = []
    /// What is left of numbers that should cancel, in parts of what was added up.
    private(set) var noise = Numerics.rounding

    /// - Parameter outer: Holds the component.
    init(_ component: Component, of outer: borrowing ConstraintStore) {
        constraints = component.constraints
        places = VariablePlaces(of: component.variables, in: outer)
        magnitudes.reserveCapacity(constraints.count)
        let lowestRanks = Self.lowestRanks(of: constraints, in: outer)
        for id in constraints { state(id, of: outer, lowestRanks) }
        for v in component.variables { place(of: v, in: outer) }
    }

    /// Some required constraints of another problem.
    convenience init(_ positions: [ConstraintIndex], of other: LinearProblem) {
        self.init(Component(variables: [], constraints: positions), of: other.system.store)
        for (place, position) in positions.enumerated() {
            magnitudes[place] = max(magnitudes[place], other.magnitudes[Int(position)])
        }
        noise = other.noise
    }

    /// Some required constraints of another problem, each with a variable of its own, its *mark*: the value of its left
    /// side, bounded as the constraint says. Marks come after the other variables.
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

    /// An equation bounds its mark on both sides. As an equation it would take the mark out of the tableau.
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

    /// Where the record's priority stands: a required equation whose constant changed has a level of its own, but ranks
    /// among the required ones.
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

    /// The variable here that stands for one of the other store.
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

    /// The constraint at which an infeasibility showed; where that was a variable's implicit bound, the one on it that
    /// was installed last.
    func required(near witness: ConstraintIndex) -> ConstraintIndex? {
        guard witness.isBound else { return witness }
        return required.last { system.store.termList(of: $0).contains { $0.variable.id == witness.boundedVariable } }
    }

    /// The priority of a persistent constraint that was given up: the next one below required.
    private static let persistentPriority = Float(1000).nextDown

    /// Makes a required constraint an optional one: a persistent one above every other priority, any other below them.
    func breakConstraint(at position: ConstraintIndex) {
        let priority = system.store.constraints[position].isPersistent ? Self.persistentPriority : -.infinity
        system.store.setPriority(priority, of: position)
    }

    /// Makes a broken constraint a required one again.
    func mendConstraint(at position: ConstraintIndex) { system.store.setPriority(1000, of: position) }

    /// How far a constraint may be off between numbers of the given size before it counts as violated.
    func tolerance(of position: ConstraintIndex, _ magnitude: Double, _ store: borrowing ConstraintStore) -> Double {
        var unit = 0.0
        store.forEachTerm(of: store.constraints[position]) { unit = max(unit, abs($1)) }
        return Numerics.change * (unit > 0 ? unit : 1) + noise * magnitude
    }

    /// Whether values miss a constraint by more than 1e-6 of what its sides add up to, and by more than values explain
    /// that are off by 1e-6, or by what cancelled multipliers leave of the largest value. Where multipliers are far
    /// apart, a small miss may stand for a large error of a value.
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

    /// Forgets what was presolved.
    func prepare() {
        system.aliases = AliasClasses()
        system.aliases.add(variables.count, in: ReducedSystemIndex(0))
        system.aliases.noise = noise
        system.roles = ConstraintRoles()
        system.roles.extend(to: system.store.constraints.count)
    }

}
