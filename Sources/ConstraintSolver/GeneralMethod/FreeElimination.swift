/// Removes columns without bounds or costs: each is given by a row, which then leaves the system.
struct FreeElimination {
    /// `column = constant - sum(coefficient * other)`, with others that are still in the system or eliminated later.
    struct Definition {
        var column: Int32
        var constant: Double
        var terms: Range<Int>
    }

    private(set) var definitions: [Definition] = []
    private(set) var columns: [Int32] = []
    private(set) var coefficients: [Double] = []
    /// Rows that still constrain something.
    private(set) var liveRows: [Int32] = []
    /// A row that became `0 = constant`.
    private(set) var contradiction: Int32?

    /// Rows are not solved for smaller coefficients than this, in units of what the row was made of.
    private static let smallestPivot = 1e-4

    /// - Parameter isFree: Whether a column has neither bound nor cost.
    init(_ rows: inout SparseRows, isFree: [Bool]) {
        var isUsed = Array(repeating: false, count: rows.firstInRow.count)
        for row in rows.firstInRow.indices {
            while !isUsed[row], let column = freeColumn(in: Int32(row), rows, isFree) {
                isUsed[eliminate(column, &rows)] = true
            }
        }
        for row in rows.firstInRow.indices where !isUsed[row] { keep(Int32(row), rows) }
    }

    private func freeColumn(in row: Int32, _ rows: SparseRows, _ isFree: [Bool]) -> Int32? {
        var e = rows.firstInRow[Int(row)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            if isFree[Int(entry.column)] && Self.isPivotable(entry, rows) { return entry.column }
            e = entry.nextInRow
        }
        return nil
    }

    private static func isPivotable(_ entry: SparseRows.Entry, _ rows: SparseRows) -> Bool {
        abs(entry.coefficient) >= smallestPivot * rows.sizes[Int(entry.row)]
    }

    /// - Returns: The row used up: the shortest one that mentions the column.
    private mutating func eliminate(_ column: Int32, _ rows: inout SparseRows) -> Int {
        var shortest: Int32 = -1
        var e = rows.firstInColumn[Int(column)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            e = entry.nextInColumn
            guard Self.isPivotable(entry, rows) else { continue }
            if shortest < 0 || rows.rowCount[Int(entry.row)] <= rows.rowCount[Int(shortest)] { shortest = entry.row }
        }
        rows.pivot(row: shortest, column: column)
        define(column, by: shortest, rows)
        rows.removeRow(shortest)
        return Int(shortest)
    }

    private mutating func define(_ column: Int32, by row: Int32, _ rows: SparseRows) {
        let first = columns.count
        var e = rows.firstInRow[Int(row)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            if entry.column != column {
                columns.append(entry.column)
                coefficients.append(entry.coefficient)
            }
            e = entry.nextInRow
        }
        definitions.append(Definition(column: column, constant: rows.constants[Int(row)], terms: first..<columns.count))
    }

    private mutating func keep(_ row: Int32, _ rows: SparseRows) {
        if rows.rowCount[Int(row)] > 0 {
            liveRows.append(row)
        } else if abs(rows.constants[Int(row)]) > Numerics.feasibility(rows.magnitudes[Int(row)], rows.noise)
            && contradiction == nil
        {
            contradiction = row
        }
    }

    /// Fills in the eliminated columns, given all others.
    func complete(_ values: inout [Double]) {
        for definition in definitions.reversed() {
            var value = definition.constant
            for t in definition.terms { value -= coefficients[t] * values[Int(columns[t])] }
            values[Int(definition.column)] = Numerics.limited(value)
        }
    }
}
