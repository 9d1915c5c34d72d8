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
        _ store: borrowing ConstraintStore, _ aliases: inout Aliases, _ forms: inout ConstraintForms, _ marks: inout PatchMarks
    ) -> Bool {
        edits.isUnderWay = true
        spreadSuspicion(store, &aliases, &forms, &marks)
        constraintsPatched += edits.suspects.count
        edits.isHopeless = isTooMuch(store)
        if !edits.isHopeless {
            attachColumns(store, &aliases)
            settleSuspects(store, &aliases, &forms, &marks)
            stateSuspects(store, &aliases, &forms)
            stateBounds(store, &aliases)
            for k in edits.retired.indices { retire(row: edits.retired[k]) }
            abandonColumns(store, &aliases)
            regroup(store.levels)
        }
        for k in edits.suspects.indices { marks.isSuspect[edits.suspects[k]] = false }
        for k in edits.loose.indices { marks.isLoose[edits.loose[k]] = false }
        keepLooseInUse(store, aliases)
        guard edits.isHopeless else { return true }
        failSuspects(store)
        return false
    }

    /// Lets columns of variables go that are no longer in use.
    private func abandonColumns(_ store: borrowing ConstraintStore, _ aliases: inout Aliases) {
        for k in edits.touched.indices { abandon(edits.touched[k].column, store, &aliases) }
        for k in edits.homeless.indices { abandon(edits.homeless[k], store, &aliases) }
    }

    private func abandon(_ column: Int32, _ store: borrowing ConstraintStore, _ aliases: inout Aliases) {
        let root = columns[column].root
        guard root >= 0, !store.isInUse(root), aliases.members[root].column == column else { return }
        aliases.setColumn(-1, of: root)
        edits.orphans.append(column)
    }

    /// Keeps the variables whose values are to be handed out.
    private func keepLooseInUse(_ store: borrowing ConstraintStore, _ aliases: borrowing Aliases) {
        var kept = 0
        for k in edits.loose.indices where aliases.reduction(of: edits.loose[k]) == index && store.isInUse(edits.loose[k]) {
            edits.loose[kept] = edits.loose[k]
            kept += 1
        }
        edits.loose.truncate(to: kept)
    }

    /// Whether compiling anew is the shorter way.
    private func isTooMuch(_ store: borrowing ConstraintStore) -> Bool {
        edits.suspects.count > 64 && 2 * edits.suspects.count > store.liveConstraints
    }

    /// Reports everything that has to do with the edits.
    private func failSuspects(_ store: borrowing ConstraintStore) {
        for k in edits.suspects.indices { store.freeVariable(of: edits.suspects[k]).map { failures.append($0) } }
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
    func takeApart(classOf v: Int32, _ aliases: inout Aliases) {
        let root = aliases.members[v].root
        let column = aliases.members[root].column
        if column >= 0 { edits.parked.append(StructuralEdits.Parked(root: root, column: column)) }
        var member = root
        while member >= 0 {
            let next = aliases.members[member].next
            aliases.reset(member, in: index)
            edits.loose.append(member)
            member = next
        }
    }

    /// Finds everything that depends on what was edited.
    private func spreadSuspicion(
        _ store: borrowing ConstraintStore, _ aliases: inout Aliases, _ forms: inout ConstraintForms, _ marks: inout PatchMarks
    ) {
        marks.extend(for: store)
        for k in edits.suspects.indices { marks.isSuspect[edits.suspects[k]] = true }
        var (suspect, loose) = (0, 0)
        while true {
            if suspect < edits.suspects.count {
                takeBack(edits.suspects[suspect], &aliases, &forms, marks)
                suspect += 1
            } else if loose < edits.loose.count {
                let v = edits.loose[loose]
                marks.isLoose[v] = true
                suspectAll(on: v, store, aliases, &marks)
                loose += 1
            } else {
                return
            }
        }
    }

    /// Takes the class apart that the equation was used up for.
    private func takeBack(
        _ c: Int32, _ aliases: inout Aliases, _ forms: inout ConstraintForms, _ marks: borrowing PatchMarks
    ) {
        let v = forms.variable(of: c)
        guard v >= 0 else { return }
        forms.clearRole(of: c)
        if aliases.reduction(of: v) == index && !marks.isLoose[v] { takeApart(classOf: v, &aliases) }
    }

    private func suspectAll(
        on v: Int32, _ store: borrowing ConstraintStore, _ aliases: borrowing Aliases, _ marks: inout PatchMarks
    ) {
        store.forEachConstraint(on: v) { c in
            guard !marks.isSuspect[c], isOurs(c, store, aliases) else { return }
            marks.isSuspect[c] = true
            edits.suspects.append(c)
        }
    }

    /// Whether no other reduction has anything to do with the constraint.
    private func isOurs(_ c: Int32, _ store: borrowing ConstraintStore, _ aliases: borrowing Aliases) -> Bool {
        for slot in store.termRange(of: c) {
            let v = store.variable(at: slot)
            if aliases.reduction(of: v) != index && !store.isFixed(v) { return false }
        }
        return true
    }

    /// Gives roots of classes that were taken apart their columns back, without the bounds of the other members.
    private func attachColumns(_ store: borrowing ConstraintStore, _ aliases: inout Aliases) {
        for k in edits.parked.indices {
            let (v, column) = (edits.parked[k].root, edits.parked[k].column)
            let isFree = aliases.reduction(of: v) == index && aliases.members[v].column < 0 && store.isInUse(v)
            if isFree {
                aliases.setColumn(column, of: v)
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
        _ store: borrowing ConstraintStore, _ aliases: inout Aliases, _ forms: inout ConstraintForms, _ marks: inout PatchMarks
    ) {
        var seen = takeWaiting(from: 0, store, forms)
        edits.waiting.withElements { elements in
            var elements = elements
            elements.sort()
        }
        store.sort(&edits.waiting)
        for sweep in 0..<Self.sweeps {
            let before = edits.waiting.count
            settleWaiting(isBackward: !sweep.isMultiple(of: 2), store, &aliases, &forms, &marks)
            let hasSettled = edits.waiting.count < before
            let known = edits.waiting.count
            seen = takeWaiting(from: seen, store, forms)
            if !hasSettled && edits.waiting.count == known { return }
        }
    }

    /// Lists the newest suspects that are equations to be settled.
    private func takeWaiting(from first: Int, _ store: borrowing ConstraintStore, _ forms: borrowing ConstraintForms) -> Int {
        for k in first..<edits.suspects.count {
            let c = edits.suspects[k]
            if store.constraints[c].isEquation && forms.variable(of: c) < 0 { edits.waiting.append(c) }
        }
        return edits.suspects.count
    }

    private func settleWaiting(
        isBackward: Bool, _ store: borrowing ConstraintStore, _ aliases: inout Aliases, _ forms: inout ConstraintForms,
        _ marks: inout PatchMarks
    ) {
        let count = edits.waiting.count
        for k in 0..<count {
            let place = isBackward ? count - 1 - k : k
            if settleAgain(edits.waiting[place], store, &aliases, &forms, &marks) { edits.waiting[place] = -1 }
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
        _ c: Int32, _ store: borrowing ConstraintStore, _ aliases: inout Aliases, _ forms: inout ConstraintForms,
        _ marks: inout PatchMarks
    ) -> Bool {
        terms.load(store.constraints[c], of: store, aliases)
        if terms.count > 2 { return false }
        retireRow(of: c, &forms)
        if !store.constraints[c].isPlain { failConstraint(c, store) }
        switch terms.count {
        case 0: if abs(terms.constant) > 1e-9 { failConstraint(c, store) }
        case 1:
            let root = terms.roots[0]
            forms.setVariable(root, of: c)
            relabel(classOf: root, store, &aliases, &marks)
            aliases.fix(root, at: terms.constant / terms.coefficients[0])
        default:
            forms.setVariable(terms.roots[0], of: c)
            mergeAgain(c, store, &aliases, &marks)
        }
        return true
    }

    /// Lets the smaller class follow the larger one, or the one that has a column.
    private func mergeAgain(
        _ c: Int32, _ store: borrowing ConstraintStore, _ aliases: inout Aliases, _ marks: inout PatchMarks
    ) {
        let child = childOfLoaded(aliases)
        let divisor = terms.coefficients[child]
        guard Self.isDivisor(divisor) else { return failConstraint(c, store) }
        relabel(classOf: terms.roots[child], store, &aliases, &marks)
        aliases.joinBesideColumn(
            terms.roots[child], to: terms.roots[1 - child], scale: -terms.coefficients[1 - child] / divisor,
            offset: terms.constant / divisor)
    }

    /// Which of two loaded classes is to follow the other.
    private func childOfLoaded(_ aliases: borrowing Aliases) -> Int {
        var (one, other) = (terms.roots[0], terms.roots[1])
        let hasOnlyOneColumn = aliases.members[one].column >= 0 && aliases.members[other].column < 0
        while one >= 0 && other >= 0 { (one, other) = (aliases.members[one].next, aliases.members[other].next) }
        return other >= 0 ? 0 : one >= 0 ? 1 : hasOnlyOneColumn ? 1 : 0
    }

    /// Makes suspect what is stated about a class that will no longer stand for itself.
    private func relabel(
        classOf root: Int32, _ store: borrowing ConstraintStore, _ aliases: inout Aliases, _ marks: inout PatchMarks
    ) {
        let column = aliases.members[root].column
        if column >= 0 {
            edits.orphans.append(column)
            aliases.setColumn(-1, of: root)
        }
        var member = root
        while member >= 0 {
            if !marks.isLoose[member] {
                marks.isLoose[member] = true
                edits.loose.append(member)
                suspectAll(on: member, store, aliases, &marks)
            }
            member = aliases.members[member].next
        }
    }
}
