/// Stating affected constraints again: what comes out as before stays.
extension ReducedSystem {
    /// Notes that the breakpoints of a column change, or only its rows.
    func touch(_ column: ColumnID, _ change: Change = .cost) {
        let known = columns[column].change
        if known.rawValue < change.rawValue { columns[column].change = change }
        guard known == .none else { return }
        edits.touched.append(StructuralEdits.Touched(column: column, wasFree: isFree(column)))
    }

    func lowerAffected(_ system: inout System) {
        for k in edits.affected.indices {
            let c = edits.affected[k]
            if system.store.constraints[c].isEquation {
                if system.roles.column(of: c) != .none { removeForm(of: c, &system) }
            } else {
                lowerAgain(c, &system)
            }
        }
        for k in edits.waiting.indices {
            let c = edits.waiting[k]
            terms.load(system.store.constraints[c], &system)
            if !system.store.constraints[c].isPlain { failConstraint(c, &system) }
            stateRow(of: c, slack: .none, &system)
        }
    }

    /// States the implicit bounds of variables whose class changed.
    func stateBounds(_ system: inout System) {
        for k in edits.detached.indices {
            let v = edits.detached[k]
            let bound = system.store.lowerBound(of: v)
            guard bound > -.infinity, system.aliases.holder(of: v) == index, system.store.isInUse(v) else { continue }
            let member = system.aliases.members[v]
            if !member.isFixed { touch(columnAgain(of: member.root, &system)) }
            lowerBound(of: v, bound, &system)
        }
    }

    // MARK: Columns

    private func columnAgain(of root: VariableIndex, _ system: inout System) -> ColumnID {
        let known = system.aliases.members[root].column
        if known.exists { return known }
        let column = makeColumn(Column(root: root))
        system.aliases.setColumn(column, of: root)
        return column
    }

    private func makeColumn(_ made: Column) -> ColumnID {
        let column: ColumnID
        if let free = freeColumns.popLast() {
            column = free
            columns[free] = made
        } else {
            column = ColumnID(columns.count)
            columns.append(made)
        }
        touch(column)
        return column
    }

    // MARK: Breakpoints

    private func lowerAgain(_ c: ConstraintIndex, _ system: inout System) {
        let record = system.store.constraints[c]
        if !record.isPlain { failConstraint(c, &system) }
        let known = system.roles.column(of: c)
        if known.isNone { retireRow(of: c, &system) }
        terms.load(record, &system)
        // What an edit ties to another reduced system is presolved anew, with all that both hold of it.
        if hasForeignTerms(&system) {
            edits.abandon()
            return
        }
        switch terms.count {
        case 0:
            removeForm(of: c, &system)
            system.roles.setColumn(Self.noColumn, of: c)
            if !holdsWithoutUnknowns(record) { failConstraint(c, &system) }
        case 1:
            let column = columnAgain(of: terms.roots[0], &system)
            if known != column { removeForm(of: c, &system) }
            setBreakpoint(to: breakpointOfSingle(c, record, &system), on: column)
            system.roles.setColumn(column, of: c)
        default:
            let isKnown = known.exists && columns[known].root.isNone
            if !isKnown { removeForm(of: c, &system) }
            let slack = isKnown ? known : makeColumn(Column(ofSumOn: terms.roots[0]))
            columns[slack].setSeed(terms.roots[0])
            stateRow(of: c, slack: slack, &system)
            let (breakpoint, column) = leading(breakpointOfSum(c, record, &system), on: slack)
            setBreakpoint(to: breakpoint, on: column)
            system.roles.setColumn(slack, of: c)
        }
    }

    /// Whether some of the terms loaded are of variables that another reduced system has.
    private func hasForeignTerms(_ system: inout System) -> Bool {
        for k in 0..<terms.count where system.aliases.holder(of: terms.roots[k]) != index { return true }
        return false
    }

    /// Takes away the breakpoint of a constraint, with its row if it has one.
    private func removeForm(of c: ConstraintIndex, _ system: inout System) {
        let column = system.roles.column(of: c)
        system.roles.setColumn(.none, of: c)
        guard column.exists else { return }
        if columns[column].root.exists {
            touch(column)
            removeBreakpoint(of: c, from: column)
        } else {
            edits.abandonedColumns.append(column)
            retireRow(of: c, &system)
        }
    }

    /// Adds or replaces a breakpoint; a column that stood at it, and at no other, goes along.
    private func setBreakpoint(to breakpoint: Breakpoint, on column: ColumnID) {
        touch(column)
        let known = breakpointIndex(of: breakpoint.constraint, on: column)
        guard known.exists else { return addBreakpoint(breakpoint, to: column) }
        let follows =
            columns[column].row.isNone && stands(column, at: known)
            && breakpointStoodAt(by: column, otherThan: breakpoint.constraint).isNone
        replace(known, by: breakpoint)
        if follows { move(column, to: breakpoint.position) }
    }

    // MARK: Rows

    /// Takes a constraint's row away, if it has one.
    func retireRow(of c: ConstraintIndex, _ system: inout System) {
        let row = system.roles.row(of: c)
        guard row.exists else { return }
        system.roles.clearRole(of: c)
        retire(row: row)
    }

    func retire(row: EquationID) {
        takeApart(group: equations.rows[row].group)
        equations.rows[row].count = 0
    }

    /// States a constraint that was loaded as a row; one that differs by its constant only stays where it is.
    private func stateRow(of c: ConstraintIndex, slack: ColumnID, _ system: inout System) {
        var row = system.roles.row(of: c)
        let constant = slack.isNone ? terms.constant : 0
        if row.exists && isStated(row, slack, &system) { return shift(row, to: constant) }
        let room = terms.count + 1
        if row.isNone {
            row = equations.makeRow(room: room)
            system.roles.setRow(row, of: c)
            edits.ungroupedRows.append(row)
        } else {
            takeApart(group: equations.rows[row].group)
            equations.clear(row, room: room)
        }
        equations.rows[row].constant = constant
        for k in 0..<terms.count { equations.append(terms.coefficients[k], columnAgain(of: terms.roots[k], &system), to: row) }
        if slack.exists { equations.append(-1, slack, to: row) }
    }

    /// Whether the row says what was loaded, but for the constant.
    private func isStated(_ row: EquationID, _ slack: ColumnID, _ system: inout System) -> Bool {
        let range = equations.range(of: row)
        guard range.count == terms.count + (slack.isNone ? 0 : 1) else { return false }
        for k in 0..<terms.count {
            let entry = equations.entries[range.lowerBound + k]
            if entry.coefficient != terms.coefficients[k] || entry.column != system.aliases.members[terms.roots[k]].column {
                return false
            }
        }
        return slack.isNone || equations.entries[range.upperBound - 1].column == slack
    }

    private func shift(_ row: EquationID, to constant: Double) {
        let distance = constant - equations.rows[row].constant
        if distance == 0 { return }
        equations.rows[row].constant = constant
        edits.shifts.append(StructuralEdits.Shift(row: row, distance: distance))
    }
}
