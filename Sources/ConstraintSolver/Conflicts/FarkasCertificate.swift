/// Required constraints with a variable for each, its mark, whose bounds are what the constraint says: an infeasible combination of rows then tells
/// which constraints it is made of.
///
/// Constraints come to count, and cease to, by the bounds of their marks; the tableau goes on from its basis.
///
/// - Source: Farkas' lemma; the markers of Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm"; the
///   deletion filter of Chinneck and Dravnieks, "Locating minimal infeasible constraint sets in linear programs".
struct FarkasCertificate {
    private let positions: [ConstraintIndex]
    private let problem: LinearProblem
    private let method: CarefulSolver
    /// The column of each mark, and its bounds.
    private let marks: [ColumnID]
    private let bounds: [[ReducedSystem.Breakpoint]]
    /// Whether each constraint counts.
    private var counts: [Bool]
    /// Columns beyond their bounds, though the sum of all violations is as small as it can be.
    private var violated: [ColumnID] = []
    /// Columns looked at for violations.
    private var columnsScanned = 0
    private var workTaken = 0

    private var basis: ReducedSystem { method.reduced }

    /// None of the constraints counts at first.
    ///
    /// - Parameter positions: Those of required constraints, in order of installation.
    init(_ other: LinearProblem, _ positions: [ConstraintIndex]) {
        self.positions = positions
        problem = LinearProblem(marking: positions, of: other)
        let method = CarefulSolver(problem, tiesClasses: false)
        self.method = method
        method.solve(breakingTies: false)
        let marks = positions.indices.map { method.column(of: VariableIndex(other.variables.count + $0)) }
        self.marks = marks
        bounds = marks.map { Array(method.reduced.breakpoints(of: $0)) }
        counts = Array(repeating: true, count: positions.count)
        for place in positions.indices { leaveOut(place) }
        optimiseAll()
    }

    /// Whether the constraints that count seem to contradict each other.
    private var isInfeasible: Bool { !violated.isEmpty }

    /// Whether the constraints that count contradict each other.
    mutating func findContradiction() -> Bool {
        if isInfeasible { optimiseAll() }
        return isInfeasible
    }

    /// What was done since the last call, as ``ExplanationWork`` counts.
    mutating func takeWork() -> Int {
        let known = workTaken
        workTaken = positions.count + basis.workOfExplaining + columnsScanned
        return workTaken - known
    }

    // MARK: Which constraints count

    /// Lets constraints count.
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

    /// Lets a constraint that takes part in the contradiction count no longer.
    mutating func giveUp(_ place: Int) {
        leaveOut(place)
        enqueue(place)
        optimise()
    }

    /// Takes the bounds of a mark away.
    private mutating func leaveOut(_ place: Int) {
        counts[place] = false
        for bound in bounds[place] { basis.removeBreakpoint(of: bound.constraint, from: marks[place]) }
    }

    /// Puts in doubt what may move now that a mark has other bounds.
    private func enqueue(_ place: Int) {
        let row = basis.columns[marks[place]].row
        if row.exists { basis.enqueue(row: row) } else { basis.enqueue(marks[place]) }
    }

    /// Whether a mark is beyond its bounds, or counts as being so where it stands at one.
    private func isBeyondBounds(_ place: Int) -> Bool {
        let mark = marks[place]
        if basis.columns[mark].row.exists { return basis.costs(mark) }
        return basis.boundViolation(of: mark) > Numerics.exactness
    }

    /// Makes the sum of all violations as small as it can be by moving the columns in doubt.
    private mutating func optimise() {
        basis.optimise(&problem.system)
        columnsScanned += basis.columns.count
        violated = basis.columns.indices.map { ColumnID($0) }.filter(basis.isViolated)
    }

    /// The same with every column in doubt: what takes part in a contradiction has to count what a step of length 0 changed, too.
    private mutating func optimiseAll() {
        basis.enqueueAll()
        optimise()
    }

    // MARK: Deletion filter

    /// Leaves out constraints without which the others still contradict each other, from a place down.
    ///
    /// - Returns: The places left; those left out; and whether each of those left is needed, `false` where the budget did not do.
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
                isMinimal = isInfeasible && !explanation.isUsedUp
            }
        }
        return (counted.filter { counts[$0] }, counted.filter { !counts[$0] }, isMinimal)
    }

    private mutating func leaveOutUnlessNeeded(_ place: Int) {
        giveUp(place)
        if isInfeasible { optimiseAll() } else { include([place]) }
    }

    /// Whether the others can hold together without the constraint at a place; `false` where that does not show at once.
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
    /// What ``ExplanationWork`` counts.
    var workOfExplaining: Int { work.columnsChecked + work.entriesPriced + tableau.work + tableau.searched }

    /// Whether the required violation changes with a basic column itself.
    func costs(_ basic: ColumnID) -> Bool {
        var costs = false
        forEachSlope(ofBasicIn: columns[basic].row) { if $1.level == PriorityLevels.required { costs = true } }
        return costs
    }

    /// Whether the required violation of basic columns changes with a column: a constraint whose mark that is takes part in the contradiction.
    func changesViolation(_ column: ColumnID) -> Bool {
        let violation = violationRate(of: column)
        return abs(violation.rate) > pricing.reducedCosts.noise * violation.size
    }

    /// How far the column stands above its bounds; negative below.
    func boundExcess(of column: ColumnID) -> Double {
        let violation = boundViolation(of: column)
        return breakpoints(of: column).allSatisfy { $0.position < columns[column].value } ? violation : -violation
    }

    /// Whether all basic columns are within their bounds after a move of another.
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
