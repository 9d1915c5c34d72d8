extension ReducedSystem {
    /// Reads the constraints of whole components, in order of installation: ties variables into classes, turns what is on one class into
    /// breakpoints and the rest into rows, and brings the rows into the tableau.
    ///
    /// - Parameters:
    ///   - variableCount: How many unknowns there are.
    ///   - roles: Gets what each constraint becomes.
    func presolve(_ constraints: borrowing IDList<ConstraintRecord>, over variableCount: Int, _ system: inout System) {
        let waiting = aggregate(constraints, tiesClasses: true, &system)
        equations.rows.reserve(waiting.count)
        columns.reserve(variableCount - (work.equationsRead - waiting.count))
        breakpoints.reserve(constraints.count - work.equationsRead)
        lower(constraints, waiting, &system)
    }

    /// Makes equations of at most two unknowns part of the classes; returns those that are left.
    func aggregate(_ constraints: borrowing IDList<ConstraintRecord>, tiesClasses: Bool, _ system: inout System) -> FlatArray<
        ConstraintIndex
    > {
        var waiting = FlatArray<ConstraintIndex>()
        work.equationsRead = 0
        for k in constraints.indices {
            let c = constraints[k]
            let record = system.store.constraints[c]
            system.roles.reset(c)
            if !record.isPlain && !isCareful {
                failConstraint(c, &system)
            } else if record.isEquation {
                work.equationsRead += 1
                if !tiesClasses || !aggregate(c, record, &system) { waiting.append(c) }
            }
        }
        if tiesClasses { aggregate(&waiting, &system) }
        work.constraintsRead += 2 * constraints.count - work.equationsRead + waiting.count
        return waiting
    }

    /// Turns equations that are left into rows, and all other constraints into breakpoints, with rows for those on several classes.
    func lower(
        _ constraints: borrowing IDList<ConstraintRecord>, _ waiting: borrowing FlatArray<ConstraintIndex>, _ system: inout System
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

    func failConstraint(_ c: ConstraintIndex, _ system: inout System) {
        if let v = system.store.freeVariable(of: c) { declined.variables.append(v) } else { declined.constraints.append(c) }
    }

    // MARK: Classes

    /// How often what is left is looked through again; what then still waits becomes a row.
    static let sweeps = 24

    /// Goes through equations that were too long, forth and back, as long as some of them become short.
    private func aggregate(_ waiting: inout FlatArray<ConstraintIndex>, _ system: inout System) {
        for sweep in 0..<Self.sweeps {
            let before = waiting.count
            work.constraintsRead += before
            waiting.keep(isBackward: !sweep.isMultiple(of: 2)) { !aggregateAgain($0, &system) }
            if waiting.count == before { return }
        }
    }

    /// Makes an equation of at most two unknowns part of the classes.
    ///
    /// - Returns: Whether the equation is used up.
    @inline(__always)
    private func aggregate(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) -> Bool {
        if isCareful { return aggregateCarefully(c, &system) }
        if record.shape.isSingle { return aggregateSingle(c, record, &system) }
        return aggregate(short(record, &system), c, &system)
    }

    @inline(never)
    private func aggregateSingle(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) -> Bool {
        aggregate(ShortExpression(single: record, &system), c, &system)
    }

    @inline(__always)
    private func aggregate(_ short: ShortExpression, _ c: ConstraintIndex, _ system: inout System) -> Bool {
        if short.count == 1 || short.count == 2 { system.roles.setVariable(short.roots.0, of: c) }
        switch short.count {
        case 0:
            recording.note(check: c, system.aliases)
            if abs(short.constant) > Numerics.exactness { failConstraint(c, &system) }
        case 1:
            recording.note(c, shifting: short.roots.0, dividedBy: short.coefficients.0, system.aliases)
            system.aliases.fix(short.roots.0, at: short.constant / short.coefficients.0)
        case 2: if !merge(short, c, &system) { failConstraint(c, &system) }
        default: return false
        }
        return true
    }

    @inline(never)
    private func aggregateAgain(_ c: ConstraintIndex, _ system: inout System) -> Bool {
        aggregate(c, system.store.constraints[c], &system)
    }

    /// Lets the smaller class follow the larger one.
    ///
    /// - Returns: `false`, and nothing is done, where coefficients are too far apart.
    @inline(__always)
    private func merge(_ short: ShortExpression, _ c: ConstraintIndex, _ system: inout System) -> Bool {
        if system.aliases.size(of: short.roots.0) <= system.aliases.size(of: short.roots.1) {
            guard Numerics.isDivisor(short.coefficients.0) else { return false }
            recording.note(c, shifting: short.roots.0, dividedBy: short.coefficients.0, system.aliases)
            let scale = -short.coefficients.1 / short.coefficients.0
            system.aliases.join(short.roots.0, to: short.roots.1, scale: scale, offset: short.constant / short.coefficients.0)
        } else {
            guard Numerics.isDivisor(short.coefficients.1) else { return false }
            recording.note(c, shifting: short.roots.1, dividedBy: short.coefficients.1, system.aliases)
            let scale = -short.coefficients.0 / short.coefficients.1
            system.aliases.join(short.roots.1, to: short.roots.0, scale: scale, offset: short.constant / short.coefficients.1)
        }
        return true
    }

    @inline(__always)
    private func short(_ record: ConstraintRecord, _ system: inout System) -> ShortExpression {
        let short = ShortExpression(record, &system)
        return short.count == ShortExpression.unclear ? shortOfMany(record, &system) : short
    }

    @inline(never)
    private func shortOfMany(_ record: ConstraintRecord, _ system: inout System) -> ShortExpression {
        terms.load(record, &system)
        return ShortExpression(terms)
    }

    // MARK: Breakpoints and rows

    @inline(__always)
    func column(of root: VariableIndex, _ system: inout System) -> ColumnID {
        let known = system.aliases.members[root].column
        if known.exists { return known }
        let column = ColumnID(columns.count)
        columns.append(Column(root: root))
        system.aliases.setColumn(column, of: root)
        return column
    }

    /// Implicit bounds of a variable, as a breakpoint of its class.
    @inline(__always)
    func lowerBound(of v: VariableIndex, _ bound: Double, _ system: inout System) {
        let member = system.aliases.members[v]
        if let careful { return lowerBound(of: v, bound, &system, careful) }
        if member.isFixed {
            if member.offset < bound - Numerics.exactness { declined.variables.append(v) }
            return
        }
        addBound(Breakpoint(boundOf: v, bound, member), to: column(of: member.root, &system))
    }

    /// Adds an implicit bound unless one like it is there.
    func addBound(_ bound: Breakpoint, to column: ColumnID) {
        if Self.equalBound(bound, from: columns[column].firstBreakpoint, breakpoints).isNone { addBreakpoint(bound, to: column) }
    }

    /// The first of a list of breakpoints that is an implicit bound like the given one, or none.
    static func equalBound(_ bound: Breakpoint, from first: BreakpointID, _ breakpoints: borrowing FlatArray<Breakpoint>)
        -> BreakpointID
    {
        var k = first
        while k.exists {
            if breakpoints[k].constraint.isBound && breakpoints[k].position == bound.position
                && breakpoints[k].hasRelation(of: bound)
            {
                break
            }
            k = breakpoints[k].next
        }
        return k
    }

    private func lower(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) {
        lower(short(record, &system), c, record, &system)
    }

    @inline(never)
    private func lowerSingle(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) {
        lower(ShortExpression(single: record, &system), c, record, &system)
    }

    @inline(__always)
    private func lower(_ short: ShortExpression, _ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) {
        switch short.count {
        case 0:
            system.roles.setColumn(Self.noColumn, of: c)
            if !Self.holds(record, without: short.constant) { failConstraint(c, &system) }
        case 1:
            let column = column(of: short.roots.0, &system)
            addBreakpoint(Breakpoint(c, record, &system, short.constant, short.coefficients.0), to: column)
            system.roles.setColumn(column, of: c)
        default: lowerSum(c, record, &system)
        }
    }

    /// Gives the sum of several unknowns a column, and that the constraint's breakpoint.
    @inline(never)
    func lowerSum(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) {
        addRow(c, record, &system)
        let (slack, row) = (ColumnID(columns.count), equations.rows[equations.rows.count - 1])
        columns.append(Column(ofSumOn: columns[equations.entries[row.first].column].root))
        equations.rows[equations.rows.count - 1].constant = 0
        equations.addEntry(-1, slack)
        addBreakpoint(Breakpoint(ofSum: c, record, &system, row.constant), to: slack)
        system.roles.setColumn(slack, of: c)
    }

    /// Whether a constraint that was loaded without unknowns holds, or need not.
    func holdsWithoutUnknowns(_ record: ConstraintRecord) -> Bool { Self.holds(record, without: terms.constant) }

    /// Whether a constraint holds, or need not, of which nothing but a constant is left.
    @inline(__always)
    static func holds(_ record: ConstraintRecord, without constant: Double) -> Bool {
        if !record.isRequired { return true }
        return switch record.relation {
        case .equal: abs(constant) <= Numerics.exactness
        case .lessThanOrEqual: constant >= -Numerics.exactness
        case .greaterThanOrEqual: constant <= Numerics.exactness
        }
    }

    /// The breakpoint of a constraint that was loaded with one unknown.
    func breakpointOfSingle(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) -> Breakpoint {
        Breakpoint(c, record, &system, terms.constant, terms.coefficients[0])
    }

    /// The breakpoint of a constraint that was loaded with several unknowns, on the column of their sum.
    func breakpointOfSum(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) -> Breakpoint {
        Breakpoint(ofSum: c, record, &system, terms.constant)
    }

    /// Adds a row of the columns that a constraint is about.
    private func addRow(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) {
        system.roles.setRow(EquationID(equations.rows.count), of: c)
        equations.addRow(record, &system)
        for e in equations.range(of: EquationID(equations.rows.count - 1)) {
            equations.entries[e].column = column(of: VariableIndex(equations.entries[e].column.raw), &system)
        }
    }
}

extension ReducedSystem.Breakpoint {
    /// The breakpoint that a constraint makes on the column of its sum.
    init(ofSum c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System, _ constant: Double) {
        self.init(
            position: constant, weight: 1, constraint: c, rank: system.store.tieRank(of: c), next: .none,
            level: system.store.level(of: c, record),
            relation: record.relation)
    }

    /// The breakpoint that a variable's implicit bound makes.
    @inline(__always)
    init(boundOf v: VariableIndex, _ bound: Double, _ member: AliasClasses.Member) {
        self.init(
            position: (bound - member.offset) / member.scale, weight: 1, constraint: .bound(of: v), rank: 0, next: .none,
            level: PriorityLevels.required, relation: member.scale > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
    }

    /// The breakpoint that a constraint on one column makes, `coefficient * column relation constant`.
    @inline(__always)
    init(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System, _ constant: Double, _ coefficient: Double) {
        self.init(
            position: constant / coefficient, weight: abs(coefficient), constraint: c, rank: system.store.tieRank(of: c),
            next: .none,
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
