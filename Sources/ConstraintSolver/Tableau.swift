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

    private(set) var entries = FlatArray<Entry>()
    var rows = FlatArray<Row>()
    private var freeEntries = FlatArray<Int32>()
    /// Scratch: the entry of the row at hand in each column, or -1.
    private var entryInColumn = FlatArray<Int32>()
    /// Entries visited by row operations.
    private(set) var work = 0

    mutating func addRow(constant: Double) -> Int32 {
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
        guard columns[column].entryCount > 1 else { return }
        entryInColumn.extend(to: columns.count, with: -1)
        var e = columns[column].firstEntry
        while e >= 0 {
            let entry = entries[e]
            e = entry.nextInColumn
            if entry.row != row { subtract(row, times: entry.coefficient, from: entry.row, eliminating: column, &columns) }
        }
    }

    private mutating func scale(_ row: Int32, by factor: Double) {
        guard factor != 1 else { return }
        var e = rows[row].firstEntry
        while e >= 0 {
            entries[e].coefficient *= factor
            e = entries[e].nextInRow
        }
        rows[row].constant *= factor
    }

    private mutating func subtract(
        _ source: Int32, times factor: Double, from target: Int32, eliminating eliminated: Int32,
        _ columns: inout FlatArray<Reduction.Column>
    ) {
        var e = rows[target].firstEntry
        while e >= 0 {
            entryInColumn[entries[e].column] = e
            e = entries[e].nextInRow
        }
        e = rows[source].firstEntry
        while e >= 0 {
            let entry = entries[e]
            add(-factor * entry.coefficient, to: entryInColumn[entry.column], target, entry.column, eliminated, &columns)
            entryInColumn[entry.column] = -1
            e = entry.nextInRow
        }
        e = rows[target].firstEntry
        while e >= 0 {
            entryInColumn[entries[e].column] = -1
            e = entries[e].nextInRow
        }
        rows[target].constant -= factor * rows[source].constant
    }

    @inline(__always)
    private mutating func add(
        _ amount: Double, to known: Int32, _ row: Int32, _ column: Int32, _ eliminated: Int32,
        _ columns: inout FlatArray<Reduction.Column>
    ) {
        work += 1
        guard known >= 0 else { return insert(amount, row, column, &columns) }
        let sum = column == eliminated ? 0 : Numerics.sum(entries[known].coefficient, amount, Numerics.rounding)
        if sum == 0 { remove(known, &columns) } else { entries[known].coefficient = sum }
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
