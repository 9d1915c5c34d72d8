extension Reduction {
    /// Reads the constraints of whole components, in order of installation: ties variables into classes, turns what is on one class into
    /// corners and the rest into rows, and brings the rows into the tableau.
    ///
    /// - Parameter columnOfConstraint: Gets the column whose cost each constraint is a corner of, or -1.
    func compile(
        _ constraints: borrowing FlatArray<Int32>, of store: borrowing ConstraintStore, _ aliases: inout Aliases,
        columnOfConstraint: inout FlatArray<Int32>
    ) {
        var waiting = FlatArray<Int32>()
        for k in constraints.indices {
            let c = constraints[k]
            let record = store.constraints[c]
            columnOfConstraint[c] = -1
            if !record.isPlain {
                failConstraint(c, store)
            } else if record.isEquation, !settle(c, store, &aliases) {
                waiting.append(c)
            }
        }
        settle(&waiting, store, &aliases)
        for k in waiting.indices { addRow(store.constraints[waiting[k]], store, &aliases) }
        for k in constraints.indices {
            let record = store.constraints[constraints[k]]
            if record.isPlain && !record.isEquation { lower(constraints[k], record, store, &aliases, &columnOfConstraint) }
        }
    }

    private func failConstraint(_ c: Int32, _ store: borrowing ConstraintStore) {
        if let v = store.freeVariable(of: c) { failures.append(v) } else { isolatedFailures.append(c) }
    }

    // MARK: Classes

    /// How often what is left is looked through again; what then still waits becomes a row.
    private static let sweeps = 24

    /// Goes through equations that were too long, forth and back, as long as some of them become short.
    private func settle(_ waiting: inout FlatArray<Int32>, _ store: borrowing ConstraintStore, _ aliases: inout Aliases) {
        for sweep in 0..<Self.sweeps {
            let before = waiting.count
            var kept = 0
            if sweep.isMultiple(of: 2) {
                for k in 0..<before where !settle(waiting[k], store, &aliases) {
                    waiting[kept] = waiting[k]
                    kept += 1
                }
            } else {
                var k = before
                while k > 0 {
                    k -= 1
                    if settle(waiting[k], store, &aliases) { continue }
                    kept += 1
                    waiting[before - kept] = waiting[k]
                }
                for k in 0..<kept { waiting[k] = waiting[before - kept + k] }
            }
            waiting.truncate(to: kept)
            if kept == before { return }
        }
    }

    /// Makes an equation of at most two unknowns part of the classes.
    ///
    /// - Returns: Whether the equation is used up.
    private func settle(_ c: Int32, _ store: borrowing ConstraintStore, _ aliases: inout Aliases) -> Bool {
        terms.load(store.constraints[c], of: store, aliases)
        switch terms.count {
        case 0:
            if abs(terms.constant) > 1e-9 { failConstraint(c, store) }
            return true
        case 1:
            aliases.fix(terms.roots[0], at: terms.constant / terms.coefficients[0])
            return true
        case 2: return merge(c, store, &aliases)
        default: return false
        }
    }

    /// Lets the smaller class follow the larger one.
    private func merge(_ c: Int32, _ store: borrowing ConstraintStore, _ aliases: inout Aliases) -> Bool {
        let child = aliases.size(of: terms.roots[0]) <= aliases.size(of: terms.roots[1]) ? 0 : 1
        let divisor = terms.coefficients[child]
        guard Self.isDivisor(divisor) else {
            failConstraint(c, store)
            return true
        }
        aliases.join(
            terms.roots[child], to: terms.roots[1 - child], scale: -terms.coefficients[1 - child] / divisor,
            offset: terms.constant / divisor)
        return true
    }

    // MARK: Corners and rows

    @inline(__always)
    func column(of root: Int32, _ aliases: inout Aliases) -> Int32 {
        let known = aliases.members[root].column
        if known >= 0 { return known }
        let column = Int32(columns.count)
        columns.append(Column(root: root, seed: root))
        aliases.setColumn(column, of: root)
        return column
    }

    /// Implicit bounds of a variable, as a corner of its class.
    @inline(__always)
    func lowerBound(of v: Int32, _ bound: Double, _ aliases: inout Aliases) {
        let member = aliases.members[v]
        if member.isFixed {
            if member.offset < bound - 1e-9 { failures.append(v) }
            return
        }
        addBound(
            Corner(
                position: (bound - member.offset) / member.scale, weight: 1, constraint: ~v, rank: 0, next: -1,
                level: PriorityLevels.required, relation: member.scale > 0 ? .greaterThanOrEqual : .lessThanOrEqual),
            to: column(of: member.root, &aliases))
    }

    /// Adds an implicit bound unless one like it is there.
    private func addBound(_ bound: Corner, to column: Int32) {
        var k = columns[column].firstCorner
        while k >= 0 {
            if corners[k].constraint < 0 && corners[k].position == bound.position && corners[k].relation == bound.relation {
                return
            }
            k = corners[k].next
        }
        addCorner(bound, to: column)
    }

    private func lower(
        _ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: inout Aliases,
        _ columnOfConstraint: inout FlatArray<Int32>
    ) {
        terms.load(record, of: store, aliases)
        switch terms.count {
        case 0:
            columnOfConstraint[c] = Self.noColumn
            if !holdsWithoutUnknowns(record) { failConstraint(c, store) }
        case 1:
            let column = column(of: terms.roots[0], &aliases)
            addCorner(cornerOfSingle(c, record, store), to: column)
            columnOfConstraint[c] = column
        default:
            addRow(record, store, &aliases)
            let slack = Int32(columns.count)
            columns.append(Column(root: -1, seed: terms.roots[0]))
            sums.rows[sums.rows.count - 1].constant = 0
            sums.addEntry(-1, slack)
            addCorner(cornerOfSum(c, record, store), to: slack)
            columnOfConstraint[c] = slack
        }
    }

    /// Whether a constraint whose variables are all known holds, or need not.
    func holdsWithoutUnknowns(_ record: ConstraintRecord) -> Bool {
        if record.level != PriorityLevels.required { return true }
        return switch record.relation {
        case .equal: abs(terms.constant) <= 1e-9
        case .lessThanOrEqual: terms.constant >= -1e-9
        case .greaterThanOrEqual: terms.constant <= 1e-9
        }
    }

    /// The corner of a constraint that was loaded with one unknown.
    func cornerOfSingle(_ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore) -> Corner {
        let coefficient = terms.coefficients[0]
        return Corner(
            position: terms.constant / coefficient, weight: abs(coefficient), constraint: c, rank: store.tieRank(of: c), next: -1,
            level: record.level, relation: coefficient < 0 ? record.relation.flipped : record.relation)
    }

    /// The corner of a constraint that was loaded with several unknowns, on the column of their sum.
    func cornerOfSum(_ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore) -> Corner {
        Corner(
            position: terms.constant, weight: 1, constraint: c, rank: store.tieRank(of: c), next: -1, level: record.level,
            relation: record.relation)
    }

    private func addRow(
        _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: inout Aliases
    ) {
        terms.load(record, of: store, aliases)
        _ = sums.addRow(terms)
        for k in 0..<terms.count { sums.addEntry(terms.coefficients[k], column(of: terms.roots[k], &aliases)) }
    }
}

extension Relation {
    /// The relation after both sides were multiplied by a negative number.
    var flipped: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
