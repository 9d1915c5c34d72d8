/// The reduced systems of a solver, and the variables that each holds.
extension ConstraintSolver {
    /// The index that stands for careful pricing, which keeps no reduced system.
    static let careful = ReducedSystemIndex(0)

    /// - Parameter batch: The number of the solution for which it is presolved.
    func makeReducedSystem(_ batch: Int) -> ReducedSystem {
        let free = reducedSystems.dropFirst().firstIndex { $0 == nil } ?? reducedSystems.count
        let reduced = ReducedSystem(index: ReducedSystemIndex(free), batch: batch)
        if free == reducedSystems.count { reducedSystems.append(reduced) } else { reducedSystems[free] = reduced }
        return reduced
    }

    func claim(_ variables: borrowing FlatArray<VariableIndex>, for reduced: ReducedSystem) {
        for k in variables.indices {
            release(variables[k])
            system.aliases.reset(variables[k], in: reduced.index)
        }
        reduced.liveVariables = variables.count
    }

    /// Removes a variable from the reduced system that holds it; an empty reduced system is dropped.
    func release(_ v: VariableIndex) {
        guard let reduced = reducedSystem(holding: v) else { return }
        reduced.liveVariables -= 1
        if reduced.liveVariables == 0 { reducedSystems[Int(reduced.index)] = nil }
    }

    /// Removes the collected components from reduced systems.
    func releaseCollected() {
        finder.forEachVariable { v in
            release(v)
            system.aliases.setHolder(Self.careful, of: v)
        }
    }

    func reducedSystem(holding v: VariableIndex) -> ReducedSystem? {
        let known = system.aliases.holder(of: v)
        return known.exists ? reducedSystems[Int(known)] : nil
    }

    func takeOver(from reduced: ReducedSystem) {
        statistics.pivots += reduced.work.pivots
        statistics.rowsTouched += reduced.tableau.work - reduced.work.rowsReported
        statistics.columnsChecked += reduced.work.columnsChecked
        statistics.constraintsRead += reduced.work.constraintsRead
        statistics.constraintsPatched += reduced.work.constraintsPatched
        reduced.work = ReducedSystem.Work(rowsReported: reduced.tableau.work)
        for k in reduced.declined.variables.indices { failures.append(reduced.declined.variables[k]) }
        for k in reduced.declined.constraints.indices { isolatedFailures.append(reduced.declined.constraints[k]) }
        reduced.declined.variables.removeAll()
        reduced.declined.constraints.removeAll()
    }
}
