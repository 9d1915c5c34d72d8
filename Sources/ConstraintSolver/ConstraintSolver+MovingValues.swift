/// Given values that change often: reduced systems treat them as variables with a required equation, everything else as
/// fixed.
extension ConstraintSolver {
    /// Gives the variable a value that no constraint can change and that is likely to change again, such as the size of
    /// a window.
    ///
    /// The solution is that of ``fix(_:at:)``. From the second change on, a change costs as much as an edit of a single
    /// column.
    package func move(_ v: Variable, to value: Double) {
        let hold = moving.hold(of: v.id)
        if hold.exists {
            system.store.setGivenValue(value, of: v.id)
            setConstant(value, of: ConstraintID(hold))
        } else if !isUnsolved, policy == .fastFirst, system.store.isChange(value, of: v.id), moving.noteChange(of: v.id) {
            self.hold(v, at: value)
        } else {
            fix(v.id, value)
        }
    }

    private func hold(_ v: Variable, at value: Double) {
        system.store.setGivenValue(value, of: v.id)
        system.store.setMoving(true, v.id)
        touch(v.id)
        let id = addConstraint(on: v, .equal, value)
        system.store.setMoving(of: id.id)
        moving.setHold(id.id, of: v.id)
    }

    /// Makes the variable free again, if its value is a moving one.
    func letGo(of v: VariableIndex) {
        moving.forget(v)
        let hold = moving.hold(of: v)
        guard hold.exists else { return }
        removeConstraint(ConstraintID(hold))
        moving.setHold(.none, of: v)
        system.store.setMoving(false, v)
        system.store.setFixedValue(nil, of: v)
    }

    // MARK: Fixed again

    /// Fixes the moving values of components that fast pricing declined, and presolves these again: fixed values split
    /// the components that careful pricing has to solve, and are never broken in conflicts.
    func fixMovingValuesOfDeclined() {
        guard moving.count > 0, !failures.isEmpty else { return }
        collectFailures()
        var (parts, fixed): ([VariableIndex], [VariableIndex]) = ([], [])
        finder.forEachVariable { v in
            if moving.hold(of: v).exists { fixed.append(v) } else { parts.append(v) }
        }
        if fixed.isEmpty { return }
        for v in fixed { fixAgain(v) }
        failures.removeAll()
        finder.reset(for: system.store)
        for v in parts { finder.add(componentOf: v, in: system.store) }
        for v in fixed {
            for c in system.store.constraints(on: v) where system.store.freeVariable(of: c) == nil { finder.add(isolated: c) }
        }
        presolveCollected()
    }

    private func fixAgain(_ v: VariableIndex) {
        let hold = moving.hold(of: v)
        moving.setHold(.none, of: v)
        moving.pause(v)
        system.roles.clear(hold)
        system.store.removeConstraint(hold)
        system.store.setMoving(false, v)
        release(v)
        system.aliases.give(system.store.givenValue(of: v), to: v)
        system.solution.set(v, to: system.store.givenValue(of: v) ?? 0)
    }
}
