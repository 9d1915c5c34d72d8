/// The rows of a reduced system, `sum(coefficient * column) == constant`, as a sparse matrix linked along rows and columns.
///
/// The links along a column start at the column itself, which is why operations get the columns handed in.
struct Tableau: ~Copyable {
    struct Entry: BitwiseCopyable {
        var coefficient: Double
        var row: RowID
        var column: ColumnID
        var nextInRow: EntryID
        var previousInRow: EntryID
        var nextInColumn: EntryID
        var previousInColumn: EntryID
    }

    struct Row: BitwiseCopyable {
        var constant: Double
        var basic: ColumnID = .none
        var firstEntry: EntryID = .none
        var entryCount: Int32 = 0
    }

    struct Target: BitwiseCopyable {
        /// How many times the other row is subtracted.
        var factor: Double
        var row: RowID
        /// The column that was changed last.
        var lastColumn: ColumnID = .none
    }

    private(set) var entries = FlatArray<Entry>()
    var rows = FlatArray<Row>()
    private var freeEntries = FlatArray<EntryID>()
    private var freeRows = FlatArray<RowID>()
    /// Scratch: the rows that a multiple of another is subtracted from, and the place of each row among them, or none.
    private var targets = FlatArray<Target>()
    private var targetOfRow = FlatArray<Int32>()
    /// Scratch: the entry of each column in the row at hand, or none.
    private var entryOfColumn = FlatArray<EntryID>()
    /// Entries visited by row operations.
    private(set) var work = 0
    /// What is left of coefficients that should cancel, in parts of what was added up.
    var noise = Numerics.rounding

    mutating func copy(_ other: borrowing Tableau) {
        entries.copy(other.entries)
        rows.copy(other.rows)
        freeEntries.copy(other.freeEntries)
        freeRows.copy(other.freeRows)
    }

    mutating func addRow(constant: Double) -> RowID { rows.insert(Row(constant: constant), at: &freeRows) }

    /// Adds an entry where there is none.
    mutating func insert(
        _ coefficient: Double, _ row: RowID, _ column: ColumnID, _ columns: inout FlatArray<ReducedSystem.Column>
    ) {
        let entry = Entry(
            coefficient: coefficient, row: row, column: column, nextInRow: rows[row].firstEntry, previousInRow: .none,
            nextInColumn: columns[column].firstEntry, previousInColumn: .none)
        let e = entries.insert(entry, at: &freeEntries)
        if entry.nextInRow.exists { entries[entry.nextInRow].previousInRow = e }
        if entry.nextInColumn.exists { entries[entry.nextInColumn].previousInColumn = e }
        rows[row].firstEntry = e
        rows[row].entryCount += 1
        columns[column].firstEntry = e
        columns[column].entryCount += 1
    }

    private mutating func remove(_ e: EntryID, _ columns: inout FlatArray<ReducedSystem.Column>) {
        let entry = entries[e]
        if entry.nextInRow.exists { entries[entry.nextInRow].previousInRow = entry.previousInRow }
        if entry.nextInColumn.exists { entries[entry.nextInColumn].previousInColumn = entry.previousInColumn }
        if entry.previousInRow.exists {
            entries[entry.previousInRow].nextInRow = entry.nextInRow
        } else {
            rows[entry.row].firstEntry = entry.nextInRow
        }
        if entry.previousInColumn.exists {
            entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
        } else {
            columns[entry.column].firstEntry = entry.nextInColumn
        }
        rows[entry.row].entryCount -= 1
        columns[entry.column].entryCount -= 1
        freeEntries.append(e)
    }

    /// The entries of one row, or of one column; none may be added meanwhile.
    struct Entries: Sequence, IteratorProtocol {
        let start: UnsafePointer<Entry>
        var e: EntryID
        let isRow: Bool

        @inline(__always)
        mutating func next() -> Entry? {
            guard e.exists else { return nil }
            let entry = start[Int(e)]
            e = isRow ? entry.nextInRow : entry.nextInColumn
            return entry
        }
    }

    @inline(__always)
    func entries(inRow row: RowID) -> Entries {
        Entries(start: entries.start, e: rows[row].firstEntry, isRow: true)
    }

    @inline(__always)
    func entries(in column: ReducedSystem.Column) -> Entries { Entries(start: entries.start, e: column.firstEntry, isRow: false) }

    func coefficient(_ row: RowID, _ column: ColumnID, _ columns: borrowing FlatArray<ReducedSystem.Column>) -> Double {
        var e = columns[column].firstEntry
        while e.exists && entries[e].row != row { e = entries[e].nextInColumn }
        return e.exists ? entries[e].coefficient : 0
    }

    /// Makes the column basic in the row: its entry becomes 1, and 0 in all other rows.
    mutating func pivot(_ row: RowID, _ column: ColumnID, _ columns: inout FlatArray<ReducedSystem.Column>) {
        let known = rows[row].basic
        if known.exists { columns[known].row = .none }
        rows[row].basic = column
        columns[column].row = row
        scale(row, by: 1 / coefficient(row, column, columns))
        if columns[column].entryCount > 1 { eliminate(column, by: row, &columns) }
    }

    /// Replaces basic columns in a row without one by what they are made of.
    mutating func express(_ row: RowID, _ columns: inout FlatArray<ReducedSystem.Column>) {
        while let entry = basicEntry(in: row, columns) {
            beginTargets()
            addTarget(row, times: entry.coefficient)
            subtractFromTargets(columns[entry.column].row, eliminating: entry.column, &columns)
        }
    }

    /// An entry in a basic column.
    private func basicEntry(in row: RowID, _ columns: borrowing FlatArray<ReducedSystem.Column>) -> Entry? {
        var e = rows[row].firstEntry
        while e.exists && columns[entries[e].column].row.isNone { e = entries[e].nextInRow }
        return e.exists ? entries[e] : nil
    }

    /// Forgets a row; its basic column is none any more.
    mutating func dropRow(_ row: RowID, _ columns: inout FlatArray<ReducedSystem.Column>) {
        while rows[row].firstEntry.exists { remove(rows[row].firstEntry, &columns) }
        if rows[row].basic.exists { columns[rows[row].basic].row = .none }
        rows[row] = Row(constant: 0)
        freeRows.append(row)
    }

    /// Takes a column out that only rounding left in any row.
    mutating func dropColumn(_ column: ColumnID, _ columns: inout FlatArray<ReducedSystem.Column>) {
        while columns[column].firstEntry.exists { remove(columns[column].firstEntry, &columns) }
    }

    private mutating func scale(_ row: RowID, by factor: Double) {
        guard factor != 1 else { return }
        var e = rows[row].firstEntry
        while e.exists {
            entries[e].coefficient = Numerics.limited(entries[e].coefficient * factor)
            e = entries[e].nextInRow
        }
        rows[row].constant = Numerics.limited(rows[row].constant * factor)
    }

    /// Subtracts multiples of a row from all others that have an entry in the column, so that it vanishes from them.
    ///
    /// Goes along the columns of the row that is subtracted, so that nothing is looked at of the other rows but what changes.
    private mutating func eliminate(_ column: ColumnID, by source: RowID, _ columns: inout FlatArray<ReducedSystem.Column>) {
        beginTargets()
        for entry in entries(in: columns[column]) where entry.row != source { addTarget(entry.row, times: entry.coefficient) }
        subtractFromTargets(source, eliminating: column, &columns)
    }

    /// Subtracts a row from all targets, as often as each says, and forgets them.
    ///
    /// - Parameter column: One that vanishes from the targets.
    private mutating func subtractFromTargets(
        _ source: RowID, eliminating column: ColumnID, _ columns: inout FlatArray<ReducedSystem.Column>
    ) {
        if isShorterAlongRows(source, columns) {
            for k in targets.indices { subtract(source, from: targets[k], eliminating: column, &columns) }
        } else {
            subtractAlongColumns(source, eliminating: column, &columns)
        }
        for k in targets.indices {
            rows[targets[k].row].constant = Numerics.limited(
                rows[targets[k].row].constant - targets[k].factor * rows[source].constant)
            targetOfRow[targets[k].row] = -1
        }
    }

    private mutating func subtractAlongColumns(
        _ source: RowID, eliminating column: ColumnID, _ columns: inout FlatArray<ReducedSystem.Column>
    ) {
        var e = rows[source].firstEntry
        while e.exists {
            let entry = entries[e]
            e = entry.nextInRow
            work += targets.count
            if entry.column == column { removeTargets(in: column, &columns) } else { subtract(entry, &columns) }
        }
    }

    /// Whether the columns of a row have more entries than the targets: then entries of the targets are looked up by column, in each
    /// target, and not by target, in each column. The result is the same.
    private func isShorterAlongRows(_ source: RowID, _ columns: borrowing FlatArray<ReducedSystem.Column>) -> Bool {
        guard entries.count > 1024 else { return false }
        let alongColumns = entries(inRow: source).reduce(0) { $0 + Int(columns[$1.column].entryCount) }
        let alongRows = targets.indices.reduce(0) { $0 + 2 * Int(rows[targets[$1].row].entryCount) }
        return alongColumns > alongRows + targets.count * Int(rows[source].entryCount)
    }

    private mutating func subtract(
        _ source: RowID, from target: Target, eliminating column: ColumnID, _ columns: inout FlatArray<ReducedSystem.Column>
    ) {
        entryOfColumn.extend(to: columns.count, with: .none)
        var t = rows[target.row].firstEntry
        while t.exists {
            entryOfColumn[entries[t].column] = t
            t = entries[t].nextInRow
        }
        var s = rows[source].firstEntry
        while s.exists {
            let entry = entries[s]
            s = entry.nextInRow
            work += 1
            subtract(target.factor * entry.coefficient, target.row, entry.column, isLast: entry.column == column, &columns)
        }
        for entry in entries(inRow: target.row) { entryOfColumn[entry.column] = .none }
    }

    /// - Parameter isLast: Whether nothing is to be left of the entry.
    private mutating func subtract(
        _ amount: Double, _ row: RowID, _ column: ColumnID, isLast: Bool, _ columns: inout FlatArray<ReducedSystem.Column>
    ) {
        let e = entryOfColumn[column]
        guard e.exists else { return insert(Numerics.limited(-amount), row, column, &columns) }
        let sum = isLast ? 0 : Numerics.sum(entries[e].coefficient, -amount, noise)
        entries[e].coefficient = sum
        guard sum == 0 else { return }
        entryOfColumn[column] = .none
        remove(e, &columns)
    }

    /// Prepares for rows that another is to be subtracted from.
    private mutating func beginTargets() {
        targets.removeAll()
        targetOfRow.extend(to: rows.count, with: -1)
    }

    @inline(__always)
    private mutating func addTarget(_ row: RowID, times factor: Double) {
        targetOfRow[row] = Int32(targets.count)
        targets.append(Target(factor: factor, row: row))
    }

    private mutating func removeTargets(in column: ColumnID, _ columns: inout FlatArray<ReducedSystem.Column>) {
        var e = columns[column].firstEntry
        while e.exists {
            let next = entries[e].nextInColumn
            if targetOfRow[entries[e].row] >= 0 { remove(e, &columns) }
            e = next
        }
    }

    /// Subtracts the multiples of one entry from its column.
    private mutating func subtract(_ source: Entry, _ columns: inout FlatArray<ReducedSystem.Column>) {
        var met = 0
        var e = columns[source.column].firstEntry
        while e.exists {
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
    func isExact(_ row: RowID) -> Bool { entries(inRow: row).allSatisfy { Numerics.isExact($0.coefficient) } }

    /// What the row's columns miss of its constant.
    func leftOver(in row: RowID, _ columns: borrowing FlatArray<ReducedSystem.Column>) -> Double {
        entries(inRow: row).reduce(rows[row].constant) { $0 - $1.coefficient * columns[$1.column].value }
    }

    /// The value that the row gives its basic column.
    func basicValue(of row: RowID, _ columns: borrowing FlatArray<ReducedSystem.Column>) -> Double {
        var value = rows[row].constant
        for entry in entries(inRow: row) where entry.column != rows[row].basic {
            value -= entry.coefficient * columns[entry.column].value
        }
        return value
    }
}
