/// The steps from edits to changed values.
///
/// Calls of the solver's interface only record edits. ``solve()`` hands each edited constraint to the reduced system
/// that holds its variables, and presolves those that none holds.
extension ConstraintSolver {
    /// Brings every value up to date with the edits since the last call.
    ///
    /// - Complexity: about linear in the size of the touched components.
    package func solve() {
        guard needsSolve else { return }
        beginSolution()
        switch policy {
        case .careful: solveDirtyComponentsCarefully()
        case .fastFirst where isUnsolved: presolveAll()
        case .fastFirst: solveEdited()
        }
        fixMovingValuesOfDeclined()
        solveDeclinedCarefully()
        restoreUnbrokenConstraints()
        endSolution()
    }

    private func solveEdited() {
        assignDirtyConstraints()
        applyEdits()
        presolveDirtyComponents()
        solveEdits()
    }

    private func beginSolution() {
        statistics.solves += 1
        batch += 1
        ambiguities.removeAll()
        explanationWork = ExplanationWork(budget: explanationWork.budget)
        confirmationWork = explanationWork
        if isUnsolved { system.solution.extend(to: system.store.variables.count) }
    }

    private func endSolution() {
        dirty.removeAll()
        edited.removeAll()
        isUnsolved = false
    }

    // MARK: Everything at once: presolve, first basis, pricing

    private func presolveAll() {
        statistics.componentsSolved += 1
        let isKept = system.store.isPristine && SolvedTemplate.isKept(system.store)
        if isKept, let template = cache.template(of: system.store), solve(from: template) { return }
        let reduced = makeReducedSystem(batch)
        presolveAnew(reduced)
        if isKept && !reduced.declined.hasRefusals && isolatedFailures.isEmpty && reduced.liveVariables > 0 {
            if !failures.isEmpty { system.store.link() }
            if failures.indices.allSatisfy({ isOpen(failures[$0], in: reduced) }) {
                cache.keep(SolvedTemplate(reduced, of: system, open: failures))
            }
        }
    }

    /// Whether a declined variable has several optimal values: no constraint names it, or its column is tied. Needs
    /// links.
    private func isOpen(_ v: VariableIndex, in reduced: ReducedSystem) -> Bool {
        !system.store.links.isMentioned(v) || reduced.isTied(v, &system)
    }

    /// Continues from the solution of another solver whose system differs in constants only.
    ///
    /// - Returns: `false`, without any effect, if that is not faster than presolving.
    private func solve(from template: SolvedTemplate) -> Bool {
        let reduced = makeReducedSystem(batch - 1)
        template.copy(to: reduced, &system)
        isUnsolved = false
        for c in system.store.constraints.indices
        where system.store.constraints[c].constant != template.system.store.constraints[c].constant {
            dirty.constraints.insert(ConstraintIndex(c))
        }
        for v in system.store.fixedVariables() where system.store.fixedValues[v] != template.system.store.fixedValues[v] {
            touch(v)
        }
        assignDirtyConstraints()
        if edited.isEmpty || reduced.applyEdits(&system) {
            solveEdited()
            declineOpen(of: template, in: reduced)
            return true
        }
        endSolution()
        (isUnsolved, reducedSystems) = (true, [nil])
        system.aliases = AliasClasses()
        return false
    }

    /// Declines the variables that the template declined, if they are still tied.
    private func declineOpen(of template: SolvedTemplate, in reduced: ReducedSystem) {
        system.store.takeLinks(of: template.system.store)
        for k in template.open.indices {
            let v = template.open[k]
            guard system.aliases.holder(of: v) == reduced.index, isOpen(v, in: reduced), !failures.contains(v) else { continue }
            failures.append(v)
        }
    }

    private func presolveAnew(_ reduced: ReducedSystem) {
        system.aliases.add(system.store.variables.count, in: reduced.index)
        for v in system.store.fixedVariables() {
            system.solution.set(v, to: system.store.fixedValue(of: v) ?? 0)
            system.aliases.give(system.store.fixedValue(of: v), to: v)
        }
        let variables = system.store.unknowns()
        // Variables that were removed are counted as held until their indices are reused.
        reduced.liveVariables = system.store.variables.count - system.store.fixedCount
        presolve(variables, system.store.constraintsInOrder(), in: reduced)
    }

    /// Presolves whole components into a reduced system that already holds their variables, and solves it.
    private func presolve(
        _ variables: borrowing FlatArray<VariableIndex>, _ constraints: borrowing FlatArray<ConstraintIndex>,
        in reduced: ReducedSystem
    ) {
        system.roles.extend(to: system.store.constraints.count)
        if !brokenConstraints.isEmpty { for k in constraints.indices { doubtful.append(constraints[k]) } }
        reduced.presolve(constraints, over: variables.count, &system)
        for k in variables.indices where system.store.variables[variables[k]].bound != .none {
            reduced.lowerBound(of: variables[k], system.store.lowerBound(of: variables[k]), &system)
        }
        reduced.formGroups()
        reduced.solveAll(variables, &system)
        takeOver(from: reduced)
        if reduced.liveVariables == 0 { reducedSystems[Int(reduced.index)] = nil }
    }

    // MARK: Edits, within the reduced systems that hold their variables

    /// The number of passes that assign constraints on new variables to a reduced system with which they are connected.
    private static let assignments = 8

    /// Hands changed and new constraints to the reduced systems that hold their variables; these take over new
    /// variables too.
    private func assignDirtyConstraints() {
        system.roles.extend(to: system.store.constraints.count)
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
        if !edited.isEmpty && !dirty.constraints.isEmpty { takeInNewParts() }
    }

    /// Assigns new components without a reduced system to one that is edited anyway.
    private func takeInNewParts() {
        guard let reduced = reducedSystems[Int(edited[0])] else { return }
        dirty.constraints.keep { c in
            guard system.store.constraints[c].isLive, system.store.freeVariable(of: c) != nil,
                reduced.isOurs(c, orNew: true, &system)
            else { return true }
            take(c, to: reduced)
            return false
        }
    }

    /// The only reduced system that holds the constraint's free variables, apart from new ones; `nil` if there is none
    /// or several.
    private func onlyHolder(of c: ConstraintIndex) -> ReducedSystem? {
        var found = ReducedSystemIndex.none
        for slot in system.store.termRange(of: c) {
            let v = system.store.variable(at: slot)
            let holder = system.aliases.holder(of: v)
            if holder.isNone || holder == found || system.store.isFixed(v) { continue }
            if found.exists { return nil }
            found = holder
        }
        return found.exists ? reducedSystems[Int(found)] : nil
    }

    private func take(_ c: ConstraintIndex, to reduced: ReducedSystem) {
        for slot in system.store.termRange(of: c) {
            let v = system.store.variable(at: slot)
            guard system.aliases.holder(of: v).isNone, !system.store.isFixed(v) else { continue }
            system.aliases.reset(v, in: reduced.index)
            reduced.liveVariables += 1
            reduced.edits.detached.append(v)
        }
        reduced.edits.affected.append(c)
        statistics.constraintsTaken += 1
        noteEdit(of: reduced)
    }

    /// Lets reduced systems take over the edits of their variables; the rest stays in ``dirty``.
    private func applyEdits() {
        var hasPresolved = false
        for k in edited.indices {
            guard let reduced = reducedSystems[Int(edited[k])], reduced.edits.progress == .recorded else { continue }
            // Constraints between a new variable and a component that was presolved again now belong to that
            // component's system.
            if hasPresolved { reduced.edits.affected.keep { reduced.isOurs($0, &system) } }
            if !brokenConstraints.isEmpty {
                for s in reduced.edits.affected.indices { doubtful.append(reduced.edits.affected[s]) }
            }
            if reduced.applyEdits(&system) { continue }
            presolveDeclined(of: reduced)
            hasPresolved = true
        }
        dirty.variables.keep { system.store.isFixed($0) || reducedSystem(holding: $0) == nil }
    }

    /// Re-optimises from the previous basis.
    private func solveEdits() {
        for k in edited.indices {
            guard let reduced = reducedSystems[Int(edited[k])], reduced.batch != batch else { continue }
            reduced.solveChanges(&system)
            if !reduced.declined.variables.isEmpty { presolveDeclined(of: reduced) }
            takeOver(from: reduced)
        }
    }

    /// Presolves the components again that the reduced system could not edit; the rest stays in it.
    private func presolveDeclined(of reduced: ReducedSystem) {
        system.store.link()
        finder.reset(for: system.store)
        for k in reduced.declined.variables.indices
        where system.aliases.holder(of: reduced.declined.variables[k]) == reduced.index {
            finder.add(componentOf: reduced.declined.variables[k], in: system.store)
        }
        reduced.declined.variables.removeAll()
        statistics.componentsSolved += finder.count
        presolveCollected()
    }

    // MARK: Presolve of edits that no reduced system took over

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
        let reduced = makeReducedSystem(batch)
        claim(variables, for: reduced)
        presolve(variables, finder.constraintsInOrder(in: system.store), in: reduced)
    }

    // MARK: Careful pricing of declined components

    /// Solves the components that fast pricing declined by careful pricing.
    private func solveDeclinedCarefully() {
        settleUnnamed()
        guard !failures.isEmpty || !isolatedFailures.isEmpty else { return }
        collectFailures()
        if finder.count > 1 { collectAgainInOrder() }
        for k in isolatedFailures.indices { finder.add(isolated: isolatedFailures[k]) }
        failures.removeAll()
        releaseCollected()
        solveCollected()
        statistics.componentsSolvedGenerally += finder.count
    }

    /// Gives declined variables without constraints their values, since each is a component of its own with nothing to
    /// price. Rows with equal gaps have two for each gap, across the row.
    private func settleUnnamed() {
        if failures.isEmpty { return }
        let mentioned = system.store.isLinked ? FlatArray() : system.store.mentionedVariables()
        failures.keep { v in
            if system.store.isFixed(v) { return true }
            if mentioned.isEmpty ? system.store.links.isMentioned(v) : mentioned[v] { return true }
            if reducedSystem(holding: v) != nil { statistics.unnamedVariablesSettled += 1 }
            release(v)
            system.aliases.setHolder(Self.careful, of: v)
            settle(v)
            return false
        }
    }

    /// Collects the components that fast pricing declined.
    func collectFailures() {
        system.store.link()
        finder.reset(for: system.store)
        for k in failures.indices where !system.store.isFixed(failures[k]) {
            finder.add(componentOf: failures[k], in: system.store)
        }
    }

    /// Sorts the collected components into the order in which conflicts are reported: by the lowest variable that a
    /// constraint names first.
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

    /// Marks broken constraints as satisfied again if fast pricing found no conflict.
    private func restoreUnbrokenConstraints() {
        for k in doubtful.indices {
            let c = doubtful[k]
            guard system.store.constraints[c].isLive else { continue }
            if let v = system.store.freeVariable(of: c) {
                if reducedSystem(holding: v) != nil { mend(c) }
            } else if !isolatedFailures.contains(c) {
                mend(c)
            }
        }
        doubtful.removeAll()
        isolatedFailures.removeAll()
    }
}
