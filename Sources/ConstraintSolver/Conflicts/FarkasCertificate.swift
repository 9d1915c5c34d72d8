/// A tableau of required constraints in which each has a marker variable, whose bounds state the constraint: the
/// markers in an infeasible row then name the constraints that contradict each other.
///
/// Constraints are activated and deactivated by the bounds of their markers; re-optimisation starts from the current
/// basis.
///
/// - Source: Farkas' lemma; the markers of Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint
///   solving algorithm"; the deletion filter of Chinneck and Dravnieks, "Locating minimal infeasible constraint sets in
///   linear programs".
struct FarkasCertificate {
    private let positions: [ConstraintIndex]
    private let problem: LinearProblem
    private let method: CarefulSolver
    /// The column of each constraint's marker, and the marker's bounds.
    private let marks: [ColumnID]
    private let bounds: [[ReducedSystem.Breakpoint]]
    /// Whether each constraint is active.
    private var counts: [Bool]
    /// The columns that violate their bounds at the minimum of the sum of violations.
    private var violated: [ColumnID] = []
    /// The number of columns checked for violations.
    private var columnsScanned = 0
    private var workTaken = 0

    private var basis: ReducedSystem { method.reduced }

    /// Creates the tableau with all constraints inactive.
    ///
    /// - Parameters:
    ///   - positions: The positions of the required constraints, in order of installation.
    ///   - workLimit: The work after which the tableau is of no use any more: ``isCutShort``.
    init(_ other: LinearProblem, _ positions: [ConstraintIndex], workLimit: Int) {
        self.positions = positions
        problem = LinearProblem(marking: positions, of: other)
        let method = CarefulSolver(problem, tiesClasses: false, workLimit: workLimit)
        self.method = method
        method.solve(breakingTies: false)
        let marks = positions.indices.map { method.column(of: VariableIndex(other.variables.count + $0)) }
        self.marks = marks
        bounds = marks.map { Array(method.reduced.breakpoints(of: $0)) }
        counts = Array(repeating: true, count: positions.count)
        for place in positions.indices { leaveOut(place) }
        optimiseAll()
    }

    /// Whether the active constraints seem infeasible.
    private var isInfeasible: Bool { !violated.isEmpty }

    /// Whether the limit of work was reached. What is infeasible is not known then.
    var isCutShort: Bool { basis.isCutShort }

    /// Whether the active constraints are known to be infeasible.
    mutating func findContradiction() -> Bool {
        if isInfeasible { optimiseAll() }
        return isInfeasible && !isCutShort
    }

    /// The work done since the last call, in units of ``ExplanationWork``.
    mutating func takeWork() -> Int {
        let known = workTaken
        workTaken = positions.count + basis.workOfExplaining + columnsScanned
        return workTaken - known
    }

    // MARK: Active constraints

    /// Activates constraints.
    mutating func include(_ places: [Int]) {
        var isInDoubt = isInfeasible
        for place in places {
            counts[place] = true
            for bound in bounds[place] { basis.addBreakpoint(bound, to: marks[place]) }
            guard isBeyondBounds(place) else { continue }
            enqueue(place)
            isInDoubt = true
        }
        if isInDoubt { optimise() }
    }

    /// Deactivates a constraint that is a member of the contradiction.
    mutating func giveUp(_ place: Int) {
        leaveOut(place)
        enqueue(place)
        optimise()
    }

    /// Deactivates the constraints that are violated at the minimum of the sum of violations, or, if only implicit
    /// bounds of variables are, the last constraint that takes part.
    ///
    /// - Returns: The constraints, at least one if the active ones are infeasible.
    mutating func giveUpViolated() -> [Int] {
        let active = positions.indices.filter { counts[$0] }
        var places = active.filter { basis.isViolated(marks[$0]) }
        if places.isEmpty { places = active.last { basis.changesViolation(marks[$0]) }.map { [$0] } ?? Array(active.suffix(1)) }
        for place in places {
            leaveOut(place)
            enqueue(place)
        }
        optimise()
        return places
    }

    /// Removes the bounds of a constraint's marker.
    private mutating func leaveOut(_ place: Int) {
        counts[place] = false
        for bound in bounds[place] { basis.removeBreakpoint(of: bound.constraint, from: marks[place]) }
    }

    /// Enqueues the marker, or its row, for pricing after its bounds changed.
    private func enqueue(_ place: Int) {
        let row = basis.columns[marks[place]].row
        if row.exists { basis.enqueue(row: row) } else { basis.enqueue(marks[place]) }
    }

    /// Whether a marker violates its bounds; a basic one is also counted if it is at a bound with a cost.
    private func isBeyondBounds(_ place: Int) -> Bool {
        let mark = marks[place]
        if basis.columns[mark].row.exists { return basis.costs(mark) }
        return basis.boundViolation(of: mark) > Numerics.exactness
    }

    /// Minimises the sum of violations by pricing the enqueued columns.
    private mutating func optimise() {
        basis.optimise(&problem.system)
        columnsScanned += basis.columns.count
        violated = basis.columns.indices.map { ColumnID($0) }.filter(basis.isViolated)
    }

    /// Minimises with every column enqueued: whether a constraint is a member of the contradiction also depends on
    /// columns that a step of length 0 changed.
    private mutating func optimiseAll() {
        basis.enqueueAll()
        optimise()
    }

    // MARK: Deletion filter

    /// Deactivates constraints, from a position down, without which the rest is still infeasible.
    ///
    /// - Returns: The remaining constraints; the deactivated ones; and whether the remaining set is minimal, `false` if
    ///   the budget was too small to find out.
    mutating func minimise(
        from last: Int, _ explanation: inout ExplanationWork
    ) -> (members: [Int], others: [Int], isMinimal: Bool) {
        let counted = (0...last).filter { counts[$0] }
        explanation.spend(counted.count + takeWork())
        var isMinimal = !explanation.isUsedUp
        for place in counted.reversed() {
            if !basis.changesViolation(marks[place]) {
                leaveOut(place)
            } else if isMinimal && !canHoldAtOnce(without: place) {
                leaveOutUnlessNeeded(place)
                explanation.spend(takeWork())
                isMinimal = isInfeasible && !explanation.isUsedUp && !isCutShort
            }
        }
        return (counted.filter { counts[$0] }, counted.filter { !counts[$0] }, isMinimal)
    }

    private mutating func leaveOutUnlessNeeded(_ place: Int) {
        giveUp(place)
        if isInfeasible { optimiseAll() } else { include([place]) }
    }

    /// Whether the active constraints are feasible without one of them, as far as a single step shows; `false` if it
    /// does not.
    private func canHoldAtOnce(without place: Int) -> Bool {
        guard violated.count == 1 else { return false }
        let (mark, row) = (marks[place], basis.columns[violated[0]].row)
        if mark == violated[0] { return true }
        guard row.exists, basis.columns[mark].row.isNone else { return false }
        let speed = basis.tableau.coefficient(row, mark, basis.columns)
        guard abs(speed) > Numerics.pivotable else { return false }
        return basis.staysFeasible(moving: mark, by: basis.boundExcess(of: violated[0]) / speed)
    }
}

extension ReducedSystem {
    /// The work done, in units of ``ExplanationWork``.
    var workOfExplaining: Int { work.columnsChecked + work.entriesPriced + tableau.work + tableau.searched }

    /// Whether moving a basic column changes the violation of its required bounds.
    func costs(_ basic: ColumnID) -> Bool {
        var costs = false
        forEachSlope(ofBasicIn: columns[basic].row) { if $1.level == PriorityLevels.required { costs = true } }
        return costs
    }

    /// Whether moving a column changes the violation of basic columns' required bounds. If the column is a marker, its
    /// constraint is a member of the contradiction.
    func changesViolation(_ column: ColumnID) -> Bool {
        let violation = violationRate(of: column)
        return abs(violation.rate) > pricing.reducedCosts.noise * violation.size
    }

    /// The distance of the column above its upper bound; negative below its lower bound.
    func boundExcess(of column: ColumnID) -> Double {
        let violation = boundViolation(of: column)
        return breakpoints(of: column).allSatisfy { $0.position < columns[column].value } ? violation : -violation
    }

    /// Whether all basic columns stay within their bounds if another column moves by a distance.
    func staysFeasible(moving column: ColumnID, by distance: Double) -> Bool {
        for entry in tableau.entries(in: columns[column]) {
            work.entriesPriced += 1
            let basic = tableau.rows[entry.row].basic
            let value = columns[basic].value
            columns[basic].value -= entry.coefficient * distance
            defer { columns[basic].value = value }
            if isViolated(basic) { return false }
        }
        return true
    }
}
