/// Required constraints with a variable for each, its mark: an infeasible combination of rows then tells which constraints it is made of.
///
/// - Source: Farkas' lemma; the markers of Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm".
struct FarkasCertificate {
    private let positions: [ConstraintIndex]
    private let method: CarefulSolver
    /// The column of each mark.
    private let marks: [ColumnID]
    /// Columns beyond their bounds, though the sum of all violations is as small as it can be.
    private let violated: [ColumnID]

    private var basis: ReducedSystem { method.reduced }

    /// - Parameter positions: Those of required constraints.
    init(_ problem: LinearProblem, _ positions: [ConstraintIndex]) {
        self.positions = positions
        let method = CarefulSolver(LinearProblem(marking: positions, of: problem), tiesClasses: false)
        self.method = method
        method.solve(breakingTies: false)
        marks = positions.indices.map { method.column(of: VariableIndex(problem.variables.count + $0)) }
        violated = method.reduced.columns.indices.map { ColumnID($0) }.filter(method.reduced.isViolated)
    }

    /// The constraints that make up an infeasible combination, in the order given; empty if none was found.
    var members: [ConstraintIndex] { positions.indices.filter { takesPart(marks[$0]) }.map { positions[$0] } }

    private func takesPart(_ mark: ColumnID) -> Bool {
        basis.columns[mark].row.exists ? violated.contains(mark) : basis.changesViolation(mark)
    }

    /// Whether the others can hold together without the constraint at a place among those given; `false` where that does not show at once.
    func canHold(without place: Int) -> Bool {
        guard violated.count == 1, let row = violated.first.map({ basis.columns[$0].row }) else { return false }
        let mark = marks[place]
        if mark == violated[0] { return true }
        guard row.exists, basis.columns[mark].row.isNone else { return false }
        let speed = basis.tableau.coefficient(row, mark, basis.columns)
        guard abs(speed) > Numerics.pivotable else { return false }
        return basis.staysFeasible(moving: mark, by: basis.boundExcess(of: violated[0]) / speed)
    }
}

extension ReducedSystem {
    /// Whether the required violation of basic columns changes with a column.
    func changesViolation(_ column: ColumnID) -> Bool {
        var (rate, size) = (0.0, 0.0)
        for entry in tableau.entries(in: columns[column]) {
            forEachSlope(ofBasicIn: entry.row) { slope, breakpoint in
                guard breakpoint.level == PriorityLevels.required else { return }
                rate -= entry.coefficient * slope
                size += abs(slope) * max(1, abs(entry.coefficient))
            }
        }
        return abs(rate) > pricing.reducedCosts.noise * size
    }

    /// How far the column stands above its bounds; negative below.
    func boundExcess(of column: ColumnID) -> Double {
        let violation = boundViolation(of: column)
        return breakpoints(of: column).allSatisfy { $0.position < columns[column].value } ? violation : -violation
    }

    /// Whether all basic columns are within their bounds after a move of another.
    func staysFeasible(moving column: ColumnID, by distance: Double) -> Bool {
        for entry in tableau.entries(in: columns[column]) {
            let basic = tableau.rows[entry.row].basic
            let value = columns[basic].value
            columns[basic].value -= entry.coefficient * distance
            defer { columns[basic].value = value }
            if isViolated(basic) { return false }
        }
        return true
    }
}
