import ConstraintSolver

/// Moves items among their optimal positions, for debugging.
extension LayoutEngine {
    /// A weak equation that moves a variable of an ambiguous item to another of its values.
    struct Nudge {
        var record: Int32
        var id: ConstraintID
    }

    /// Distances in points that items are moved by, one call after another.
    private static let steps = [40.0, -25, 64, -48, 90]

    /// Moves an item to another optimal position, and solves. It stays there until the next call for it.
    ///
    /// The position is found with wishes below every priority: they decide only what nothing else does.
    /// ``ambiguousAttributes(of:)`` ignores them.
    package func exerciseAmbiguity(of item: any LayoutItem) {
        guard let index = existingRecord(of: item) else { return }
        let variables = LayoutPart.allCases.map(records[index].variable).filter { !solver.isDetermined($0) }
        let values = variables.map(solver.value)
        removeNudges(of: index)
        exercises += 1
        for (place, variable) in variables.enumerated() {
            nudge(variable, from: values[place], by: Self.steps[(exercises + place) % Self.steps.count], of: index)
        }
    }

    /// Adds a wish for a value at a distance from the present one, on its other side if there is no room.
    private func nudge(_ variable: Variable, from value: Double, by step: Double, of record: Int32) {
        let id = solver.addConstraint(on: variable, .equal, value + step, priority: ConstraintSolver.wishPriority)
        nudges.append(Nudge(record: record, id: id))
        solver.solve()
        guard abs(solver.value(of: variable) - value) < 1e-3 else { return }
        solver.setConstant(value - step, of: id)
        solver.solve()
    }

    func removeNudges(of record: Int32) {
        for nudge in nudges where nudge.record == record { solver.removeConstraint(nudge.id) }
        nudges.removeAll { $0.record == record }
    }
}
