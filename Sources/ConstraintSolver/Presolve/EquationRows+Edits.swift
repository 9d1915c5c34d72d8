/// Rows and groups that come and go.
extension EquationRows {
    /// A row without entries.
    mutating func makeRow() -> EquationID {
        if let free = freeRows.popLast() {
            rows[free] = Row(constant: 0, first: rows[free].first, count: 0, room: rows[free].room)
            return free
        }
        rows.append(Row(constant: 0, first: Int32(entries.count), count: 0, room: 0))
        return EquationID(rows.count - 1)
    }

    /// Empties a row that is to be stated anew, and finds room for so many entries.
    mutating func clear(_ row: EquationID, room: Int) {
        rows[row].count = 0
        if rows[row].room < Int32(room) { (rows[row].first, rows[row].room) = (Int32(entries.count), 0) }
    }

    /// Adds an entry to a row that was cleared for it.
    @inline(__always)
    mutating func append(_ coefficient: Double, _ column: ColumnID, to row: EquationID) {
        let (entry, end) = (Entry(coefficient: coefficient, column: column), Int(rows[row].first + rows[row].count))
        rows[row].count += 1
        if end < entries.count { return entries[end] = entry }
        entries.append(entry)
        rows[row].room = rows[row].count
    }

    mutating func free(_ row: EquationID) {
        rows[row].group = .none
        rows[row].count = 0
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
    struct Groups: Sequence, IteratorProtocol {
        let start: UnsafePointer<GroupUse>
        var use: GroupUseID

        @inline(__always)
        mutating func next() -> GroupID? {
            guard use.exists else { return nil }
            let link = start[Int(use)]
            use = link.next
            return link.group
        }
    }

    @inline(__always)
    func groups(of column: ReducedSystem.Column) -> Groups { Groups(start: uses.start, use: column.firstUse) }

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
