extension Reduction {
    /// Reads the constraints of whole components, in order of installation: ties variables into classes, turns what is on one class into
    /// corners and the rest into rows, and brings the rows into the tableau.
    ///
    /// - Parameters:
    ///   - variableCount: How many unknowns there are.
    ///   - forms: Gets what each constraint becomes.
    func compile(
        _ constraints: borrowing IDList, over variableCount: Int, _ system: inout System
    ) {
        let waiting = settle(constraints, tiesClasses: true, &system)
        sums.rows.reserve(waiting.count)
        columns.reserve(variableCount - (equationsRead - waiting.count))
        corners.reserve(constraints.count - equationsRead)
        lower(constraints, waiting, &system)
    }

    /// Makes equations of at most two unknowns part of the classes; returns those that are left.
    func settle(
        _ constraints: borrowing IDList, tiesClasses: Bool, _ system: inout System
    ) -> FlatArray<Int32> {
        var waiting = FlatArray<Int32>()
        equationsRead = 0
        for k in constraints.indices {
            let c = constraints[k]
            let record = system.store.constraints[c]
            system.forms.reset(c)
            if !record.isPlain && !isCareful {
                failConstraint(c, &system)
            } else if record.isEquation {
                equationsRead += 1
                if !tiesClasses || !settle(c, record, &system) { waiting.append(c) }
            }
        }
        if tiesClasses { settle(&waiting, &system) }
        constraintsRead += 2 * constraints.count - equationsRead + waiting.count
        return waiting
    }

    /// Turns equations that are left into rows, and all other constraints into corners, with rows for those on several classes.
    func lower(
        _ constraints: borrowing IDList, _ waiting: borrowing FlatArray<Int32>, _ system: inout System
    ) {
        for k in waiting.indices { addRow(waiting[k], system.store.constraints[waiting[k]], &system) }
        for k in constraints.indices {
            let record = system.store.constraints[constraints[k]]
            guard !record.isEquation && (record.isPlain || isCareful) else { continue }
            if isCareful {
                lowerCarefully(constraints[k], record, &system)
            } else if record.shape.isSingle {
                lowerSingle(constraints[k], record, &system)
            } else {
                lower(constraints[k], record, &system)
            }
        }
    }

    func failConstraint(_ c: Int32, _ system: inout System) {
        if let v = system.store.freeVariable(of: c) { failures.append(v) } else { isolatedFailures.append(c) }
    }

    // MARK: Classes

    /// How often what is left is looked through again; what then still waits becomes a row.
    static let sweeps = 24

    /// Goes through equations that were too long, forth and back, as long as some of them become short.
    private func settle(
        _ waiting: inout FlatArray<Int32>, _ system: inout System
    ) {
        for sweep in 0..<Self.sweeps {
            let before = waiting.count
            constraintsRead += before
            var kept = 0
            if sweep.isMultiple(of: 2) {
                for k in 0..<before where !settleAgain(waiting[k], &system) {
                    waiting[kept] = waiting[k]
                    kept += 1
                }
            } else {
                var k = before
                while k > 0 {
                    k -= 1
                    if settleAgain(waiting[k], &system) { continue }
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
        _ c: Int32, _ record: ConstraintRecord, _ system: inout System
    ) -> Bool {
        if isCareful { return settleCarefully(c, &system) }
        if record.shape.isSingle { return settleSingle(c, record, &system) }
        return settle(few(record, &system), c, &system)
    }

    @inline(never)
    private func settleSingle(
        _ c: Int32, _ record: ConstraintRecord, _ system: inout System
    ) -> Bool {
        settle(FewTerms(single: record, &system), c, &system)
    }

    @inline(__always)
    private func settle(
        _ few: FewTerms, _ c: Int32, _ system: inout System
    ) -> Bool {
        if few.count == 1 || few.count == 2 { system.forms.setVariable(few.roots.0, of: c) }
        switch few.count {
        case 0:
            notes.note(check: c, system.aliases)
            if abs(few.constant) > 1e-9 { failConstraint(c, &system) }
        case 1:
            notes.note(c, shifting: few.roots.0, dividedBy: few.coefficients.0, system.aliases)
            system.aliases.fix(few.roots.0, at: few.constant / few.coefficients.0)
        case 2: if !merge(few, c, &system) { failConstraint(c, &system) }
        default: return false
        }
        return true
    }

    @inline(never)
    private func settleAgain(
        _ c: Int32, _ system: inout System
    ) -> Bool {
        settle(c, system.store.constraints[c], &system)
    }

    /// Lets the smaller class follow the larger one.
    ///
    /// - Returns: `false`, and nothing is done, where coefficients are too far apart.
    @inline(__always)
    private func merge(_ few: FewTerms, _ c: Int32, _ system: inout System) -> Bool {
        if system.aliases.size(of: few.roots.0) <= system.aliases.size(of: few.roots.1) {
            guard Self.isDivisor(few.coefficients.0) else { return false }
            notes.note(c, shifting: few.roots.0, dividedBy: few.coefficients.0, system.aliases)
            let scale = -few.coefficients.1 / few.coefficients.0
            system.aliases.join(few.roots.0, to: few.roots.1, scale: scale, offset: few.constant / few.coefficients.0)
        } else {
            guard Self.isDivisor(few.coefficients.1) else { return false }
            notes.note(c, shifting: few.roots.1, dividedBy: few.coefficients.1, system.aliases)
            let scale = -few.coefficients.0 / few.coefficients.1
            system.aliases.join(few.roots.1, to: few.roots.0, scale: scale, offset: few.constant / few.coefficients.1)
        }
        return true
    }

    @inline(__always)
    private func few(
        _ record: ConstraintRecord, _ system: inout System
    ) -> FewTerms {
        let few = FewTerms(record, &system)
        return few.count == FewTerms.unclear ? fewOfMany(record, &system) : few
    }

    @inline(never)
    private func fewOfMany(
        _ record: ConstraintRecord, _ system: inout System
    ) -> FewTerms {
        terms.load(record, &system)
        return FewTerms(terms)
    }

    // MARK: Corners and rows

    @inline(__always)
    func column(of root: Int32, _ system: inout System) -> Int32 {
        let known = system.aliases.members[root].column
        if known >= 0 { return known }
        let column = Int32(columns.count)
        columns.append(Column(root: root))
        system.aliases.setColumn(column, of: root)
        return column
    }

    /// Implicit bounds of a variable, as a corner of its class.
    @inline(__always)
    func lowerBound(of v: Int32, _ bound: Double, _ system: inout System) {
        let member = system.aliases.members[v]
        if let careful { return lowerBound(of: v, bound, &system, careful) }
        if member.isFixed {
            if member.offset < bound - 1e-9 { failures.append(v) }
            return
        }
        addBound(Corner(boundOf: v, bound, member), to: column(of: member.root, &system))
    }

    /// Adds an implicit bound unless one like it is there.
    func addBound(_ bound: Corner, to column: Int32) {
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
        _ c: Int32, _ record: ConstraintRecord, _ system: inout System
    ) {
        lower(few(record, &system), c, record, &system)
    }

    @inline(never)
    private func lowerSingle(
        _ c: Int32, _ record: ConstraintRecord, _ system: inout System
    ) {
        lower(FewTerms(single: record, &system), c, record, &system)
    }

    @inline(__always)
    private func lower(
        _ few: FewTerms, _ c: Int32, _ record: ConstraintRecord, _ system: inout System
    ) {
        switch few.count {
        case 0:
            system.forms.setColumn(Self.noColumn, of: c)
            if !Self.holds(record, without: few.constant) { failConstraint(c, &system) }
        case 1:
            let column = column(of: few.roots.0, &system)
            addCorner(Corner(c, record, &system, few.constant, few.coefficients.0), to: column)
            system.forms.setColumn(column, of: c)
        default: lowerSum(c, record, &system)
        }
    }

    /// Gives the sum of several unknowns a column, and that the constraint's corner.
    @inline(never)
    func lowerSum(
        _ c: Int32, _ record: ConstraintRecord, _ system: inout System
    ) {
        addRow(c, record, &system)
        let (slack, row) = (Int32(columns.count), sums.rows[sums.rows.count - 1])
        columns.append(Column(ofSumOn: columns[sums.entries[row.first].column].root))
        sums.rows[sums.rows.count - 1].constant = 0
        sums.addEntry(-1, slack)
        addCorner(Corner(ofSum: c, record, &system, row.constant), to: slack)
        system.forms.setColumn(slack, of: c)
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
    func cornerOfSingle(_ c: Int32, _ record: ConstraintRecord, _ system: inout System) -> Corner {
        Corner(c, record, &system, terms.constant, terms.coefficients[0])
    }

    /// The corner of a constraint that was loaded with several unknowns, on the column of their sum.
    func cornerOfSum(_ c: Int32, _ record: ConstraintRecord, _ system: inout System) -> Corner {
        Corner(ofSum: c, record, &system, terms.constant)
    }

    /// Adds a row of the columns that a constraint is about.
    private func addRow(
        _ c: Int32, _ record: ConstraintRecord, _ system: inout System
    ) {
        system.forms.setRow(Int32(sums.rows.count), of: c)
        sums.addRow(record, &system)
        for e in sums.range(of: Int32(sums.rows.count - 1)) {
            sums.entries[e].column = column(of: sums.entries[e].column, &system)
        }
    }
}

extension Reduction.Corner {
    /// The corner that a constraint makes on the column of its sum.
    init(ofSum c: Int32, _ record: ConstraintRecord, _ system: inout System, _ constant: Double) {
        self.init(
            position: constant, weight: 1, constraint: c, rank: system.store.tieRank(of: c), next: -1,
            level: system.store.level(of: c, record),
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
        _ c: Int32, _ record: ConstraintRecord, _ system: inout System, _ constant: Double, _ coefficient: Double
    ) {
        self.init(
            position: constant / coefficient, weight: abs(coefficient), constraint: c, rank: system.store.tieRank(of: c),
            next: -1,
            level: system.store.level(of: c, record), relation: coefficient < 0 ? record.relation.flipped : record.relation)
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
