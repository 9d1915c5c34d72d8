/// Given values that move: to reductions they are variables with a required equation, to everything else they are fixed.
extension ConstraintSolver {
    /// Gives the variable a value that no constraint can change and that is likely to change again, as the size of a window.
    ///
    /// The answer is that of ``fix(_:at:)``. From the second change on, a change costs what an edit of a single column costs.
    package func move(_ v: Variable, to value: Double) {
        let hold = moving.hold(of: v.index)
        if hold >= 0 {
            system.store.setGivenValue(value, of: v.index)
            setConstant(value, of: ConstraintID(index: hold))
        } else if !isUnsolved, usesReductions, system.store.isChange(value, of: v.index), moving.noteChange(of: v.index) {
            self.hold(v, at: value)
        } else {
            fix(v.index, value)
        }
    }

    private func hold(_ v: Variable, at value: Double) {
        system.store.setGivenValue(value, of: v.index)
        system.store.setMoving(true, v.index)
        touch(v.index)
        let id = addConstraint(on: v, .equal, value)
        system.store.setMoving(of: id.index)
        moving.setHold(id.index, of: v.index)
    }

    /// Makes the variable an unknown, if its value moves.
    func letGo(of v: Int32) {
        moving.forget(v)
        let hold = moving.hold(of: v)
        guard hold >= 0 else { return }
        removeConstraint(ConstraintID(index: hold))
        moving.setHold(-1, of: v)
        system.store.setMoving(false, v)
        system.store.setFixedValue(nil, of: v)
    }

    // MARK: Fixed again

    /// Fixes moving values in parts that the quick way cannot solve, and compiles these anew: a fixed value keeps apart what the general
    /// method has to solve, and stands above conflicts.
    func fixMovingValues() {
        guard moving.count > 0, !failures.isEmpty else { return }
        system.store.link()
        finder.reset(for: system.store)
        for k in failures.indices where !system.store.isFixed(failures[k]) {
            finder.add(componentOf: failures[k], in: system.store)
        }
        var (parts, fixed): ([Int32], [Int32]) = ([], [])
        finder.forEachVariable { v in
            if moving.hold(of: v) >= 0 { fixed.append(v) } else { parts.append(v) }
        }
        if fixed.isEmpty { return }
        for v in fixed { fixAgain(v) }
        failures.removeAll()
        finder.reset(for: system.store)
        for v in parts { finder.add(componentOf: v, in: system.store) }
        for v in fixed {
            for c in system.store.constraints(on: v) where system.store.freeVariable(of: c) == nil { finder.add(isolated: c) }
        }
        compileCollected()
    }

    /// Fixes all values that move, for the general method.
    func fixAllMovingValues() {
        guard moving.count > 0 else { return }
        system.store.link()
        for v in system.store.variables.indices where moving.hold(of: Int32(v)) >= 0 {
            fixAgain(Int32(v))
            dirty.insert(variable: Int32(v))
            for c in system.store.constraints(on: Int32(v)) { dirty.insert(constraint: c) }
        }
    }

    private func fixAgain(_ v: Int32) {
        let hold = moving.hold(of: v)
        moving.setHold(-1, of: v)
        moving.pause(v)
        system.forms.clear(hold)
        system.store.removeConstraint(hold)
        system.store.setMoving(false, v)
        let known = system.aliases.reduction(of: v)
        if known >= 0 { release(v, from: known) }
        system.aliases.give(system.store.givenValue(of: v), to: v)
        system.solution.set(v, to: system.store.givenValue(of: v) ?? 0)
    }
}
