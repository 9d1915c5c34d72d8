/// Edits that take something out of a reduced system at once, while the store still knows what it was.
extension ConstraintSolver {
    func noteStructuralEdit(of reduced: ReducedSystem) {
        if reduced.edits.isRecorded { return }
        reduced.edits.record()
        pending.edited.insert(reduced.index)
    }

    /// Takes the class apart that an equation was aggregated into, or its row away, before the constraint is removed.
    func removeForm(of c: ConstraintIndex) {
        let (column, row, tied) = (system.roles.column(of: c), system.roles.row(of: c), system.roles.variable(of: c))
        system.roles.clear(c)
        guard let v = system.store.freeVariable(of: c), let reduced = reducedSystem(holding: v) else { return }
        if tied.exists && system.aliases.holder(of: tied) == reduced.index { reduced.takeApart(classOf: tied, &system) }
        if row.exists { reduced.edits.removedRows.append(row) }
        if column.exists { reduced.edits.abandonedColumns.append(column) }
        if tied.exists || row.exists { noteStructuralEdit(of: reduced) }
    }

    /// Removes the constraint's breakpoint at once; `false` where its removal changes more than one column's cost.
    func removeBreakpoint(of c: ConstraintIndex) -> Bool {
        let column = system.roles.column(of: c)
        guard column != .none, let v = system.store.freeVariable(of: c), let reduced = reducedSystem(holding: v) else {
            return false
        }
        if column.exists && reduced.columns[column].root.isNone { return false }
        system.roles.clear(c)
        if column == ReducedSystem.noColumn { return true }
        reduced.dropBreakpoint(of: c, from: column)
        if reduced.isFree(column) { noteStructuralEdit(of: reduced) } else { pending.reducedSystems.insert(reduced.index) }
        return true
    }
}
