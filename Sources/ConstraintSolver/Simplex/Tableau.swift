/// The rows of a reduced system, `sum(coefficient * column) == constant`, as a sparse matrix linked along rows and
/// columns.
///
/// The links along a column start at the column itself, so that operations take the columns as a parameter.
struct Tableau: ~Copyable {
    typealias Columns = FlatArray<ReducedSystem.Column>

    struct Entry: Linked {
        var coefficient: Double
        var row: RowID
        var column: ColumnID
        /// The next entry of the row.
        var next: EntryID
        var previousInRow: EntryID
        var nextInColumn: EntryID
        var previousInColumn: EntryID
    }

    struct Row: BitwiseCopyable {
        var constant: Double
        var basic: ColumnID = .none
        var firstEntry: EntryID = .none
        var entryCount: Int32 = 0
        /// Whether the current row operation produced a coefficient that counts as cancelled though it is not exactly
        /// 0.
        var hasCancelled = false
    }

    private(set) var entries = FlatArray<Entry>()
    var rows = FlatArray<Row>()
    private var freeEntries = FlatArray<EntryID>()
    private var freeRows = FlatArray<RowID>()
    /// Scratch: the entry of each column in the row being built; arbitrary or none for other columns.
    private var entryOfColumn = FlatArray<EntryID>()
    /// Scratch: the entry of each row in the current column; arbitrary or none for other rows.
    private var entryOfRow = FlatArray<EntryID>()
    /// The number of entries visited by row operations.
    private(set) var work = 0
    /// The number of entries visited in searches for those of row operations.
    private(set) var searched = 0
    /// The relative residue of coefficients that should cancel.
    var noise = Numerics.rounding

    mutating func copy(_ other: borrowing Tableau) {
        entries.copy(other.entries)
        rows.copy(other.rows)
        entryOfColumn.removeAll()
        entryOfRow.removeAll()
        freeEntries.copy(other.freeEntries)
        freeRows.copy(other.freeRows)
    }

    /// Reserves space for a number of entries.
    mutating func reserve(_ count: Int) { entries.reserve(count) }

    mutating func addRow(constant: Double) -> RowID { rows.insert(Row(constant: constant), at: &freeRows) }

    /// Adds an entry at an empty position.
    @discardableResult
    mutating func insert(_ coefficient: Double, _ row: RowID, _ column: ColumnID, _ columns: inout Columns) -> EntryID {
        let entry = Entry(
            coefficient: coefficient, row: row, column: column, next: rows[row].firstEntry, previousInRow: .none,
            nextInColumn: columns[column].firstEntry, previousInColumn: .none)
        let e = entries.insert(entry, at: &freeEntries)
        if entry.next.exists { entries[entry.next].previousInRow = e }
        if entry.nextInColumn.exists { entries[entry.nextInColumn].previousInColumn = e }
        rows[row].firstEntry = e
        rows[row].entryCount += 1
        columns[column].firstEntry = e
        columns[column].entryCount += 1
        return e
    }

    private mutating func remove(_ e: EntryID, _ columns: inout Columns) {
        let entry = entries[e]
        if entry.next.exists { entries[entry.next].previousInRow = entry.previousInRow }
        if entry.nextInColumn.exists { entries[entry.nextInColumn].previousInColumn = entry.previousInColumn }
        if entry.previousInRow.exists {
            entries[entry.previousInRow].next = entry.next
        } else {
            rows[entry.row].firstEntry = entry.next
        }
        if entry.previousInColumn.exists {
            entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
        } else {
            columns[entry.column].firstEntry = entry.nextInColumn
        }
        rows[entry.row].entryCount -= 1
        columns[entry.column].entryCount -= 1
        entries[e].row = .none
        freeEntries.append(e)
    }

    /// The entries of one column; the column must not grow during iteration.
    struct ColumnEntries: Sequence, IteratorProtocol {
        let start: UnsafePointer<Entry>
        var e: EntryID

        @inline(__always)
        mutating func next() -> Entry? {
            guard e.exists else { return nil }
            let entry = start[Int(e)]
            e = entry.nextInColumn
            return entry
        }
    }

    /// The entries of one row; the row must not grow during iteration.
    @inline(__always)
    func entries(inRow row: RowID) -> LinkedElements<Entry> { entries.list(from: rows[row].firstEntry) }

    @inline(__always)
    func entries(in column: ReducedSystem.Column) -> ColumnEntries { ColumnEntries(start: entries.start, e: column.firstEntry) }

    func coefficient(_ row: RowID, _ column: ColumnID, _ columns: borrowing Columns) -> Double {
        entries(in: columns[column]).first { $0.row == row }?.coefficient ?? 0
    }

    /// Makes the column basic in the row: its entry becomes 1, and 0 in all other rows.
    mutating func pivot(_ row: RowID, _ column: ColumnID, _ columns: inout Columns) {
        let known = rows[row].basic
        if known.exists { columns[known].row = .none }
        rows[row].basic = column
        columns[column].row = row
        scale(row, by: 1 / coefficient(row, column, columns))
        if columns[column].entryCount > 1 { eliminate(column, by: row, &columns) }
    }

    /// Substitutes the basic columns in a row that has no basic column itself.
    mutating func express(_ row: RowID, _ columns: inout Columns) {
        while let entry = entries(inRow: row).first(where: { columns[$0.column].row.exists }) {
            eliminate(entry.column, by: columns[entry.column].row, &columns)
        }
    }

    /// Removes a row; its basic column becomes nonbasic.
    mutating func dropRow(_ row: RowID, _ columns: inout Columns) {
        while rows[row].firstEntry.exists { remove(rows[row].firstEntry, &columns) }
        if rows[row].basic.exists { columns[rows[row].basic].row = .none }
        rows[row] = Row(constant: 0)
        freeRows.append(row)
    }

    /// Removes a column whose remaining entries are rounding errors.
    mutating func dropColumn(_ column: ColumnID, _ columns: inout Columns) {
        while columns[column].firstEntry.exists { remove(columns[column].firstEntry, &columns) }
    }

    private mutating func scale(_ row: RowID, by factor: Double) {
        guard factor != 1 else { return }
        for e in entries.indices(from: rows[row].firstEntry) {
            entries[e].coefficient = Numerics.limited(entries[e].coefficient * factor)
        }
        rows[row].constant = Numerics.limited(rows[row].constant * factor)
    }

    /// Subtracts multiples of a row from all others with an entry in the column, which eliminates the column from them.
    ///
    /// It finds the entries to change along the columns of the subtracted row, or along the other rows, whichever are
    /// shorter.
    private mutating func eliminate(_ column: ColumnID, by source: RowID, _ columns: inout Columns) {
        entryOfRow.extend(to: rows.count, with: .none)
        let constant = rows[source].constant
        let inColumns = entries(inRow: source).reduce(0) { $0 + Int(columns[$1.column].entryCount) }
        let inRows = entries(in: columns[column]).reduce(0) { $0 + Int(rows[$1.row].entryCount) }
        work += Int(rows[source].entryCount) * (Int(columns[column].entryCount) - 1)
        searched += min(inColumns, inRows)
        var e = inColumns <= inRows ? rows[source].firstEntry : .none
        while e.exists {
            let entry = entries[e]
            e = entry.next
            if entry.column != column { subtract(entry, fromRowsIn: column, &columns) }
        }
        e = columns[column].firstEntry
        while e.exists {
            let (last, entry) = (e, entries[e])
            e = entry.nextInColumn
            if entry.row == source { continue }
            if inColumns > inRows { subtract(source, times: entry.coefficient, from: entry.row, but: column, &columns) }
            subtract(entry.coefficient * constant, fromConstantOf: entry.row)
            remove(last, &columns)
        }
    }

    /// Subtracts the constant of a subtracted multiple of a row. The constants of rows that are parallel apart from
    /// rounding cancel with the same noise as their coefficients; the residue alone would contradict bounds.
    private mutating func subtract(_ amount: Double, fromConstantOf row: RowID) {
        let known = rows[row].constant
        rows[row].constant = rows[row].hasCancelled ? Numerics.sum(known, -amount, noise) : Numerics.limited(known - amount)
        rows[row].hasCancelled = false
    }

    /// Subtracts a multiple of a row from another, except for one column.
    private mutating func subtract(
        _ source: RowID, times factor: Double, from target: RowID, but column: ColumnID, _ columns: inout Columns
    ) {
        entryOfColumn.extend(to: columns.count, with: .none)
        for e in entries.indices(from: rows[target].firstEntry) { entryOfColumn[entries[e].column] = e }
        var e = rows[source].firstEntry
        while e.exists {
            let entry = entries[e]
            e = entry.next
            if entry.column != column { accumulate(-factor * entry.coefficient, target, entry.column, &columns) }
        }
    }

    /// Subtracts an entry of a row from all others with an entry in the column.
    @inline(__always)
    private mutating func subtract(_ entry: Entry, fromRowsIn column: ColumnID, _ columns: inout Columns) {
        var e = columns[entry.column].entryCount > 1 ? columns[entry.column].firstEntry : .none
        while e.exists {
            entryOfRow[entries[e].row] = e
            e = entries[e].nextInColumn
        }
        e = columns[column].firstEntry
        while e.exists {
            let target = entries[e]
            e = target.nextInColumn
            if target.row == entry.row { continue }
            _ = add(-target.coefficient * entry.coefficient, target.row, entry.column, to: entryOfRow[target.row], &columns)
        }
    }

    /// Adds to an entry if it is the one of the row and column; otherwise there is none yet, and one is inserted.
    @inline(__always)
    private mutating func add(
        _ amount: Double, _ row: RowID, _ column: ColumnID, to e: EntryID, _ columns: inout Columns
    ) -> EntryID {
        guard e.exists, entries[e].row == row, entries[e].column == column else {
            return insert(Numerics.limited(amount), row, column, &columns)
        }
        let known = entries[e].coefficient
        entries[e].coefficient = Numerics.sum(known, amount, noise)
        if entries[e].coefficient == 0 {
            if known + amount != 0 { rows[row].hasCancelled = true }
            remove(e, &columns)
        }
        return e
    }

    /// Adds to a row that is being built entry by entry.
    mutating func add(_ coefficient: Double, _ row: RowID, _ column: ColumnID, _ columns: inout Columns) {
        accumulate(coefficient, row, column, &columns)
        rows[row].hasCancelled = false
    }

    private mutating func accumulate(_ coefficient: Double, _ row: RowID, _ column: ColumnID, _ columns: inout Columns) {
        entryOfColumn.extend(to: columns.count, with: .none)
        entryOfColumn[column] = add(coefficient, row, column, to: entryOfColumn[column], &columns)
    }

    /// Whether all coefficients of the row are exact.
    func isExact(_ row: RowID) -> Bool { entries(inRow: row).allSatisfy { Numerics.isExact($0.coefficient) } }

    /// The row's constant minus its nonbasic columns: the value of its basic column, if it has one.
    func leftOver(in row: RowID, _ columns: borrowing Columns) -> Double {
        entries(inRow: row).reduce(rows[row].constant) {
            $1.column == rows[row].basic ? $0 : $0 - $1.coefficient * columns[$1.column].value
        }
    }
}
