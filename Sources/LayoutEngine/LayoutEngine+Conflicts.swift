import ConstraintSolver

/// The participants of conflicts. The solver knows given values only as numbers; if they take part in a conflict, the
/// set is computed again with the givens as constraints among the others.
extension LayoutEngine {
    func participant(_ id: ConstraintID, _ origins: Origins) -> LayoutDiagnostic.Participant {
        switch origins[id] {
        case .constraint(let index): .constraint(constraints[index].stated.source.constraint)
        case .contentSize(let index, let axis): .contentSize(item(of: index), axis)
        case .given(let index, let part): participant(given: part, of: index)
        case .none: preconditionFailure("the solver named a constraint the engine did not install")
        }
    }

    private func participant(given part: LayoutPart, of index: Int32) -> LayoutDiagnostic.Participant {
        .constraint(item(of: index).layoutGivenSource(part) ?? item(of: index))
    }

    /// The diagnostic of a conflict; `nil` if it was reported before.
    func diagnostic(_ conflict: ConstraintSolver.Conflict, _ origins: Origins) -> LayoutDiagnostic? {
        if case .constraint(let index) = origins[conflict.broken], loweredBroken.contains(index) { return nil }
        let broken = participant(conflict.broken, origins)
        if isTold?(broken) == true { return nil }
        if conflict.cause == .imprecision { return LayoutDiagnostic(kind: .imprecise, participants: [broken], broken: broken) }
        let (participants, isMinimal) = participants(of: conflict, origins)
        return LayoutDiagnostic(kind: .unsatisfiable, participants: participants, isMinimal: isMinimal, broken: broken)
    }

    /// The members of a conflict, with the givens that it needs, and whether each of them is known to be needed. If
    /// that is not known of the members, all givens that they depend on are named.
    private func participants(
        of conflict: ConstraintSolver.Conflict, _ origins: Origins
    ) -> (members: [LayoutDiagnostic.Participant], isMinimal: Bool) {
        var withGivens = ConflictWithGivens(engine: self)
        for id in conflict.constraints { withGivens.state(id) }
        let found = conflict.isMinimal ? withGivens.minimalConflict : (withGivens.members, false)
        guard let found else { return (conflict.constraints.map { participant($0, origins) }, true) }
        let members = found.members.map { member in
            switch member {
            case .given(let index, let part): participant(given: part, of: index)
            case .constraint(let id): participant(id, origins)
            }
        }
        return (members, found.isMinimal)
    }
}

/// A conflict stated to a separate solver, with given values as required equations.
@MainActor
private struct ConflictWithGivens {
    enum Member {
        case given(Int32, LayoutPart)
        case constraint(ConstraintID)
    }

    let engine: LayoutEngine
    private let solver: ConstraintSolver
    private var variables: [Int32: Variable] = [:]
    private var givens: [(terms: [Term], constant: Double, member: Member)] = []
    private var conflict: [(terms: [Term], statement: ConstraintSolver.Statement, member: Member)] = []

    init(engine: LayoutEngine) {
        self.engine = engine
        solver = ConstraintSolver(explanationBudget: engine.solver.explanationBudget)
    }

    /// The givens that can be named, and after them the constraints.
    var members: [Member] { givens.map(\.member) + conflict.map(\.member) }

    /// Adds a member of the conflict, and the givens that it depends on.
    mutating func state(_ id: ConstraintID) {
        let statement = engine.solver.statement(of: id)
        let terms = statement.terms.map { Term(variable(for: $0.variable), $0.coefficient) }
        conflict.append((terms, statement, .constraint(id)))
    }

    /// The smallest set that contradicts itself, givens first, and whether it is known to be the smallest; `nil` if no
    /// given can be named, or rounding makes the contradiction vanish.
    var minimalConflict: (members: [Member], isMinimal: Bool)? {
        guard !givens.isEmpty else { return nil }
        var members: [ConstraintID: Member] = [:]
        for given in givens { members[solver.addConstraint(given.terms, .equal, given.constant)] = given.member }
        for stated in conflict {
            members[solver.addConstraint(stated.terms, stated.statement.relation, stated.statement.constant)] = stated.member
        }
        solver.solve()
        return solver.takeConflicts().first.map { ($0.constraints.compactMap { members[$0] }, $0.isMinimal) }
    }

    private mutating func variable(for original: Variable) -> Variable {
        if let known = variables[original.index] { return known }
        let made = makeVariable(for: original)
        variables[original.index] = made
        return made
    }

    private mutating func makeVariable(for original: Variable) -> Variable {
        guard let (index, part) = engine.meaning(of: original) else {
            return fixedVariable(at: engine.solver.value(of: original))
        }
        let record = engine.records[index]
        guard let given = record.givens[part] else { return solver.makeVariable(lowerBound: part.isSize ? 0 : -.infinity) }
        if record.givenEquations.contains(where: { $0.part == part }) {
            return solver.makeVariable(lowerBound: part.isSize ? 0 : -.infinity)
        }
        guard record.details?.replacedGivens == nil, engine.item(of: index).layoutGivenSource(part) != nil else {
            return fixedVariable(at: engine.solver.value(of: original))
        }
        let made = solver.makeVariable()
        state(given, part, of: index, as: made)
        return made
    }

    private func fixedVariable(at value: Double) -> Variable {
        let made = solver.makeVariable()
        solver.fix(made, at: value)
        return made
    }

    private mutating func state(_ given: LayoutGiven, _ part: LayoutPart, of index: Int32, as made: Variable) {
        let container = engine.records[index].container
        var terms = [Term(made, 1)]
        var constant = given.constant
        if engine.item(of: index).layoutStatesNumbers {
            constant = engine.solver.value(of: engine.records[index].variable(part))
        } else if given.factor != 0, container >= 0 {
            let record = engine.records[container]
            terms.append(Term(variable(for: record.variable(.size(part.axis))), -given.factor))
            constant += given.factor * record.insetSum(part.axis)
        }
        givens.append((terms, constant, .given(index, part)))
    }
}

extension LayoutEngine {
    /// The item and the part of its rectangle that a variable represents; `nil` for margins and baselines.
    func meaning(of variable: Variable) -> (record: Int32, part: LayoutPart)? {
        guard Int(variable.index) < recordOfVariable.count, recordOfVariable[variable.index] >= 0 else { return nil }
        let index = recordOfVariable[variable.index]
        return LayoutPart.allCases.first { records[index].variable($0) == variable }.map { (index, $0) }
    }
}
