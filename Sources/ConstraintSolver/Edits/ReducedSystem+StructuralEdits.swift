/// Structural edits: equations that come, go or get another constant, and values that are given or taken back.
///
/// A class that a changed equation was aggregated into is taken apart, and all that is stated about its variables is *affected*. Affected
/// equations are aggregated again; breakpoints and rows that come out as before stay, the others are stated anew, and of the groups only those
/// that had or get such rows. The rest of the tableau keeps its basis, so that few columns are in doubt afterwards.
extension ReducedSystem {
    /// Takes over the recorded edits.
    ///
    /// - Returns: `false` if that cannot be done. All that the edits touch is reported in ``declined.variables`` then, and must leave the reduced system.
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

    /// Whether classes were taken apart, or equations are to be aggregated again.
    private func changesClasses(_ system: inout System) -> Bool {
        if !edits.detached.isEmpty { return true }
        return edits.affected.indices.contains { k in
            if case .aggregated = system.roles[edits.affected[k]] { return true }
            return system.store.constraints[edits.affected[k]].isEquation
        }
    }

    /// Takes classes apart, and aggregates what is stated about their variables again.
    ///
    /// - Parameter equations: Gets those that no class takes in.
    private func aggregateAffected(_ equations: inout FlatArray<ConstraintIndex>, _ system: inout System) {
        collectAffected(&system)
        work.constraintsPatched += edits.affected.count
        if isTooMuch(&system) { return edits.abandon() }
        attachColumns(&system)
        aggregate(&equations, &system)
    }

    /// Clears the marks, and keeps the variables whose values are to be handed out.
    private func unmark(_ system: inout System) {
        for k in edits.affected.indices { system.marks.isAffected[edits.affected[k]] = false }
        for k in edits.detached.indices { system.marks.isDetached[edits.detached[k]] = false }
        edits.detached.keep { system.aliases.holder(of: $0) == index && system.store.isInUse($0) }
    }

    /// Lets the column of a variable go that is no longer in use.
    private func abandon(_ column: ColumnID, _ system: inout System) {
        let root = columns[column].root
        guard root.exists, !system.store.isInUse(root), system.aliases.members[root].column == column else { return }
        system.aliases.setColumn(.none, of: root)
        edits.abandonedColumns.append(column)
    }

    /// Whether presolving anew is the shorter way.
    private func isTooMuch(_ system: inout System) -> Bool {
        edits.affected.count > 64 && 2 * edits.affected.count > system.store.liveConstraints
    }

    /// Reports everything that has to do with the edits.
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

    // MARK: Taking classes apart

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

    /// Finds everything that depends on what was edited.
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

    /// Takes the class apart that the equation was aggregated into.
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

    /// Whether no other reduced system has anything to do with the constraint.
    ///
    /// - Parameter orNew: Whether variables that none holds yet do not matter.
    func isOurs(_ c: ConstraintIndex, orNew: Bool = false, _ system: inout System) -> Bool {
        system.store.termRange(of: c).allSatisfy { slot in
            let v = system.store.variable(at: slot)
            let holder = system.aliases.holder(of: v)
            return holder == index || orNew && holder.isNone || system.store.isFixed(v)
        }
    }

    /// Gives roots of classes that were taken apart their columns back, without the bounds of the other members, and without what constraints left
    /// there that were removed after their own variables had left.
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

    // MARK: Settling again

    /// Lists affected equations from a place on that are to be aggregated; oldest first if there are no others.
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

    /// Whether the first of two classes is the smaller one, or alike and without a column, and so is to follow the other.
    func isFirstSmaller(_ short: ShortExpression, _ system: inout System) -> Bool {
        var (one, other) = (short.roots.0, short.roots.1)
        let hasOnlyOneColumn = system.aliases.members[one].column.exists && system.aliases.members[other].column.isNone
        while one.exists && other.exists { (one, other) = (system.aliases.members[one].next, system.aliases.members[other].next) }
        return other.exists || one.isNone && !hasOnlyOneColumn
    }

    /// Makes affected what is stated about a class that will no longer stand for itself.
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
