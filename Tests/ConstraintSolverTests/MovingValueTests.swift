import ExactOptimum
import RandomSystems
import SeededRandom
import Testing

@testable import ConstraintSolver

/// Given values that change from solution to solution: the answers of fixed ones, for the work of an edit.
///
/// With `CAIRN_FULL` in the environment 500 systems of each kind are tried, else 25.
@Suite struct MovingValueTests {
    // MARK: The same answers

    @Test(arguments: Recipe.all)
    func valuesThatMoveGiveTheSameAsFixedOnes(_ recipe: Recipe) {
        var held = 0
        for seed in 0..<(OptimumTests.isFull ? 500 : 25) {
            let system = recipe.system(seed)
            var dice = SplitMix(seed: seed)
            let (moving, fixed) = (ConstraintSolver(), ConstraintSolver())
            let (variables, ids) = system.install(in: moving)
            _ = system.install(in: fixed)
            let given = Array(variables.prefix(max(1, variables.count / 3)))
            for round in 0..<8 {
                for v in given where dice.roll(0...3) > 0 {
                    let value = Double(dice.roll(round == 5 ? -2...0 : 0...8))
                    moving.move(v, to: value)
                    fixed.fix(v, at: value)
                }
                if round == 6 { [moving, fixed].forEach { $0.unfix(given[0]) } }
                if round > 2 { exchange(system, ids, moving, fixed, &dice) }
                moving.solve()
                fixed.solve()
                #if DEBUG
                    moving._checkInvariants()
                #endif
                held = max(held, moving.moving.count)
                compare(moving, fixed, variables, ids, "seed \(seed), round \(round)", system)
            }
        }
        #expect(held > 0)
    }

    /// Gives one constraint another constant.
    private func exchange(
        _ system: RandomSystem, _ ids: [ConstraintID], _ moving: ConstraintSolver, _ fixed: ConstraintSolver,
        _ dice: inout SplitMix
    ) {
        let k = dice.roll(0...ids.count - 1)
        let constant = system.constraints[k].constant.double + Double(dice.roll(-2...2))
        for solver in [moving, fixed] { solver.setConstant(constant, of: ids[k]) }
    }

    private func compare(
        _ moving: ConstraintSolver, _ fixed: ConstraintSolver, _ variables: [Variable], _ ids: [ConstraintID], _ place: String,
        _ system: RandomSystem
    ) {
        let size = system.constraints.reduce(8) { max($0, abs($1.constant.double)) }
        for v in variables {
            #expect(abs(moving.value(of: v) - fixed.value(of: v)) <= 1e-6 * size, "\(place), \(v)")
            #expect(moving.isDetermined(v) == fixed.isDetermined(v), "\(place), \(v)")
        }
        #expect(ids.map(moving.isBroken) == ids.map(fixed.isBroken), "\(place)")
        let (told, expected) = (moving.takeConflicts(), fixed.takeConflicts())
        #expect(told.map(\.constraints) == expected.map(\.constraints), "\(place)")
        #expect(told.map(\.broken) == expected.map(\.broken), "\(place)")
        let (one, other) = (moving.influence(on: [variables[0]]), fixed.influence(on: [variables[0]]))
        #expect(one.constraints == other.constraints && one.fixedVariables == other.fixedVariables, "\(place)")
    }

    // MARK: The work of an edit

    /// A tree of stacks in a root of given size.
    private func tree() -> (system: StackSystem, root: StackSystem.View) {
        let system = StackSystem()
        let root = system.makeTree(levels: 2, fanOut: 5)
        for v in [root.x, root.y] { system.quick.move(v, to: 0) }
        system.quick.move(root.width, to: (1.1 * root.natural.width).rounded())
        system.quick.move(root.height, to: (1.1 * root.natural.height).rounded())
        system.quick.solve()
        return (system, root)
    }

    @Test func fromTheSecondChangeOnAGivenWidthStatesNothingAgain() {
        let (system, root) = tree()
        let solver = system.quick
        for step in 1...12 {
            let before = solver.statistics
            solver.move(root.width, to: (1.1 * root.natural.width).rounded() + Double(3 * step))
            solver.solve()
            let after = solver.statistics
            #expect(solver.value(of: root.width) == (1.1 * root.natural.width).rounded() + Double(3 * step))
            #expect((after.constraintsPatched > before.constraintsPatched) == (step <= 2))
            #expect(after.componentsSolved == before.componentsSolved && after.constraintsRead == before.constraintsRead)
        }
        #expect(solver.moving.count == 1)
    }

    @Test func aRequiredNumberThatChangesStatesNothingAgainEither() {
        let solver = ConstraintSolver()
        let chain = (0..<50).map { _ in (x: solver.makeVariable(), width: solver.makeVariable(lowerBound: 0)) }
        let width = solver.addConstraint(on: chain[0].width, .equal, 30)
        _ = solver.addConstraint(on: chain[0].x, .equal, 0)
        for (before, after) in zip(chain, chain.dropFirst()) {
            _ = solver.addConstraint([Term(after.x, 1), Term(before.x, -1), Term(before.width, -1)], .equal, 8)
            _ = solver.addConstraint([Term(after.width, 1), Term(before.width, -1)], .equal, 0)
        }
        solver.solve()
        for step in 1...5 {
            let before = solver.statistics
            solver.setConstant(30 + Double(step), of: width)
            solver.solve()
            #expect(solver.value(of: chain[49].x) == 49 * Double(38 + step))
            let after = solver.statistics
            let isFirst = after.constraintsPatched > before.constraintsPatched || after.constraintsRead > before.constraintsRead
            #expect(isFirst == (step == 1))
        }
        solver.setPriority(500, of: width)
        _ = solver.addConstraint(on: chain[3].width, .equal, 12)
        solver.solve()
        #expect(solver.value(of: chain[49].width) == 12 && solver.takeConflicts().isEmpty)
    }

    @Test func aConflictWithAGivenValueNamesTheConstraintsOnly() {
        let solver = ConstraintSolver()
        let (width, part) = (solver.makeVariable(lowerBound: 0), solver.makeVariable(lowerBound: 0))
        let whole = solver.addConstraint([Term(part, 1), Term(width, -1)], .equal, 0)
        for value in [10.0, 20, 30, 40] {
            solver.move(width, to: value)
            solver.solve()
            #expect(solver.value(of: part) == value)
        }
        let narrow = solver.addConstraint(on: part, .lessThanOrEqual, 35)
        solver.solve()
        #expect(solver.takeConflicts().map(\.constraints) == [[whole, narrow]])
        #expect(solver.isBroken(narrow) && solver.value(of: part) == 40 && solver.moving.count == 0)
        solver.move(width, to: 25)
        solver.solve()
        #expect(!solver.isBroken(narrow) && solver.value(of: part) == 25)
    }
}
