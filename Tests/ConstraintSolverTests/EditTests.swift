import ExactOptimum
import RandomSystems
import SeededRandom
import Testing

@testable import ConstraintSolver

/// Long sequences of random edits on one solver.
@Suite struct EditTests {
    /// A solver and the same system as plain data, edited together.
    private struct Session {
        let solver = ConstraintSolver()
        var variables: [Variable] = []
        var fixed: [Double?] = []
        var installed: [(id: ConstraintID, constraint: RandomSystem.Constraint)] = []
        var dice: SplitMix

        init(seed: Int, size: Int) {
            dice = SplitMix(seed: seed)
            variables = (0..<size).map { _ in solver.makeVariable() }
            fixed = variables.map { _ in nil }
        }

        mutating func edit() {
            switch dice.roll(0...9) {
            case 0...3: add()
            case 4...5: remove()
            case 6: setConstant()
            case 7: setPriority()
            case 8: fix()
            default: unfix()
            }
        }

        private mutating func add() {
            let terms = (0..<dice.roll(1...3)).map { _ in
                (variable: dice.roll(0...variables.count - 1), coefficient: dice.pick([Fraction(1), 1, -1, 2]))
            }
            let constraint = RandomSystem.Constraint(
                terms: terms, relation: dice.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
                constant: Fraction(dice.roll(-9...9)), priority: dice.pick([1000, 1000, 750, 250]))
            installed.append((constraint.install(in: solver, variables), constraint))
        }

        private mutating func remove() {
            guard !installed.isEmpty else { return }
            solver.removeConstraint(installed.remove(at: dice.roll(0...installed.count - 1)).id)
        }

        private mutating func setConstant() {
            guard !installed.isEmpty else { return }
            let k = dice.roll(0...installed.count - 1)
            installed[k].constraint.constant = Fraction(dice.roll(-9...9))
            solver.setConstant(installed[k].constraint.constant.double, of: installed[k].id)
        }

        private mutating func setPriority() {
            guard !installed.isEmpty else { return }
            let k = dice.roll(0...installed.count - 1)
            installed[k].constraint.priority = dice.pick([1000, 750, 500])
            solver.setPriority(installed[k].constraint.priority, of: installed[k].id)
        }

        private mutating func fix() {
            let v = dice.roll(0...variables.count - 1)
            fixed[v] = Double(dice.roll(-5...5))
            solver.fix(variables[v], at: fixed[v]!)
        }

        private mutating func unfix() {
            let v = dice.roll(0...variables.count - 1)
            fixed[v] = nil
            solver.unfix(variables[v])
        }

        /// The values that a new solver gives.
        func freshValues() -> [Double] {
            let fresh = ConstraintSolver()
            let copies = variables.map { _ in fresh.makeVariable() }
            for (copy, value) in zip(copies, fixed) { value.map { fresh.fix(copy, at: $0) } }
            for (_, constraint) in installed { constraint.install(in: fresh, copies) }
            fresh.solve()
            return copies.map(fresh.value)
        }
    }

    @Test(arguments: 0..<8)
    func anEditedSolverAgreesWithAFreshOne(_ seed: Int) {
        var session = Session(seed: seed, size: 4 + seed)
        for round in 0..<60 {
            for _ in 0..<session.dice.roll(1...3) { session.edit() }
            session.solver.solve()
            #if DEBUG
                session.solver._checkInvariants()
            #endif
            #expect(session.variables.map(session.solver.value) == session.freshValues(), "round \(round)")
        }
    }

    /// Indices of variables that were removed before the first solution are used again after it.
    @Test(arguments: 1...4, 1...4)
    func variablesRemovedBeforeTheFirstSolution(_ kept: Int, _ removed: Int) {
        let solver = ConstraintSolver(cache: TemplateCache())
        let stay = (0..<kept).map { _ in solver.makeVariable() }
        let leave = (0..<removed).map { _ in solver.makeVariable() }
        let wishes = stay.map { solver.prefer(1 * $0, .equal, 5, at: 500) }
        let gone = leave.map { solver.require($0, .equal, 3) }
        for id in gone { solver.removeConstraint(id) }
        for variable in leave { solver.removeVariable(variable) }
        solver.solve()
        let new = (0..<removed).map { _ in solver.makeVariable() }
        let ties = new.map { solver.prefer(1 * $0, .equal, 6, at: 400) }
        solver.solve()
        solver._checkInvariants()
        #expect(stay.allSatisfy { solver.value(of: $0) == 5 } && new.allSatisfy { solver.value(of: $0) == 6 })
        for id in wishes { solver.setConstant(7, of: id) }
        solver.solve()
        solver._checkInvariants()
        #expect(stay.allSatisfy { solver.value(of: $0) == 7 } && new.allSatisfy { solver.value(of: $0) == 6 })
        for id in ties + wishes { solver.removeConstraint(id) }
        for variable in new + stay { solver.removeVariable(variable) }
        solver.solve()
        solver._checkInvariants()
    }
}
