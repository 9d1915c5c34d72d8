/// Where an infeasibility showed: a place to start looking for the conflict.
enum Witness {
    /// A position in the problem's constraints.
    case constraint(Int32)
    /// A variable of the problem, whose implicit lower bound takes part.
    case variable(Int32)
}

/// Reduces a problem to equations between few variables with bounds and piecewise linear costs.
///
/// The steps: merge what equations tie together, turn constraints on one variable into bounds and kinks and all others into rows,
/// eliminate what only rows determine, split the rest into independent parts.
struct Presolve {
    let problem: LinearProblem
    private(set) var classes: AliasClasses
    /// One column per variable of the problem (in use only for roots), then one for each inequality or optional row.
    var rows: SparseRows
    /// The constraint each row came from.
    private(set) var rowOrigin: [Int32] = []
    private(set) var bounds: [Bounds]
    private(set) var kinkColumns: [Int32] = []
    private(set) var kinks: [Kink] = []
    private(set) var infeasibility: Witness?
    private var substitution: Substitution
    /// The smallest tie rank of each group.
    private var lowestRank: [Int32]

    /// The bounds of one column and where they came from.
    struct Bounds {
        var low = -Double.infinity
        var high = Double.infinity
        /// A position in the constraints, or the complement of a variable whose implicit bound it is.
        var lowOrigin: Int32 = -1
        var highOrigin: Int32 = -1
        /// The size of the largest numbers that a bound or a kink is made of.
        var size = 0.0
    }

    /// - Parameter positions: The constraints that count, ascending.
    init(_ problem: LinearProblem, constraints positions: [Int32]) {
        self.problem = problem
        let constraints = problem.constraints
        let merger = EqualityMerger(
            problem, equations: positions.filter { constraints[Int($0)].group == 0 && constraints[Int($0)].relation == .equal })
        classes = merger.classes
        rows = SparseRows(columns: problem.variables.count, noise: problem.noise)
        bounds = Array(repeating: Bounds(), count: problem.variables.count)
        substitution = Substitution(variables: problem.variables.count)
        lowestRank = Array(repeating: .max, count: Int(problem.brokenGroup) + 1)
        infeasibility = merger.contradiction.map { .constraint($0) }
        applyImplicitBounds()
        lower(positions, merger)
        checkBounds()
    }

    private mutating func fail(_ witness: Witness) {
        if infeasibility == nil { infeasibility = witness }
    }

    // MARK: Bounds

    private mutating func applyImplicitBounds() {
        for v in problem.lowerBounds.indices where problem.lowerBounds[v] > -.infinity {
            let bound = problem.lowerBounds[v]
            let (root, map) = classes.find(Int32(v))
            if let value = classes.classes[Int(root)].fixedValue {
                let x = map.scale * value + map.offset
                let size = map.size + abs(map.scale) * classes.classes[Int(root)].fixedSize
                if x < bound - Numerics.feasibility(size, problem.noise) { fail(.variable(Int32(v))) }
            } else {
                addBound(
                    root, (bound - map.offset) / map.scale, (abs(bound) + map.size) / abs(map.scale), isLower: map.scale > 0,
                    origin: ~Int32(v))
            }
        }
    }

    /// - Parameter size: That of the numbers the value is made of.
    private mutating func addBound(_ column: Int32, _ value: Double, _ size: Double, isLower: Bool, origin: Int32) {
        let value = Numerics.limited(value)
        bounds[Int(column)].size = max(bounds[Int(column)].size, size)
        if isLower {
            guard value > bounds[Int(column)].low else { return }
            bounds[Int(column)].low = value
            bounds[Int(column)].lowOrigin = origin
        } else {
            guard value < bounds[Int(column)].high else { return }
            bounds[Int(column)].high = value
            bounds[Int(column)].highOrigin = origin
        }
    }

    private mutating func checkBounds() {
        for column in bounds.indices where bounds[column].low > bounds[column].high {
            let gap = bounds[column].low - bounds[column].high
            if gap > Numerics.feasibility(2 * bounds[column].size, problem.noise) {
                fail(witness(bounds[column].lowOrigin))
            }
            bounds[column].high = bounds[column].low
        }
    }

    func witness(_ origin: Int32) -> Witness { origin >= 0 ? .constraint(origin) : .variable(~origin) }

    // MARK: Lowering

    private mutating func lower(_ positions: [Int32], _ merger: EqualityMerger) {
        for position in positions {
            let constraint = problem.constraints[Int(position)]
            lowestRank[Int(constraint.group)] = min(lowestRank[Int(constraint.group)], constraint.tieRank)
        }
        for position in positions where infeasibility == nil {
            let constraint = problem.constraints[Int(position)]
            if constraint.group == 0 && constraint.relation == .equal && merger.isSettled(position) { continue }
            substitution.load(constraint, of: problem, through: &classes)
            switch substitution.count {
            case 0: checkKnown(constraint, position)
            case 1: lowerSingle(constraint, position)
            default: lowerRow(constraint, position)
            }
        }
    }

    private mutating func checkKnown(_ constraint: LinearProblem.Constraint, _ position: Int32) {
        guard constraint.group == 0 else { return }
        let excess = -substitution.constant
        let isViolated =
            switch constraint.relation {
            case .equal: abs(excess) > problem.tolerance(constraint, substitution.magnitude)
            case .lessThanOrEqual: excess > problem.tolerance(constraint, substitution.magnitude)
            case .greaterThanOrEqual: -excess > problem.tolerance(constraint, substitution.magnitude)
            }
        if isViolated { fail(.constraint(position)) }
    }

    private mutating func lowerSingle(_ constraint: LinearProblem.Constraint, _ position: Int32) {
        let coefficient = substitution.coefficients[0]
        limit(substitution.columns[0], constraint, position, weight: abs(coefficient), isFlipped: coefficient < 0)
    }

    private mutating func lowerRow(_ constraint: LinearProblem.Constraint, _ position: Int32) {
        let isEquation = constraint.group == 0 && constraint.relation == .equal
        let scale = substitution.coefficients.reduce(0) { max($0, abs($1)) }
        let row = rows.addRow(
            constant: isEquation ? substitution.constant / scale : 0, magnitude: isEquation ? substitution.magnitude / scale : 0)
        rowOrigin.append(position)
        if !isEquation {
            let column = rows.addColumn()
            bounds.append(Bounds())
            rows.insert(-1, row: row, column: column)
            limit(column, constraint, position, weight: scale, isFlipped: false)
        }
        for p in stride(from: substitution.count - 1, through: 0, by: -1) {
            rows.insert(substitution.coefficients[p] / scale, row: row, column: substitution.columns[p])
        }
    }

    /// Makes the column obey the constraint at hand, as a bound or as a kink.
    ///
    /// - Parameter weight: What the column was divided by, but for the sign.
    private mutating func limit(
        _ column: Int32, _ constraint: LinearProblem.Constraint, _ position: Int32, weight: Double, isFlipped: Bool
    ) {
        let value = substitution.constant / (isFlipped ? -weight : weight)
        let size = substitution.magnitude / weight
        let isLower = constraint.relation == (isFlipped ? .lessThanOrEqual : .greaterThanOrEqual)
        if constraint.group == 0 {
            addBound(column, value, size, isLower: isLower || constraint.relation == .equal, origin: position)
            if constraint.relation == .equal { addBound(column, value, size, isLower: false, origin: position) }
            return
        }
        let isEqual = constraint.relation == .equal
        bounds[Int(column)].size = max(bounds[Int(column)].size, size)
        kinkColumns.append(column)
        kinks.append(
            Kink(
                position: Numerics.limited(value), slopeBefore: isLower || isEqual ? -weight : 0,
                jump: isEqual ? 2 * weight : weight,
                group: constraint.group, rank: Double(constraint.tieRank) - Double(lowestRank[Int(constraint.group)]),
                seniority: Double(Int32(problem.constraints.count) - constraint.age)))
    }
}
