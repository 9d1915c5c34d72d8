/// Required constraints with a variable for each, its mark: an infeasible combination of rows then tells which constraints it is made of.
///
/// - Source: Farkas' lemma; the markers of Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm".
struct MarkedRows {
    private let positions: [Int32]
    private let method: CarefulMethod
    /// The column of each mark.
    private let marks: [Int32]
    /// Columns beyond their bounds, though the sum of all violations is as small as it can be.
    private let violated: [Int32]

    private var basis: Reduction { method.reduction }

    /// - Parameter positions: Those of required constraints.
    init(_ problem: LinearProblem, _ positions: [Int32]) {
        self.positions = positions
        let method = CarefulMethod(LinearProblem(marking: positions, of: problem), tiesClasses: false)
        self.method = method
        method.solve(breakingTies: false)
        marks = positions.indices.map { method.column(of: Int32(problem.variables.count + $0)) }
        violated = method.reduction.columns.indices.map { Int32($0) }.filter(method.reduction.isViolated)
    }

    /// The constraints that make up an infeasible combination, in the order given; empty if none was found.
    var members: [Int32] { positions.indices.filter { takesPart(marks[$0]) }.map { positions[$0] } }

    private func takesPart(_ mark: Int32) -> Bool {
        basis.columns[mark].row >= 0 ? violated.contains(mark) : basis.changesViolation(mark)
    }

    /// Whether the others can hold together without the constraint at a place among those given; `false` where that does not show at once.
    func canHold(without place: Int) -> Bool {
        guard violated.count == 1, let row = violated.first.map({ basis.columns[$0].row }) else { return false }
        let mark = marks[place]
        if mark == violated[0] { return true }
        guard row >= 0, basis.columns[mark].row < 0 else { return false }
        let speed = basis.tableau.coefficient(row, mark, basis.columns)
        guard abs(speed) > Numerics.pivotable else { return false }
        return basis.staysFeasible(moving: mark, by: basis.boundExcess(of: violated[0]) / speed)
    }
}

extension Reduction {
    /// Whether the required violation of basic columns changes with a column.
    func changesViolation(_ column: Int32) -> Bool {
        var (rate, size) = (0.0, 0.0)
        forEachBasic(movedBy: column) { row, coefficient in
            forEachSlope(ofBasicIn: row) { slope, corner in
                guard corner.level == PriorityLevels.required else { return }
                rate -= coefficient * slope
                size += abs(slope) * max(1, abs(coefficient))
            }
        }
        return abs(rate) > slopes.noise * size
    }

    /// How far the column stands above its bounds; negative below.
    func boundExcess(of column: Int32) -> Double {
        let violation = boundViolation(of: column)
        var k = columns[column].firstCorner
        while k >= 0 && corners[k].position < columns[column].value { k = corners[k].next }
        return k < 0 ? violation : -violation
    }

    /// Whether all basic columns are within their bounds after a move of another.
    func staysFeasible(moving column: Int32, by distance: Double) -> Bool {
        var isFeasible = true
        forEachBasic(movedBy: column) { row, coefficient in
            let basic = tableau.rows[row].basic
            let value = columns[basic].value
            columns[basic].value -= coefficient * distance
            if isViolated(basic) { isFeasible = false }
            columns[basic].value = value
        }
        return isFeasible
    }

    private func forEachBasic(movedBy column: Int32, _ body: (_ row: Int32, _ coefficient: Double) -> Void) {
        var e = columns[column].firstEntry
        while e >= 0 {
            let entry = tableau.entries[e]
            e = entry.nextInColumn
            body(entry.row, entry.coefficient)
        }
    }
}
