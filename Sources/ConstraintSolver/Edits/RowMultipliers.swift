/// How often the sum of a group counts in each row of the tableau: scratch, as long as the rows and 0 everywhere between uses.
struct RowMultipliers: ~Copyable {
    private(set) var factors = FlatArray<Double>()
    private(set) var rows = FlatArray<RowID>()

    mutating func begin(rows count: Int) { factors.extend(to: count, with: 0) }

    mutating func add(_ factor: Double, _ row: RowID) {
        if factors[row] == 0 { rows.append(row) }
        factors[row] += factor
    }

    /// Leaves out rows in which the sum cancels.
    mutating func dropVanishing() {
        var kept = 0
        for k in rows.indices {
            if abs(factors[rows[k]]) > Numerics.exactness {
                rows[kept] = rows[k]
                kept += 1
            } else {
                factors[rows[k]] = 0
            }
        }
        rows.truncate(to: kept)
    }

    var areExact: Bool { rows.indices.allSatisfy { Numerics.isExact(factors[rows[$0]]) } }

    mutating func removeAll() {
        for k in rows.indices { factors[rows[k]] = 0 }
        rows.removeAll()
    }
}
