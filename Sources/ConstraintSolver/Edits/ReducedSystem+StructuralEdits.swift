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
        edits.begin()
        collectAffected(&system)
        work.constraintsPatched += edits.affected.count
        if isTooMuch(&system) { edits.abandon() }
        if !edits.needsPresolve {
            attachColumns(&system)
            aggregateAffected(&system)
            lowerAffected(&system)
            stateBounds(&system)
            for k in edits.removedRows.indices { retire(row: edits.removedRows[k]) }
            abandonColumns(&system)
            regroup(&system)
        }
        for k in edits.affected.indices { system.marks.isAffected[edits.affected[k]] = false }
        for k in edits.detached.indices { system.marks.isDetached[edits.detached[k]] = false }
        keepDetachedInUse(&system)
        guard edits.needsPresolve else { return true }
        failAffected(&system)
        return false
    }

    /// Lets columns of variables go that are no longer in use.
    private func abandonColumns(_ system: inout System) {
        for k in edits.touched.indices { abandon(edits.touched[k].column, &system) }
        for k in edits.undefinedColumns.indices { abandon(edits.undefinedColumns[k], &system) }
    }

    private func abandon(_ column: ColumnID, _ system: inout System) {
        let root = columns[column].root
        guard root.exists, !system.store.isInUse(root), system.aliases.members[root].column == column else { return }
        system.aliases.setColumn(.none, of: root)
        edits.abandonedColumns.append(column)
    }

    /// Keeps the variables whose values are to be handed out.
    private func keepDetachedInUse(_ system: inout System) {
        edits.detached.keep { system.aliases.holder(of: $0) == index && system.store.isInUse($0) }
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
        for k in edits.ungroupedRows.indices {
            for e in equations.range(of: edits.ungroupedRows[k]) { fail(equations.entries[e].column) }
        }
        edits.removeAll()
    }

    // MARK: Taking classes apart

    /// Makes each member of the variable's class a class of its own.
    func takeApart(classOf v: VariableIndex, _ system: inout System) {
        let root = system.aliases.members[v].root
        let column = system.aliases.members[root].column
        if column.exists { edits.detachedColumns.append(StructuralEdits.DetachedColumn(root: root, column: column)) }
        var member = root
        while member.exists {
            let next = system.aliases.members[member].next
            system.aliases.reset(member, in: index)
            edits.detached.append(member)
            member = next
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
        let v = system.roles.variable(of: c)
        guard v.exists else { return }
        system.roles.clearRole(of: c)
        if system.aliases.holder(of: v) == index && !system.marks.isDetached[v] { takeApart(classOf: v, &system) }
    }

    private func markAffected(on v: VariableIndex, _ system: inout System) {
        for c in system.store.constraints(on: v) where !system.marks.isAffected[c] && isOurs(c, &system) {
            system.marks.isAffected[c] = true
            edits.affected.append(c)
        }
    }

    /// Whether no other reduced system has anything to do with the constraint.
    private func isOurs(_ c: ConstraintIndex, _ system: inout System) -> Bool {
        for slot in system.store.termRange(of: c) {
            let v = system.store.variable(at: slot)
            if system.aliases.holder(of: v) != index && !system.store.isFixed(v) { return false }
        }
        return true
    }

    /// Gives roots of classes that were taken apart their columns back, without the bounds of the other members.
    private func attachColumns(_ system: inout System) {
        for k in edits.detachedColumns.indices {
            let (v, column) = (edits.detachedColumns[k].root, edits.detachedColumns[k].column)
            let isFree =
                system.aliases.holder(of: v) == index && system.aliases.members[v].column.isNone && system.store.isInUse(v)
            if isFree {
                system.aliases.setColumn(column, of: v)
                removeBounds(of: column)
            } else {
                edits.abandonedColumns.append(column)
            }
        }
    }

    private func removeBounds(of column: ColumnID) {
        touch(column)
        for breakpoint in breakpoints(of: column) {
            if breakpoint.constraint.isBound { removeBreakpoint(of: breakpoint.constraint, from: column) }
        }
    }

    // MARK: Settling again

    /// Aggregates affected equations into classes; what is left becomes rows.
    private func aggregateAffected(_ system: inout System) {
        var seen = takeWaiting(from: 0, &system)
        edits.waiting.withElements { elements in
            var elements = elements
            elements.sort()
        }
        system.store.sort(&edits.waiting)
        for sweep in 0..<Self.sweeps {
            let before = edits.waiting.count
            aggregateWaiting(isBackward: !sweep.isMultiple(of: 2), &system)
            let hasSettled = edits.waiting.count < before
            let known = edits.waiting.count
            seen = takeWaiting(from: seen, &system)
            if !hasSettled && edits.waiting.count == known { return }
        }
    }

    /// Lists the newest affected constraints that are equations to be aggregated.
    private func takeWaiting(from first: Int, _ system: inout System) -> Int {
        for k in first..<edits.affected.count {
            let c = edits.affected[k]
            if system.store.constraints[c].isEquation && system.roles.variable(of: c).isNone { edits.waiting.append(c) }
        }
        return edits.affected.count
    }

    private func aggregateWaiting(isBackward: Bool, _ system: inout System) {
        let count = edits.waiting.count
        for k in 0..<count {
            let place = isBackward ? count - 1 - k : k
            if aggregateAgain(edits.waiting[place], &system) { edits.waiting[place] = .none }
        }
        var kept = 0
        for k in 0..<count where edits.waiting[k].exists {
            edits.waiting[kept] = edits.waiting[k]
            kept += 1
        }
        edits.waiting.truncate(to: kept)
    }

    /// - Returns: Whether the equation is used up.
    private func aggregateAgain(_ c: ConstraintIndex, _ system: inout System) -> Bool {
        terms.load(system.store.constraints[c], &system)
        if terms.count > 2 { return false }
        retireRow(of: c, &system)
        if !system.store.constraints[c].isPlain { failConstraint(c, &system) }
        switch terms.count {
        case 0: if abs(terms.constant) > Numerics.exactness { failConstraint(c, &system) }
        case 1:
            let root = terms.roots[0]
            system.roles.setVariable(root, of: c)
            relabel(classOf: root, &system)
            system.aliases.fix(root, at: terms.constant / terms.coefficients[0])
        default:
            system.roles.setVariable(terms.roots[0], of: c)
            mergeAgain(c, &system)
        }
        return true
    }

    /// Lets the smaller class follow the larger one, or the one that has a column.
    private func mergeAgain(_ c: ConstraintIndex, _ system: inout System) {
        let child = childOfLoaded(&system)
        let divisor = terms.coefficients[child]
        guard Numerics.isDivisor(divisor) else { return failConstraint(c, &system) }
        relabel(classOf: terms.roots[child], &system)
        system.aliases.joinBesideColumn(
            terms.roots[child], to: terms.roots[1 - child], scale: -terms.coefficients[1 - child] / divisor,
            offset: terms.constant / divisor)
    }

    /// Which of two loaded classes is to follow the other.
    private func childOfLoaded(_ system: inout System) -> Int {
        var (one, other) = (terms.roots[0], terms.roots[1])
        let hasOnlyOneColumn = system.aliases.members[one].column.exists && system.aliases.members[other].column.isNone
        while one.exists && other.exists { (one, other) = (system.aliases.members[one].next, system.aliases.members[other].next) }
        return other.exists ? 0 : one.exists ? 1 : hasOnlyOneColumn ? 1 : 0
    }

    /// Makes affected what is stated about a class that will no longer stand for itself.
    private func relabel(classOf root: VariableIndex, _ system: inout System) {
        let column = system.aliases.members[root].column
        if column.exists {
            edits.abandonedColumns.append(column)
            system.aliases.setColumn(.none, of: root)
        }
        var member = root
        while member.exists {
            if !system.marks.isDetached[member] {
                system.marks.isDetached[member] = true
                edits.detached.append(member)
                markAffected(on: member, &system)
            }
            member = system.aliases.members[member].next
        }
    }
}
