import ConstraintSolver

/// Constraints whose coefficients differ so much that the solver bounds the large ones and drops the small ones. If the
/// solution violates such a constraint as it is stated, that is reported.
extension LayoutEngine {
    /// The terms of a constraint before the solver bounded them.
    struct FarTerms {
        let terms: [Term]
        /// Whether it was reported that the values violate the constraint.
        var isTold = false
    }

    /// Whether the coefficients of a constraint with a multiplier may differ that much: the solver takes coefficients
    /// up to 1e9, and those from 1e-9 of the largest one. Centres halve a multiplier.
    @inline(__always)
    static func isFar(_ multiplier: Double) -> Bool {
        let size = abs(multiplier)
        return size > 1e8 || size < 1e-8 && size > 0
    }

    /// Notes the terms of the constraint that was lowered last.
    @inline(never)
    func noteFarTerms(of id: ConstraintID) { farTerms[id] = FarTerms(terms: lowered.terms.withElements { Array($0) }) }

    /// Diagnostics for the constraints that the present values violate, in the order of their installation, except for
    /// those that the solver reported. Each is reported once as long as it is violated.
    func missedFarConstraints(besides conflicts: [ConstraintSolver.Conflict]) -> [LayoutDiagnostic] {
        let told = Set(conflicts.flatMap(\.constraints))
        var found: [LayoutDiagnostic] = []
        for index in constraints.indices where constraints[index].isLive {
            let id = constraints[index].solverID
            guard let far = farTerms[id] else { continue }
            let isMissed = isMissed(Int32(index), far.terms)
            if isMissed, !far.isTold, !told.contains(id), !solver.isBroken(id) { found += imprecision(of: Int32(index)) }
            farTerms[id]?.isTold = isMissed
        }
        return found
    }

    private func imprecision(of index: Int32) -> [LayoutDiagnostic] {
        let participant = LayoutDiagnostic.Participant.constraint(constraints[index].stated.source.constraint)
        if isTold?(participant) == true { return [] }
        return [LayoutDiagnostic(kind: .imprecise, participants: [participant], broken: participant)]
    }

    /// Whether values violate a required constraint by more than a millionth of its largest term, and by more than a
    /// thousandth of a point.
    private func isMissed(_ index: Int32, _ terms: [Term]) -> Bool {
        let record = constraints[index]
        let statement = record.stated.statement
        guard statement.priority >= 1000 else { return false }
        let constant = record.constant(statement.constant)
        let parts = terms.map { $0.coefficient * solver.value(of: $0.variable) } + [-constant]
        let (excess, size) = (parts.reduce(0, +), parts.reduce(0) { max($0, abs($1)) })
        let violation =
            switch statement.relation {
            case .equal: abs(excess)
            case .lessThanOrEqual: excess
            case .greaterThanOrEqual: -excess
            }
        return violation > max(1e-3, 1e-6 * size)
    }
}
