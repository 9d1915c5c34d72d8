/// How solutions come about: reductions take what they can, and the general method the rest.
extension ConstraintSolver {
    /// Brings the solution up to date with all edits.
    func solveEdited() {
        batch += 1
        if isUnsolved { system.solution.extend(to: system.store.variables.count) }
        if !usesReductions {
            solveGenerally()
        } else if isUnsolved || isAllDirty {
            compileAll()
        } else {
            sortPendingEdits()
            patchReductions()
            compileDirtyComponents()
            applyPendingEdits()
        }
        fixMovingValues()
        statistics.componentsSolvedGenerally += solveFailures()
        mendDoubtful()
        dirty.removeAll()
        pending.removeAll()
        isUnsolved = false
    }

    /// Instead of a reduction: the variable is new, or is given a value.
    static let nowhere: Int32 = -1
    /// Instead of a reduction: the general method solved for the variable.
    static let elsewhere: Int32 = -2

    // MARK: The general method

    private func solveGenerally() {
        if isUnsolved { touchAll() }
        fixAllMovingValues()
        for k in pending.constraints.indices { dirty.insert(constraint: pending.constraints[k]) }
        collectDirtyComponents()
        releaseCollected()
        solveCollected()
    }

    private func touchAll() {
        for v in system.store.variables.indices {
            system.aliases.add(Int32(v))
            system.aliases.give(system.store.fixedValue(of: Int32(v)), to: Int32(v))
            if system.store.variables[v].isFixed || system.store.lowerBound(of: Int32(v)) > 0 { dirty.insert(variable: Int32(v)) }
        }
        for c in system.store.constraints.indices where system.store.constraints[c].isLive { dirty.insert(constraint: Int32(c)) }
    }

    /// Leaves the components that reductions could not solve to the general method.
    ///
    /// - Returns: How many there were.
    private func solveFailures() -> Int {
        guard !failures.isEmpty || !isolatedFailures.isEmpty else { return 0 }
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
        return finder.count
    }

    /// Puts the collected components in the order in which conflicts are told: by the lowest variable that a constraint names first.
    private func collectAgainInOrder() {
        var seeds: [Int32] = []
        let constraints = finder.constraintsInOrder(in: system.store)
        for k in constraints.indices { system.store.freeVariable(of: constraints[k]).map { seeds.append($0) } }
        finder.forEachVariable { if !system.store.links.isMentioned($0) { seeds.append($0) } }
        seeds.sort()
        finder.reset(for: system.store)
        for v in seeds { finder.add(componentOf: v, in: system.store) }
    }

    /// What was given up before, and is now solved without a conflict, holds again.
    private func mendDoubtful() {
        for k in doubtful.indices {
            let c = doubtful[k]
            guard system.store.constraints[c].isLive else { continue }
            if let v = system.store.freeVariable(of: c) {
                if system.aliases.reduction(of: v) >= 0 { mend(c) }
            } else if !isolatedFailures.contains(c) {
                mend(c)
            }
        }
        doubtful.removeAll()
        isolatedFailures.removeAll()
    }

    /// Takes the collected components out of reductions.
    private func releaseCollected() {
        finder.forEachVariable { v in
            let known = system.aliases.reduction(of: v)
            if known >= 0 { release(v, from: known) }
            system.aliases.setReduction(Self.elsewhere, of: v)
        }
    }

    // MARK: Compiling

    /// Whether nothing of the last solution is of use.
    private var isAllDirty: Bool {
        dirty.constraintCount + pending.constraints.count >= system.store.liveConstraints && !reductions.contains { $0 != nil }
    }

    private func compileAll() {
        for v in system.store.fixedVariables() { system.solution.set(v, to: system.store.fixedValue(of: v) ?? 0) }
        statistics.componentsSolved += 1
        if isUnsolved && system.store.isPristine && CompiledProgram.isKept(&system) {
            compileSmall()
        } else {
            compileAnew(makeReduction())
        }
    }

    private func compileAnew(_ reduction: Reduction) {
        if isUnsolved { system.aliases.add(system.store.variables.count, in: reduction.index) }
        for v in system.store.fixedVariables() { system.aliases.give(system.store.fixedValue(of: v), to: v) }
        let variables = system.store.unknowns()
        if isUnsolved { reduction.liveVariables = variables.count } else { claim(variables, for: reduction) }
        compile(variables, system.store.constraintsInOrder(), in: reduction)
    }

    /// Fills the constants into the program of what was stated first if it is known; keeps the program if it is not.
    private func compileSmall() {
        guard let program = programs.program(&system) else { return compileAnew(makeReduction(takingNotes: true)) }
        let reduction = makeReduction()
        guard program.fill(reduction, &system) else {
            reductions.removeLast()
            system.aliases.removeAll()
            return compileAnew(makeReduction())
        }
        let variables = system.store.unknowns()
        reduction.liveVariables = variables.count
        solve(variables, in: reduction)
    }

    private func compileDirtyComponents() {
        guard !dirty.isEmpty else { return }
        collectDirtyComponents()
        compileCollected()
    }

    func compileCollected() {
        guard finder.count > 0 else { return }
        var variables = FlatArray<Int32>()
        finder.forEachVariable { variables.append($0) }
        let collected = IDList(variables)
        let reduction = makeReduction()
        claim(collected, for: reduction)
        compile(collected, IDList(finder.constraintsInOrder(in: system.store)), in: reduction)
    }

    /// Compiles whole components into a reduction that holds their variables already, and solves it.
    private func compile(_ variables: borrowing IDList, _ constraints: borrowing IDList, in reduction: Reduction) {
        system.forms.extend(to: system.store.constraints.count)
        if !brokenConstraints.isEmpty { for k in constraints.indices { doubtful.append(constraints[k]) } }
        reduction.compile(constraints, over: variables.count, &system)
        for k in variables.indices where system.store.variables[variables[k]].bound != .none {
            reduction.lowerBound(of: variables[k], system.store.lowerBound(of: variables[k]), &system)
        }
        reduction.formGroups()
        if reduction.notes.isTaken { keepProgram(of: reduction) }
        solve(variables, in: reduction)
    }

    /// Keeps what was compiled, unless it is the general method's in part.
    private func keepProgram(of reduction: Reduction) {
        if reduction.failures.isEmpty && reduction.isolatedFailures.isEmpty && !reduction.tableau.hasEmptyRows {
            programs.keep(CompiledProgram(&system, reduction))
        }
        reduction.notes = CompileNotes()
    }

    private func solve(_ variables: borrowing IDList, in reduction: Reduction) {
        reduction.solveAll(variables, &system)
        takeOver(from: reduction)
        if reduction.liveVariables == 0 { reductions[Int(reduction.index)] = nil }
    }

    private func takeOver(from reduction: Reduction) {
        statistics.pivots += reduction.pivots
        statistics.rowsTouched += reduction.tableau.work - reduction.workReported
        statistics.columnsChecked += reduction.columnsChecked
        statistics.constraintsRead += reduction.constraintsRead
        statistics.constraintsPatched += reduction.constraintsPatched
        (reduction.pivots, reduction.columnsChecked, reduction.workReported) = (0, 0, reduction.tableau.work)
        (reduction.constraintsRead, reduction.constraintsPatched) = (0, 0)
        for k in reduction.failures.indices { failures.append(reduction.failures[k]) }
        for k in reduction.isolatedFailures.indices { isolatedFailures.append(reduction.isolatedFailures[k]) }
        reduction.failures.removeAll()
        reduction.isolatedFailures.removeAll()
    }

    // MARK: Keeping reductions

    private func makeReduction(takingNotes: Bool = false) -> Reduction {
        let free = reductions.firstIndex { $0 == nil } ?? reductions.count
        let reduction = Reduction(index: Int32(free), batch: batch)
        reduction.notes.isTaken = takingNotes
        if free == reductions.count { reductions.append(reduction) } else { reductions[free] = reduction }
        return reduction
    }

    private func claim(_ variables: borrowing IDList, for reduction: Reduction) {
        for k in variables.indices {
            let known = system.aliases.reduction(of: variables[k])
            if known >= 0 { release(variables[k], from: known) }
            system.aliases.reset(variables[k], in: reduction.index)
        }
        reduction.liveVariables = variables.count
    }

    /// A reduction that holds no variables any more is dropped.
    func release(_ v: Int32, from index: Int32) {
        guard let reduction = reductions[Int(index)] else { return }
        reduction.liveVariables -= 1
        if reduction.liveVariables == 0 { reductions[Int(index)] = nil }
    }

    // MARK: Edits of single columns

    /// Lets go of the constraint's corner at once; `false` where its removal changes more than one column's cost.
    func removeCorner(of c: Int32) -> Bool {
        let column = system.forms.column(of: c)
        guard column != -1, let v = system.store.freeVariable(of: c), let reduction = reduction(holding: v) else { return false }
        if column >= 0 && reduction.columns[column].root < 0 { return false }
        system.forms.clear(c)
        if column == Reduction.noColumn { return true }
        reduction.dropCorner(of: c, from: column)
        if reduction.isFree(column) { noteStructuralEdit(of: reduction) } else { pending.insert(reduction: reduction.index) }
        return true
    }

    /// Marks what cannot be done by changing the cost of one column.
    private func sortPendingEdits() {
        for k in pending.constraints.indices {
            let c = pending.constraints[k]
            guard system.store.constraints[c].isLive else { continue }
            guard let reduction = reduction(of: c) else { dirty.insert(constraint: c); continue }
            if !reduction.canRestate(c, &system) { dirty.insert(constraint: c) }
        }
    }

    private func reduction(of c: Int32) -> Reduction? {
        system.store.freeVariable(of: c).flatMap { reduction(holding: $0) }
    }

    private func applyPendingEdits() {
        system.forms.extend(to: system.store.constraints.count)
        for k in pending.constraints.indices {
            let c = pending.constraints[k]
            guard system.store.constraints[c].isLive, let reduction = reduction(of: c), reduction.batch != batch else { continue }
            if reduction.canRestate(c, &system) {
                reduction.restate(c, &system)
            } else {
                system.store.freeVariable(of: c).map { reduction.failures.append($0) }
            }
            pending.insert(reduction: reduction.index)
        }
        var needsCompiling = false
        for k in pending.reductions.indices {
            guard let reduction = reductions[Int(pending.reductions[k])], reduction.batch != batch else { continue }
            reduction.solveChanges(&system)
            if !reduction.failures.isEmpty { needsCompiling = true }
        }
        statistics.columnsSolved += pending.constraints.count
        if needsCompiling { compileFailed() }
        takeCounters()
    }

    /// Compiles anew what could not be brought up to date.
    private func compileFailed() {
        system.store.link()
        finder.reset(for: system.store)
        for k in pending.reductions.indices {
            guard let reduction = reductions[Int(pending.reductions[k])], reduction.batch != batch else { continue }
            collectFailed(of: reduction)
        }
        compileCollected()
    }

    /// Compiles anew what the reduction could not bring up to date; the rest stays in it.
    func compileFailed(of reduction: Reduction) {
        finder.reset(for: system.store)
        collectFailed(of: reduction)
        statistics.componentsSolved += finder.count
        compileCollected()
    }

    private func collectFailed(of reduction: Reduction) {
        for f in reduction.failures.indices where system.aliases.reduction(of: reduction.failures[f]) == reduction.index {
            finder.add(componentOf: reduction.failures[f], in: system.store)
        }
        reduction.failures.removeAll()
    }

    private func takeCounters() {
        for k in pending.reductions.indices {
            if let reduction = reductions[Int(pending.reductions[k])] { takeOver(from: reduction) }
        }
    }
}
