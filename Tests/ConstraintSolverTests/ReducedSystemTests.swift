import ExactOptimum
import RandomSystems
import SeededRandom
import Testing

@testable import ConstraintSolver

/// Fast pricing against careful pricing: the same values, by less work. Work is counted, so that a slower way shows
/// without a clock.
@Suite struct ReducedSystemTests {
    // MARK: Random systems

    @Test(arguments: Recipe.all)
    func randomSystemsAndEditsGiveTheSame(_ recipe: Recipe) {
        var quickEdits = 0
        for seed in 0..<(OptimumTests.isFull ? 1000 : 200) {
            var system = recipe.system(seed)
            var dice = SplitMix(seed: seed)
            let (quick, general) = (ConstraintSolver(), ConstraintSolver(policy: .careful))
            let (variables, ids) = system.install(in: quick)
            _ = system.install(in: general)
            for round in 0..<6 {
                quick.solve()
                general.solve()
                let size = system.constraints.reduce(1) { max($0, abs($1.constant.double)) }
                for v in variables {
                    #expect(abs(quick.value(of: v) - general.value(of: v)) <= 1e-6 * size, "seed \(seed), round \(round), \(v)")
                }
                #expect(ids.map(quick.isBroken) == ids.map(general.isBroken), "seed \(seed), round \(round)")
                edit(&system, ids, [quick, general], &dice)
            }
            quickEdits += quick.statistics.constraintsTaken
        }
        #expect(quickEdits > 10)
    }

    private func edit(
        _ system: inout RandomSystem, _ ids: [ConstraintID], _ solvers: [ConstraintSolver], _ dice: inout SplitMix
    ) {
        let k = dice.roll(0...ids.count - 1)
        if dice.roll(0...3) > 0 {
            system.constraints[k].constant = system.constraints[k].constant + Fraction(dice.roll(-3...3))
            for solver in solvers { solver.setConstant(system.constraints[k].constant.double, of: ids[k]) }
        } else {
            system.constraints[k].priority = dice.pick([1000, 750, 500, 250])
            for solver in solvers { solver.setPriority(system.constraints[k].priority, of: ids[k]) }
        }
    }

    // MARK: Trees of stacks

    /// A tree a tenth wider and higher than its leaves ask for, with the width of its root as a constraint to change.
    private func tree(levels: Int, fanOut: Int) -> (system: StackSystem, width: ConstraintID, natural: Double) {
        let system = StackSystem()
        let root = system.makeTree(levels: levels, fanOut: fanOut)
        system.add(1 * root.x, .equal, 0)
        system.add(1 * root.y, .equal, 0)
        system.add(1 * root.height, .equal, (1.1 * root.natural.height).rounded())
        let width = system.add(1 * root.width, .equal, (1.1 * root.natural.width).rounded(), at: 999)
        return (system, width, root.natural.width)
    }

    @Test(arguments: [(3, 4), (3, 8), (6, 2), (8, 2)])
    func aFirstLayoutPivotsOncePerStack(_ levels: Int, _ fanOut: Int) {
        let (system, _, _) = tree(levels: levels, fanOut: fanOut)
        #expect(system.solve() == [])
        let work = system.quick.statistics
        #expect(work.componentsSolvedGenerally == 0)
        #expect(work.pivots <= system.stacks * 5 / 4)
        #expect(work.columnsChecked <= 3 * system.leaves.count)
    }

    @Test func theWorkOfAFirstLayoutIsLinear() {
        let (small, large) = (tree(levels: 3, fanOut: 5).system, tree(levels: 3, fanOut: 10).system)
        #expect(small.solve() == [] && large.solve() == [])
        let growth = Double(large.quick.statistics.rowsTouched) / Double(small.quick.statistics.rowsTouched)
        #expect(growth < 1.6 * Double(large.leaves.count) / Double(small.leaves.count))
    }

    @Test func aResizeCompilesNothing() {
        let (system, width, natural) = tree(levels: 3, fanOut: 6)
        #expect(system.solve() == [])
        var pivots = 0
        for step in 0..<80 {
            let scale =
                step < 20
                ? 1.1 + 0.005 * Double(step) : step < 60 ? 1.2 - 0.0055 * Double(step - 20) : 0.98 + 0.005 * Double(step - 60)
            let work = system.work { system.setConstant((scale * natural).rounded(), of: width) }
            #expect(work.componentsSolved == 0 && work.columnsChecked < 200)
            pivots += work.pivots
            #expect(system.solve() == [], "step \(step)")
        }
        #expect(pivots < 80)
    }

    @Test func leavesThatGetOtherWidthsCompileNothing() {
        let (system, _, _) = tree(levels: 3, fanOut: 6)
        #expect(system.solve() == [])
        var dice = SplitMix(seed: 3)
        for step in 0..<100 {
            let (leaf, width) = (dice.roll(0...system.leaves.count - 1), Double(dice.roll(10...150)))
            let work = system.work {
                if step.isMultiple(of: 2) {
                    system.replaceWidth(of: leaf, by: width)
                } else {
                    system.setConstant(width, of: system.leaves[leaf].notWider)
                    system.setConstant(width, of: system.leaves[leaf].notNarrower)
                }
            }
            #expect(work.componentsSolved == 0 && work.pivots <= 4 && work.columnsChecked < 200)
            #expect(system.solve() == [], "step \(step)")
        }
    }

    @Test(arguments: [(2, 3), (3, 3), (4, 2)])
    func hiddenAndShownViewsGiveTheSame(_ levels: Int, _ fanOut: Int) {
        let (system, width, natural) = tree(levels: levels, fanOut: fanOut)
        #expect(system.solve() == [])
        var dice = SplitMix(seed: 5)
        for step in 0..<60 {
            let hidden = Set((0..<fanOut).filter { _ in dice.roll(0...2) == 0 })
            system.chain(dice.roll(0...system.stacks - 1), hiding: hidden)
            if step.isMultiple(of: 3) { system.setConstant((natural * 0.01 * Double(dice.roll(95...130))).rounded(), of: width) }
            #expect(system.solve() == [], "step \(step)")
        }
    }

    @Test func aHiddenViewTouchesItsComponentsOnly() {
        let system = StackSystem()
        for _ in 0..<10 {
            let row = system.makeTree(levels: 1, fanOut: 5, isVertical: false)
            for (variable, value) in [(row.x, 0.0), (row.y, 0), (row.width, 500), (row.height, 30)] {
                system.add(1 * variable, .equal, value)
            }
        }
        #expect(system.solve() == [])
        let work = system.work { system.chain(4, hiding: [2]) }
        #expect(work.componentsSolved <= 4)
        #expect(system.solve() == [])
    }

    // MARK: Rows and chains

    /// Three unknowns without cost in three equations have no chain to leave by: careful pricing decides.
    @Test func unknownsInThreeEquationsEachAreFound() {
        let solver = ConstraintSolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.require(1 * x + y + z, .equal, 6)
        solver.require(1 * x - y + 2 * z, .equal, 5)
        solver.require(2 * x + y - z, .equal, 1)
        #expect(solver.solved([x, y, z]) == [1, 2, 3])
        #expect(solver.statistics.componentsSolvedGenerally == 1)
    }

    /// Variables that no constraint names are 0 (Notes/specification/auto-layout.md 11.4) and cost no careful pricing;
    /// they can be named later.
    @Test func variablesThatNothingNamesAreNotPriced() {
        let solver = ConstraintSolver(cache: TemplateCache())
        let (named, first, second) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.require(1 * named, .equal, 3)
        #expect(solver.solved([named, first, second]) == [3, 0, 0])
        #expect(solver.statistics.unnamedVariablesSettled == 2 && solver.statistics.componentsSolvedGenerally == 0)
        let equation = solver.require(1 * first, .equal, 7)
        #expect(solver.solved([named, first, second]) == [3, 7, 0])
        solver.removeConstraint(equation)
        #expect(solver.solved([named, first, second]) == [3, 0, 0])
    }

    @Test func chainsAreClassesOnly() {
        let system = StackSystem()
        let width = system.makeVariable()
        var last = system.makeVariable()
        system.add(1 * last, .equal, 0)
        let edited = system.add(1 * width, .equal, 30, at: 999)
        for _ in 0..<1000 {
            let next = system.makeVariable()
            system.add(next - last - width, .equal, 8)
            last = next
        }
        #expect(system.solve() == [] && system.quick.value(of: last) == 38_000)
        let work = system.work { system.setConstant(31, of: edited) }
        #expect(work.componentsSolved == 0 && work.pivots == 0 && work.rowsTouched == 0)
        #expect(system.solve() == [] && system.quick.statistics.pivots == 0)
    }

    @Test(arguments: [true, false])
    func evenlySpacedRowsTakeOnePivot(_ isSizedEqually: Bool) {
        let system = StackSystem()
        let count = 200
        let total = system.makeVariable(lowerBound: 0)
        let gap = system.makeVariable(lowerBound: 8)
        let edited = system.add(1 * total, .equal, 20_000, at: 999)
        var end = system.makeVariable()
        system.add(1 * end, .equal, 0)
        var widths: [Variable] = []
        for k in 0..<count {
            let (width, next) = (system.makeVariable(lowerBound: 0), system.makeVariable())
            system.add(1 * width, .lessThanOrEqual, 40 + Double(k % 7), at: 250)
            system.add(1 * width, .greaterThanOrEqual, 40 + Double(k % 7), at: 750)
            system.add(k == 0 ? next - end - width : next - end - width - gap, .equal, 0)
            if isSizedEqually, let first = widths.first { system.add(width - first, .equal, 0) }
            widths.append(width)
            end = next
        }
        system.add(end - total, .equal, 0)
        if isSizedEqually { system.add(1 * gap, .equal, 8) }
        #expect(system.solve() == [])
        #expect(system.quick.statistics.pivots <= 1 && system.quick.statistics.componentsSolvedGenerally == 0)
        for step in 1...20 {
            let work = system.work { system.setConstant(20_000 + 7 * Double(step), of: edited) }
            #expect(work.componentsSolved == 0 && work.pivots == 0)
            #expect(system.solve() == [])
        }
    }
}
