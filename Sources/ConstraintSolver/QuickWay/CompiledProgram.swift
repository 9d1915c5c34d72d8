/// A system that was compiled before, without its constants: a solver that is told the same structure again fills its own constants in
/// instead of compiling.
///
/// What it fills in is what compiling would have come to, to the last bit: the same numbers are added up and divided in the same order.
/// Where another constant makes another structure (an equation of constants that does not hold, bounds that come to coincide),
/// ``fill(_:_:_:_:)`` says so, and the solver compiles.
final class CompiledProgram: Sendable {
    /// How many constraints a system may have to be kept, and four times as many variables, and eight times as many terms.
    static let mostConstraints = 1024

    /// Whether a system is so small that its program is kept.
    static func isKept(_ system: inout System) -> Bool {
        system.store.constraints.count <= mostConstraints && system.store.variables.count <= 4 * mostConstraints
            && system.store.terms.count <= 8 * mostConstraints
    }

    private let structure: StatedStructure
    private let members: FlatArray<Aliases.Member>
    private let forms: ConstraintForms
    private let columns: FlatArray<Reduction.Column>
    private let corners: FlatArray<Reduction.Corner>
    private let sums: SumRows
    private let tableau: Tableau
    private let constants: ConstantProgram

    /// - Parameter reduction: One that just compiled the whole store, and has no basis yet.
    init(
        _ system: inout System, _ reduction: Reduction
    ) {
        structure = StatedStructure(of: system.store)
        members = system.aliases.membersWithoutOffsets()
        self.forms = ConstraintForms(copying: system.forms)
        columns = FlatArray(copying: reduction.columns)
        corners = FlatArray(copying: reduction.corners)
        sums = SumRows(copying: reduction.sums)
        tableau = Tableau(copying: reduction.tableau)
        constants = ConstantProgram(&system, reduction)
    }

    /// Whether this is the program of what was stated.
    func isProgram(_ system: inout System) -> Bool { structure.isStated(in: system.store) }

    /// How many bytes are kept, without room to grow.
    var usedBytes: Int {
        structure.usedBytes + members.usedBytes + forms.usedBytes + columns.usedBytes + corners.usedBytes + sums.usedBytes
            + tableau.usedBytes + constants.usedBytes
    }

    /// Brings a new reduction where compiling and forming groups would bring it.
    ///
    /// - Parameters:
    ///   - aliases: Empty.
    ///   - forms: Empty.
    /// - Returns: `false` where the constants make another structure. Everything is to be made anew then.
    func fill(
        _ reduction: Reduction, _ system: inout System
    ) -> Bool {
        system.aliases.copy(members, system.store)
        guard constants.shiftMembers(&system) else { return false }
        reduction.corners.copy(corners)
        guard constants.placeCorners(&reduction.corners, &system) else { return false }
        reduction.columns.copy(columns)
        guard constants.placeBounds(&reduction.corners, &system) else { return false }
        reduction.sums.copy(sums)
        reduction.tableau.copy(tableau)
        constants.setRows(&reduction.sums, &reduction.tableau, &system)
        system.forms.copy(self.forms)
        return true
    }
}
