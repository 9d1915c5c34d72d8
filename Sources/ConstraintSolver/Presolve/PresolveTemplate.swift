/// A system that was presolved before, without its constants: a solver that is given the same structure again fills its own constants in
/// instead of presolving.
///
/// What it fills in is what presolving would have come to, to the last bit: the same numbers are added up and divided in the same order.
/// Where another constant makes another structure (an equation of constants that does not hold, bounds that come to coincide),
/// ``fill(_:_:_:_:)`` says so, and the solver presolves.
final class PresolveTemplate: Sendable {
    /// How many constraints a system may have to be kept, and four times as many variables, and eight times as many terms.
    static let mostConstraints = 1024

    /// Whether a system is so small that its template is kept.
    static func isKept(_ system: inout System) -> Bool {
        system.store.constraints.count <= mostConstraints && system.store.variables.count <= 4 * mostConstraints
            && system.store.terms.count <= 8 * mostConstraints
    }

    private let structure: StatedStructure
    private let members: FlatArray<AliasClasses.Member>
    private let roles: ConstraintRoles
    private let columns: FlatArray<ReducedSystem.Column>
    private let breakpoints: FlatArray<ReducedSystem.Breakpoint>
    private let equations: EquationRows
    private let tableau: Tableau
    private let constants: RightHandSides

    /// - Parameter reduced: One that just presolved the whole store, and has no basis yet.
    init(_ system: inout System, _ reduced: ReducedSystem) {
        structure = StatedStructure(of: system.store)
        members = system.aliases.membersWithoutOffsets()
        self.roles = ConstraintRoles(copying: system.roles)
        columns = FlatArray(copying: reduced.columns)
        breakpoints = FlatArray(copying: reduced.breakpoints)
        equations = EquationRows(copying: reduced.equations)
        tableau = Tableau(copying: reduced.tableau)
        constants = RightHandSides(&system, reduced)
    }

    /// Whether this is the template of what was stated.
    func isProgram(_ system: inout System) -> Bool { structure.isStated(in: system.store) }

    /// How many bytes are kept, without room to grow.
    var usedBytes: Int {
        structure.usedBytes + members.usedBytes + roles.usedBytes + columns.usedBytes + breakpoints.usedBytes
            + equations.usedBytes
            + tableau.usedBytes + constants.usedBytes
    }

    /// Brings a new reduced system to where presolve would bring it.
    ///
    /// - Parameters:
    ///   - aliases: Empty.
    ///   - roles: Empty.
    /// - Returns: `false` where the constants make another structure. Everything is to be made anew then.
    func fill(_ reduced: ReducedSystem, _ system: inout System) -> Bool {
        system.aliases.copy(members, system.store)
        guard constants.shiftMembers(&system) else { return false }
        reduced.breakpoints.copy(breakpoints)
        guard constants.placeBreakpoints(&reduced.breakpoints, &system) else { return false }
        reduced.columns.copy(columns)
        guard constants.placeBounds(&reduced.breakpoints, &system) else { return false }
        reduced.equations.copy(equations)
        reduced.tableau.copy(tableau)
        constants.setRows(&reduced.equations, &reduced.tableau, &system)
        system.roles.copy(self.roles)
        return true
    }
}
