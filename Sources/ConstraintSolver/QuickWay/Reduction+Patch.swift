/// Structural edits: equations that come, go or get another constant, and values that are given or taken back.
///
/// A class that a changed equation was used up for is taken apart, and all that is stated about its variables is *suspect*. Suspect
/// equations are settled again; corners and rows that come out as before stay, the others are stated anew, and of the groups only those
/// that had or get such rows. The rest of the tableau keeps its basis, so that few columns are in doubt afterwards.
extension Reduction {
    /// Takes over the recorded edits.
    ///
    /// - Returns: `false` if that cannot be done. All that the edits touch is reported in ``failures`` then, and must leave the reduction.
    func patch(
        _ system: inout System
    ) -> Bool {
        edits.isUnderWay = true
        spreadSuspicion(&system)
        constraintsPatched += edits.suspects.count
        edits.isHopeless = isTooMuch(&system)
        if !edits.isHopeless {
            attachColumns(&system)
            settleSuspects(&system)
            stateSuspects(&system)
            stateBounds(&system)
            for k in edits.retired.indices { retire(row: edits.retired[k]) }
            abandonColumns(&system)
            regroup(&system)
        }
        for k in edits.suspects.indices { system.marks.isSuspect[edits.suspects[k]] = false }
        for k in edits.loose.indices { system.marks.isLoose[edits.loose[k]] = false }
        keepLooseInUse(&system)
        guard edits.isHopeless else { return true }
        failSuspects(&system)
        return false
    }

    /// Lets columns of variables go that are no longer in use.
    private func abandonColumns(_ system: inout System) {
        for k in edits.touched.indices { abandon(edits.touched[k].column, &system) }
        for k in edits.homeless.indices { abandon(edits.homeless[k], &system) }
    }

    private func abandon(_ column: Int32, _ system: inout System) {
        let root = columns[column].root
        guard root >= 0, !system.store.isInUse(root), system.aliases.members[root].column == column else { return }
        system.aliases.setColumn(-1, of: root)
        edits.orphans.append(column)
    }

    /// Keeps the variables whose values are to be handed out.
    private func keepLooseInUse(_ system: inout System) {
        var kept = 0
        for k in edits.loose.indices
        where system.aliases.reduction(of: edits.loose[k]) == index && system.store.isInUse(edits.loose[k]) {
            edits.loose[kept] = edits.loose[k]
            kept += 1
        }
        edits.loose.truncate(to: kept)
    }

    /// Whether compiling anew is the shorter way.
    private func isTooMuch(_ system: inout System) -> Bool {
        edits.suspects.count > 64 && 2 * edits.suspects.count > system.store.liveConstraints
    }

    /// Reports everything that has to do with the edits.
    private func failSuspects(_ system: inout System) {
        for k in edits.suspects.indices { system.store.freeVariable(of: edits.suspects[k]).map { failures.append($0) } }
        for k in edits.loose.indices { failures.append(edits.loose[k]) }
        for k in edits.touched.indices { fail(edits.touched[k].column) }
        for k in edits.homeless.indices { fail(edits.homeless[k]) }
        for k in edits.ungrouped.indices {
            for e in sums.range(of: edits.ungrouped[k]) { fail(sums.entries[e].column) }
        }
        edits.removeAll()
    }

    // MARK: Taking classes apart

    /// Makes each member of the variable's class a class of its own.
    func takeApart(classOf v: Int32, _ system: inout System) {
        let root = system.aliases.members[v].root
        let column = system.aliases.members[root].column
        if column >= 0 { edits.parked.append(StructuralEdits.Parked(root: root, column: column)) }
        var member = root
        while member >= 0 {
            let next = system.aliases.members[member].next
            system.aliases.reset(member, in: index)
            edits.loose.append(member)
            member = next
        }
    }

    /// Finds everything that depends on what was edited.
    private func spreadSuspicion(
        _ system: inout System
    ) {
        system.marks.extend(for: system.store)
        for k in edits.suspects.indices { system.marks.isSuspect[edits.suspects[k]] = true }
        var (suspect, loose) = (0, 0)
        while true {
            if suspect < edits.suspects.count {
                takeBack(edits.suspects[suspect], &system)
                suspect += 1
            } else if loose < edits.loose.count {
                let v = edits.loose[loose]
                system.marks.isLoose[v] = true
                suspectAll(on: v, &system)
                loose += 1
            } else {
                return
            }
        }
    }

    /// Takes the class apart that the equation was used up for.
    private func takeBack(
        _ c: Int32, _ system: inout System
    ) {
        let v = system.forms.variable(of: c)
        guard v >= 0 else { return }
        system.forms.clearRole(of: c)
        if system.aliases.reduction(of: v) == index && !system.marks.isLoose[v] { takeApart(classOf: v, &system) }
    }

    private func suspectAll(
        on v: Int32, _ system: inout System
    ) {
        for c in system.store.constraints(on: v) where !system.marks.isSuspect[c] && isOurs(c, &system) {
            system.marks.isSuspect[c] = true
            edits.suspects.append(c)
        }
    }

    /// Whether no other reduction has anything to do with the constraint.
    private func isOurs(_ c: Int32, _ system: inout System) -> Bool {
        for slot in system.store.termRange(of: c) {
            let v = system.store.variable(at: slot)
            if system.aliases.reduction(of: v) != index && !system.store.isFixed(v) { return false }
        }
        return true
    }

    /// Gives roots of classes that were taken apart their columns back, without the bounds of the other members.
    private func attachColumns(_ system: inout System) {
        for k in edits.parked.indices {
            let (v, column) = (edits.parked[k].root, edits.parked[k].column)
            let isFree =
                system.aliases.reduction(of: v) == index && system.aliases.members[v].column < 0 && system.store.isInUse(v)
            if isFree {
                system.aliases.setColumn(column, of: v)
                removeBounds(of: column)
            } else {
                edits.orphans.append(column)
            }
        }
    }

    private func removeBounds(of column: Int32) {
        touch(column)
        var k = columns[column].firstCorner
        while k >= 0 {
            let corner = corners[k]
            k = corner.next
            if corner.constraint < 0 { removeCorner(of: corner.constraint, from: column) }
        }
    }

    // MARK: Settling again

    /// Uses suspect equations up for classes; what is left waits as rows.
    private func settleSuspects(
        _ system: inout System
    ) {
        var seen = takeWaiting(from: 0, &system)
        edits.waiting.withElements { elements in
            var elements = elements
            elements.sort()
        }
        system.store.sort(&edits.waiting)
        for sweep in 0..<Self.sweeps {
            let before = edits.waiting.count
            settleWaiting(isBackward: !sweep.isMultiple(of: 2), &system)
            let hasSettled = edits.waiting.count < before
            let known = edits.waiting.count
            seen = takeWaiting(from: seen, &system)
            if !hasSettled && edits.waiting.count == known { return }
        }
    }

    /// Lists the newest suspects that are equations to be settled.
    private func takeWaiting(from first: Int, _ system: inout System) -> Int {
        for k in first..<edits.suspects.count {
            let c = edits.suspects[k]
            if system.store.constraints[c].isEquation && system.forms.variable(of: c) < 0 { edits.waiting.append(c) }
        }
        return edits.suspects.count
    }

    private func settleWaiting(
        isBackward: Bool, _ system: inout System
    ) {
        let count = edits.waiting.count
        for k in 0..<count {
            let place = isBackward ? count - 1 - k : k
            if settleAgain(edits.waiting[place], &system) { edits.waiting[place] = -1 }
        }
        var kept = 0
        for k in 0..<count where edits.waiting[k] >= 0 {
            edits.waiting[kept] = edits.waiting[k]
            kept += 1
        }
        edits.waiting.truncate(to: kept)
    }

    /// - Returns: Whether the equation is used up.
    private func settleAgain(
        _ c: Int32, _ system: inout System
    ) -> Bool {
        terms.load(system.store.constraints[c], &system)
        if terms.count > 2 { return false }
        retireRow(of: c, &system)
        if !system.store.constraints[c].isPlain { failConstraint(c, &system) }
        switch terms.count {
        case 0: if abs(terms.constant) > 1e-9 { failConstraint(c, &system) }
        case 1:
            let root = terms.roots[0]
            system.forms.setVariable(root, of: c)
            relabel(classOf: root, &system)
            system.aliases.fix(root, at: terms.constant / terms.coefficients[0])
        default:
            system.forms.setVariable(terms.roots[0], of: c)
            mergeAgain(c, &system)
        }
        return true
    }

    /// Lets the smaller class follow the larger one, or the one that has a column.
    private func mergeAgain(
        _ c: Int32, _ system: inout System
    ) {
        let child = childOfLoaded(&system)
        let divisor = terms.coefficients[child]
        guard Self.isDivisor(divisor) else { return failConstraint(c, &system) }
        relabel(classOf: terms.roots[child], &system)
        system.aliases.joinBesideColumn(
            terms.roots[child], to: terms.roots[1 - child], scale: -terms.coefficients[1 - child] / divisor,
            offset: terms.constant / divisor)
    }

    /// Which of two loaded classes is to follow the other.
    private func childOfLoaded(_ system: inout System) -> Int {
        var (one, other) = (terms.roots[0], terms.roots[1])
        let hasOnlyOneColumn = system.aliases.members[one].column >= 0 && system.aliases.members[other].column < 0
        while one >= 0 && other >= 0 { (one, other) = (system.aliases.members[one].next, system.aliases.members[other].next) }
        return other >= 0 ? 0 : one >= 0 ? 1 : hasOnlyOneColumn ? 1 : 0
    }

    /// Makes suspect what is stated about a class that will no longer stand for itself.
    private func relabel(
        classOf root: Int32, _ system: inout System
    ) {
        let column = system.aliases.members[root].column
        if column >= 0 {
            edits.orphans.append(column)
            system.aliases.setColumn(-1, of: root)
        }
        var member = root
        while member >= 0 {
            if !system.marks.isLoose[member] {
                system.marks.isLoose[member] = true
                edits.loose.append(member)
                suspectAll(on: member, &system)
            }
            member = system.aliases.members[member].next
        }
    }
}
