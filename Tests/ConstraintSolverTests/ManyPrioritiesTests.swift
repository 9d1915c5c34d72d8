import ExactOptimum
import RandomSystems
import SeededRandom
import Testing

@testable import ConstraintSolver

/// Systems with more priorities than a handful are solved like any other.
@Suite struct ManyPrioritiesTests {
    /// Some dozens of constraints, nearly each with a priority of its own.
    static let recipes = [60, 200, 1000].map { count in
        Recipe(
            name: "\(count) priorities", variables: 12...30, constraints: 40...120, requiredShare: 15,
            priorities: (0..<count).map { 1 + 998 * Float($0) / Float(count) }, tieRanks: [0, 0, 0, 1, 2])
    }

    @Test(arguments: recipes)
    func randomSystemsAndEditsGiveTheSame(_ recipe: Recipe) {
        var (quickEdits, compared) = (0, 0)
        // Few systems keep their solution in these edits; some of those from 26 on do.
        for seed in OptimumTests.isFull ? 0..<400 : 26..<40 {
            let system = recipe.system(seed)
            var dice = SplitMix(seed: seed)
            let (quick, general) = (ConstraintSolver(), ConstraintSolver(policy: .careful))
            let (variables, ids) = system.install(in: quick)
            _ = system.install(in: general)
            for round in 0..<8 {
                for solver in [quick, general] { solver.solve() }
                for v in variables {
                    #expect(abs(quick.value(of: v) - general.value(of: v)) <= 1e-5, "seed \(seed), round \(round), \(v)")
                }
                #expect(ids.map(quick.isBroken) == ids.map(general.isBroken), "seed \(seed), round \(round)")
                edit(ids, [quick, general], &dice)
            }
            quickEdits += quick.statistics.constraintsTaken
            compared += variables.count
        }
        #expect(quickEdits > 0 && compared > 0, "\(quickEdits)")
    }

    /// Another constant, or a priority that was not there before.
    private func edit(_ ids: [ConstraintID], _ solvers: [ConstraintSolver], _ dice: inout SplitMix) {
        let id = dice.pick(ids)
        let (constant, priority) = (Double(dice.roll(-6...12)), Float(dice.roll(1...999)) + 0.25)
        let isConstant = dice.roll(0...1) == 0
        for solver in solvers {
            if isConstant { solver.setConstant(constant, of: id) } else { solver.setPriority(priority, of: id) }
        }
    }

    @Test(arguments: recipes)
    func editsGiveWhatAFreshSolverGives(_ recipe: Recipe) {
        for seed in 0..<(OptimumTests.isFull ? 200 : 5) {
            let system = recipe.system(seed)
            let (edited, fresh) = (ConstraintSolver(), ConstraintSolver())
            var detour = system
            for c in detour.constraints.indices where !detour.constraints[c].isRequired {
                detour.constraints[c].constant = detour.constraints[c].constant + Fraction(c % 3)
                detour.constraints[c].priority /= 2
            }
            let (variables, ids) = detour.install(in: edited)
            edited.solve()
            for (id, constraint) in zip(ids, system.constraints) {
                edited.setConstant(constraint.constant.double, of: id)
                edited.setPriority(constraint.priority, of: id)
            }
            let (sameVariables, _) = system.install(in: fresh)
            for solver in [edited, fresh] { solver.solve() }
            #expect(variables.map(edited.value) == sameVariables.map(fresh.value), "seed \(seed)")
        }
    }

    /// A column that is pulled about at many priorities goes where the highest wants it, whichever comes or goes.
    @Test func theHighestOfAThousandPrioritiesWins() {
        let system = StackSystem()
        let x = system.makeVariable()
        var order = Array(1...1000).map { Float($0) - 0.5 }
        var dice = SplitMix(seed: 1)
        for k in order.indices { order.swapAt(k, dice.roll(k...order.count - 1)) }
        let ids = order.map { ($0, system.add(1 * x, .equal, Double($0), at: $0)) }
        #expect(system.solve() == [] && system.quick.value(of: x) == 999.5)
        for (priority, id) in ids.sorted(by: { $0.0 > $1.0 }).prefix(100) {
            let work = system.work { system.remove(id) }
            #expect(work.componentsSolved == 0 && system.quick.value(of: x) == Double(priority) - 1)
        }
        #expect(system.solve() == [] && system.quick.statistics.componentsSolvedGenerally == 0)
    }

    /// Leaves in a row that hold on to their widths at as many priorities as there are: the weakest gives way, then the
    /// next.
    @Test func aRowOfAThousandPrioritiesIsSolvedByFastPricing() {
        let system = StackSystem()
        let row = system.makeView()
        let children = (0..<1000).map { _ in system.makeView() }
        system.stack(children, in: row, isVertical: false)
        for fixed in [row.x, row.y] { system.add(1 * fixed, .equal, 0) }
        system.add(1 * row.height, .equal, 20)
        for (k, child) in children.enumerated() { system.add(1 * child.width, .equal, 30, at: 1 + Float(k) * 0.75) }
        let width = system.add(1 * row.width, .equal, 38_035, at: 999)
        #expect(system.solve() == [])
        for step in 0..<4 {
            let work = system.work { system.setConstant(38_000 - 35 * Double(step), of: width) }
            #expect(work.componentsSolved == 0 && work.pivots <= 3 && work.columnsChecked < 3100)
            #expect(system.solve() == [])
        }
        #expect(system.quick.statistics.componentsSolvedGenerally == 0)
    }

    /// A tie that only seniority breaks leaves what does not hang together with it to fast pricing.
    @Test func aTieIsLeftToCarefulPricingAlone() {
        let system = StackSystem()
        let rows = (0..<60).map { k in
            let (a, b) = (system.makeVariable(lowerBound: 0), system.makeVariable(lowerBound: 0))
            system.add(a + b, .equal, 100)
            system.add(1 * a, .equal, 70, at: 500 + Float(k))
            return (a, system.add(1 * b, .equal, 60, at: k == 7 ? 507 : 400))
        }
        #expect(system.solve() == [])
        #expect(system.quick.statistics.componentsSolvedGenerally == 1)
        let quickly = system.work { for k in rows.indices where k != 7 { system.setConstant(50, of: rows[k].1) } }
        #expect(quickly.componentsSolved == 0 && quickly.componentsSolvedGenerally == 0)
        let again = system.work { system.setConstant(50, of: rows[7].1) }
        #expect(again.componentsSolvedGenerally == 1)
        #expect(system.solve() == [])
    }
}
