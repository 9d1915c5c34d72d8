import SeededRandom
import Testing

@testable import ConstraintSolver

/// Positions that stand in more than two rows, because inequalities keep views apart that equations place.
@Suite struct LoopTests {
    // MARK: Equal gaps

    /// A row of views with equal gaps, each gap a guide between two views and no narrower than the spacing, as stack
    /// views state it.
    private struct SpacedRow {
        let system = StackSystem()
        let total: Variable
        var views: [(x: Variable, width: Variable)] = []
        var isNotCloser: [ConstraintID] = []

        init(count: Int, gapPriority: (Int) -> Float) {
            total = system.makeVariable()
            system.fix(total, at: 60 * Double(count))
            for k in 0..<count {
                let (x, width) = (system.makeVariable(), system.makeVariable(lowerBound: 0))
                views.append((x, width))
                system.add(1 * width, .lessThanOrEqual, 30 + Double(k % 7), at: 250)
                system.add(1 * width, .greaterThanOrEqual, 30 + Double(k % 7), at: 750)
            }
            system.add(1 * views[0].x, .equal, 0)
            system.add(views[count - 1].x + views[count - 1].width - total, .equal, 0)
            for k in 1..<count {
                isNotCloser.append(
                    system.add(views[k].x - views[k - 1].x - views[k - 1].width, .greaterThanOrEqual, 8))
            }
            var first: Variable?
            for k in 1..<count {
                let (x, width) = (system.makeVariable(), system.makeVariable(lowerBound: 0))
                system.add(x - views[k - 1].x - views[k - 1].width, .equal, 0)
                system.add(x + width - views[k].x, .equal, 0)
                if let first { system.add(width - first, .equal, 0, at: gapPriority(k)) }
                first = first ?? width
            }
        }
    }

    @Test(arguments: [3, 20, 100])
    func aRowWithEqualGapsStaysOnFastPricing(_ count: Int) {
        let row = SpacedRow(count: count) { _ in 1000 }
        #expect(row.system.solve() == [])
        #expect(row.system.quick.statistics.componentsSolvedGenerally == 0)
        #expect(row.system.quick.statistics.rowsTouched <= 20 * count)
        for step in 1...20 {
            let width = (60 + 0.75 * Double(step.isMultiple(of: 2) ? step : -step)) * Double(count)
            let work = row.system.work {
                for solver in [row.system.quick, row.system.general] { solver.move(row.total, to: width) }
            }
            #expect(work.componentsSolvedGenerally == 0 && work.pivots <= 2 && work.rowsTouched <= 20 * count)
            if step > 3 { #expect(work.componentsSolved == 0 && work.pivots == 0 && work.rowsTouched == 0) }
            #expect(row.system.solve() == [], "step \(step)")
        }
    }

    /// Equal gaps that are asked for one below the other, from 150 on, and never below 50.
    @Test(arguments: [5, 60, 300])
    func gapsOfFallingPrioritiesStayOnFastPricing(_ count: Int) {
        let row = SpacedRow(count: count) { Float(max(151 - $0, 50)) }
        row.system.quick.solve()
        if count < 100 { #expect(row.system.solve() == []) }
        #expect(row.system.quick.statistics.componentsSolvedGenerally == 0)
        let gap = row.system.quick.value(of: row.views[1].x) - row.system.quick.value(of: row.views[0].width)
        let free = 60 * count - (0..<count).reduce(0) { $0 + 30 + $1 % 7 }
        #expect(abs(gap - Double(free) / Double(count - 1)) < 1e-9)
    }

    @Test func edgesThatComeAndGoGiveTheSame() {
        let row = SpacedRow(count: 12) { _ in 1000 }
        var dice = SplitMix(seed: 4)
        var extra: [ConstraintID] = []
        #expect(row.system.solve() == [])
        for step in 0..<80 {
            switch dice.roll(0...4) {
            case 0: row.system.setConstant(Double(dice.roll(0...20)), of: dice.pick(row.isNotCloser))
            case 1: row.system.fix(row.total, at: Double(dice.roll(500...900)))
            case 2 where !extra.isEmpty: row.system.remove(extra.removeLast())
            default:
                let (a, b) = (dice.roll(0...11), dice.roll(0...11))
                guard a < b else { continue }
                extra.append(
                    row.system.add(
                        row.views[b].x - row.views[a].x, dice.pick([.greaterThanOrEqual, .lessThanOrEqual, .equal]),
                        Double((b - a) * dice.roll(30...80)), at: Float(dice.pick([1000, 600, 400]) - extra.count)))
                if extra.count > 6 { row.system.remove(extra.removeFirst()) }
            }
            #expect(row.system.solve() == [], "step \(step)")
            for id in extra { #expect(row.system.quick.isBroken(id) == row.system.general.isBroken(id)) }
        }
    }

    // MARK: Random systems of loops

    /// Positions in a line, each a random distance of sizes beyond an earlier one, with inequalities and wishes between
    /// any two.
    private func randomLoops(_ dice: inout SplitMix) -> (StackSystem, ids: [ConstraintID]) {
        let system = StackSystem()
        var ids: [ConstraintID] = []
        let sizes = (0..<dice.roll(3...8)).map { k in
            let size = system.makeVariable(lowerBound: 0)
            ids.append(system.add(1 * size, .equal, Double(dice.roll(10...60)), at: 300 + Float(k)))
            return size
        }
        var positions = [system.makeVariable()]
        system.fix(positions[0], at: 0)
        for _ in 0..<dice.roll(3...10) {
            let (next, last, scale) = (system.makeVariable(), dice.pick(positions), dice.pick([1.0, 1, 1, 0.5, 2]))
            ids.append(
                system.add(next - last - scale * dice.pick(sizes) - dice.pick(sizes), .equal, Double(dice.roll(0...9))))
            positions.append(next)
        }
        for k in 0..<dice.roll(2...12) {
            let relation: Relation = dice.pick([.greaterThanOrEqual, .lessThanOrEqual, .equal])
            let wish = dice.pick(positions) - dice.pick(positions) - dice.pick(sizes)
            ids.append(system.add(wish, relation, Double(dice.roll(-50...50)), at: dice.roll(0...4) == 0 ? 1000 : 700 - Float(k)))
        }
        return (system, ids)
    }

    @Test func randomLoopsAndEditsGiveTheSame() {
        var general = 0
        let seeds = OptimumTests.isFull ? 20_000 : 60
        for seed in 0..<seeds {
            var dice = SplitMix(seed: seed)
            let (system, ids) = randomLoops(&dice)
            for step in 0..<5 {
                #expect(system.solve() == [], "seed \(seed), step \(step)")
                #expect(ids.map(system.quick.isBroken) == ids.map(system.general.isBroken), "seed \(seed), step \(step)")
                let id = dice.pick(ids)
                if dice.roll(0...3) == 0 {
                    system.setPriority(Float(dice.roll(500...900)), of: id)
                } else {
                    system.setConstant(Double(dice.roll(-60...60)), of: id)
                }
            }
            general += system.quick.statistics.componentsSolvedGenerally > 0 ? 1 : 0
        }
        #expect(general < seeds / 2)
    }
}
