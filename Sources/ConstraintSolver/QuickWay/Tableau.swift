/// The rows of a reduction, `sum(coefficient * column) == constant`, as a sparse matrix linked along rows and columns.
///
/// The links along a column start at the column itself, which is why operations get the columns handed in.
struct Tableau: ~Copyable {
    struct Entry: BitwiseCopyable {
        var coefficient: Double
        var row: Int32
        var column: Int32
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    struct Row: BitwiseCopyable {
        var constant: Double
        var basic: Int32 = -1
        var firstEntry: Int32 = -1
    }

    struct Target: BitwiseCopyable {
        /// How many times the other row is subtracted.
        var factor: Double
        var row: Int32
        /// The column that was changed last.
        var lastColumn: Int32 = -1
    }

    private(set) var entries = FlatArray<Entry>()
    var rows = FlatArray<Row>()
    private var freeEntries = FlatArray<Int32>()
    private var freeRows = FlatArray<Int32>()
    /// Scratch: the rows that a multiple of another is subtracted from, and the place of each row among them, or -1.
    private var targets = FlatArray<Target>()
    private var targetOfRow = FlatArray<Int32>()
    /// Entries visited by row operations.
    private(set) var work = 0
    /// What is left of coefficients that should cancel, in parts of what was added up.
    var noise = Numerics.rounding

    init() {}

    /// Copies a tableau without basis, of which nothing was ever taken back.
    init(copying other: borrowing Tableau) { copy(other) }

    mutating func copy(_ other: borrowing Tableau) {
        entries.copy(other.entries)
        rows.copy(other.rows)
    }

    /// Whether all columns of some row cancelled.
    var hasEmptyRows: Bool { rows.indices.contains { rows[$0].firstEntry < 0 } }

    var usedBytes: Int { entries.usedBytes + rows.usedBytes }

    mutating func addRow(constant: Double) -> Int32 {
        if let free = freeRows.popLast() {
            rows[free].constant = constant
            return free
        }
        rows.append(Row(constant: constant))
        return Int32(rows.count - 1)
    }

    /// Adds an entry where there is none.
    mutating func insert(_ coefficient: Double, _ row: Int32, _ column: Int32, _ columns: inout FlatArray<Reduction.Column>) {
        let entry = Entry(
            coefficient: coefficient, row: row, column: column, nextInRow: rows[row].firstEntry, previousInRow: -1,
            nextInColumn: columns[column].firstEntry, previousInColumn: -1)
        let e: Int32
        if let free = freeEntries.popLast() {
            e = free
            entries[e] = entry
        } else {
            e = Int32(entries.count)
            entries.append(entry)
        }
        if entry.nextInRow >= 0 { entries[entry.nextInRow].previousInRow = e }
        if entry.nextInColumn >= 0 { entries[entry.nextInColumn].previousInColumn = e }
        rows[row].firstEntry = e
        columns[column].firstEntry = e
        columns[column].entryCount += 1
    }

    private mutating func remove(_ e: Int32, _ columns: inout FlatArray<Reduction.Column>) {
        let entry = entries[e]
        if entry.nextInRow >= 0 { entries[entry.nextInRow].previousInRow = entry.previousInRow }
        if entry.nextInColumn >= 0 { entries[entry.nextInColumn].previousInColumn = entry.previousInColumn }
        if entry.previousInRow >= 0 {
            entries[entry.previousInRow].nextInRow = entry.nextInRow
        } else {
            rows[entry.row].firstEntry = entry.nextInRow
        }
        if entry.previousInColumn >= 0 {
            entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
        } else {
            columns[entry.column].firstEntry = entry.nextInColumn
        }
        columns[entry.column].entryCount -= 1
        freeEntries.append(e)
    }

    func coefficient(_ row: Int32, _ column: Int32, _ columns: borrowing FlatArray<Reduction.Column>) -> Double {
        var e = columns[column].firstEntry
        while e >= 0 && entries[e].row != row { e = entries[e].nextInColumn }
        return e >= 0 ? entries[e].coefficient : 0
    }

    /// Makes the column basic in the row: its entry becomes 1, and 0 in all other rows.
    mutating func pivot(_ row: Int32, _ column: Int32, _ columns: inout FlatArray<Reduction.Column>) {
        let known = rows[row].basic
        if known >= 0 { columns[known].row = -1 }
        rows[row].basic = column
        columns[column].row = row
        scale(row, by: 1 / coefficient(row, column, columns))
        if columns[column].entryCount > 1 { eliminate(column, by: row, &columns) }
    }

    /// Replaces basic columns in a row without one by what they are made of.
    mutating func express(_ row: Int32, _ columns: inout FlatArray<Reduction.Column>) {
        while let entry = basicEntry(in: row, columns) {
            beginTargets()
            addTarget(row, times: entry.coefficient)
            subtractFromTargets(columns[entry.column].row, eliminating: entry.column, &columns)
        }
    }

    /// An entry in a basic column.
    private func basicEntry(in row: Int32, _ columns: borrowing FlatArray<Reduction.Column>) -> Entry? {
        var e = rows[row].firstEntry
        while e >= 0 && columns[entries[e].column].row < 0 { e = entries[e].nextInRow }
        return e >= 0 ? entries[e] : nil
    }

    /// Forgets a row; its basic column is none any more.
    mutating func dropRow(_ row: Int32, _ columns: inout FlatArray<Reduction.Column>) {
        while rows[row].firstEntry >= 0 { remove(rows[row].firstEntry, &columns) }
        if rows[row].basic >= 0 { columns[rows[row].basic].row = -1 }
        rows[row] = Row(constant: 0)
        freeRows.append(row)
    }

    /// Takes a column out that only rounding left in any row.
    mutating func dropColumn(_ column: Int32, _ columns: inout FlatArray<Reduction.Column>) {
        while columns[column].firstEntry >= 0 { remove(columns[column].firstEntry, &columns) }
    }

    private mutating func scale(_ row: Int32, by factor: Double) {
        guard factor != 1 else { return }
        var e = rows[row].firstEntry
        while e >= 0 {
            entries[e].coefficient = Numerics.limited(entries[e].coefficient * factor)
            e = entries[e].nextInRow
        }
        rows[row].constant = Numerics.limited(rows[row].constant * factor)
    }

    /// Subtracts multiples of a row from all others that have an entry in the column, so that it vanishes from them.
    ///
    /// Goes along the columns of the row that is subtracted, so that nothing is looked at of the other rows but what changes.
    private mutating func eliminate(_ column: Int32, by source: Int32, _ columns: inout FlatArray<Reduction.Column>) {
        collectTargets(column, but: source, columns)
        subtractFromTargets(source, eliminating: column, &columns)
    }

    /// Subtracts a row from all targets, as often as each says, and forgets them.
    ///
    /// - Parameter column: One that vanishes from the targets, or -1.
    mutating func subtractFromTargets(_ source: Int32, eliminating column: Int32, _ columns: inout FlatArray<Reduction.Column>) {
        var e = rows[source].firstEntry
        while e >= 0 {
            let entry = entries[e]
            e = entry.nextInRow
            work += targets.count
            if entry.column == column { removeTargets(in: column, &columns) } else { subtract(entry, &columns) }
        }
        for k in targets.indices {
            rows[targets[k].row].constant = Numerics.limited(
                rows[targets[k].row].constant - targets[k].factor * rows[source].constant)
            targetOfRow[targets[k].row] = -1
        }
    }

    private mutating func collectTargets(_ column: Int32, but source: Int32, _ columns: borrowing FlatArray<Reduction.Column>) {
        beginTargets()
        var e = columns[column].firstEntry
        while e >= 0 {
            let entry = entries[e]
            e = entry.nextInColumn
            guard entry.row != source else { continue }
            addTarget(entry.row, times: entry.coefficient)
        }
    }

    /// Prepares for rows that another is to be subtracted from.
    mutating func beginTargets() {
        targets.removeAll()
        targetOfRow.extend(to: rows.count, with: -1)
    }

    @inline(__always)
    mutating func addTarget(_ row: Int32, times factor: Double) {
        targetOfRow[row] = Int32(targets.count)
        targets.append(Target(factor: factor, row: row))
    }

    private mutating func removeTargets(in column: Int32, _ columns: inout FlatArray<Reduction.Column>) {
        var e = columns[column].firstEntry
        while e >= 0 {
            let next = entries[e].nextInColumn
            if targetOfRow[entries[e].row] >= 0 { remove(e, &columns) }
            e = next
        }
    }

    /// Subtracts the multiples of one entry from its column.
    private mutating func subtract(_ source: Entry, _ columns: inout FlatArray<Reduction.Column>) {
        var met = 0
        var e = columns[source.column].firstEntry
        while e >= 0 {
            let entry = entries[e]
            let target = targetOfRow[entry.row]
            if target >= 0 {
                let amount = -targets[target].factor * source.coefficient
                let sum = Numerics.sum(entry.coefficient, amount, noise)
                if sum == 0 { remove(e, &columns) } else { entries[e].coefficient = sum }
                targets[target].lastColumn = source.column
                met += 1
            }
            e = entry.nextInColumn
        }
        if met == targets.count { return }
        for k in targets.indices where targets[k].lastColumn != source.column {
            insert(Numerics.limited(-targets[k].factor * source.coefficient), targets[k].row, source.column, &columns)
        }
    }

    /// Whether all coefficients of the row have few digits.
    func isExact(_ row: Int32) -> Bool {
        var e = rows[row].firstEntry
        while e >= 0 && Numerics.isExact(entries[e].coefficient) { e = entries[e].nextInRow }
        return e < 0
    }

    /// What the row's columns miss of its constant.
    func leftOver(in row: Int32, _ columns: borrowing FlatArray<Reduction.Column>) -> Double {
        var left = rows[row].constant
        var e = rows[row].firstEntry
        while e >= 0 {
            left -= entries[e].coefficient * columns[entries[e].column].value
            e = entries[e].nextInRow
        }
        return left
    }

    /// The value that the row gives its basic column.
    func basicValue(of row: Int32, _ columns: borrowing FlatArray<Reduction.Column>) -> Double {
        var value = rows[row].constant
        var e = rows[row].firstEntry
        while e >= 0 {
            if entries[e].column != rows[row].basic { value -= entries[e].coefficient * columns[entries[e].column].value }
            e = entries[e].nextInRow
        }
        return value
    }
}
