/// Addition and removal of rows and groups.
extension EquationRows {
    /// Makes an empty row.
    mutating func makeRow() -> EquationID {
        if let free = freeRows.popLast() { return free }
        rows.append(Row(constant: 0, first: 0, count: 0, room: 0))
        return EquationID(rows.count - 1)
    }

    /// Resizes the entries of a row that is stated again; the caller sets them next.
    mutating func clear(_ row: EquationID, count: Int, _ constant: Double) {
        (rows[row].constant, rows[row].count) = (constant, Int32(count))
        if rows[row].room >= Int32(count) { return }
        (rows[row].first, rows[row].room) = (Int32(entries.count), Int32(count))
        entries.extend(to: entries.count + count, with: Entry(coefficient: 0, column: .none))
    }

    mutating func free(_ row: EquationID) {
        (rows[row].group, rows[row].count) = (.none, 0)
        freeRows.append(row)
    }

    // MARK: Groups

    mutating func makeGroup(_ group: Group) -> GroupID { groups.insert(group, at: &freeGroups) }

    /// Sets the rows of a group that define no column.
    mutating func setSums(_ sums: borrowing FlatArray<EquationID>, of group: GroupID) {
        if sums.isEmpty { return }
        groups[group].sumRow = sums[0]
        groups[group].firstFurther = Int32(furtherSums.count)
        groups[group].furtherCount = Int32(sums.count - 1)
        for k in 1..<sums.count { furtherSums.append(sums[k]) }
    }

    mutating func free(group: GroupID) {
        unusedDefinitions += Int(groups[group].count)
        groups[group].count = 0
        groups[group].sumRow = .none
        groups[group].furtherCount = 0
        freeGroups.append(group)
        if unusedDefinitions > 256 && unusedDefinitions > definitions.count / 2 { compactDefinitions() }
    }

    private mutating func compactDefinitions() {
        var packed = FlatArray<Definition>(capacity: definitions.count - unusedDefinitions)
        for group in groups.indices {
            let first = Int32(packed.count)
            for d in rangeOfDefinitions(GroupID(group)) { packed.append(definitions[d]) }
            groups[group].firstDefinition = first
        }
        definitions = packed
        unusedDefinitions = 0
    }

    mutating func makeUse(_ use: GroupUse) -> GroupUseID { uses.insert(use, at: &freeUses) }

    /// The groups of a column.
    @inline(__always)
    func groups(of column: ReducedSystem.Column) -> some Sequence<GroupID> {
        uses.list(from: column.firstUse).lazy.map { $0.group }
    }

    /// Removes a group from the list of a column's groups.
    ///
    /// - Returns: Whether the list contained the group.
    mutating func removeUse(of group: GroupID, from firstUse: inout GroupUseID) -> Bool {
        uses.unlink(from: &firstUse, &freeUses) { $0.group == group }
    }

    /// The coefficient of a column with cost in the sum of a group.
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
        for d in rangeOfDefinitions(group) { body(definitions[d].row) }
        if groups[group].sumRow.exists { body(groups[group].sumRow) }
        let further = groups[group].firstFurther
        for k in further..<further + groups[group].furtherCount { body(furtherSums[k]) }
    }
}
