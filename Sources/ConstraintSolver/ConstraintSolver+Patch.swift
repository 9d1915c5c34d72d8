/// Structural edits that stay within one reduction are left to it; components are compiled anew for the others.
extension ConstraintSolver {
    /// Lets reductions take over what they can of the structural edits; the rest stays in ``dirty``.
    func patchReductions() {
        guard !dirty.isEmpty || !pending.patched.isEmpty else { return }
        system.store.link()
        system.forms.extend(to: system.store.constraints.count)
        assignDirtyConstraints()
        for k in pending.patched.indices {
            guard let reduction = reductions[Int(pending.patched[k])], reduction.edits.isListed else { continue }
            if !brokenConstraints.isEmpty {
                for s in reduction.edits.suspects.indices { doubtful.append(reduction.edits.suspects[s]) }
            }
            if !reduction.patch(&system) { compileFailed(of: reduction) }
            pending.insert(reduction: reduction.index)
        }
        dirty.keepVariables { system.store.isFixed($0) || system.aliases.reduction(of: $0) < 0 }
    }

    func noteStructuralEdit(of reduction: Reduction) {
        if reduction.edits.isListed { return }
        reduction.edits.isListed = true
        pending.insert(patched: reduction.index)
    }

    // MARK: Whose edits they are

    /// How often constraints on new variables are looked through again for a reduction that they hang together with.
    private static let assignments = 8

    /// Hands changed and new constraints to the reductions that hold their variables, which take in new variables with them.
    private func assignDirtyConstraints() {
        var sweep = 0
        var hasAssigned = true
        while hasAssigned && sweep < Self.assignments {
            hasAssigned = false
            dirty.keepConstraints(isBackward: !sweep.isMultiple(of: 2)) { c in
                guard system.store.constraints[c].isLive, let reduction = onlyReduction(of: c) else { return true }
                take(c, to: reduction)
                hasAssigned = true
                return false
            }
            sweep += 1
        }
        if !pending.patched.isEmpty { takeInNewParts() }
    }

    /// New parts that hang together with nothing known go to a reduction that is edited anyway.
    private func takeInNewParts() {
        guard let reduction = reductions[Int(pending.patched[0])] else { return }
        dirty.keepConstraints(isBackward: false) { c in
            guard system.store.constraints[c].isLive, isNew(c) else { return true }
            take(c, to: reduction)
            return false
        }
    }

    /// Whether all unknowns of the constraint, of which there is one at least, belonged to nothing when edits were assigned, or were just taken in.
    private func isNew(_ c: Int32) -> Bool {
        var hasUnknowns = false
        for slot in system.store.termRange(of: c) where !system.store.isFixed(system.store.variable(at: slot)) {
            let holder = system.aliases.reduction(of: system.store.variable(at: slot))
            if holder != Self.nowhere && holder != pending.patched[0] { return false }
            hasUnknowns = true
        }
        return hasUnknowns
    }

    /// The one reduction that holds all of the constraint's unknowns, but for new ones; `nil` if there is none or several.
    private func onlyReduction(of c: Int32) -> Reduction? {
        var found = Self.nowhere
        for slot in system.store.termRange(of: c) {
            let v = system.store.variable(at: slot)
            let holder = system.aliases.reduction(of: v)
            if holder == Self.nowhere || holder == found && holder >= 0 || system.store.isFixed(v) { continue }
            if holder < 0 || found >= 0 { return nil }
            found = holder
        }
        return found >= 0 ? reductions[Int(found)] : nil
    }

    private func take(_ c: Int32, to reduction: Reduction) {
        for slot in system.store.termRange(of: c) {
            let v = system.store.variable(at: slot)
            guard system.aliases.reduction(of: v) == Self.nowhere, !system.store.isFixed(v) else { continue }
            system.aliases.reset(v, in: reduction.index)
            reduction.liveVariables += 1
            reduction.edits.loose.append(v)
        }
        reduction.edits.suspects.append(c)
        noteStructuralEdit(of: reduction)
    }

    // MARK: Edits as they come

    /// Takes the class apart that an equation was used up for, or its row away, before the constraint is removed.
    func removeForm(of c: Int32) {
        let (column, row, tied) = (system.forms.column(of: c), system.forms.row(of: c), system.forms.variable(of: c))
        system.forms.clear(c)
        guard let v = system.store.freeVariable(of: c), let reduction = reduction(holding: v) else { return }
        if tied >= 0 && system.aliases.reduction(of: tied) == reduction.index { reduction.takeApart(classOf: tied, &system) }
        if row >= 0 { reduction.edits.retired.append(row) }
        if column >= 0 { reduction.edits.orphans.append(column) }
        if tied >= 0 || row >= 0 { noteStructuralEdit(of: reduction) }
    }

    func reduction(holding v: Int32) -> Reduction? {
        let known = system.aliases.reduction(of: v)
        return known >= 0 ? reductions[Int(known)] : nil
    }
}
