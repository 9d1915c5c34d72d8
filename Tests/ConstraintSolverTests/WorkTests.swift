import Testing

@testable import ConstraintSolver

/// How much work edits cause, by the solver's own counters.
@Suite struct WorkTests {
    let solver = ConstraintSolver()

    @Test func aCleanSolverDoesNothing() {
        let x = solver.makeVariable()
        let id = solver.require(x, .equal, 5)
        solver.solve()
        #expect(!solver.needsSolve)
        solver.setConstant(5, of: id)
        solver.setPriority(1000, of: id)
        solver.unfix(x)
        #expect(!solver.needsSolve)
        solver.solve()
        #expect(solver.statistics.solves == 1 && solver.statistics.componentsSolved == 1)
    }

    /// A bound is no constraint: a value that nothing else speaks of needs no column to be found.
    @Test(arguments: [ConstraintSolver.Policy.fastFirst, .careful])
    func variablesWithoutConstraintsNeedNoTableau(_ policy: ConstraintSolver.Policy) {
        let solver = ConstraintSolver(cache: TemplateCache(), policy: policy)
        let free = (0..<1000).map { _ in solver.makeVariable() }
        let bounded = (0..<1000).map { _ in solver.makeVariable(lowerBound: 3) }
        solver.solve()
        #expect(free.allSatisfy { solver.value(of: $0) == 0 } && bounded.allSatisfy { solver.value(of: $0) == 3 })
        let work = solver.statistics
        #expect(work.pivots == 0 && work.rowsTouched == 0 && work.columnsChecked == 0 && work.constraintsRead == 0)
        #expect(solver.reducedSystems.allSatisfy { $0?.tableau.rows.isEmpty ?? true })
    }

    /// Which variables no constraint names shows without links between variables and constraints; only edits of
    /// structure need these.
    @Test func variablesWithoutConstraintsNeedNoLinks() {
        let solver = ConstraintSolver(cache: TemplateCache())
        let row = Row(in: solver, of: 600, isWidestAt: 10_000)
        let unnamed = (0..<400).map { _ in solver.makeVariable() }
        #expect(solver.solved([row.width] + unnamed) == [6000] + unnamed.map { _ in 0 })
        #expect(!solver.system.store.isLinked && solver.statistics.unnamedVariablesSettled == 400)
        solver.setConstant(7000, of: row.wish)
        #expect(solver.solved([row.width]) == [7000] && !solver.system.store.isLinked)
        let named = solver.require(unnamed[7], .equal, 5)
        #expect(solver.solved([unnamed[7]]) == [5] && solver.system.store.isLinked)
        solver.removeConstraint(named)
        #expect(solver.solved([unnamed[7], unnamed[8]]) == [0, 0])
    }

    @Test func anEditSolvesItsComponentOnly() {
        let pairs = (0..<1000).map { _ in (solver.makeVariable(), solver.makeVariable()) }
        let ids = pairs.map { pair in
            solver.require(pair.1 - pair.0, .equal, 10)
            return solver.require(pair.0, .equal, 1)
        }
        solver.solve()
        let before = solver.statistics
        #expect(solver.takeChangedVariables().count == 2000)
        solver.setConstant(2, of: ids[500])
        solver.solve()
        #expect(solver.statistics.componentsSolved == before.componentsSolved)
        #expect(solver.statistics.constraintsPatched == before.constraintsPatched + 2)
        #expect(solver.takeChangedVariables() == [pairs[500].0, pairs[500].1])
        #expect(solver.value(of: pairs[500].1) == 12)
    }

    @Test func fixedVariablesDoNotConnect() {
        let root = solver.makeVariable()
        solver.fix(root, at: 100)
        let children = (0..<50).map { _ in solver.makeVariable() }
        for child in children { solver.require(child - root, .equal, 5) }
        solver.solve()
        let before = solver.statistics
        solver.fix(root, at: 200)
        solver.solve()
        #expect(solver.statistics.componentsSolved == before.componentsSolved)
        #expect(solver.statistics.constraintsPatched == before.constraintsPatched + 50)
        #expect(children.allSatisfy { solver.value(of: $0) == 205 })
    }

    @Test func unchangedValuesAreNotReported() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let id = solver.require(x, .equal, 1)
        solver.require(x + y, .lessThanOrEqual, 10)
        solver.prefer(y, .equal, 3, at: 500)
        solver.solve()
        #expect(solver.takeChangedVariables() == [x, y])
        solver.setConstant(2, of: id)
        solver.solve()
        #expect(solver.takeChangedVariables() == [x])
        #expect(solver.takeChangedVariables() == [])
    }

    @Test func chainsAndEqualSharesNeedNoPivot() {
        let widths = (0..<200).map { _ in solver.makeVariable(lowerBound: 0) }
        let positions = (0..<200).map { _ in solver.makeVariable() }
        solver.require(positions[0], .equal, 0)
        for k in 1..<200 {
            solver.require(positions[k] - positions[k - 1] - widths[k - 1], .equal, 8)
            solver.require(widths[k] - widths[0], .equal, 0)
        }
        solver.require(positions[199] + widths[199], .equal, 200 * 30 + 199 * 8)
        solver.solve()
        #expect(widths.allSatisfy { abs(solver.value(of: $0) - 30) < 1e-9 })
        #expect(solver.statistics.pivots == 0)
    }

    @Test func idsAreUsedAgain() {
        let x = solver.makeVariable()
        let id = solver.require(x, .equal, 5)
        solver.solve()
        solver.removeConstraint(id)
        #expect(solver.require(x, .equal, 6) == id)
        #expect(solver.solved([x]) == [6])
        let y = solver.makeVariable()
        solver.removeVariable(y)
        #expect(solver.makeVariable() == y)
    }

    @Test func aRetiredVariableLastsAsLongAsItsConstraints() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let id = solver.require(y - x, .equal, 5)
        solver.require(x, .equal, 1)
        solver.removeVariable(y)
        #expect(solver.solved([x, y]) == [1, 6])
        #expect(solver.makeVariable() != y)
        solver.removeConstraint(id)
        solver.solve()
        #expect(solver.makeVariable() == y && solver.value(of: y) == 0)
    }

    @Test func churnKeepsTheStoreSmall() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.require(x, .equal, 1)
        for round in 0..<5000 {
            let id = solver.require(y - x, .equal, Double(round))
            solver.solve()
            solver.removeConstraint(id)
        }
        #expect(solver.system.store.terms.count < 1000 && solver.system.store.constraints.count == 2)
    }

    /// A row with equal gaps: another width moves every view, and nothing costs anything else than before.
    @Test func aColumnThatFollowsItsBreakpointIsNotPricedAgain() {
        let row = Row(in: solver, of: 200, isWidestAt: 10_000)
        solver.solve()
        let before = solver.statistics
        for width in [4100.0, 3900, 5000] {
            solver.setConstant(width, of: row.wish)
            let gap: Double = (width - 2000) / 199
            #expect(abs(solver.solved([row.gap])[0] - gap) < 1e-5)
            #expect(solver.takeChangedVariables().count >= 200)
        }
        let after = solver.statistics
        #expect(after.columnsChecked == before.columnsChecked && after.pivots == before.pivots)
        #expect(after.rowsTouched == before.rowsTouched && after.constraintsRead == before.constraintsRead)
    }

    /// The same row comes by bounds, at which something else gives way: of the gap, of the width, and of the wish for
    /// another width.
    @Test(arguments: [ConstraintSolver.Policy.fastFirst, .careful])
    func aColumnThatFollowsItsBreakpointStopsWhereOthersAre(_ policy: ConstraintSolver.Policy) {
        let solver = ConstraintSolver(cache: TemplateCache(), policy: policy)
        let row = Row(in: solver, of: 11, isWidestAt: 600)
        solver.solve()
        let steps: [(wished: Double, width: Double, gap: Double)] = [
            (400, 400, 29), (900, 600, 49), (300, 300, 19), (60, 110, 0), (500, 500, 39), (600, 600, 49),
        ]
        for (wished, width, gap) in steps {
            let checked = solver.statistics.columnsChecked
            solver.setConstant(wished, of: row.wish)
            #expect(solver.solved([row.width, row.gap]) == [width, gap], "\(wished)")
            if policy == .fastFirst && wished != width { #expect(solver.statistics.columnsChecked > checked) }
        }
    }

    /// What changed is read in place: the variables, and all values beside them.
    @Test func changesComeWithTheirValues() {
        let row = Row(in: solver, of: 3, isWidestAt: 600)
        solver.solve()
        #expect(solver.takeChanges().variables.count > 3)
        solver.setConstant(70, of: row.wish)
        solver.solve()
        let changes = solver.takeChanges()
        #expect(changes.variables.map { changes.values[Int($0.index)] } == changes.variables.map(solver.value))
        #expect(Set(changes.variables).isSuperset(of: [row.width, row.gap]))
        #expect(changes.values[Int(row.gap.index)] == 20 && solver.takeChanges().variables.isEmpty)
    }

    /// Views that should be 10 points wide side by side with equal gaps in a container that wants to be 4000 points
    /// wide.
    private struct Row {
        let width, gap: Variable
        let wish: ConstraintID

        init(in solver: ConstraintSolver, of count: Int, isWidestAt most: Double) {
            width = solver.makeVariable(lowerBound: 0)
            gap = solver.makeVariable(lowerBound: 0)
            wish = solver.prefer(width, .equal, 4000, at: 700)
            solver.require(width, .lessThanOrEqual, most)
            let views = (0..<count).map { _ in (x: solver.makeVariable(), width: solver.makeVariable(lowerBound: 0)) }
            solver.require(views[0].x, .equal, 0)
            for view in views { solver.prefer(view.width, .equal, 10, at: 900) }
            for (view, next) in zip(views, views.dropFirst()) { solver.require(next.x - view.x - view.width - gap, .equal, 0) }
            solver.require(views[count - 1].x + views[count - 1].width - width, .equal, 0)
        }
    }
}
