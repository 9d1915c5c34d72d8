/// The state of careful pricing beyond that of a reduced system: sizes of numbers, rest positions, and the constraint
/// at which the required constraints proved infeasible.
final class CarefulState {
    /// The last objective, after the violations and ranks of every priority.
    enum LastObjective {
        case none
        /// The violations of each priority, weighted by seniority: the earlier a constraint was installed, the larger
        /// its weight.
        case seniority
        /// A coefficient for each column.
        case linear([Double])
    }

    let problem: LinearProblem
    /// Whether all constraints are required and no further objective exists.
    let isOfOnePriority: Bool
    var lastObjective = LastObjective.none
    /// The work, in units of ``ExplanationWork``, after which pricing stops where it is.
    let workLimit: Int
    /// The constraint, or the implicit bound of a variable, at which the required constraints first proved infeasible.
    private(set) var infeasibility: ConstraintIndex?
    /// All constraints and implicit bounds that proved infeasible.
    var infeasibilities: [ConstraintIndex] = []
    /// By root: its position when the variable that stayed a parameter is 0, and whether some member has an implicit
    /// bound.
    var rests: [Double]
    var isBounded: [Bool]
    /// By variable: the size of the numbers from which its offset to the root is computed.
    var offsetSizes: [Double]
    /// By column: the size of the numbers from which its breakpoints are computed.
    var columnSizes = FlatArray<Double>()
    /// By row of the tableau: the equation, and the constraint, from which it was entered.
    var enteredRows: [EquationID] = []
    var origins: [ConstraintIndex] = []

    init(_ problem: LinearProblem, isOfOnePriority: Bool, workLimit: Int) {
        (self.problem, self.isOfOnePriority, self.workLimit) = (problem, isOfOnePriority, workLimit)
        let count = problem.variables.count
        rests = Array(repeating: 0, count: count)
        offsetSizes = Array(repeating: 0, count: count)
        isBounded = (0..<count).map { problem.system.store.lowerBound(of: VariableIndex($0)) > -.infinity }
    }

    var noise: Double { problem.noise }

    /// Records that the required constraints are infeasible; of several constraints the one that was installed first
    /// counts.
    func fail(at c: ConstraintIndex) {
        infeasibilities.append(c)
        if let known = infeasibility, known.isBound || c.isBound || known < c { return }
        infeasibility = c
    }

    /// The weight of a constraint among those of its priority when ties are broken.
    func seniority(of c: ConstraintIndex) -> Double { Double(problem.constraints.count - Int(c)) }

    func grow(_ column: ColumnID, by size: Double) {
        columnSizes.extend(to: Int(column) + 1, with: 0)
        columnSizes[column] = max(columnSizes[column], size)
    }

    func size(of column: ColumnID) -> Double { Int(column) < columnSizes.count ? columnSizes[column] : 0 }
}

/// Solves one problem by careful pricing: with seniority, tolerances relative to the size of the numbers, and rules
/// against cycling.
final class CarefulSolver {
    let problem: LinearProblem
    let reduced: ReducedSystem
    private let state: CarefulState
    var infeasibility: ConstraintIndex? { state.infeasibility }
    var infeasibilities: [ConstraintIndex] { state.infeasibilities }
    /// The largest value of a column in the first optimal solution.
    private var solvedSize = 0.0

    /// Presolves a problem, replacing the presolve of an earlier solver.
    ///
    /// - Parameters:
    ///   - tiesClasses: Whether equations of two variables are aggregated into classes; otherwise each is a row.
    ///   - workLimit: The work after which pricing stops; then ``ReducedSystem/isCutShort`` holds, and the values are
    ///     not
    ///     optimal.
    init(_ problem: LinearProblem, tiesClasses: Bool = true, workLimit: Int = .max) {
        self.problem = problem
        state = CarefulState(problem, isOfOnePriority: !tiesClasses, workLimit: workLimit)
        reduced = ReducedSystem(index: ReducedSystemIndex(0), batch: 0, careful: state)
        problem.prepare()
        presolve(tiesClasses, &problem.system)
    }

    private func presolve(_ tiesClasses: Bool, _ system: inout System) {
        let constraints = FlatArray<ConstraintIndex>(below: system.store.constraints.count)
        let rows = reduced.aggregate(constraints, tiesClasses: tiesClasses, &system)
        for v in system.store.variables.indices {
            let bound = system.store.lowerBound(of: VariableIndex(v))
            if bound > -.infinity { reduced.lowerBound(of: VariableIndex(v), bound, &system) }
        }
        reduced.lower(constraints, rows, &system)
        for v in system.store.variables.indices where !system.aliases.members[v].isFixed {
            _ = reduced.column(of: system.aliases.members[v].root, &system)
        }
        reduced.enterRows(&system)
        reduced.alignBreakpoints(&system)
    }

    /// Finds the optimal values, unless the required constraints are infeasible.
    func solve(breakingTies: Bool = true) {
        guard infeasibility == nil else { return }
        state.lastObjective = breakingTies ? .seniority : .none
        reduced.start(&problem.system)
        guard infeasibility == nil, !reduced.isCutShort else { return }
        reduced.optimise(&problem.system)
        reduced.refreshAllBasics()
        let violated = reduced.columnsInOrder(&problem.system).filter(reduced.isViolated)
        if let first = violated.first { state.fail(at: reduced.witness(ofViolated: first)) }
        state.infeasibilities += violated.dropFirst().map(reduced.witness)
        reduced.completeAll()
        solvedSize = size
    }

    private var size: Double { reduced.columns.indices.reduce(1) { max($0, abs(reduced.columns[$1].value)) } }

    /// Whether queries led to values so much larger than those of the solution that rounding errors matter. Constraints
    /// that are parallel apart from the last digits of their coefficients have such solutions; nothing is certain about
    /// other variables then.
    private(set) var hasDrifted = false

    func column(of v: VariableIndex) -> ColumnID { problem.system.aliases.members[problem.system.aliases.members[v].root].column }

    func value(of v: VariableIndex) -> Double {
        let member = problem.system.aliases.members[v]
        if member.isFixed { return member.offset }
        return Numerics.limited(member.scale * reduced.columns[column(of: v)].value + member.offset)
    }

    // MARK: Determined variables

    /// Whether all optimal solutions agree on a variable; only after ``solve(breakingTies:)`` without breaking ties.
    ///
    /// Minimises and maximises the variable over the optimal solutions.
    func isDetermined(_ v: VariableIndex) -> Bool {
        let member = problem.system.aliases.members[v]
        if member.isFixed { return true }
        defer { hasDrifted = self.size > 1e4 * solvedSize }
        var objective = Array(repeating: 0.0, count: reduced.columns.count)
        objective[Int(column(of: v))] = member.scale
        reduced.expand(&objective)
        for column in reduced.columns.indices where objective[column] != 0 && reduced.isLone(ColumnID(column)) {
            if !reduced.ownOptimum(of: ColumnID(column), &problem.system).isPoint { return false }
        }
        guard let lowest = minimum(of: objective), let highest = minimum(of: objective.map { -$0 }) else { return false }
        var size = abs(lowest)
        for column in objective.indices {
            size = max(size, state.size(of: ColumnID(column)), abs(reduced.columns[column].value))
        }
        return -highest - lowest <= 2 * Numerics.feasibility(size, problem.noise)
    }

    /// The minimum of a linear objective over the optimal solutions; `nil` if it is unbounded.
    private func minimum(of objective: [Double]) -> Double? {
        state.lastObjective = .linear(objective)
        defer { state.lastObjective = .none }
        reduced.enqueueAll()
        guard reduced.optimise(&problem.system) else { return nil }
        reduced.refreshAllBasics()
        return objective.indices.reduce(0) { $0 + (objective[$1] == 0 ? 0 : objective[$1] * reduced.columns[$1].value) }
    }
}
