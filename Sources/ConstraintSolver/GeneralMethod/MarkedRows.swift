/// Required constraints with a column for each, its mark: an infeasible combination of rows then tells which constraints it is made of.
///
/// Nothing is presolved but variables without bounds. The mark of a constraint is the value of its left side, bounded as the constraint says.
///
/// - Source: Farkas' lemma; the markers of Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm".
struct MarkedRows {
    private let positions: [Int32]
    private let firstMark: Int
    private var simplex: Simplex
    private var part = ReducedProblem.Part()
    /// Columns beyond their bounds, though the sum of all violations is as small as it can be.
    private var violated: [Int32] = []

    /// - Parameter positions: Those of required constraints.
    init(_ problem: LinearProblem, _ positions: [Int32]) {
        self.positions = positions
        firstMark = problem.variables.count
        var columns = Columns()
        for bound in problem.lowerBounds { columns.add(low: bound, high: .infinity, size: abs(bound)) }
        for position in positions { columns.add(markOf: problem.constraints[Int(position)]) }
        var rows = Self.rows(of: positions, in: problem)
        let elimination = FreeElimination(&rows, isFree: columns.areFree)
        simplex = Simplex(rows: rows, kinks: columns.kinks, kinkStart: columns.kinkStart, kinkSizes: columns.sizes)
        part.rows = elimination.liveRows
        part.columns = columns.sizes.indices.map { Int32($0) }.filter { simplex.rows.columnCount[Int($0)] > 0 }
        solve()
    }

    /// The bounds of columns, one after another.
    private struct Columns {
        private(set) var kinks: [Kink] = []
        private(set) var kinkStart: [Int32] = [0]
        private(set) var sizes: [Double] = []

        var areFree: [Bool] { sizes.indices.map { kinkStart[$0] == kinkStart[$0 + 1] } }

        mutating func add(low: Double, high: Double, size: Double) {
            if low > -.infinity { kinks.append(.bound(at: low, slopeBefore: -1)) }
            if high < .infinity { kinks.append(.bound(at: high, slopeBefore: 0)) }
            sizes.append(kinks.count > Int(kinkStart[kinkStart.count - 1]) ? size : 0)
            kinkStart.append(Int32(kinks.count))
        }

        mutating func add(markOf constraint: LinearProblem.Constraint) {
            let value = constraint.constant / constraint.unit
            add(
                low: constraint.relation == .lessThanOrEqual ? -.infinity : value,
                high: constraint.relation == .greaterThanOrEqual ? .infinity : value, size: constraint.magnitude / constraint.unit
            )
        }
    }

    /// For each constraint its left side less its mark, which is 0.
    private static func rows(of positions: [Int32], in problem: LinearProblem) -> SparseRows {
        var rows = SparseRows(columns: problem.variables.count + positions.count, noise: problem.noise)
        for (k, position) in positions.enumerated() {
            let constraint = problem.constraints[Int(position)]
            let row = rows.addRow(constant: 0, magnitude: 0)
            rows.insert(-1, row: row, column: Int32(problem.variables.count + k))
            for t in constraint.terms.reversed() {
                let coefficient = problem.termCoefficients[Int(t)] / constraint.unit
                rows.insert(coefficient, row: row, column: problem.termVariables[Int(t)])
            }
        }
        return rows
    }

    private mutating func solve() {
        for column in part.columns {
            guard let kink = simplex.kinkRange(of: column).first else { continue }
            simplex.values[Int(column)] = simplex.kinks[kink].position
            simplex.settlePieces(of: column)
        }
        guard simplex.start(part) == nil else { return }
        part.rows.removeAll { simplex.basicColumn[Int($0)] < 0 }
        simplex.minimise(part, .bounds)
        simplex.refresh(part)
        simplex.computeRates(part, .bounds)
        violated = part.columns.filter { simplex.isViolated($0) }
    }

    /// The constraints that make up an infeasible combination, in the order given; empty if none was found.
    var members: [Int32] { positions.indices.filter { takesPart(Int32(firstMark + $0)) }.map { positions[$0] } }

    private func takesPart(_ mark: Int32) -> Bool {
        guard simplex.basicRow[Int(mark)] < 0 else { return violated.contains(mark) }
        return abs(simplex.rate[Int(mark)]) > simplex.slopeNoise * simplex.rateSize[Int(mark)]
    }

    /// Whether the others can hold together without the constraint at a place among those given; `false` where that does not show at once.
    func canHold(without place: Int) -> Bool {
        guard violated.count == 1 else { return false }
        let mark = Int32(firstMark + place)
        if mark == violated[0] { return true }
        let speed = simplex.rows.coefficient(row: simplex.basicRow[Int(violated[0])], column: mark)
        guard simplex.basicRow[Int(mark)] < 0, abs(speed) > Numerics.pivotable else { return false }
        return simplex.staysFeasible(moving: mark, by: simplex.boundExcess(of: violated[0]) / speed)
    }
}

extension Simplex {
    func isViolated(_ column: Int32) -> Bool { boundViolation(of: column) > Numerics.feasibility(size(of: column), rows.noise) }

    /// How far the column stands above its bounds; negative below.
    fileprivate func boundExcess(of column: Int32) -> Double {
        let violation = boundViolation(of: column)
        let isAbove = kinkRange(of: column).allSatisfy { kinks[$0].position < values[Int(column)] }
        return isAbove ? violation : -violation
    }

    /// Whether all basic columns are within their bounds after a move of another.
    fileprivate func staysFeasible(moving column: Int32, by distance: Double) -> Bool {
        var e = rows.firstInColumn[Int(column)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            e = entry.nextInColumn
            let basic = basicColumn[Int(entry.row)]
            let value = values[Int(basic)] - entry.coefficient * distance
            let violation = kinkRange(of: basic).reduce(0.0) { $0 + kinks[$1].violation(at: value) }
            if violation > Numerics.feasibility(size(of: basic), rows.noise) { return false }
        }
        return true
    }
}
