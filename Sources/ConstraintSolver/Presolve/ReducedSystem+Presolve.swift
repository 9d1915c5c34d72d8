extension ReducedSystem {
    /// Reads the constraints of whole components in order of installation: aggregates variables into alias classes,
    /// turns constraints on one class into breakpoints and the rest into rows, and enters the rows into the tableau.
    ///
    /// - Parameters:
    ///   - variableCount: The number of free variables.
    ///   - roles: Receives the form of each constraint.
    func presolve(_ constraints: borrowing FlatArray<ConstraintIndex>, over variableCount: Int, _ system: inout System) {
        let waiting = aggregate(constraints, tiesClasses: true, &system)
        equations.rows.reserve(waiting.count)
        equations.entries.reserve(3 * waiting.count)
        columns.reserve(variableCount - (work.equationsRead - waiting.count))
        breakpoints.reserve(constraints.count - work.equationsRead)
        lower(constraints, waiting, &system)
    }

    /// Aggregates equations of at most two free variables into classes; returns the remaining ones.
    func aggregate(_ constraints: borrowing FlatArray<ConstraintIndex>, tiesClasses: Bool, _ system: inout System) -> FlatArray<
        ConstraintIndex
    > {
        var waiting = FlatArray<ConstraintIndex>()
        var equationsRead = 0
        for k in constraints.indices {
            let c = constraints[k]
            let record = system.store.constraints[c]
            system.roles[c] = .none
            if !record.isPlain && !isCareful {
                failConstraint(c, &system)
            } else if record.isEquation {
                equationsRead += 1
                if !tiesClasses || !aggregate(c, record, &system) { waiting.append(c) }
            }
        }
        if tiesClasses { aggregate(&waiting, &system) }
        work.equationsRead = equationsRead
        work.constraintsRead += 2 * constraints.count - equationsRead + waiting.count
        return waiting
    }

    /// Turns the remaining equations into rows, and all other constraints into breakpoints, with rows for those on
    /// several classes.
    func lower(
        _ constraints: borrowing FlatArray<ConstraintIndex>, _ waiting: borrowing FlatArray<ConstraintIndex>,
        _ system: inout System
    ) {
        for k in waiting.indices {
            terms.load(system.store.constraints[waiting[k]], &system)
            stateRow(of: waiting[k], slack: .none, &system)
        }
        for k in constraints.indices {
            let record = system.store.constraints[constraints[k]]
            guard !record.isEquation && (record.isPlain || isCareful) else { continue }
            if isCareful {
                lowerCarefully(constraints[k], record, &system)
            } else if record.isSingle {
                lowerSingle(constraints[k], record, &system)
            } else {
                lower(short(record, &system), constraints[k], record, &system)
            }
        }
    }

    /// Declines the component of a constraint.
    func failConstraint(_ c: ConstraintIndex, _ system: inout System) {
        declined.hasRefusals = true
        if let v = system.store.freeVariable(of: c) { declined.variables.append(v) } else { declined.constraints.append(c) }
    }

    // MARK: Classes

    /// The number of passes over the remaining equations; those still unresolved then become rows.
    static let sweeps = 24

    /// Passes over equations that were too long, forward and backward, as long as some of them become short.
    ///
    /// Equations that become affected on the way are appended.
    func aggregate(_ waiting: inout FlatArray<ConstraintIndex>, _ system: inout System) {
        var seen = 0
        takeEquations(&waiting, from: &seen, &system)
        for sweep in 0..<Self.sweeps where !waiting.isEmpty {
            let before = waiting.count
            if !edits.isApplying { work.constraintsRead += before }
            waiting.keep(isBackward: !sweep.isMultiple(of: 2)) { !aggregateAgain($0, &system) }
            let left = waiting.count
            takeEquations(&waiting, from: &seen, &system)
            if left == before && waiting.count == left { return }
        }
    }

    /// Aggregates an equation of at most two free variables into the classes.
    ///
    /// - Returns: Whether the equation was aggregated.
    @inline(__always)
    private func aggregate(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) -> Bool {
        if isCareful { return aggregateCarefully(c, record, &system) }
        if record.isSingle { return aggregateSingle(c, record, &system) }
        return aggregate(short(record, &system), c, &system)
    }

    /// Careful pricing tracks the sizes of the numbers behind each value; if coefficients differ too much in size, the
    /// equation becomes a row.
    @inline(never)
    private func aggregateCarefully(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) -> Bool {
        let short = orderedCarefully(shortOfMany(record, &system))
        return short.count <= 2 && noteAggregation(of: c, short, &system) && aggregate(short, c, &system)
    }

    @inline(never)
    private func aggregateSingle(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) -> Bool {
        aggregate(ShortExpression(single: record, &system), c, &system)
    }

    @inline(__always)
    private func aggregate(_ short: ShortExpression, _ c: ConstraintIndex, _ system: inout System) -> Bool {
        if short.count > 2 { return false }
        if edits.isApplying { removeForm(of: c, &system) }
        if edits.isApplying && !system.store.constraints[c].isPlain { failConstraint(c, &system) }
        if short.count > 0 { system.roles[c] = .aggregated(short.roots.0) }
        switch short.count {
        case 0:
            if abs(short.constant) > Numerics.exactness { miss(c, by: short.constant, &system) }
        case 1:
            if edits.isApplying { relabel(classOf: short.roots.0, &system) }
            system.aliases.fix(short.roots.0, at: short.constant / short.coefficients.0)
        default: if !merge(short, c, &system) { failConstraint(c, &system) }
        }
        return true
    }

    @inline(never)
    private func aggregateAgain(_ c: ConstraintIndex, _ system: inout System) -> Bool {
        aggregate(c, system.store.constraints[c], &system)
    }

    /// Merges the smaller class into the larger one.
    ///
    /// - Returns: `false`, without any effect, if coefficients differ too much in size.
    @inline(__always)
    private func merge(_ short: ShortExpression, _ c: ConstraintIndex, _ system: inout System) -> Bool {
        let isFirst = edits.isApplying ? isFirstSmaller(short, &system) : system.aliases.isNoLarger(short.roots.0, short.roots.1)
        let (child, root) = isFirst ? short.roots : (short.roots.1, short.roots.0)
        let (divisor, other) = isFirst ? short.coefficients : (short.coefficients.1, short.coefficients.0)
        let scale = -other / divisor
        guard Numerics.isDivisor(scale) else { return false }
        if edits.isApplying { relabel(classOf: child, &system) }
        system.aliases.join(child, to: root, scale: scale, offset: short.constant / divisor)
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

    /// The column of a class.
    @inline(__always)
    func column(of root: VariableIndex, _ system: inout System) -> ColumnID {
        let known = system.aliases.members[root].column
        if known.exists { return known }
        let column = makeColumn(Column(root: root))
        system.aliases.setColumn(column, of: root)
        return column
    }

    @inline(__always)
    func makeColumn(_ made: Column) -> ColumnID {
        if edits.isApplying { return makeEditedColumn(made) }
        columns.append(made)
        return ColumnID(columns.count - 1)
    }

    private func makeEditedColumn(_ made: Column) -> ColumnID {
        let column = columns.insert(made, at: &freeColumns)
        touch(column)
        return column
    }

    /// Adds the implicit bound of a variable as a breakpoint of its class.
    @inline(__always)
    func lowerBound(of v: VariableIndex, _ bound: Double, _ system: inout System) {
        let member = system.aliases.members[v]
        if member.isFixed {
            if member.offset < bound - Numerics.exactness { missBound(of: v, by: bound - member.offset) }
            return
        }
        let column = column(of: member.root, &system)
        addBound(Breakpoint(boundOf: v, bound, member), to: column)
        if let careful { careful.grow(column, by: (abs(bound) + careful.offsetSizes[Int(v)]) / abs(member.scale)) }
    }

    /// Adds an implicit bound unless an equal one exists.
    func addBound(_ bound: Breakpoint, to column: ColumnID) {
        let isKnown = breakpoints(of: column).contains {
            $0.constraint.isBound && $0.position == bound.position && $0.hasRelation(of: bound)
        }
        if !isKnown { addBreakpoint(bound, to: column) }
    }

    @inline(never)
    private func lowerCarefully(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) {
        let short = shortOfMany(record, &system)
        lower(short, c, record, &system)
        noteSize(of: c, short, &system)
    }

    @inline(never)
    private func lowerSingle(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) {
        lower(ShortExpression(single: record, &system), c, record, &system)
    }

    @inline(__always)
    func lower(_ short: ShortExpression, _ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) {
        switch short.count {
        case 0:
            if edits.isApplying { removeForm(of: c, &system) }
            system.roles[c] = .constant
            if !Self.holds(record, without: short.constant) { miss(c, by: short.constant, &system) }
        case 1:
            let column = column(of: short.roots.0, &system)
            let breakpoint = Breakpoint(c, record, &system, short.constant, short.coefficients.0)
            if edits.isApplying { return restate(breakpoint, on: column, &system) }
            addBreakpoint(breakpoint, to: column)
            system.roles[c] = .breakpoint(column)
        default: lowerSum(c, record, &system)
        }
    }

    /// Gives the sum of several classes a slack column with the constraint's breakpoint.
    @inline(never)
    private func lowerSum(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System) {
        terms.load(record, &system)
        for k in 0..<terms.count { _ = column(of: terms[k].variable.id, &system) }
        let slack = slack(of: c, &system)
        stateRow(of: c, slack: slack, &system)
        let (breakpoint, column) = leading(Breakpoint(c, record, &system, terms.constant, 1), on: slack)
        if edits.isApplying { setBreakpoint(to: breakpoint, on: column) } else { addBreakpoint(breakpoint, to: column) }
    }

    /// The slack column of the constraint, a new one if it has none.
    private func slack(of c: ConstraintIndex, _ system: inout System) -> ColumnID {
        if case .row(let row) = system.roles[c], let known = sumColumn(of: row) {
            columns[known].setSeed(terms[0].variable.id)
            return known
        }
        if edits.isApplying { removeForm(of: c, &system) }
        return makeColumn(Column(ofSumOn: terms[0].variable.id))
    }

    /// Whether a constraint of which only a constant remains is satisfied or optional.
    @inline(__always)
    static func holds(_ record: ConstraintRecord, without constant: Double) -> Bool {
        if !record.isRequired { return true }
        return switch record.relation {
        case .equal: abs(constant) <= Numerics.exactness
        case .lessThanOrEqual: constant >= -Numerics.exactness
        case .greaterThanOrEqual: constant <= Numerics.exactness
        }
    }
}

extension ReducedSystem.Breakpoint {
    /// The breakpoint of a variable's implicit bound.
    @inline(__always)
    init(boundOf v: VariableIndex, _ bound: Double, _ member: AliasClasses.Member) {
        self.init(
            position: (bound - member.offset) / member.scale, weight: 1, constraint: .bound(of: v), rank: 0, next: .none,
            level: PriorityLevels.required, relation: member.scale > 0 ? .greaterThanOrEqual : .lessThanOrEqual)
    }

    /// The breakpoint of a constraint on one column, `coefficient * column relation constant`.
    @inline(__always)
    init(_ c: ConstraintIndex, _ record: ConstraintRecord, _ system: inout System, _ constant: Double, _ coefficient: Double) {
        self.init(
            position: constant / coefficient, weight: abs(coefficient), constraint: c, rank: record.tieRank,
            next: .none, level: record.level, relation: coefficient < 0 ? record.relation.flipped : record.relation)
    }
}

extension Relation {
    /// The relation after both sides are multiplied by a negative number.
    var flipped: Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
