/// A solved system, kept for solvers that are given the same but for constants: they start from a copy of it, and what
/// differs is edits.
///
/// Only systems are kept that have one best solution but for values of columns that stand alone and of variables that
/// no constraint names, so that what a solver computes does not depend on whether its template is known: careful
/// pricing solves the components of these each time. Nothing of a template changes once it is made, so that any thread
/// may read it.
final class SolvedTemplate: @unchecked Sendable {
    /// How many constraints a system may have to be kept, and four times as many variables, and eight times as many
    /// terms.
    static let mostConstraints = 1024

    /// Whether a system is so small that its template is kept.
    static func isKept(_ store: borrowing ConstraintStore) -> Bool {
        store.constraints.count <= mostConstraints && store.variables.count <= 4 * mostConstraints
            && store.terms.count <= 8 * mostConstraints
    }

    let system: System
    /// The variables that were declined because several of their values are best; of those of one column one.
    let open: FlatArray<VariableIndex>
    private let reduced: ReducedSystem

    /// - Parameter known: One that just solved the whole store.
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

    /// Brings a new reduced system, and a system that nothing was presolved of, to where this one is.
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
