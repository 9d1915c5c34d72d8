extension Simplex {
    /// Chooses a first basis: in each row the column that gives way at the lowest priority takes up what is left over.
    ///
    /// - Returns: A row that contradicts the others, if there is one.
    mutating func start(_ part: ReducedProblem.Part) -> Int32? {
        var basic: [Int32] = []
        for row in part.rows {
            guard let column = columnToGiveWay(in: row) else {
                if abs(rows.constants[Int(row)]) > Numerics.feasibility(rows.magnitudes[Int(row)]) { return row }
                continue
            }
            makeBasic(column, in: row)
            basic.append(row)
        }
        for row in basic {
            let column = basicColumn[Int(row)]
            values[Int(column)] = basicValue(of: row)
            settlePieces(of: column)
            pieceAbove[Int(column)] = pieceBelow[Int(column)]
        }
        return nil
    }

    private func columnToGiveWay(in row: Int32) -> Int32? {
        var left = rows.constants[Int(row)]
        var largest = 0.0
        var e = rows.firstInRow[Int(row)]
        while e >= 0 {
            let entry = rows.entries[Int(e)]
            left -= entry.coefficient * values[Int(entry.column)]
            largest = max(largest, abs(entry.coefficient))
            e = entry.nextInRow
        }
        return bestColumn(in: row, left: left, smallest: 1e-3 * largest)
    }

    private func bestColumn(in row: Int32, left: Double, smallest: Double) -> Int32? {
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
