/// Rows and groups that come and go.
extension EquationRows {
    /// A row that says nothing yet.
    mutating func makeRow() -> EquationID {
        if let free = freeRows.popLast() { return free }
        rows.append(Row(constant: 0, first: 0, count: 0, room: 0))
        return EquationID(rows.count - 1)
    }

    /// Empties a row that is to be stated anew, and makes room for so many entries.
    mutating func clear(_ row: EquationID, room: Int, _ constant: Double) {
        (rows[row].constant, rows[row].count) = (constant, 0)
        if rows[row].room >= Int32(room) { return }
        (rows[row].first, rows[row].room) = (Int32(entries.count), Int32(room))
        for _ in 0..<room { entries.append(Entry(coefficient: 0, column: .none)) }
    }

    /// Adds an entry to a row that was cleared for it.
    @inline(__always)
    mutating func append(_ coefficient: Double, _ column: ColumnID, to row: EquationID) {
        entries[rows[row].first + rows[row].count] = Entry(coefficient: coefficient, column: column)
        rows[row].count += 1
    }

    mutating func free(_ row: EquationID) {
        (rows[row].group, rows[row].count, rows[row].factor) = (.none, 0, 0)
        freeRows.append(row)
    }

    // MARK: Groups

    mutating func makeGroup(_ group: Group) -> GroupID { groups.insert(group, at: &freeGroups) }

    mutating func free(group: GroupID) {
        unusedDefinitions += Int(groups[group].count)
        groups[group].count = 0
        groups[group].sumRow = .none
        groups[group].eliminatedCount = 0
        freeGroups.append(group)
        if unusedDefinitions > 256 && unusedDefinitions > definitions.count / 2 { compactDefinitions() }
    }

    private mutating func compactDefinitions() {
        var packed = FlatArray<Definition>(capacity: definitions.count - unusedDefinitions)
        for group in groups.indices {
            let first = Int32(packed.count)
            for d in groups[group].firstDefinition..<groups[group].firstDefinition + groups[group].count {
                packed.append(definitions[d])
            }
            groups[group].firstDefinition = first
        }
        definitions = packed
        unusedDefinitions = 0
    }

    mutating func makeUse(_ use: GroupUse) -> GroupUseID { uses.insert(use, at: &freeUses) }

    /// The groups that a column takes part in.
    @inline(__always)
    func groups(of column: ReducedSystem.Column) -> some Sequence<GroupID> {
        LinkedElements(start: uses.start, index: column.firstUse).lazy.map { $0.group }
    }

    mutating func free(use: GroupUseID) { freeUses.append(use) }

    /// What a column with cost counts in the sum of a group.
    func coefficient(of column: ColumnID, inSumOf group: GroupID) -> Double {
        var sum = 0.0
        forEachRow(of: group) { row in
            for e in range(of: row) where entries[e].column == column {
                sum = Numerics.sum(sum, rows[row].factor * entries[e].coefficient, Numerics.rounding)
            }
        }
        return sum
    }

    @inline(__always)
    func forEachRow(of group: GroupID, _ body: (EquationID) -> Void) {
        if groups[group].isEliminated {
            let first = groups[group].firstEliminated
            for k in first..<first + groups[group].eliminatedCount { body(eliminated[k]) }
            return
        }
        let first = groups[group].firstDefinition
        for d in first..<first + groups[group].count { body(definitions[d].row) }
        if groups[group].sumRow.exists { body(groups[group].sumRow) }
    }
}
