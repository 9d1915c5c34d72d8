/// Addition and removal of groups, and of their sums in a tableau that has a basis.
extension ReducedSystem {
    /// Forms the groups again that the edits touched, places the changed columns, and enqueues them.
    func regroup(_ system: inout System) {
        retireAbandoned()
        takeGroupsOfNewlyFree()
        takeGroupsThatHangTogether()
        shiftRows()
        if edits.needsPresolve { return }
        if !edits.ungroupedRows.isEmpty {
            placeTouched(isGrouped: false, &system)
            formNewGroups(&system)
            if edits.needsPresolve { return }
        }
        placeTouched(isGrouped: true, &system)
        for k in edits.undefinedColumns.indices where isUnheld(edits.undefinedColumns[k]) { fail(edits.undefinedColumns[k]) }
        for k in edits.touched.indices { columns[edits.touched[k].column].change = .none }
        for k in edits.abandonedColumns.indices { freeColumns.append(edits.abandonedColumns[k]) }
    }

    private func formNewGroups(_ system: inout System) {
        let rows = rowsToGroup()
        formGroups(of: rows, &elimination)
        forget(rows, &elimination)
        for k in edits.newRows.indices { tableau.express(edits.newRows[k], &columns) }
        for k in edits.newRows.indices where !edits.needsPresolve { enter(edits.newRows[k], &system) }
    }

    /// Whether no cost and no row determines the column.
    func isUnheld(_ column: ColumnID) -> Bool { !isDead(column) && isFree(column) && columns[column].definingGroup.isNone }

    private func isDead(_ column: ColumnID) -> Bool { columns[column].seed.isNone }

    // MARK: Removal of groups

    /// Removes a group's sum from the tableau, and the group from its rows.
    func takeApart(group: GroupID) {
        guard group.exists else { return }
        if equations.groups[group].hasSeveralSums { edits.abandon() }
        if equations.groups[group].hasSum && !edits.needsPresolve { removeSum(of: group) }
        equations.forEachRow(of: group) { row in
            for e in equations.range(of: row) { leave(group, equations.entries[e].column) }
        }
        equations.forEachRow(of: group) { row in
            edits.ungroupedRows.append(row)
            equations.rows[row].group = .none
        }
        equations.free(group: group)
    }

    /// Removes a column from a group.
    private func leave(_ group: GroupID, _ column: ColumnID) {
        if columns[column].definingGroup == group {
            columns[column].definingGroup = .none
            edits.undefinedColumns.append(column)
        }
        guard equations.removeUse(of: group, from: &columns[column].firstUse) else { return }
        touch(column, .rows)
        if columns[column].firstUse.exists { return }
        // A column that is in no sum any more has only entries that are rounding errors.
        if columns[column].row.exists { edits.abandon() } else { tableau.dropColumn(column, &columns) }
    }

    /// Removes the group's sum from the tableau: eliminates its marker from all rows but one, and drops that row.
    private func removeSum(of group: GroupID) {
        guard let marker = marker(of: group) else { return edits.abandon() }
        let dropped = rowToDrop(marker.column)
        guard abs(tableau.coefficient(dropped, marker.column, columns)) == abs(marker.coefficient) else { return edits.abandon() }
        touch(tableau.rows[dropped].basic, .rows)
        enqueue(row: dropped)
        enqueue(tableau.rows[dropped].basic)
        tableau.pivot(dropped, marker.column, &columns)
        tableau.dropRow(dropped, &columns)
    }

    /// The group's marker: a column that is in the group's sum and in no other, and its coefficient there.
    ///
    /// Each row of the tableau is a linear combination of sums; the marker's entries are the multiples of this one.
    /// There is no marker if these multiples are not exact in floating point.
    ///
    /// - Source: the markers of Badros, Borning, Stuckey.
    private func marker(of group: GroupID) -> (column: ColumnID, coefficient: Double)? {
        var found: (column: ColumnID, coefficient: Double)?
        equations.forEachRow(of: group) { row in
            for e in equations.range(of: row) where found == nil && !isFree(equations.entries[e].column) {
                let column = equations.entries[e].column
                guard equations.groups(of: columns[column]).allSatisfy({ $0 == group || !equations.groups[$0].hasSum }) else {
                    continue
                }
                let coefficient = equations.coefficient(of: column, inSumOf: group)
                if Numerics.isDivisor(coefficient) { found = (column, coefficient) }
            }
        }
        guard !hasEmptyRows, let found, columns[found.column].firstEntry.exists else { return nil }
        let entries = tableau.entries(in: columns[found.column])
        return entries.allSatisfy { Numerics.isExact($0.coefficient / found.coefficient) } ? found : nil
    }

    /// The row whose basic column is nearest to a breakpoint, to which it moves when it becomes nonbasic.
    private func rowToDrop(_ marker: ColumnID) -> RowID {
        var best: (row: RowID, step: Double) = (.none, .infinity)
        for entry in tableau.entries(in: columns[marker]) {
            let basic = tableau.rows[entry.row].basic
            let distance = breakpoints(of: basic).reduce(.infinity) { min($0, abs($1.position - columns[basic].value)) }
            let step = distance / abs(entry.coefficient)
            if best.row.isNone || step < best.step { best = (entry.row, step) }
        }
        return best.row
    }

    /// Removes all groups that contain a column.
    private func takeGroups(of column: ColumnID) {
        if columns[column].definingGroup.exists { takeApart(group: columns[column].definingGroup) }
        while columns[column].firstUse.exists { takeApart(group: equations.uses[columns[column].firstUse].group) }
    }

    private func retireAbandoned() {
        for k in edits.abandonedColumns.indices {
            let column = edits.abandonedColumns[k]
            takeGroups(of: column)
            while columns[column].firstBreakpoint.exists {
                removeBreakpoint(of: breakpoints[columns[column].firstBreakpoint].constraint, from: column)
            }
            columns[column].retire()
        }
    }

    /// Removes the groups of columns that got their first cost or lost their last one.
    private func takeGroupsOfNewlyFree() {
        var k = 0
        while k < edits.touched.count {
            let column = edits.touched[k].column
            if isFree(column) != edits.touched[k].wasFree { takeGroups(of: column) }
            if isFree(column) { edits.undefinedColumns.append(column) }
            k += 1
        }
    }

    /// Removes the groups that share a column without cost with rows that have no group.
    private func takeGroupsThatHangTogether() {
        var k = 0
        while k < edits.ungroupedRows.count {
            for e in equations.range(of: edits.ungroupedRows[k]) {
                let column = equations.entries[e].column
                if columns[column].definingGroup.exists { takeApart(group: columns[column].definingGroup) }
            }
            k += 1
        }
    }

    /// The rows without a group; rows that were removed or contain removed columns are freed.
    private func rowsToGroup() -> FlatArray<EquationID> {
        var rows = FlatArray<EquationID>(capacity: edits.ungroupedRows.count)
        for k in edits.ungroupedRows.indices {
            let row = edits.ungroupedRows[k]
            let isAlive =
                equations.rows[row].count > 0 && equations.range(of: row).allSatisfy { !isDead(equations.entries[$0].column) }
            if isAlive { rows.append(row) } else { equations.free(row) }
        }
        return rows
    }

    // MARK: Shifts

    /// Applies new constants of rows whose groups stay.
    private func shiftRows() {
        for k in edits.shifts.indices {
            let row = equations.rows[edits.shifts[k].row]
            guard row.group.exists, !edits.needsPresolve else { continue }
            markStale(row.group)
            if equations.groups[row.group].hasSum { shiftSum(of: row.group, by: edits.shifts[k].distance * row.factor) }
        }
    }

    private func shiftSum(of group: GroupID, by distance: Double) {
        guard !equations.groups[group].hasSeveralSums, let marker = marker(of: group) else { return edits.abandon() }
        for entry in tableau.entries(in: columns[marker.column]) {
            let part = entry.coefficient / marker.coefficient * distance
            tableau.rows[entry.row].constant += part
            moveBasic(of: entry.row, by: part)
        }
    }

    /// Gives a new row a basic column, which takes up what is left over.
    private func enter(_ row: RowID, _ system: inout System) {
        let first = tableau.rows[row].firstEntry
        let left = tableau.leftOver(in: row, columns)
        let chosen = basicCandidate(of: row, left, &system)
        guard first.exists, chosen.exists, tableau.isExact(row) else {
            edits.abandon()
            return
        }
        move(chosen, to: columns[chosen].value + left / tableau.coefficient(row, chosen, columns))
        work.pivots += 1
        tableau.pivot(row, chosen, &columns)
        columns[chosen].side = -1
        markMoved(chosen)
        enqueue(row: row)
    }

    /// Marks a group's definitions, if it has any, for re-evaluation.
    func markStale(_ group: GroupID) {
        guard !equations.groups[group].isStale, equations.groups[group].count > 0 else { return }
        equations.groups[group].isStale = true
        edits.staleGroups.append(group)
    }
}
