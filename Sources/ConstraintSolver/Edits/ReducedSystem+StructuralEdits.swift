/// Structural edits: equations that are added, removed or get another constant, and variables that become fixed or
/// free.
///
/// An alias class that contains a changed equation is dissolved, and all constraints on its variables are *affected*.
/// Affected equations are aggregated again. Breakpoints and rows whose new form is unchanged stay, the others are
/// replaced, and only groups with replaced rows are formed again. The rest of the tableau keeps its basis, so that few
/// columns have to be priced afterwards.
extension ReducedSystem {
    /// Applies the recorded edits.
    ///
    /// - Returns: `false` if that is impossible. All variables that the edits touch are then in ``declined.variables``
    ///   and must leave the reduced system.
    func applyEdits(_ system: inout System) -> Bool {
        edits.progress = .applying
        var equations = FlatArray<ConstraintIndex>()
        let isStructural = changesClasses(&system)
        if isStructural { aggregateAffected(&equations, &system) }
        if !edits.needsPresolve {
            lowerAffected(besides: equations, &system)
            stateBounds(&system)
            for k in edits.removedRows.indices { retire(row: edits.removedRows[k]) }
            for k in edits.touched.indices { abandon(edits.touched[k].column, &system) }
            for k in edits.undefinedColumns.indices { abandon(edits.undefinedColumns[k], &system) }
            regroup(&system)
        }
        if isStructural { unmark(&system) }
        guard edits.needsPresolve else { return true }
        failAffected(&system)
        return false
    }

    /// Whether classes were dissolved, or equations have to be aggregated again.
    private func changesClasses(_ system: inout System) -> Bool {
        if !edits.detached.isEmpty { return true }
        return edits.affected.indices.contains { k in
            if case .aggregated = system.roles[edits.affected[k]] { return true }
            return system.store.constraints[edits.affected[k]].isEquation
        }
    }

    /// Dissolves classes and aggregates the equations on their variables again.
    ///
    /// - Parameter equations: Receives the equations that were not aggregated.
    private func aggregateAffected(_ equations: inout FlatArray<ConstraintIndex>, _ system: inout System) {
        collectAffected(&system)
        work.constraintsPatched += edits.affected.count
        if isTooMuch(&system) { return edits.abandon() }
        attachColumns(&system)
        aggregate(&equations, &system)
    }

    /// Clears the marks, and keeps the variables whose values are to be published.
    private func unmark(_ system: inout System) {
        for k in edits.affected.indices { system.marks.isAffected[edits.affected[k]] = false }
        for k in edits.detached.indices { system.marks.isDetached[edits.detached[k]] = false }
        edits.detached.keep { system.aliases.holder(of: $0) == index && system.store.isInUse($0) }
    }

    /// Abandons the column of a variable that is no longer in use.
    private func abandon(_ column: ColumnID, _ system: inout System) {
        let root = columns[column].root
        guard root.exists, !system.store.isInUse(root), system.aliases.members[root].column == column else { return }
        system.aliases.setColumn(.none, of: root)
        edits.abandonedColumns.append(column)
    }

    /// Whether presolving again costs less than applying the edits.
    private func isTooMuch(_ system: inout System) -> Bool {
        edits.affected.count > 64 && 2 * edits.affected.count > system.store.liveConstraints
    }

    /// Declines everything that the edits touch.
    private func failAffected(_ system: inout System) {
        for k in edits.affected.indices { system.store.freeVariable(of: edits.affected[k]).map { declined.variables.append($0) } }
        for k in edits.detached.indices { declined.variables.append(edits.detached[k]) }
        for k in edits.touched.indices { fail(edits.touched[k].column) }
        for k in edits.undefinedColumns.indices { fail(edits.undefinedColumns[k]) }
        for k in edits.ungroupedRows.indices { failColumns(of: edits.ungroupedRows[k]) }
        for k in edits.removedRows.indices { failColumns(of: edits.removedRows[k]) }
        edits.removeAll()
    }

    private func failColumns(of row: EquationID) {
        for e in equations.range(of: row) { fail(equations.entries[e].column) }
    }

    // MARK: Dissolving classes

    /// Makes each member of the variable's class a class of its own.
    func takeApart(classOf v: VariableIndex, _ system: inout System) {
        let root = system.aliases.members[v].root
        let column = system.aliases.members[root].column
        if column.exists { edits.detachedColumns.append(column) }
        for member in system.aliases.members.indices(from: root) {
            system.aliases.reset(member, in: index)
            edits.detached.append(member)
        }
    }

    /// Collects everything that depends on the edits.
    private func collectAffected(_ system: inout System) {
        system.marks.extend(for: system.store)
        for k in edits.affected.indices { system.marks.isAffected[edits.affected[k]] = true }
        var (suspect, detached) = (0, 0)
        while true {
            if suspect < edits.affected.count {
                takeBack(edits.affected[suspect], &system)
                suspect += 1
            } else if detached < edits.detached.count {
                let v = edits.detached[detached]
                system.marks.isDetached[v] = true
                markAffected(on: v, &system)
                detached += 1
            } else {
                return
            }
        }
    }

    /// Dissolves the class into which the equation was aggregated.
    private func takeBack(_ c: ConstraintIndex, _ system: inout System) {
        guard case .aggregated(let v) = system.roles[c] else { return }
        system.roles[c] = .none
        if system.aliases.holder(of: v) == index && !system.marks.isDetached[v] { takeApart(classOf: v, &system) }
    }

    private func markAffected(on v: VariableIndex, _ system: inout System) {
        system.store.link()
        for c in system.store.constraints(on: v) where !system.marks.isAffected[c] && isOurs(c, &system) {
            system.marks.isAffected[c] = true
            edits.affected.append(c)
        }
    }

    /// Whether no other reduced system holds a variable of the constraint.
    ///
    /// - Parameter orNew: Whether variables that no system holds yet are ignored.
    func isOurs(_ c: ConstraintIndex, orNew: Bool = false, _ system: inout System) -> Bool {
        system.store.termRange(of: c).allSatisfy { slot in
            let v = system.store.variable(at: slot)
            let holder = system.aliases.holder(of: v)
            return holder == index || orNew && holder.isNone || system.store.isFixed(v)
        }
    }

    /// Attaches the columns of dissolved classes to their roots again, without the bounds of the other members and
    /// without the breakpoints of constraints that were removed after their own variables.
    private func attachColumns(_ system: inout System) {
        for k in edits.detachedColumns.indices {
            let column = edits.detachedColumns[k]
            let v = columns[column].root
            let isFree =
                system.aliases.holder(of: v) == index && system.aliases.members[v].column.isNone && system.store.isInUse(v)
            if isFree {
                system.aliases.setColumn(column, of: v)
                removeOutdatedBreakpoints(of: column, &system)
            } else {
                edits.abandonedColumns.append(column)
            }
        }
    }

    private func removeOutdatedBreakpoints(of column: ColumnID, _ system: inout System) {
        touch(column)
        for breakpoint in breakpoints(of: column) {
            let constraint = breakpoint.constraint
            if constraint.isBound || system.roles[constraint] == .none { removeBreakpoint(of: constraint, from: column) }
        }
    }

    // MARK: Aggregating again

    /// Appends the affected equations from an index on; sorted by age if there are no others.
    func takeEquations(_ waiting: inout FlatArray<ConstraintIndex>, from seen: inout Int, _ system: inout System) {
        let isFirst = seen == 0
        while seen < edits.affected.count {
            let c = edits.affected[seen]
            seen += 1
            guard system.store.constraints[c].isEquation else { continue }
            if case .aggregated = system.roles[c] {} else { waiting.append(c) }
        }
        if isFirst && waiting.count > 1 { system.store.sort(&waiting) }
    }

    /// Whether the first of two classes is to follow the other: it is smaller, or equally large and without a column.
    func isFirstSmaller(_ short: ShortExpression, _ system: inout System) -> Bool {
        var (one, other) = (short.roots.0, short.roots.1)
        let hasOnlyOneColumn = system.aliases.members[one].column.exists && system.aliases.members[other].column.isNone
        while one.exists && other.exists { (one, other) = (system.aliases.members[one].next, system.aliases.members[other].next) }
        return other.exists || one.isNone && !hasOnlyOneColumn
    }

    /// Marks the constraints on a class as affected, since the class merges into another.
    func relabel(classOf root: VariableIndex, _ system: inout System) {
        let column = system.aliases.members[root].column
        if column.exists {
            edits.abandonedColumns.append(column)
            system.aliases.setColumn(.none, of: root)
        }
        for member in system.aliases.members.indices(from: root) where !system.marks.isDetached[member] {
            system.marks.isDetached[member] = true
            edits.detached.append(member)
            markAffected(on: member, &system)
        }
    }
}
