/// Lowers affected constraints again; breakpoints and rows with an unchanged result stay.
extension ReducedSystem {
    /// Records that the breakpoints of a column change, or only its rows.
    func touch(_ column: ColumnID, _ change: Change = .cost) {
        let known = columns[column].change
        if known.rawValue < change.rawValue { columns[column].change = change }
        guard known == .none else { return }
        edits.touched.append(StructuralEdits.Touched(column: column, wasFree: isFree(column)))
    }

    /// - Parameter equations: The affected equations that were not aggregated into an alias class.
    func lowerAffected(besides equations: borrowing FlatArray<ConstraintIndex>, _ system: inout System) {
        for k in edits.affected.indices where !system.store.constraints[edits.affected[k]].isEquation {
            lowerAgain(edits.affected[k], &system)
        }
        for k in equations.indices {
            let c = equations[k]
            if case .row(let row) = system.roles[c], sumColumn(of: row) == nil {} else { removeForm(of: c, &system) }
            if !system.store.constraints[c].isPlain { failConstraint(c, &system) }
            terms.load(system.store.constraints[c], &system)
            stateRow(of: c, slack: .none, &system)
        }
    }

    /// Adds the implicit bounds of variables whose class changed.
    func stateBounds(_ system: inout System) {
        for k in edits.detached.indices {
            let v = edits.detached[k]
            let bound = system.store.lowerBound(of: v)
            guard bound > -.infinity, system.aliases.holder(of: v) == index, system.store.isInUse(v) else { continue }
            let member = system.aliases.members[v]
            if !member.isFixed { touch(column(of: member.root, &system)) }
            lowerBound(of: v, bound, &system)
        }
    }

    // MARK: Breakpoints

    private func lowerAgain(_ c: ConstraintIndex, _ system: inout System) {
        let record = system.store.constraints[c]
        if !record.isPlain { failConstraint(c, &system) }
        terms.load(record, &system)
        // Components that an edit connects with another reduced system are presolved again, with everything that both
        // systems hold of them.
        if isOurs(c, &system) { lower(ShortExpression(terms), c, record, &system) } else { edits.abandon() }
    }

    /// Replaces the form of an edited constraint by a breakpoint of a column.
    func restate(_ breakpoint: Breakpoint, on column: ColumnID, _ system: inout System) {
        let c = breakpoint.constraint
        if system.roles[c] != .breakpoint(column) { removeForm(of: c, &system) }
        system.roles[c] = .breakpoint(column)
        setBreakpoint(to: breakpoint, on: column)
    }

    /// Removes the form of a constraint: its breakpoint, or its row.
    func removeForm(of c: ConstraintIndex, _ system: inout System) {
        switch system.roles[c] {
        case .none, .aggregated, .constant: break
        case .row(let row):
            if let sum = sumColumn(of: row) { edits.abandonedColumns.append(sum) }
            retire(row: row)
        case .breakpoint(let column):
            touch(column)
            removeBreakpoint(of: c, from: column)
        }
        system.roles[c] = .none
    }

    // MARK: Rows

    /// The row's slack column, if it has one.
    func sumColumn(of row: EquationID) -> ColumnID? {
        guard let last = equations.range(of: row).last.map({ equations.entries[$0].column }) else { return nil }
        return columns[last].root.isNone ? last : nil
    }

    func retire(row: EquationID) {
        takeApart(group: equations.rows[row].group)
        equations.rows[row].count = 0
    }

    /// Lowers a loaded constraint to a row, with a slack column if there is one; a row that differs in its constant
    /// only is kept.
    func stateRow(of c: ConstraintIndex, slack: ColumnID, _ system: inout System) {
        var row = system.roles[c].row
        let constant = slack.isNone ? terms.constant : 0
        if row.exists && isStated(row, slack, &system) { return shift(row, to: constant) }
        if row.isNone {
            row = equations.makeRow()
            system.roles[c] = .row(row)
            if edits.isApplying { edits.ungroupedRows.append(row) }
        } else {
            takeApart(group: equations.rows[row].group)
        }
        equations.clear(row, count: terms.count + (slack.isNone ? 0 : 1), constant)
        let first = Int(equations.rows[row].first)
        for k in 0..<terms.count {
            let column = column(of: terms[k].variable.id, &system)
            equations.entries[first + k] = EquationRows.Entry(coefficient: terms[k].coefficient, column: column)
        }
        if slack.exists { equations.entries[first + terms.count] = EquationRows.Entry(coefficient: -1, column: slack) }
    }

    /// Whether the row equals the loaded expression, apart from the constant.
    private func isStated(_ row: EquationID, _ slack: ColumnID, _ system: inout System) -> Bool {
        let range = equations.range(of: row)
        guard range.count == terms.count + (slack.isNone ? 0 : 1) else { return false }
        for k in 0..<terms.count {
            let entry = equations.entries[range.lowerBound + k]
            let column = system.aliases.members[terms[k].variable.id].column
            if entry.coefficient != terms[k].coefficient || entry.column != column { return false }
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

extension ConstraintRoles.Role {
    /// The row of an equation or of an inequality's slack, or none.
    var row: EquationID { if case .row(let row) = self { row } else { .none } }
}
