/// Groups that come and go, and their sums in a tableau that has a basis.
extension Reduction {
    /// Forms the groups again that the edits touched, places what they changed, and puts it in doubt.
    func regroup(_ system: inout System) {
        retireOrphans()
        takeGroupsOfNewlyFree()
        takeGroupsThatHangTogether()
        shiftRows()
        if edits.isHopeless { return }
        placeTouched(&system)
        let rows = IDList(rowsToGroup())
        formGroups(of: rows)
        for k in rows.indices { forgetMentions(in: rows[k]) }
        for k in edits.newRows.indices { tableau.express(edits.newRows[k], &columns) }
        for k in edits.newRows.indices where !edits.isHopeless { enter(edits.newRows[k], &system) }
        if edits.isHopeless { return }
        placeLone(&system)
        for k in edits.homeless.indices where isUnheld(edits.homeless[k]) { fail(edits.homeless[k]) }
        for k in edits.touched.indices { columns[edits.touched[k].column].change = .none }
        for k in edits.orphans.indices { freeColumns.append(edits.orphans[k]) }
    }

    /// Whether nothing says where the column stands.
    func isUnheld(_ column: Int32) -> Bool { !isDead(column) && isFree(column) && columns[column].home < 0 }

    private func isDead(_ column: Int32) -> Bool { columns[column].seed < 0 }

    // MARK: Taking apart

    /// Takes a group's sum out of the tableau, and leaves its rows without a group.
    func takeApart(group: Int32) {
        guard group >= 0 else { return }
        if sums.groups[group].isEliminated { edits.isHopeless = true }
        if sums.groups[group].sumRow >= 0 && !edits.isHopeless { removeSum(of: group) }
        dissolve(group)
    }

    /// Leaves the group's rows without one.
    private func dissolve(_ group: Int32) {
        sums.forEachRow(of: group) { row in
            for e in sums.range(of: row) { leave(group, sums.entries[e].column) }
        }
        sums.forEachRow(of: group) { row in
            edits.ungrouped.append(row)
            sums.rows[row].group = -1
            sums.rows[row].factor = 0
        }
        sums.free(group: group)
    }

    /// The column no longer has anything to do with the group.
    private func leave(_ group: Int32, _ column: Int32) {
        if columns[column].home == group {
            columns[column].home = -1
            edits.homeless.append(column)
        }
        var previous: Int32 = -1
        var use = columns[column].firstGroup
        while use >= 0 && sums.uses[use].group != group { (previous, use) = (use, sums.uses[use].next) }
        guard use >= 0 else { return }
        let next = sums.uses[use].next
        if previous < 0 { columns[column].firstGroup = next } else { sums.uses[previous].next = next }
        sums.free(use: use)
        touch(column, .rows)
        if columns[column].firstGroup < 0 { leaveTableau(column) }
    }

    /// A column that stands in no sum any more is left in rows by rounding only.
    private func leaveTableau(_ column: Int32) {
        if columns[column].row >= 0 { edits.isHopeless = true } else { tableau.dropColumn(column, &columns) }
    }

    /// Eliminates the group's sum from all rows but one, and drops that.
    private func removeSum(of group: Int32) {
        guard findMultipliers(of: group) else {
            multipliers.removeAll()
            edits.isHopeless = true
            return
        }
        let dropped = rowToDrop()
        let pivot = multipliers.factors[dropped]
        guard abs(pivot) == 1 else {
            multipliers.removeAll()
            edits.isHopeless = true
            return
        }
        touch(tableau.rows[dropped].basic, .rows)
        enqueue(row: dropped)
        enqueue(tableau.rows[dropped].basic)
        tableau.beginTargets()
        for k in multipliers.rows.indices where multipliers.rows[k] != dropped {
            tableau.addTarget(multipliers.rows[k], times: multipliers.factors[multipliers.rows[k]] / pivot)
        }
        tableau.subtractFromTargets(dropped, eliminating: -1, &columns)
        tableau.dropRow(dropped, &columns)
        multipliers.removeAll()
    }

    /// The row whose basic column is nearest to a corner, where it must stand when it is no longer basic.
    private func rowToDrop() -> Int32 {
        if multipliers.rows.count == 1 { return multipliers.rows[0] }
        var best: (row: Int32, step: Double) = (multipliers.rows[0], .infinity)
        for k in multipliers.rows.indices {
            let row = multipliers.rows[k]
            let factor = abs(multipliers.factors[row])
            let step = distanceToCorner(tableau.rows[row].basic) / factor
            if Self.isDivisor(factor) && step < best.step { best = (row, step) }
        }
        return best.row
    }

    private func distanceToCorner(_ column: Int32) -> Double {
        var distance = Double.infinity
        var k = columns[column].firstCorner
        while k >= 0 {
            distance = min(distance, abs(corners[k].position - columns[column].value))
            k = corners[k].next
        }
        return distance
    }

    /// Takes apart all groups that a column stands in.
    private func takeGroups(of column: Int32) {
        if columns[column].home >= 0 { takeApart(group: columns[column].home) }
        while columns[column].firstGroup >= 0 { takeApart(group: sums.uses[columns[column].firstGroup].group) }
    }

    private func retireOrphans() {
        for k in edits.orphans.indices {
            let column = edits.orphans[k]
            takeGroups(of: column)
            while columns[column].firstCorner >= 0 {
                removeCorner(of: corners[columns[column].firstCorner].constraint, from: column)
            }
            columns[column].retire()
        }
    }

    /// Groups with columns that got their first cost or lost their last one.
    private func takeGroupsOfNewlyFree() {
        var k = 0
        while k < edits.touched.count {
            let column = edits.touched[k].column
            if isFree(column) != edits.touched[k].wasFree { takeGroups(of: column) }
            if isFree(column) { edits.homeless.append(column) }
            k += 1
        }
    }

    /// Groups that share a column without cost with rows that have none.
    private func takeGroupsThatHangTogether() {
        var k = 0
        while k < edits.ungrouped.count {
            for e in sums.range(of: edits.ungrouped[k]) {
                let column = sums.entries[e].column
                if columns[column].home >= 0 { takeApart(group: columns[column].home) }
            }
            k += 1
        }
    }

    /// Rows without a group; those that are retired, or speak of columns that are gone, are given back.
    private func rowsToGroup() -> FlatArray<Int32> {
        var rows = FlatArray<Int32>(capacity: edits.ungrouped.count)
        for k in edits.ungrouped.indices {
            let row = edits.ungrouped[k]
            let isAlive = sums.rows[row].count > 0 && sums.range(of: row).allSatisfy { !isDead(sums.entries[$0].column) }
            if isAlive { rows.append(row) } else { sums.free(row) }
        }
        return rows
    }

    // MARK: Moving

    /// Takes over new constants of rows whose groups stay.
    private func shiftRows() {
        for k in edits.shifts.indices {
            let group = sums.rows[edits.shifts[k].row].group
            guard group >= 0, !edits.isHopeless else { continue }
            markStale(group)
            if sums.groups[group].isEliminated { edits.isHopeless = true }
            if sums.groups[group].sumRow >= 0 && !edits.isHopeless { shiftSum(of: group, by: edits.shifts[k]) }
        }
    }

    private func shiftSum(of group: Int32, by shift: StructuralEdits.Shift) {
        edits.isHopeless = !findMultipliers(of: group)
        let distance = shift.distance * sums.rows[shift.row].factor
        for k in multipliers.rows.indices where !edits.isHopeless {
            let row = multipliers.rows[k]
            tableau.rows[row].constant += multipliers.factors[row] * distance
            moveBasic(of: row, by: multipliers.factors[row] * distance)
        }
        multipliers.removeAll()
    }

    /// Puts touched columns at corners, where they are not basic, and what they concern in doubt.
    private func placeTouched(_ system: inout System) {
        for k in edits.touched.indices {
            let column = edits.touched[k].column
            if isDead(column) || isFree(column) { continue }
            let hasOtherCost = columns[column].change == .cost
            if hasOtherCost { markMoved(column) }
            if columns[column].row >= 0 {
                if hasOtherCost { doubtBasic(column) }
            } else if hasOtherCost {
                placeAtCorner(column, &system)
                enqueue(column)
            } else if cornerIndex(at: columns[column].value, of: column) < 0 {
                move(column, to: nearestCorner(to: columns[column].value, of: column))
            }
        }
    }

    private func placeLone(_ system: inout System) {
        for k in edits.touched.indices {
            let column = edits.touched[k].column
            if !isDead(column) && !isFree(column) && columns[column].firstEntry < 0 { placeLone(column, &system) }
        }
    }

    /// Gives a new row a basic column, which takes up what is left over.
    private func enter(_ row: Int32, _ system: inout System) {
        let first = tableau.rows[row].firstEntry
        let left = tableau.leftOver(in: row, columns)
        let chosen = basicCandidate(of: row, left, &system)
        guard first >= 0, chosen >= 0, tableau.isExact(row) else {
            edits.isHopeless = true
            return
        }
        move(chosen, to: columns[chosen].value + left / tableau.coefficient(row, chosen, columns))
        pivots += 1
        tableau.pivot(row, chosen, &columns)
        lean(chosen)
        markMoved(chosen)
        enqueue(row: row)
    }

    /// Puts a group down whose definitions, if it has any, are to be worked out anew.
    func markStale(_ group: Int32) {
        guard !sums.groups[group].isStale, sums.groups[group].count > 0 else { return }
        sums.groups[group].isStale = true
        staleGroups.append(group)
    }
}
