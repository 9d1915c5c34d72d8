/// Placement of the columns whose costs or rows changed, before pricing continues.
extension ReducedSystem {
    /// Moves touched nonbasic columns to breakpoints, and enqueues the columns and rows that this concerns.
    ///
    /// - Parameter isGrouped: Whether no further rows are added, so that columns without rows are known.
    func placeTouched(isGrouped: Bool, _ system: inout System) {
        for k in edits.touched.indices {
            let column = edits.touched[k].column
            guard !isFree(column), isHeld(column, &system) else { continue }
            if isGrouped && columns[column].firstEntry.isNone { placeLone(column, &system) } else { place(column, &system) }
        }
    }

    private func place(_ column: ColumnID, _ system: inout System) {
        let hasOtherCost = columns[column].change == .cost
        if hasOtherCost { markMoved(column) }
        if columns[column].row.exists {
            if hasOtherCost { doubtBasic(column) }
        } else if hasOtherCost {
            placeAtBreakpoint(column, &system)
            enqueue(column)
        } else if breakpointIndex(at: columns[column].value, of: column).isNone {
            move(column, to: nearestBreakpoint(to: columns[column].value, of: column))
        }
    }

    /// Enqueues a basic column; at a breakpoint that is new to it, it counts as below that.
    private func doubtBasic(_ column: ColumnID) {
        columns[column].side = -1
        enqueue(row: columns[column].row)
    }

    /// Moves a nonbasic column that is at no breakpoint to its own optimum, or to the nearest breakpoint.
    private func placeAtBreakpoint(_ column: ColumnID, _ system: inout System) {
        if breakpointIndex(at: columns[column].value, of: column).exists { return }
        let interval = ownOptimum(of: column, &system)
        move(column, to: interval.isPoint ? interval.point : nearestBreakpoint(to: columns[column].value, of: column))
    }

    func breakpointIndex(at value: Double, of column: ColumnID) -> BreakpointID { breakpointIndex(of: column) { $0.isAt(value) } }

    private func nearestBreakpoint(to value: Double, of column: ColumnID) -> Double {
        let positions = breakpoints(of: column).lazy.map(\.position)
        if let nearest = positions.min(by: { abs($0 - value) < abs($1 - value) }) { return nearest }
        fail(column)
        return value
    }

    // MARK: Breakpoints

    /// Adds or replaces a breakpoint; a column that was at this breakpoint only moves with it.
    func setBreakpoint(to breakpoint: Breakpoint, on column: ColumnID) {
        if moveLone(column, to: breakpoint) { return }
        let known = breakpointIndex(of: column) { $0.constraint == breakpoint.constraint }
        if known.exists && moveAlong(column, known, to: breakpoint.position, ifCosts: breakpoint) { return }
        touch(column)
        guard known.exists else { return addBreakpoint(breakpoint, to: column) }
        let follows = columns[column].row.isNone && isOnly(known, at: columns[column].value, of: column)
        pricing.lastLone.column = .none
        let next = breakpoints[known].next
        breakpoints[known] = breakpoint
        breakpoints[known].next = next
        if follows { move(column, to: breakpoint.position) }
    }

    /// Moves a nonbasic column together with the breakpoint that it is at, if the breakpoint's cost stays the same and
    /// the column passes no other one. The reduced costs are those of the old position then; basic columns that pass a
    /// breakpoint enqueue their rows.
    ///
    /// - Returns: `false`, without any effect, if these conditions do not hold.
    private func moveAlong(_ column: ColumnID, _ known: BreakpointID, to position: Double, ifCosts breakpoint: Breakpoint) -> Bool
    {
        let value = columns[column].value
        guard columns[column].row.isNone, columns[column].firstEntry.exists, breakpoints[known].isAt(value),
            breakpoints[known].hasCost(of: breakpoint)
        else { return false }
        let slack = Numerics.coincidence(max(abs(value), abs(position)))
        let (low, high) = (min(value, position) - slack, max(value, position) + slack)
        for other in breakpoints.indices(from: columns[column].firstBreakpoint) where other != known {
            if breakpoints[other].position >= low && breakpoints[other].position <= high { return false }
        }
        pricing.lastLone.column = .none
        breakpoints[known].position = position
        move(column, to: position)
        return true
    }

    /// Whether exactly one breakpoint of the column, the given one, is at a value.
    private func isOnly(_ known: BreakpointID, at value: Double, of column: ColumnID) -> Bool {
        breakpoints[known].isAt(value) && breakpoints(of: column).count { $0.isAt(value) } == 1
    }

    // MARK: Columns without rows

    private func placeLone(_ column: ColumnID, _ system: inout System) {
        let interval = ownOptimum(of: column, &system)
        if !interval.isPoint { fail(column) }
        columns[column].value = interval.point
        markMoved(column)
        if edits.affected.count == 1 { rememberLone(column, edits.affected[0], &system) }
    }

    /// Remembers the interval from which the constraint's breakpoint chooses, if that breakpoint alone determines the
    /// column's position.
    private func rememberLone(_ column: ColumnID, _ constraint: ConstraintIndex, _ system: inout System) {
        let known = breakpointIndex(of: column) { $0.constraint == constraint }
        guard known.exists, breakpoints[known].isEqual else { return }
        let level = breakpoints[known].level
        guard breakpoints(of: column).allSatisfy({ $0.level != level || $0.constraint == constraint }) else { return }
        pricing.lastLone = LoneChoice(
            column: column, breakpoint: known, choice: ownOptimum(of: column, &system, above: level))
    }

    /// Moves a column without rows to a breakpoint that determined its position last time; nothing else about its cost
    /// has changed since.
    ///
    /// - Returns: `false`, without any effect, if that is not known.
    private func moveLone(_ column: ColumnID, to breakpoint: Breakpoint) -> Bool {
        let lone = pricing.lastLone
        guard lone.column == column, columns[column].firstEntry.isNone, breakpoint.isEqual,
            breakpoints[lone.breakpoint].constraint == breakpoint.constraint,
            breakpoints[lone.breakpoint].level == breakpoint.level
        else { return false }
        var choice = lone.choice
        choice.keep(breakpoint.position, breakpoint.position)
        if breakpoint.level == PriorityLevels.moving && choice.point != breakpoint.position { return false }
        breakpoints[lone.breakpoint].position = breakpoint.position
        breakpoints[lone.breakpoint].weight = breakpoint.weight
        columns[column].value = choice.point
        markMoved(column)
        return true
    }

    // MARK: Moves

    /// Moves a nonbasic column, and the basic columns of its rows accordingly; those that pass a breakpoint enqueue
    /// their rows.
    func move(_ column: ColumnID, to target: Double) {
        let distance = target - columns[column].value
        guard distance != 0 else { return }
        columns[column].value = target
        markMoved(column)
        for entry in tableau.entries(in: columns[column]) { moveBasic(of: entry.row, by: -entry.coefficient * distance) }
    }

    func moveBasic(of row: RowID, by distance: Double) {
        let basic = tableau.rows[row].basic
        guard basic.exists else { return }
        let before = columns[basic].value
        columns[basic].value += distance
        markMoved(basic)
        if meetsBreakpoint(basic, from: before) {
            columns[basic].side = distance > 0 ? -1 : 1
            enqueue(row: row)
        }
    }

    /// Whether a breakpoint lies between two positions of a column, or at one of them.
    func meetsBreakpoint(_ column: ColumnID, from before: Double) -> Bool {
        let now = columns[column].value
        let (low, high) = (min(before, now) - Numerics.coincidence(now), max(before, now) + Numerics.coincidence(now))
        return breakpointIndex(of: column) { $0.position >= low && $0.position <= high }.exists
    }
}
