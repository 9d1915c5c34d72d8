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
    static func isKept(of store: borrowing ConstraintStore) -> Bool {
        store.constraints.count <= mostConstraints && store.variables.count <= 4 * mostConstraints
            && store.terms.count <= 8 * mostConstraints
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
        of store: borrowing ConstraintStore, _ reduction: Reduction, _ aliases: borrowing Aliases,
        _ forms: borrowing ConstraintForms
    ) {
        structure = StatedStructure(of: store)
        members = aliases.membersWithoutOffsets()
        self.forms = ConstraintForms(copying: forms)
        columns = FlatArray(copying: reduction.columns)
        corners = FlatArray(copying: reduction.corners)
        sums = SumRows(copying: reduction.sums)
        tableau = Tableau(copying: reduction.tableau)
        constants = ConstantProgram(of: store, reduction, aliases, forms)
    }

    /// Whether this is the program of what was stated.
    func isProgram(of store: borrowing ConstraintStore) -> Bool { structure.isStated(in: store) }

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
        _ reduction: Reduction, _ store: borrowing ConstraintStore, _ aliases: inout Aliases, _ forms: inout ConstraintForms
    ) -> Bool {
        aliases.copy(members, store)
        guard constants.shiftMembers(&aliases, store) else { return false }
        reduction.corners.copy(corners)
        guard constants.placeCorners(&reduction.corners, store, aliases) else { return false }
        reduction.columns.copy(columns)
        guard constants.placeBounds(&reduction.corners, store, aliases) else { return false }
        reduction.sums.copy(sums)
        reduction.tableau.copy(tableau)
        constants.setRows(&reduction.sums, &reduction.tableau, store, aliases)
        forms.copy(self.forms)
        return true
    }
}
