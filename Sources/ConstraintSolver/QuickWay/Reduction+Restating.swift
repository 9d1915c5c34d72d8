/// Stating suspect constraints again: what comes out as before stays.
extension Reduction {
    /// Notes that the corners of a column change, or only its rows.
    func touch(_ column: Int32, _ change: Change = .cost) {
        let known = columns[column].change
        if known.rawValue < change.rawValue { columns[column].change = change }
        guard known == .none else { return }
        edits.touched.append(StructuralEdits.Touched(column: column, wasFree: isFree(column)))
    }

    func stateSuspects(_ system: inout System) {
        for k in edits.suspects.indices {
            let c = edits.suspects[k]
            if system.store.constraints[c].isEquation {
                if system.forms.column(of: c) != -1 { removeForm(of: c, &system) }
            } else {
                lowerAgain(c, &system)
            }
        }
        for k in edits.waiting.indices {
            let c = edits.waiting[k]
            terms.load(system.store.constraints[c], &system)
            if !system.store.constraints[c].isPlain { failConstraint(c, &system) }
            stateRow(of: c, slack: -1, &system)
        }
    }

    /// States the implicit bounds of variables whose class changed.
    func stateBounds(_ system: inout System) {
        for k in edits.loose.indices {
            let v = edits.loose[k]
            let bound = system.store.lowerBound(of: v)
            guard bound > -.infinity, system.aliases.reduction(of: v) == index, system.store.isInUse(v) else { continue }
            let member = system.aliases.members[v]
            if !member.isFixed { touch(columnAgain(of: member.root, &system)) }
            lowerBound(of: v, bound, &system)
        }
    }

    // MARK: Columns

    private func columnAgain(of root: Int32, _ system: inout System) -> Int32 {
        let known = system.aliases.members[root].column
        if known >= 0 { return known }
        let column = makeColumn(Column(root: root))
        system.aliases.setColumn(column, of: root)
        return column
    }

    private func makeColumn(_ made: Column) -> Int32 {
        let column: Int32
        if let free = freeColumns.popLast() {
            column = free
            columns[free] = made
        } else {
            column = Int32(columns.count)
            columns.append(made)
        }
        touch(column)
        return column
    }

    // MARK: Corners

    private func lowerAgain(
        _ c: Int32, _ system: inout System
    ) {
        let record = system.store.constraints[c]
        if !record.isPlain { failConstraint(c, &system) }
        let known = system.forms.column(of: c)
        if known < 0 { retireRow(of: c, &system) }
        terms.load(record, &system)
        // What an edit ties to another reduction is compiled anew, with all that both hold of it.
        if hasForeignTerms(&system) {
            edits.isHopeless = true
            return
        }
        switch terms.count {
        case 0:
            removeForm(of: c, &system)
            system.forms.setColumn(Self.noColumn, of: c)
            if !holdsWithoutUnknowns(record) { failConstraint(c, &system) }
        case 1:
            let column = columnAgain(of: terms.roots[0], &system)
            if known != column { removeForm(of: c, &system) }
            setCorner(to: cornerOfSingle(c, record, &system), on: column)
            system.forms.setColumn(column, of: c)
        default:
            let isKnown = known >= 0 && columns[known].root < 0
            if !isKnown { removeForm(of: c, &system) }
            let slack = isKnown ? known : makeColumn(Column(ofSumOn: terms.roots[0]))
            columns[slack].setSeed(terms.roots[0])
            stateRow(of: c, slack: slack, &system)
            let (corner, column) = leading(cornerOfSum(c, record, &system), on: slack)
            setCorner(to: corner, on: column)
            system.forms.setColumn(slack, of: c)
        }
    }

    /// Whether some of the terms loaded are of variables that another reduction has.
    private func hasForeignTerms(_ system: inout System) -> Bool {
        for k in 0..<terms.count where system.aliases.reduction(of: terms.roots[k]) != index { return true }
        return false
    }

    /// Takes away the corner of a constraint, with its row if it has one.
    private func removeForm(of c: Int32, _ system: inout System) {
        let column = system.forms.column(of: c)
        system.forms.setColumn(-1, of: c)
        guard column >= 0 else { return }
        if columns[column].root >= 0 {
            touch(column)
            removeCorner(of: c, from: column)
        } else {
            edits.orphans.append(column)
            retireRow(of: c, &system)
        }
    }

    /// Adds or replaces a corner; a column that stood at it, and at no other, goes along.
    private func setCorner(to corner: Corner, on column: Int32) {
        touch(column)
        let known = cornerIndex(of: corner.constraint, on: column)
        guard known >= 0 else { return addCorner(corner, to: column) }
        let follows =
            columns[column].row < 0 && stands(column, at: known)
            && cornerStoodAt(by: column, otherThan: corner.constraint) < 0
        replace(known, by: corner)
        if follows { move(column, to: corner.position) }
    }

    // MARK: Rows

    /// Takes a constraint's row away, if it has one.
    func retireRow(of c: Int32, _ system: inout System) {
        let row = system.forms.row(of: c)
        guard row >= 0 else { return }
        system.forms.clearRole(of: c)
        retire(row: row)
    }

    func retire(row: Int32) {
        takeApart(group: sums.rows[row].group)
        sums.rows[row].count = 0
    }

    /// States a constraint that was loaded as a row; one that differs by its constant only stays where it is.
    private func stateRow(of c: Int32, slack: Int32, _ system: inout System) {
        var row = system.forms.row(of: c)
        let constant = slack < 0 ? terms.constant : 0
        if row >= 0 && isStated(row, slack, &system) { return shift(row, to: constant) }
        let room = terms.count + 1
        if row < 0 {
            row = sums.makeRow(room: room)
            system.forms.setRow(row, of: c)
            edits.ungrouped.append(row)
        } else {
            takeApart(group: sums.rows[row].group)
            sums.clear(row, room: room)
        }
        sums.rows[row].constant = constant
        for k in 0..<terms.count { sums.append(terms.coefficients[k], columnAgain(of: terms.roots[k], &system), to: row) }
        if slack >= 0 { sums.append(-1, slack, to: row) }
    }

    /// Whether the row says what was loaded, but for the constant.
    private func isStated(_ row: Int32, _ slack: Int32, _ system: inout System) -> Bool {
        let range = sums.range(of: row)
        guard range.count == terms.count + (slack < 0 ? 0 : 1) else { return false }
        for k in 0..<terms.count {
            let entry = sums.entries[range.lowerBound + k]
            if entry.coefficient != terms.coefficients[k] || entry.column != system.aliases.members[terms.roots[k]].column {
                return false
            }
        }
        return slack < 0 || sums.entries[range.upperBound - 1].column == slack
    }

    private func shift(_ row: Int32, to constant: Double) {
        let distance = constant - sums.rows[row].constant
        if distance == 0 { return }
        sums.rows[row].constant = constant
        edits.shifts.append(StructuralEdits.Shift(row: row, distance: distance))
    }
}
