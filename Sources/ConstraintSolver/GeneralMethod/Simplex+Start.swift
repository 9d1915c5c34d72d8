extension Simplex {
    /// Chooses a first basis: in each row the column that gives way at the lowest priority takes up what is left over.
    ///
    /// - Returns: A row that contradicts the others, if there is one.
    mutating func start(_ part: ReducedProblem.Part) -> Int32? {
        for row in part.rows {
            let (left, largest) = remainder(of: row)
            if largest > Numerics.pivotable * rows.sizes[Int(row)], let column = columnToGiveWay(in: row, left, 1e-2 * largest) {
                makeBasic(column, in: row)
            } else if abs(left) > Numerics.feasibility(rows.magnitudes[Int(row)], rows.noise) {
                return row
            } else {
                rows.removeRow(row)
            }
        }
        for row in part.rows where basicColumn[Int(row)] >= 0 { placeBasicColumn(of: row) }
        return nil
    }

    private mutating func placeBasicColumn(of row: Int32) {
        let column = basicColumn[Int(row)]
        values[Int(column)] = basicValue(of: row)
        settlePieces(of: column)
        pieceAbove[Int(column)] = pieceBelow[Int(column)]
    }

    /// What the values so far leave over of a row's constant, and the size of its largest coefficient.
    private func remainder(of row: Int32) -> (left: Double, largest: Double) {
        var left = rows.constants[Int(row)]
        var largest = 0.0
        var e = rows.firstInRow[Int(row)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            left -= entry.coefficient * values[Int(entry.column)]
            largest = max(largest, abs(entry.coefficient))
            e = entry.nextInRow
        }
        return (left, largest)
    }

    private func columnToGiveWay(in row: Int32, _ left: Double, _ smallest: Double) -> Int32? {
        var best: (column: Int32, group: Int32, count: Int32)?
        var e = rows.firstInRow[Int(row)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            e = entry.nextInRow
            guard abs(entry.coefficient) >= smallest else { continue }
            let group = worsenedGroup(of: entry.column, movedBy: left / entry.coefficient)
            let candidate = (column: entry.column, group: group, count: rows.columnCount[Int(entry.column)])
            if let known = best, !Self.isBetter(candidate, known) { continue }
            best = candidate
        }
        return best?.column
    }

    private static func isBetter(
        _ a: (column: Int32, group: Int32, count: Int32), _ b: (column: Int32, group: Int32, count: Int32)
    ) -> Bool {
        if a.group != b.group { return a.group > b.group }
        if a.count != b.count { return a.count < b.count }
        return a.column > b.column
    }

    /// The most important group that a move from the present value would make worse.
    private func worsenedGroup(of column: Int32, movedBy distance: Double) -> Int32 {
        let from = values[Int(column)]
        let to = from + distance
        var worst = Int32.max
        for k in kinkRange(of: column) where kinks[k].group < worst {
            let before = kinks[k].violation(at: from)
            if kinks[k].violation(at: to) > before + Numerics.coincidence(from) { worst = kinks[k].group }
        }
        return worst
    }
}
