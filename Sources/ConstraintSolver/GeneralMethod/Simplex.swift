/// A bounded-variable simplex method on equations between variables with piecewise linear convex costs.
///
/// Every row has a basic column, given by the others. A column that is not basic stands at a kink of its cost, or anywhere if it has none.
/// Objectives are minimised one after another; a direction that worsens a settled one is closed.
struct Simplex {
    var rows: SparseRows
    /// The kinks of column `c` are `kinks[kinkStart[c]..<kinkStart[c + 1]]`, by position.
    let kinks: [Kink]
    let kinkStart: [Int32]
    /// The size of the numbers that make up the positions of each column's kinks.
    let kinkSizes: [Double]
    var values: [Double]
    /// The row a column is basic in, or -1.
    var basicRow: [Int32]
    /// The column that is basic in a row, or -1.
    var basicColumn: [Int32]
    /// The number of kinks left of the linear piece below and above a column's value; equal for a basic column.
    var pieceBelow: [Int32]
    var pieceAbove: [Int32]
    var isClosedUp: [Bool]
    var isClosedDown: [Bool]
    /// Scratch: how the objective at hand changes with each column by way of the basic ones, and the size of what made that up.
    var rate: [Double]
    var rateSize: [Double]
    /// An objective besides the levels: a coefficient per column, or empty.
    var linearObjective: [Double] = []
    var pivots = 0

    init(rows: SparseRows, kinks: [Kink], kinkStart: [Int32], kinkSizes: [Double]) {
        let columns = kinkSizes.count
        self.rows = rows
        self.kinks = kinks
        self.kinkStart = kinkStart
        self.kinkSizes = kinkSizes
        values = Array(repeating: 0, count: columns)
        basicRow = Array(repeating: -1, count: columns)
        basicColumn = Array(repeating: -1, count: rows.firstInRow.count)
        pieceBelow = Array(repeating: 0, count: columns)
        pieceAbove = Array(repeating: 0, count: columns)
        isClosedUp = Array(repeating: false, count: columns)
        isClosedDown = Array(repeating: false, count: columns)
        rate = Array(repeating: 0, count: columns)
        rateSize = Array(repeating: 0, count: columns)
        for column in 0..<columns { settlePieces(of: Int32(column)) }
    }

    // MARK: Costs

    func kinkRange(of column: Int32) -> Range<Int> { Int(kinkStart[Int(column)])..<Int(kinkStart[Int(column) + 1]) }

    /// The slope of a column's own cost in a piece; 0 where its parts cancel but for rounding.
    func slope(of column: Int32, piece: Int32, _ level: Level) -> Double {
        var slope = linearObjective.isEmpty ? 0 : linearObjective[Int(column)]
        var size = abs(slope)
        let first = Int(kinkStart[Int(column)])
        for k in first..<Int(kinkStart[Int(column) + 1]) {
            let weight = level.weight(of: kinks[k])
            guard weight > 0 else { continue }
            let part = weight * (kinks[k].slopeBefore + (k - first < Int(piece) ? kinks[k].jump : 0))
            slope += part
            size += abs(part)
        }
        return abs(slope) <= slopeNoise * size ? 0 : slope
    }

    /// Finds the pieces beside the value of a column that is not basic.
    mutating func settlePieces(of column: Int32) {
        let value = values[Int(column)]
        let nearness = Numerics.coincidence(value)
        var below: Int32 = 0
        var above: Int32 = 0
        for k in kinkRange(of: column) {
            if kinks[k].position < value - nearness { below += 1 }
            if kinks[k].position <= value + nearness { above += 1 }
        }
        pieceBelow[Int(column)] = below
        pieceAbove[Int(column)] = above
    }

    /// How far beyond its bounds the column stands.
    func boundViolation(of column: Int32) -> Double {
        var violation = 0.0
        for k in kinkRange(of: column) where kinks[k].group == 0 { violation += kinks[k].violation(at: values[Int(column)]) }
        return violation
    }

    /// The size of the numbers that make up the column's value.
    func size(of column: Int32) -> Double {
        let row = basicRow[Int(column)]
        var size = max(kinkSizes[Int(column)], abs(values[Int(column)]))
        guard row >= 0 else { return size }
        size += rows.magnitudes[Int(row)]
        var e = rows.firstInRow[Int(row)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            size += abs(entry.coefficient) * max(kinkSizes[Int(entry.column)], abs(values[Int(entry.column)]))
            e = entry.nextInRow
        }
        return size
    }

    /// Slopes that cancel to less than this part of what was added up are 0.
    var slopeNoise: Double { Numerics.slopeNoise(rows.noise) }

    // MARK: Basis

    /// Exchanges the column that is basic in the row.
    mutating func makeBasic(_ column: Int32, in row: Int32) {
        pivots += 1
        rows.pivot(row: row, column: column)
        if basicColumn[Int(row)] >= 0 { basicRow[Int(basicColumn[Int(row)])] = -1 }
        basicColumn[Int(row)] = column
        basicRow[Int(column)] = row
        isClosedUp[Int(column)] = false
        isClosedDown[Int(column)] = false
    }

    /// The value that the row gives its basic column.
    func basicValue(of row: Int32) -> Double {
        var value = rows.constants[Int(row)]
        var e = rows.firstInRow[Int(row)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            if entry.column != basicColumn[Int(row)] { value -= entry.coefficient * values[Int(entry.column)] }
            e = entry.nextInRow
        }
        return Numerics.limited(value)
    }

    /// Computes the basic columns anew from the others, against drift.
    mutating func refresh(_ part: ReducedProblem.Part) {
        for row in part.rows { values[Int(basicColumn[Int(row)])] = basicValue(of: row) }
    }
}
