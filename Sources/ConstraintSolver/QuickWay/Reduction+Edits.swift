extension Reduction {
    /// Whether a new or changed constraint comes down to the cost of one column that has a cost already.
    func canRestate(
        _ c: Int32, _ system: inout System
    ) -> Bool {
        let record = system.store.constraints[c]
        guard record.isPlain, !record.isEquation else { return false }
        let known = system.forms.column(of: c)
        if known >= 0 && columns[known].root < 0 { return true }
        terms.load(record, &system)
        if terms.count == 0 { return holdsWithoutUnknowns(record) }
        guard terms.count == 1, system.aliases.members[terms.roots[0]].reduction == index else { return false }
        let column = system.aliases.members[terms.roots[0]].column
        return column >= 0 && columns[column].firstCorner >= 0
    }

    /// Takes over a constraint for which ``canRestate(_:_:_:_:)`` said yes.
    func restate(
        _ c: Int32, _ system: inout System
    ) {
        let record = system.store.constraints[c]
        let known = system.forms.column(of: c)
        terms.load(record, &system)
        if known >= 0 && columns[known].root < 0 {
            let (corner, column) = leading(cornerOfSum(c, record, &system), on: known)
            setCorner(of: c, to: corner, on: column, &system)
        } else if terms.count == 0 {
            system.forms.setColumn(Self.noColumn, of: c)
        } else {
            let column = system.aliases.members[terms.roots[0]].column
            system.forms.setColumn(column, of: c)
            setCorner(of: c, to: cornerOfSingle(c, record, &system), on: column, &system)
        }
    }

    /// Replaces a constraint's corner, or adds one where there is none, and lets a column that stood at it go along.
    func setCorner(of constraint: Int32, to corner: Corner, on column: Int32, _ system: inout System) {
        if moveLone(column, to: corner) { return }
        let anchor = cornerStoodAt(by: column, otherThan: constraint)
        let known = cornerIndex(of: constraint, on: column)
        let follows = anchor < 0 && known >= 0 && stands(column, at: known)
        if known >= 0 { replace(known, by: corner) } else { addCorner(corner, to: column) }
        if columns[column].change == .cost { return }
        if columns[column].firstEntry < 0 {
            placeLone(column, &system)
            rememberLone(column, corner, &system)
        } else if columns[column].row >= 0 {
            doubtBasic(column)
            markMoved(column)
        } else {
            if follows { move(column, to: corner.position) }
            placeAtCorner(column, &system)
            markMoved(column)
            enqueue(column)
        }
    }

    /// Lets go of a constraint's corner; the column is placed when the next solution is looked for, by the corners it has then.
    func dropCorner(of constraint: Int32, from column: Int32) {
        touch(column)
        removeCorner(of: constraint, from: column)
    }

    /// Places columns that lost corners, if no structural edit did so.
    func placeEdited(_ system: inout System) {
        if edits.isUnderWay { return }
        for k in edits.touched.indices {
            let column = edits.touched[k].column
            columns[column].change = .none
            guard isHeld(column, &system) else { continue }
            markMoved(column)
            if columns[column].firstEntry < 0 {
                placeLone(column, &system)
            } else if columns[column].row >= 0 {
                doubtBasic(column)
            } else {
                placeAtCorner(column, &system)
                enqueue(column)
            }
        }
    }

    func doubtBasic(_ column: Int32) {
        lean(column)
        enqueue(row: columns[column].row)
    }

    /// Moves a column that stands at no corner to the best place of its own, or to the nearest corner.
    func placeAtCorner(_ column: Int32, _ system: inout System) {
        if cornerIndex(at: columns[column].value, of: column) >= 0 { return }
        let interval = ownOptimum(of: column, &system)
        move(column, to: interval.isPoint ? interval.point : nearestCorner(to: columns[column].value, of: column))
    }

    func replace(_ known: Int32, by corner: Corner) {
        lastLone.column = -1
        let next = corners[known].next
        corners[known] = corner
        corners[known].next = next
    }

    func stands(_ column: Int32, at corner: Int32) -> Bool {
        abs(corners[corner].position - columns[column].value) <= Self.nearness(columns[column].value)
    }

    func cornerStoodAt(by column: Int32, otherThan constraint: Int32) -> Int32 {
        var k = columns[column].firstCorner
        while k >= 0 && (corners[k].constraint == constraint || !stands(column, at: k)) { k = corners[k].next }
        return k
    }

    func cornerIndex(at value: Double, of column: Int32) -> Int32 {
        var k = columns[column].firstCorner
        while k >= 0 && abs(corners[k].position - value) > Self.nearness(value) { k = corners[k].next }
        return k
    }

    func nearestCorner(to value: Double, of column: Int32) -> Double {
        var best = Double.infinity
        var k = columns[column].firstCorner
        while k >= 0 {
            if abs(corners[k].position - value) < abs(best - value) { best = corners[k].position }
            k = corners[k].next
        }
        if best == .infinity { fail(column) }
        return best == .infinity ? value : best
    }

    func placeLone(_ column: Int32, _ system: inout System) {
        let interval = ownOptimum(of: column, &system)
        if !interval.isPoint { fail(column) }
        columns[column].value = interval.point
        markMoved(column)
    }

    /// Notes what the constraint's corner chooses from, if it alone decides where the column stands.
    private func rememberLone(_ column: Int32, _ corner: Corner, _ system: inout System) {
        guard corner.isEqual else { return }
        var k = columns[column].firstCorner
        while k >= 0 {
            if corners[k].level == corner.level && corners[k].constraint != corner.constraint { return }
            k = corners[k].next
        }
        lastLone = LoneCorner(
            column: column, corner: cornerIndex(of: corner.constraint, on: column),
            choice: ownOptimum(of: column, &system, above: corner.level))
    }

    /// Lets a column without rows follow the corner that decided last time: nothing else about its cost has changed since.
    ///
    /// - Returns: `false`, and nothing is done, where that is not known.
    private func moveLone(_ column: Int32, to corner: Corner) -> Bool {
        guard lastLone.column == column else { return false }
        let known = corners[lastLone.corner]
        guard known.constraint == corner.constraint, known.level == corner.level, corner.isEqual else { return false }
        var choice = lastLone.choice
        choice.keep(corner.position, corner.position)
        if corner.level == PriorityLevels.moving && choice.point != corner.position { return false }
        corners[lastLone.corner].position = corner.position
        corners[lastLone.corner].weight = corner.weight
        columns[column].value = choice.point
        markMoved(column)
        return true
    }

    /// A basic column at a corner that is new to it counts as below.
    func lean(_ column: Int32) { columns[column].lean = -1 }

    /// Moves a column that is not basic, and the basic ones with it; those that pass a corner put their rows in doubt.
    func move(_ column: Int32, to target: Double) {
        let distance = target - columns[column].value
        guard distance != 0 else { return }
        columns[column].value = target
        markMoved(column)
        var e = columns[column].firstEntry
        while e >= 0 {
            let entry = tableau.entries[e]
            e = entry.nextInColumn
            moveBasic(of: entry.row, by: -entry.coefficient * distance)
        }
    }

    func moveBasic(of row: Int32, by distance: Double) {
        let basic = tableau.rows[row].basic
        guard basic >= 0 else { return }
        let before = columns[basic].value
        columns[basic].value += distance
        markMoved(basic)
        if meetsCorner(basic, from: before) {
            columns[basic].lean = distance > 0 ? -1 : 1
            enqueue(row: row)
        }
    }

    /// Whether there is a corner between two positions of a column, or at one of them.
    func meetsCorner(_ column: Int32, from before: Double) -> Bool {
        let now = columns[column].value
        let (low, high) = (min(before, now) - Self.nearness(now), max(before, now) + Self.nearness(now))
        var k = columns[column].firstCorner
        while k >= 0 && (corners[k].position < low || corners[k].position > high) { k = corners[k].next }
        return k >= 0
    }
}
