/// Linear equations `sum(coefficient * variable) = constant` as a sparse matrix linked along rows and columns.
struct SparseRows {
    struct Entry {
        var coefficient: Double
        var row: Int32
        var column: Int32
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    private(set) var entries: [Entry] = []
    private(set) var firstInRow: [Int32] = []
    private(set) var firstInColumn: [Int32]
    private(set) var rowCount: [Int32] = []
    private(set) var columnCount: [Int32]
    private(set) var constants: [Double] = []
    /// The size of the largest number that was added to each constant.
    private(set) var magnitudes: [Double] = []
    /// The size of the largest coefficient that was added to each row.
    private(set) var sizes: [Double] = []
    /// What is left of coefficients that should cancel, in parts of what was added up.
    let noise: Double
    private var firstFree: Int32 = -1
    /// Scratch: the entry of the row at hand in each column, or -1.
    private var entryInColumn: [Int32]
    /// Entries visited by row operations.
    private(set) var work = 0

    init(columns: Int, noise: Double) {
        self.noise = noise
        firstInColumn = Array(repeating: -1, count: columns)
        columnCount = Array(repeating: 0, count: columns)
        entryInColumn = Array(repeating: -1, count: columns)
    }

    mutating func addColumn() -> Int32 {
        firstInColumn.append(-1)
        columnCount.append(0)
        entryInColumn.append(-1)
        return Int32(firstInColumn.count - 1)
    }

    /// Adds an empty row for coefficients of at most about 1.
    mutating func addRow(constant: Double, magnitude: Double) -> Int32 {
        firstInRow.append(-1)
        rowCount.append(0)
        constants.append(constant)
        magnitudes.append(magnitude)
        sizes.append(1)
        return Int32(firstInRow.count - 1)
    }

    /// Adds an entry where there is none.
    mutating func insert(_ coefficient: Double, row: Int32, column: Int32) {
        let entry = Entry(
            coefficient: coefficient, row: row, column: column, nextInRow: firstInRow[Int(row)], previousInRow: -1,
            nextInColumn: firstInColumn[Int(column)], previousInColumn: -1)
        let e: Int32
        if firstFree >= 0 {
            e = firstFree
            firstFree = entries[Int(e)].nextInRow
            entries[Int(e)] = entry
        } else {
            e = Int32(entries.count)
            entries.append(entry)
        }
        if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = e }
        if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = e }
        firstInRow[Int(row)] = e
        firstInColumn[Int(column)] = e
        rowCount[Int(row)] += 1
        columnCount[Int(column)] += 1
    }

    mutating func remove(_ e: Int32) {
        let entry = entries[Int(e)]
        if entry.nextInRow >= 0 { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
        if entry.nextInColumn >= 0 { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
        if entry.previousInRow >= 0 {
            entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
        } else {
            firstInRow[Int(entry.row)] = entry.nextInRow
        }
        if entry.previousInColumn >= 0 {
            entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
        } else {
            firstInColumn[Int(entry.column)] = entry.nextInColumn
        }
        rowCount[Int(entry.row)] -= 1
        columnCount[Int(entry.column)] -= 1
        entries[Int(e)].nextInRow = firstFree
        firstFree = e
    }

    mutating func removeRow(_ row: Int32) {
        while firstInRow[Int(row)] >= 0 { remove(firstInRow[Int(row)]) }
    }

    func coefficient(row: Int32, column: Int32) -> Double {
        var e = firstInColumn[Int(column)]
        while e >= 0 {
            if entries[Int(e)].row == row { return entries[Int(e)].coefficient }
            e = entries[Int(e)].nextInColumn
        }
        return 0
    }

    mutating func scaleRow(_ row: Int32, by factor: Double) {
        var e = firstInRow[Int(row)]
        while e >= 0 {
            entries[Int(e)].coefficient = Numerics.limited(entries[Int(e)].coefficient * factor)
            e = entries[Int(e)].nextInRow
        }
        constants[Int(row)] = Numerics.limited(constants[Int(row)] * factor)
        magnitudes[Int(row)] = Numerics.limited(magnitudes[Int(row)] * abs(factor))
        sizes[Int(row)] = Numerics.limited(sizes[Int(row)] * abs(factor))
    }

    /// `target += factor * source`; entries that cancel vanish, the one in `eliminated` for certain.
    mutating func addMultiple(of source: Int32, times factor: Double, to target: Int32, eliminating eliminated: Int32) {
        let isShort = Int(rowCount[Int(source)]) * 8 < Int(rowCount[Int(target)])
        if isShort {
            addBySearchingColumns(source, factor, target, eliminated)
        } else {
            addByScatter(source, factor, target, eliminated)
        }
        let constant = factor * constants[Int(source)]
        constants[Int(target)] = Numerics.limited(constants[Int(target)] + constant)
        magnitudes[Int(target)] = max(magnitudes[Int(target)], Numerics.limited(abs(constant)))
    }

    private mutating func addByScatter(_ source: Int32, _ factor: Double, _ target: Int32, _ eliminated: Int32) {
        var e = firstInRow[Int(target)]
        while e >= 0 {
            entryInColumn[Int(entries[Int(e)].column)] = e
            e = entries[Int(e)].nextInRow
        }
        e = firstInRow[Int(source)]
        while e >= 0 {
            let entry = entries[Int(e)]
            let known = entryInColumn[Int(entry.column)]
            entryInColumn[Int(entry.column)] = -1
            add(factor * entry.coefficient, to: known, target, entry.column, eliminated)
            e = entry.nextInRow
        }
        e = firstInRow[Int(target)]
        while e >= 0 {
            entryInColumn[Int(entries[Int(e)].column)] = -1
            e = entries[Int(e)].nextInRow
        }
    }

    private mutating func addBySearchingColumns(_ source: Int32, _ factor: Double, _ target: Int32, _ eliminated: Int32) {
        var e = firstInRow[Int(source)]
        while e >= 0 {
            let entry = entries[Int(e)]
            var known = firstInColumn[Int(entry.column)]
            while known >= 0 && entries[Int(known)].row != target {
                known = entries[Int(known)].nextInColumn
                work += 1
            }
            add(factor * entry.coefficient, to: known, target, entry.column, eliminated)
            e = entry.nextInRow
        }
    }

    @inline(__always)
    private mutating func add(_ amount: Double, to known: Int32, _ row: Int32, _ column: Int32, _ eliminated: Int32) {
        work += 1
        sizes[Int(row)] = max(sizes[Int(row)], abs(amount))
        guard known >= 0 else {
            if column != eliminated { insert(Numerics.limited(amount), row: row, column: column) }
            return
        }
        let sum = column == eliminated ? 0 : Numerics.sum(entries[Int(known)].coefficient, amount, noise)
        if sum == 0 { remove(known) } else { entries[Int(known)].coefficient = sum }
    }

    /// Makes the column's entry in the row 1 and clears the column elsewhere.
    mutating func pivot(row: Int32, column: Int32) {
        scaleRow(row, by: 1 / coefficient(row: row, column: column))
        var e = firstInColumn[Int(column)]
        while e >= 0 {
            let entry = entries[Int(e)]
            e = entry.nextInColumn
            if entry.row != row { addMultiple(of: row, times: -entry.coefficient, to: entry.row, eliminating: column) }
        }
    }
}
