/// A solved system, kept for solvers whose system differs in constants only: they start from a copy of it and apply the
/// differences as edits.
///
/// Only systems with a unique optimum are kept, apart from the values of columns without rows and of variables without
/// constraints, which careful pricing solves each time. Results therefore do not depend on whether a template is known.
/// A template is immutable, so that any thread may read it.
final class SolvedTemplate: @unchecked Sendable {
    /// The largest number of constraints of a kept system; it may have four times as many variables, and eight times as
    /// many terms.
    static let mostConstraints = 1024

    /// Whether a system is small enough for its template to be kept.
    static func isKept(_ store: borrowing ConstraintStore) -> Bool {
        store.constraints.count <= mostConstraints && store.variables.count <= 4 * mostConstraints
            && store.terms.count <= 8 * mostConstraints
    }

    let system: System
    /// The variables that were declined because several of their values are optimal; one for each column.
    let open: FlatArray<VariableIndex>
    private let reduced: ReducedSystem

    /// - Parameter known: A reduced system that just solved the whole store.
    init(_ known: ReducedSystem, of solved: borrowing System, open: borrowing FlatArray<VariableIndex>) {
        var kept = FlatArray<VariableIndex>()
        kept.copy(open)
        self.open = kept
        var system = System()
        reduced = ReducedSystem(index: known.index, batch: 0)
        Self.copy(known, solved, to: reduced, &system)
        system.store.copy(solved.store)
        self.system = system
    }

    /// Copies the state of this template to a new reduced system and a system without any presolve.
    func copy(to new: ReducedSystem, _ system: inout System) { Self.copy(reduced, self.system, to: new, &system) }

    private static func copy(
        _ known: ReducedSystem, _ solved: borrowing System, to new: ReducedSystem, _ system: inout System
    ) {
        system.aliases.copy(solved.aliases)
        system.roles.copy(solved.roles)
        system.solution.copy(solved.solution)
        new.columns.copy(known.columns)
        new.breakpoints.copy(known.breakpoints)
        new.freeBreakpoints.copy(known.freeBreakpoints)
        new.equations.copy(known.equations)
        new.tableau.copy(known.tableau)
        new.liveVariables = known.liveVariables
    }
}
