/// A solved system, kept for solvers that are given the same but for constants: they start from a copy of it, and what differs is edits.
///
/// Only systems are kept that have one best solution, so that what a solver computes does not depend on whether its template is known.
final class SolvedTemplate: Sendable {
    /// How many constraints a system may have to be kept, and four times as many variables, and eight times as many terms.
    static let mostConstraints = 1024

    /// Whether a system is so small that its template is kept.
    static func isKept(_ store: borrowing ConstraintStore) -> Bool {
        store.constraints.count <= mostConstraints && store.variables.count <= 4 * mostConstraints
            && store.terms.count <= 8 * mostConstraints
    }

    let structure: StatedStructure
    private let members: FlatArray<AliasClasses.Member>
    private let roles: ConstraintRoles
    private let values: FlatArray<Double>
    private let columns: FlatArray<ReducedSystem.Column>
    private let breakpoints: FlatArray<ReducedSystem.Breakpoint>
    private let freeBreakpoints: FlatArray<BreakpointID>
    private let equations: EquationRows
    private let tableau: Tableau
    private let liveVariables: Int

    /// - Parameter reduced: One that just solved the whole store.
    init(_ system: inout System, _ reduced: ReducedSystem) {
        structure = StatedStructure(of: system.store)
        members = FlatArray(copying: system.aliases.members)
        roles = ConstraintRoles(copying: system.roles)
        values = FlatArray(copying: system.solution.values)
        columns = FlatArray(copying: reduced.columns)
        breakpoints = FlatArray(copying: reduced.breakpoints)
        freeBreakpoints = FlatArray(copying: reduced.freeBreakpoints)
        equations = EquationRows(copying: reduced.equations)
        tableau = Tableau(copying: reduced.tableau)
        liveVariables = reduced.liveVariables
    }

    /// How many bytes are kept, without room to grow.
    var usedBytes: Int {
        structure.usedBytes + members.usedBytes + roles.usedBytes + values.usedBytes + columns.usedBytes
            + breakpoints.usedBytes + equations.usedBytes + tableau.usedBytes
    }

    /// Brings a new reduced system, and a system that nothing was presolved of, to where this one is.
    func copy(to reduced: ReducedSystem, _ system: inout System) {
        system.aliases.copy(members)
        system.roles.copy(roles)
        system.solution.copy(values)
        reduced.columns.copy(columns)
        reduced.breakpoints.copy(breakpoints)
        reduced.freeBreakpoints.copy(freeBreakpoints)
        reduced.equations.copy(equations)
        reduced.tableau.copy(tableau)
        reduced.liveVariables = liveVariables
    }
}
