extension ReducedSystem {
    /// Whether a new or changed constraint comes down to the cost of one column that has a cost already.
    func canRestate(_ c: ConstraintIndex, _ system: inout System) -> Bool {
        let record = system.store.constraints[c]
        guard record.isPlain, !record.isEquation else { return false }
        let known = system.roles.column(of: c)
        if known.exists && columns[known].root.isNone { return true }
        terms.load(record, &system)
        if terms.count == 0 { return holdsWithoutUnknowns(record) }
        guard terms.count == 1, system.aliases.members[terms.roots[0]].holder == index else { return false }
        let column = system.aliases.members[terms.roots[0]].column
        return column.exists && columns[column].firstBreakpoint.exists
    }

    /// Takes over a constraint for which ``canRestate(_:_:_:_:)`` said yes.
    func restate(_ c: ConstraintIndex, _ system: inout System) {
        let record = system.store.constraints[c]
        let known = system.roles.column(of: c)
        terms.load(record, &system)
        if known.exists && columns[known].root.isNone {
            let (breakpoint, column) = leading(breakpointOfSum(c, record, &system), on: known)
            setBreakpoint(of: c, to: breakpoint, on: column, &system)
        } else if terms.count == 0 {
            system.roles.setColumn(Self.noColumn, of: c)
        } else {
            let column = system.aliases.members[terms.roots[0]].column
            system.roles.setColumn(column, of: c)
            setBreakpoint(of: c, to: breakpointOfSingle(c, record, &system), on: column, &system)
        }
    }

    /// Replaces a constraint's breakpoint, or adds one where there is none, and lets a column that stood at it go along.
    func setBreakpoint(of constraint: ConstraintIndex, to breakpoint: Breakpoint, on column: ColumnID, _ system: inout System) {
        if moveLone(column, to: breakpoint) { return }
        let anchor = breakpointStoodAt(by: column, otherThan: constraint)
        let known = breakpointIndex(of: constraint, on: column)
        let follows = anchor.isNone && known.exists && stands(column, at: known)
        if known.exists { replace(known, by: breakpoint) } else { addBreakpoint(breakpoint, to: column) }
        if columns[column].change == .cost { return }
        if columns[column].firstEntry.isNone {
            placeLone(column, &system)
            rememberLone(column, breakpoint, &system)
        } else if columns[column].row.exists {
            doubtBasic(column)
            markMoved(column)
        } else {
            if follows { move(column, to: breakpoint.position) }
            placeAtBreakpoint(column, &system)
            markMoved(column)
            enqueue(column)
        }
    }

    /// Lets go of a constraint's breakpoint; the column is placed when the next solution is looked for, by the breakpoints it has then.
    func dropBreakpoint(of constraint: ConstraintIndex, from column: ColumnID) {
        touch(column)
        removeBreakpoint(of: constraint, from: column)
    }

    /// Places columns that lost breakpoints, if no structural edit did so.
    func placeEdited(_ system: inout System) {
        if edits.isApplying { return }
        for k in edits.touched.indices {
            let column = edits.touched[k].column
            columns[column].change = .none
            guard isHeld(column, &system) else { continue }
            markMoved(column)
            if columns[column].firstEntry.isNone {
                placeLone(column, &system)
            } else if columns[column].row.exists {
                doubtBasic(column)
            } else {
                placeAtBreakpoint(column, &system)
                enqueue(column)
            }
        }
    }

    func doubtBasic(_ column: ColumnID) {
        side(column)
        enqueue(row: columns[column].row)
    }

    /// Moves a column that stands at no breakpoint to the best place of its own, or to the nearest breakpoint.
    func placeAtBreakpoint(_ column: ColumnID, _ system: inout System) {
        if breakpointIndex(at: columns[column].value, of: column).exists { return }
        let interval = ownOptimum(of: column, &system)
        move(column, to: interval.isPoint ? interval.point : nearestBreakpoint(to: columns[column].value, of: column))
    }

    func replace(_ known: BreakpointID, by breakpoint: Breakpoint) {
        pricing.lastLone.column = .none
        let next = breakpoints[known].next
        breakpoints[known] = breakpoint
        breakpoints[known].next = next
    }

    func stands(_ column: ColumnID, at breakpoint: BreakpointID) -> Bool {
        abs(breakpoints[breakpoint].position - columns[column].value) <= Numerics.coincidence(columns[column].value)
    }

    func breakpointStoodAt(by column: ColumnID, otherThan constraint: ConstraintIndex) -> BreakpointID {
        let value = columns[column].value
        return breakpointIndex(of: column) {
            $0.constraint != constraint && abs($0.position - value) <= Numerics.coincidence(value)
        }
    }

    func breakpointIndex(at value: Double, of column: ColumnID) -> BreakpointID {
        breakpointIndex(of: column) { abs($0.position - value) <= Numerics.coincidence(value) }
    }

    func nearestBreakpoint(to value: Double, of column: ColumnID) -> Double {
        var best = Double.infinity
        for breakpoint in breakpoints(of: column) where abs(breakpoint.position - value) < abs(best - value) {
            best = breakpoint.position
        }
        if best == .infinity { fail(column) }
        return best == .infinity ? value : best
    }

    func placeLone(_ column: ColumnID, _ system: inout System) {
        let interval = ownOptimum(of: column, &system)
        if !interval.isPoint { fail(column) }
        columns[column].value = interval.point
        markMoved(column)
    }

    /// Notes what the constraint's breakpoint chooses from, if it alone decides where the column stands.
    private func rememberLone(_ column: ColumnID, _ breakpoint: Breakpoint, _ system: inout System) {
        let isAlone = breakpoints(of: column).allSatisfy {
            $0.level != breakpoint.level || $0.constraint == breakpoint.constraint
        }
        guard breakpoint.isEqual, isAlone else { return }
        pricing.lastLone = LoneChoice(
            column: column, breakpoint: breakpointIndex(of: breakpoint.constraint, on: column),
            choice: ownOptimum(of: column, &system, above: breakpoint.level))
    }

    /// Lets a column without rows follow the breakpoint that decided last time: nothing else about its cost has changed since.
    ///
    /// - Returns: `false`, and nothing is done, where that is not known.
    private func moveLone(_ column: ColumnID, to breakpoint: Breakpoint) -> Bool {
        let lone = pricing.lastLone
        guard lone.column == column, breakpoint.isEqual, breakpoints[lone.breakpoint].constraint == breakpoint.constraint,
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

    /// A basic column at a breakpoint that is new to it counts as below.
    func side(_ column: ColumnID) { columns[column].side = -1 }

    /// Moves a column that is not basic, and the basic ones with it; those that pass a breakpoint put their rows in doubt.
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

    /// Whether there is a breakpoint between two positions of a column, or at one of them.
    func meetsBreakpoint(_ column: ColumnID, from before: Double) -> Bool {
        let now = columns[column].value
        let (low, high) = (min(before, now) - Numerics.coincidence(now), max(before, now) + Numerics.coincidence(now))
        return breakpointIndex(of: column) { $0.position >= low && $0.position <= high }.exists
    }
}
