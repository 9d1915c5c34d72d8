import Testing

@testable import ConstraintSolver

/// The work and the memory of first layouts, by the solver's own counters.
@Suite struct FirstLayoutTests {
    private let solver = ConstraintSolver(cache: TemplateCache())
    private var constraints: Int { solver.system.store.liveConstraints }

    /// A tree of stacks, of which only the quick solver solves.
    private func tree(levels: Int, fanOut: Int) -> StackSystem {
        let system = StackSystem()
        let root = system.makeTree(levels: levels, fanOut: fanOut)
        for position in [root.x, root.y] { system.add(1 * position, .equal, 0) }
        system.add(1 * root.width, .equal, (1.1 * root.natural.width).rounded())
        system.add(1 * root.height, .equal, (1.1 * root.natural.height).rounded())
        system.quick.solve()
        return system
    }

    @Test(arguments: [(3, 4), (3, 10), (6, 2), (10, 2)])
    func treesReadEachConstraintAFewTimesAndPivotOncePerStack(_ levels: Int, _ fanOut: Int) {
        let system = tree(levels: levels, fanOut: fanOut)
        let work = system.quick.statistics
        #expect(work.componentsSolvedGenerally == 0 && work.componentsSolved == 1)
        #expect(work.constraintsRead <= 3 * system.quick.system.store.liveConstraints)
        #expect(work.pivots <= system.stacks * 5 / 4)
        #expect(work.rowsTouched <= 20 * system.leaves.count)
        #expect(work.columnsChecked <= 3 * system.leaves.count)
    }

    /// Twelve constraints and 20 terms a leaf, with four variables each: within a kilobyte.
    @Test(arguments: [(3, 4), (3, 10), (4, 6)])
    func memoryIsWithinAKilobyteALeaf(_ levels: Int, _ fanOut: Int) {
        let system = tree(levels: levels, fanOut: fanOut)
        #expect(system.quick.usedBytes <= 1024 * system.leaves.count)
    }

    @Test func memoryIsLinear() {
        let (small, large) = (tree(levels: 3, fanOut: 5), tree(levels: 3, fanOut: 10))
        let growth = Double(large.quick.usedBytes) / Double(small.quick.usedBytes)
        #expect(growth < 1.05 * Double(large.leaves.count) / Double(small.leaves.count))
    }

    @Test func viewsThatIgnoreEachOtherAreReadOnce() {
        for k in 0..<1000 {
            let view = (0..<4).map { _ in solver.makeVariable() }
            for (place, variable) in view.enumerated() { solver.require(variable, .equal, Double(10 * k + place)) }
        }
        solver.solve()
        let work = solver.statistics
        #expect(work.constraintsRead == constraints && work.pivots == 0 && work.columnsChecked == 0 && work.rowsTouched == 0)
        #expect(solver.usedBytes <= 512 * 1000)
    }

    @Test func chainsAreReadOnce() {
        var last = solver.makeVariable()
        let width = solver.makeVariable()
        solver.require(last, .equal, 0)
        solver.require(width, .equal, 30)
        for _ in 0..<1000 {
            let next = solver.makeVariable()
            solver.require(next - last - width, .equal, 8)
            last = next
        }
        solver.solve()
        #expect(solver.value(of: last) == 38_000)
        #expect(solver.statistics.constraintsRead == constraints && solver.statistics.pivots == 0)
    }

    /// Whether the last width comes first or last decides how often what waits is looked through, which must not depend
    /// on the number.
    @Test(arguments: [100, 1000])
    func equalWidthsOfARowAreSolvedByLookingThroughItTwice(_ count: Int) {
        let widths = (0..<count).map { _ in solver.makeVariable() }
        var end = solver.makeVariable()
        solver.require(end, .equal, 0)
        for width in widths {
            let next = solver.makeVariable()
            solver.require(next - end - width, .equal, 8)
            end = next
        }
        for width in widths.dropFirst() { solver.require(width - widths[0], .equal, 0) }
        solver.require(end, .equal, Double(38 * count))
        solver.solve()
        #expect(solver.value(of: widths[count / 2]) == 30)
        #expect(solver.statistics.constraintsRead <= 3 * constraints && solver.statistics.pivots == 0)
    }

    /// Nothing is noted before the first solution, and what is taken back before it leaves no trace.
    @Test func whatIsTakenBackBeforeTheFirstSolutionDoesNotCount() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable(lowerBound: 3))
        let taken = solver.require(x, .equal, 5)
        solver.removeConstraint(taken)
        solver.require(x - y, .equal, 1)
        let priority = solver.prefer(y, .equal, 2, at: 500)
        solver.setPriority(1000, of: priority)
        solver.setConstant(4, of: priority)
        #expect(solver.needsSolve)
        #expect(solver.solved([x, y]) == [5, 4])
        #expect(solver.statistics.constraintsRead <= 3 && !solver.needsSolve)
    }
}
