/// The way from edits to changed values.
///
/// What a call of the solver's interface changes is recorded: as *pending* where it may come down to the cost of one column,
/// as *dirty* where it may change classes and rows. ``solve()`` works off both.
extension ConstraintSolver {
    /// Brings every value up to date with the edits since the last call.
    ///
    /// - Complexity: about linear in the size of the touched components.
    package func solve() {
        guard needsSolve else { return }
        beginSolution()
        switch policy {
        case .careful: solveDirtyComponentsCarefully()
        case .fastFirst where isUnsolved || isAllDirty: presolveAll()
        case .fastFirst:
            classifyPendingEdits()
            applyStructuralEdits()
            presolveDirtyComponents()
            applyCostEdits()
        }
        fixMovingValuesOfDeclined()
        solveDeclinedCarefully()
        restoreUnbrokenConstraints()
        endSolution()
    }

    private func beginSolution() {
        statistics.solves += 1
        batch += 1
        ambiguities.removeAll()
        if isUnsolved { system.solution.extend(to: system.store.variables.count) }
    }

    private func endSolution() {
        dirty.removeAll()
        pending.removeAll()
        isUnsolved = false
    }

    // MARK: Everything at once: presolve, first basis, pricing

    /// Whether the edits touched everything, so that nothing of the last solution is of use.
    private var isAllDirty: Bool {
        dirty.constraints.count + pending.constraints.count >= system.store.liveConstraints
            && !reducedSystems.contains { $0 != nil }
    }

    private func presolveAll() {
        for v in system.store.fixedVariables() { system.solution.set(v, to: system.store.fixedValue(of: v) ?? 0) }
        statistics.componentsSolved += 1
        if isUnsolved && system.store.isPristine && PresolveTemplate.isKept(&system) {
            presolveFromCache()
        } else {
            presolveAnew(makeReducedSystem())
        }
    }

    /// Fills the constants into the template of what was stated first if it is known; keeps the template if it is not.
    private func presolveFromCache() {
        guard let template = cache.template(&system) else { return presolveAnew(makeReducedSystem(isRecording: true)) }
        let reduced = makeReducedSystem()
        guard template.fill(reduced, &system) else {
            reducedSystems.removeLast()
            system.aliases.removeAll()
            return presolveAnew(makeReducedSystem())
        }
        let variables = system.store.unknowns()
        reduced.liveVariables = variables.count
        solve(variables, in: reduced)
    }

    private func presolveAnew(_ reduced: ReducedSystem) {
        if isUnsolved { system.aliases.add(system.store.variables.count, in: reduced.index) }
        for v in system.store.fixedVariables() { system.aliases.give(system.store.fixedValue(of: v), to: v) }
        let variables = system.store.unknowns()
        if isUnsolved { reduced.liveVariables = variables.count } else { claim(variables, for: reduced) }
        presolve(variables, system.store.constraintsInOrder(), in: reduced)
    }

    /// Presolves whole components into a reduced system that holds their variables already, and solves it.
    private func presolve(
        _ variables: borrowing IDList<ConstraintStore.VariableRecord>, _ constraints: borrowing IDList<ConstraintRecord>,
        in reduced: ReducedSystem
    ) {
        system.roles.extend(to: system.store.constraints.count)
        if !brokenConstraints.isEmpty { for k in constraints.indices { doubtful.append(constraints[k]) } }
        reduced.presolve(constraints, over: variables.count, &system)
        for k in variables.indices where system.store.variables[variables[k]].bound != .none {
            reduced.lowerBound(of: variables[k], system.store.lowerBound(of: variables[k]), &system)
        }
        reduced.formGroups()
        if reduced.recording.isTaken { keepTemplate(of: reduced) }
        solve(variables, in: reduced)
    }

    private func solve(_ variables: borrowing IDList<ConstraintStore.VariableRecord>, in reduced: ReducedSystem) {
        reduced.solveAll(variables, &system)
        takeOver(from: reduced)
        if reduced.liveVariables == 0 { reducedSystems[Int(reduced.index)] = nil }
    }

    /// Keeps what was presolved, unless a part of it was declined.
    private func keepTemplate(of reduced: ReducedSystem) {
        if reduced.declined.variables.isEmpty && reduced.declined.constraints.isEmpty && !reduced.tableau.hasEmptyRows {
            cache.keep(PresolveTemplate(&system, reduced))
        }
        reduced.recording = PresolveRecording()
    }

    // MARK: Edits: what is the cost of one column, and what is structure

    /// Marks what cannot be done by changing the cost of one column.
    private func classifyPendingEdits() {
        for k in pending.constraints.indices {
            let c = pending.constraints[k]
            guard system.store.constraints[c].isLive else { continue }
            guard let reduced = reducedSystem(of: c) else { dirty.constraints.insert(c); continue }
            if !reduced.canRestate(c, &system) { dirty.constraints.insert(c) }
        }
    }

    // MARK: Structural edits, within the reduced systems that hold their variables

    /// Lets reduced systems take over what they can of the structural edits; the rest stays in ``dirty``.
    func applyStructuralEdits() {
        guard !dirty.isEmpty || !pending.edited.isEmpty else { return }
        system.store.link()
        system.roles.extend(to: system.store.constraints.count)
        assignDirtyConstraints()
        for k in pending.edited.indices {
            guard let reduced = reducedSystems[Int(pending.edited[k])], reduced.edits.isRecorded else { continue }
            if !brokenConstraints.isEmpty {
                for s in reduced.edits.affected.indices { doubtful.append(reduced.edits.affected[s]) }
            }
            if !reduced.applyEdits(&system) { presolveDeclined(of: reduced) }
            pending.reducedSystems.insert(reduced.index)
        }
        dirty.variables.keep { system.store.isFixed($0) || system.aliases.holder(of: $0).isNone }
    }

    /// How often constraints on new variables are looked through again for a reduced system that they hang together with.
    private static let assignments = 8

    /// Hands changed and new constraints to the reduced systems that hold their variables, which take in new variables with them.
    private func assignDirtyConstraints() {
        var sweep = 0
        var hasAssigned = true
        while hasAssigned && sweep < Self.assignments {
            hasAssigned = false
            dirty.constraints.keep(isBackward: !sweep.isMultiple(of: 2)) { c in
                guard system.store.constraints[c].isLive, let reduced = onlyHolder(of: c) else { return true }
                take(c, to: reduced)
                hasAssigned = true
                return false
            }
            sweep += 1
        }
        if !pending.edited.isEmpty { takeInNewParts() }
    }

    /// New parts that hang together with nothing known go to a reduced system that is edited anyway.
    private func takeInNewParts() {
        guard let reduced = reducedSystems[Int(pending.edited[0])] else { return }
        dirty.constraints.keep { c in
            guard system.store.constraints[c].isLive, isNew(c) else { return true }
            take(c, to: reduced)
            return false
        }
    }

    /// Whether all unknowns of the constraint, of which there is one at least, belonged to nothing when edits were assigned, or were just taken in.
    private func isNew(_ c: ConstraintIndex) -> Bool {
        var hasUnknowns = false
        for slot in system.store.termRange(of: c) where !system.store.isFixed(system.store.variable(at: slot)) {
            let holder = system.aliases.holder(of: system.store.variable(at: slot))
            if holder != Self.nowhere && holder != pending.edited[0] { return false }
            hasUnknowns = true
        }
        return hasUnknowns
    }

    /// The one reduced system that holds all of the constraint's unknowns, but for new ones; `nil` if there is none or several.
    private func onlyHolder(of c: ConstraintIndex) -> ReducedSystem? {
        var found = Self.nowhere
        for slot in system.store.termRange(of: c) {
            let v = system.store.variable(at: slot)
            let holder = system.aliases.holder(of: v)
            if holder == Self.nowhere || holder == found && holder.exists || system.store.isFixed(v) { continue }
            if holder.isNone || found.exists { return nil }
            found = holder
        }
        return found.exists ? reducedSystems[Int(found)] : nil
    }

    private func take(_ c: ConstraintIndex, to reduced: ReducedSystem) {
        for slot in system.store.termRange(of: c) {
            let v = system.store.variable(at: slot)
            guard system.aliases.holder(of: v) == Self.nowhere, !system.store.isFixed(v) else { continue }
            system.aliases.reset(v, in: reduced.index)
            reduced.liveVariables += 1
            reduced.edits.detached.append(v)
        }
        reduced.edits.affected.append(c)
        noteStructuralEdit(of: reduced)
    }

    /// Presolves again what the reduced system could not bring up to date; the rest stays in it.
    func presolveDeclined(of reduced: ReducedSystem) {
        finder.reset(for: system.store)
        collectFailed(of: reduced)
        statistics.componentsSolved += finder.count
        presolveCollected()
    }

    // MARK: Presolve of what no reduced system took over

    private func presolveDirtyComponents() {
        guard !dirty.isEmpty else { return }
        collectDirtyComponents()
        presolveCollected()
    }

    /// Collects the components that hold an edit which no reduced system took over.
    func collectDirtyComponents() {
        system.store.link()
        dirty.collectComponents(of: system.store, in: &finder) { v in
            system.solution.set(v, to: system.store.fixedValue(of: v) ?? 0)
        }
        statistics.componentsSolved += finder.count
    }

    func presolveCollected() {
        guard finder.count > 0 else { return }
        var variables = FlatArray<VariableIndex>()
        finder.forEachVariable { variables.append($0) }
        let collected = IDList(variables)
        let reduced = makeReducedSystem()
        claim(collected, for: reduced)
        presolve(collected, IDList(finder.constraintsInOrder(in: system.store)), in: reduced)
    }

    // MARK: Cost edits: breakpoints move, and pricing goes on from the old basis

    private func applyCostEdits() {
        system.roles.extend(to: system.store.constraints.count)
        for k in pending.constraints.indices {
            let c = pending.constraints[k]
            guard system.store.constraints[c].isLive, let reduced = reducedSystem(of: c), reduced.batch != batch else { continue }
            if reduced.canRestate(c, &system) {
                reduced.restate(c, &system)
            } else {
                system.store.freeVariable(of: c).map { reduced.declined.variables.append($0) }
            }
            pending.reducedSystems.insert(reduced.index)
        }
        var needsPresolving = false
        for k in pending.reducedSystems.indices {
            guard let reduced = reducedSystems[Int(pending.reducedSystems[k])], reduced.batch != batch else { continue }
            reduced.solveChanges(&system)
            if !reduced.declined.variables.isEmpty { needsPresolving = true }
        }
        statistics.columnsSolved += pending.constraints.count
        if needsPresolving { presolveDeclined() }
        takeCounters()
    }

    /// Presolves again what pricing could not bring up to date.
    private func presolveDeclined() {
        system.store.link()
        finder.reset(for: system.store)
        for k in pending.reducedSystems.indices {
            guard let reduced = reducedSystems[Int(pending.reducedSystems[k])], reduced.batch != batch else { continue }
            collectFailed(of: reduced)
        }
        presolveCollected()
    }

    private func collectFailed(of reduced: ReducedSystem) {
        for f in reduced.declined.variables.indices
        where system.aliases.holder(of: reduced.declined.variables[f]) == reduced.index {
            finder.add(componentOf: reduced.declined.variables[f], in: system.store)
        }
        reduced.declined.variables.removeAll()
    }

    private func takeCounters() {
        for k in pending.reducedSystems.indices {
            if let reduced = reducedSystems[Int(pending.reducedSystems[k])] { takeOver(from: reduced) }
        }
    }

    // MARK: Careful pricing of what was declined

    /// Leaves the components that fast pricing declined to careful pricing.
    private func solveDeclinedCarefully() {
        guard !failures.isEmpty || !isolatedFailures.isEmpty else { return }
        system.store.link()
        finder.reset(for: system.store)
        for k in failures.indices where !system.store.isFixed(failures[k]) {
            finder.add(componentOf: failures[k], in: system.store)
        }
        if finder.count > 1 { collectAgainInOrder() }
        for k in isolatedFailures.indices { finder.add(isolated: isolatedFailures[k]) }
        failures.removeAll()
        releaseCollected()
        solveCollected()
        statistics.componentsSolvedGenerally += finder.count
    }

    /// Puts the collected components in the order in which conflicts are reported: by the lowest variable that a constraint names first.
    private func collectAgainInOrder() {
        var seeds: [VariableIndex] = []
        let constraints = finder.constraintsInOrder(in: system.store)
        for k in constraints.indices { system.store.freeVariable(of: constraints[k]).map { seeds.append($0) } }
        finder.forEachVariable { if !system.store.links.isMentioned($0) { seeds.append($0) } }
        seeds.sort()
        finder.reset(for: system.store)
        for v in seeds { finder.add(componentOf: v, in: system.store) }
    }

    // MARK: Broken constraints

    /// Constraints that were broken before hold again where fast pricing found no conflict.
    private func restoreUnbrokenConstraints() {
        for k in doubtful.indices {
            let c = doubtful[k]
            guard system.store.constraints[c].isLive else { continue }
            if let v = system.store.freeVariable(of: c) {
                if system.aliases.holder(of: v).exists { mend(c) }
            } else if !isolatedFailures.contains(c) {
                mend(c)
            }
        }
        doubtful.removeAll()
        isolatedFailures.removeAll()
    }
}
