extension Reduction {
    /// Reads the constraints of whole components, in order of installation: ties variables into classes, turns what is on one class into
    /// corners and the rest into rows, and brings the rows into the tableau.
    ///
    /// - Parameters:
    ///   - variableCount: How many unknowns there are.
    ///   - forms: Gets what each constraint becomes.
    func compile(
        _ constraints: borrowing IDList, over variableCount: Int, of store: borrowing ConstraintStore, _ aliases: inout Aliases,
        _ forms: inout ConstraintForms
    ) {
        var waiting = FlatArray<Int32>()
        var equations = 0
        for k in constraints.indices {
            let c = constraints[k]
            let record = store.constraints[c]
            forms.reset(c)
            if !record.isPlain {
                failConstraint(c, store)
            } else if record.isEquation {
                equations += 1
                if !settle(c, record, store, &aliases, &forms) { waiting.append(c) }
            }
        }
        settle(&waiting, store, &aliases, &forms)
        sums.rows.reserve(waiting.count)
        columns.reserve(variableCount - (equations - waiting.count))
        corners.reserve(constraints.count - equations)
        constraintsRead += 2 * constraints.count - equations + waiting.count
        for k in waiting.indices { addRow(waiting[k], store.constraints[waiting[k]], store, &aliases, &forms) }
        for k in constraints.indices {
            let record = store.constraints[constraints[k]]
            guard record.isPlain && !record.isEquation else { continue }
            if record.shape.isSingle {
                lowerSingle(constraints[k], record, store, &aliases, &forms)
            } else {
                lower(constraints[k], record, store, &aliases, &forms)
            }
        }
    }

    func failConstraint(_ c: Int32, _ store: borrowing ConstraintStore) {
        if let v = store.freeVariable(of: c) { failures.append(v) } else { isolatedFailures.append(c) }
    }

    // MARK: Classes

    /// How often what is left is looked through again; what then still waits becomes a row.
    static let sweeps = 24

    /// Goes through equations that were too long, forth and back, as long as some of them become short.
    private func settle(
        _ waiting: inout FlatArray<Int32>, _ store: borrowing ConstraintStore, _ aliases: inout Aliases,
        _ forms: inout ConstraintForms
    ) {
        for sweep in 0..<Self.sweeps {
            let before = waiting.count
            constraintsRead += before
            var kept = 0
            if sweep.isMultiple(of: 2) {
                for k in 0..<before where !settleAgain(waiting[k], store, &aliases, &forms) {
                    waiting[kept] = waiting[k]
                    kept += 1
                }
            } else {
                var k = before
                while k > 0 {
                    k -= 1
                    if settleAgain(waiting[k], store, &aliases, &forms) { continue }
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
    @inline(__always)
    private func settle(
        _ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: inout Aliases,
        _ forms: inout ConstraintForms
    ) -> Bool {
        if record.shape.isSingle { return settleSingle(c, record, store, &aliases, &forms) }
        return settle(few(record, store, aliases), c, store, &aliases, &forms)
    }

    @inline(never)
    private func settleSingle(
        _ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: inout Aliases,
        _ forms: inout ConstraintForms
    ) -> Bool {
        settle(FewTerms(single: record, of: store, aliases), c, store, &aliases, &forms)
    }

    @inline(__always)
    private func settle(
        _ few: FewTerms, _ c: Int32, _ store: borrowing ConstraintStore, _ aliases: inout Aliases, _ forms: inout ConstraintForms
    ) -> Bool {
        if few.count == 1 || few.count == 2 { forms.setVariable(few.roots.0, of: c) }
        switch few.count {
        case 0:
            notes.note(check: c, aliases)
            if abs(few.constant) > 1e-9 { failConstraint(c, store) }
        case 1:
            notes.note(c, shifting: few.roots.0, dividedBy: few.coefficients.0, aliases)
            aliases.fix(few.roots.0, at: few.constant / few.coefficients.0)
        case 2: if !merge(few, c, &aliases) { failConstraint(c, store) }
        default: return false
        }
        return true
    }

    @inline(never)
    private func settleAgain(
        _ c: Int32, _ store: borrowing ConstraintStore, _ aliases: inout Aliases, _ forms: inout ConstraintForms
    ) -> Bool {
        settle(c, store.constraints[c], store, &aliases, &forms)
    }

    /// Lets the smaller class follow the larger one.
    ///
    /// - Returns: `false`, and nothing is done, where coefficients are too far apart.
    @inline(__always)
    private func merge(_ few: FewTerms, _ c: Int32, _ aliases: inout Aliases) -> Bool {
        if aliases.size(of: few.roots.0) <= aliases.size(of: few.roots.1) {
            guard Self.isDivisor(few.coefficients.0) else { return false }
            notes.note(c, shifting: few.roots.0, dividedBy: few.coefficients.0, aliases)
            let scale = -few.coefficients.1 / few.coefficients.0
            aliases.join(few.roots.0, to: few.roots.1, scale: scale, offset: few.constant / few.coefficients.0)
        } else {
            guard Self.isDivisor(few.coefficients.1) else { return false }
            notes.note(c, shifting: few.roots.1, dividedBy: few.coefficients.1, aliases)
            let scale = -few.coefficients.0 / few.coefficients.1
            aliases.join(few.roots.1, to: few.roots.0, scale: scale, offset: few.constant / few.coefficients.1)
        }
        return true
    }

    @inline(__always)
    private func few(
        _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: borrowing Aliases
    ) -> FewTerms {
        let few = FewTerms(record, of: store, aliases)
        return few.count == FewTerms.unclear ? fewOfMany(record, store, aliases) : few
    }

    @inline(never)
    private func fewOfMany(
        _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: borrowing Aliases
    ) -> FewTerms {
        terms.load(record, of: store, aliases)
        return FewTerms(terms)
    }

    // MARK: Corners and rows

    @inline(__always)
    func column(of root: Int32, _ aliases: inout Aliases) -> Int32 {
        let known = aliases.members[root].column
        if known >= 0 { return known }
        let column = Int32(columns.count)
        columns.append(Column(root: root))
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
        addBound(Corner(boundOf: v, bound, member), to: column(of: member.root, &aliases))
    }

    /// Adds an implicit bound unless one like it is there.
    private func addBound(_ bound: Corner, to column: Int32) {
        if Self.equalBound(bound, from: columns[column].firstCorner, corners) < 0 { addCorner(bound, to: column) }
    }

    /// The first of a list of corners that is an implicit bound like the given one, or -1.
    static func equalBound(_ bound: Corner, from first: Int32, _ corners: borrowing FlatArray<Corner>) -> Int32 {
        var k = first
        while k >= 0 {
            if corners[k].constraint < 0 && corners[k].position == bound.position && corners[k].hasRelation(of: bound) { break }
            k = corners[k].next
        }
        return k
    }

    private func lower(
        _ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: inout Aliases,
        _ forms: inout ConstraintForms
    ) {
        lower(few(record, store, aliases), c, record, store, &aliases, &forms)
    }

    @inline(never)
    private func lowerSingle(
        _ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: inout Aliases,
        _ forms: inout ConstraintForms
    ) {
        lower(FewTerms(single: record, of: store, aliases), c, record, store, &aliases, &forms)
    }

    @inline(__always)
    private func lower(
        _ few: FewTerms, _ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: inout Aliases,
        _ forms: inout ConstraintForms
    ) {
        switch few.count {
        case 0:
            forms.setColumn(Self.noColumn, of: c)
            if !Self.holds(record, without: few.constant) { failConstraint(c, store) }
        case 1:
            let column = column(of: few.roots.0, &aliases)
            addCorner(Corner(c, record, of: store, few.constant, few.coefficients.0), to: column)
            forms.setColumn(column, of: c)
        default: lowerSum(c, record, store, &aliases, &forms)
        }
    }

    /// Gives the sum of several unknowns a column, and that the constraint's corner.
    @inline(never)
    private func lowerSum(
        _ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: inout Aliases,
        _ forms: inout ConstraintForms
    ) {
        addRow(c, record, store, &aliases, &forms)
        let (slack, row) = (Int32(columns.count), sums.rows[sums.rows.count - 1])
        columns.append(Column(ofSumOn: columns[sums.entries[row.first].column].root))
        sums.rows[sums.rows.count - 1].constant = 0
        sums.addEntry(-1, slack)
        addCorner(Corner(ofSum: c, record, of: store, row.constant), to: slack)
        forms.setColumn(slack, of: c)
    }

    /// Whether a constraint that was loaded without unknowns holds, or need not.
    func holdsWithoutUnknowns(_ record: ConstraintRecord) -> Bool { Self.holds(record, without: terms.constant) }

    /// Whether a constraint holds, or need not, of which nothing but a constant is left.
    @inline(__always)
    static func holds(_ record: ConstraintRecord, without constant: Double) -> Bool {
        if !record.isRequired { return true }
        return switch record.relation {
        case .equal: abs(constant) <= 1e-9
        case .lessThanOrEqual: constant >= -1e-9
        case .greaterThanOrEqual: constant <= 1e-9
        }
    }

    /// The corner of a constraint that was loaded with one unknown.
    func cornerOfSingle(_ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore) -> Corner {
        Corner(c, record, of: store, terms.constant, terms.coefficients[0])
    }

    /// The corner of a constraint that was loaded with several unknowns, on the column of their sum.
    func cornerOfSum(_ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore) -> Corner {
        Corner(ofSum: c, record, of: store, terms.constant)
    }

    /// Adds a row of the columns that a constraint is about.
    private func addRow(
        _ c: Int32, _ record: ConstraintRecord, _ store: borrowing ConstraintStore, _ aliases: inout Aliases,
        _ forms: inout ConstraintForms
    ) {
        forms.setRow(Int32(sums.rows.count), of: c)
        sums.addRow(record, of: store, aliases)
        for e in sums.range(of: Int32(sums.rows.count - 1)) {
            sums.entries[e].column = column(of: sums.entries[e].column, &aliases)
        }
    }
}

extension Reduction.Corner {
    /// The corner that a constraint makes on the column of its sum.
    init(ofSum c: Int32, _ record: ConstraintRecord, of store: borrowing ConstraintStore, _ constant: Double) {
        self.init(
            position: constant, weight: 1, constraint: c, rank: store.tieRank(of: c), next: -1, level: store.level(of: c, record),
            relation: record.relation)
    }

    /// The corner that a variable's implicit bound makes.
    @inline(__always)
    init(boundOf v: Int32, _ bound: Double, _ member: Aliases.Member) {
        self.init(
            position: (bound - member.offset) / member.scale, weight: 1, constraint: ~v, rank: 0, next: -1,
            level: PriorityLevels.required, relation: member.scale > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
    }

    /// The corner that a constraint on one column makes, `coefficient * column relation constant`.
    @inline(__always)
    init(
        _ c: Int32, _ record: ConstraintRecord, of store: borrowing ConstraintStore, _ constant: Double, _ coefficient: Double
    ) {
        self.init(
            position: constant / coefficient, weight: abs(coefficient), constraint: c, rank: store.tieRank(of: c), next: -1,
            level: store.level(of: c, record), relation: coefficient < 0 ? record.relation.flipped : record.relation)
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
