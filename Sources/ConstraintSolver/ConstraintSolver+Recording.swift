/// Edits that remove something from a reduced system at once, while the store still has its statement.
extension ConstraintSolver {
    func noteEdit(of reduced: ReducedSystem) {
        reduced.edits.progress = .recorded
        edited.insert(reduced.index)
    }

    /// Removes the form of a constraint before the constraint itself: its breakpoint, its row, or its part in an alias
    /// class.
    ///
    /// - Returns: `false` if the removal may leave variables without any constraint.
    func withdraw(_ c: ConstraintIndex) -> Bool {
        let role = system.roles[c]
        system.roles.clear(c)
        guard let reduced = holder(of: c) else { return false }
        switch role {
        case .none: return false
        case .constant: return true
        case .breakpoint(let column):
            reduced.touch(column)
            reduced.removeBreakpoint(of: c, from: column)
        case .aggregated(let v): if system.aliases.holder(of: v) == reduced.index { reduced.takeApart(classOf: v, &system) }
        case .row(let row):
            reduced.edits.removedRows.append(row)
            if let sum = reduced.sumColumn(of: row) { reduced.edits.abandonedColumns.append(sum) }
        }
        noteEdit(of: reduced)
        if case .breakpoint = role { return true }
        return false
    }

    /// The reduced system that holds the constraint's variables. Variables that had given values until now are held by
    /// none.
    private func holder(of c: ConstraintIndex) -> ReducedSystem? {
        for slot in system.store.termRange(of: c) {
            if let reduced = reducedSystem(holding: system.store.variable(at: slot)) { return reduced }
        }
        return nil
    }
}
