import Testing

@testable import ConstraintSolver

/// Priorities that tie: earlier constraints stay satisfied, tie ranks come before that.
@Suite struct TieTests {
    let solver = ConstraintSolver()

    @Test func theEarlierOfTwoEquationsHolds() {
        let x = solver.makeVariable()
        solver.prefer(x, .equal, 10, at: 500)
        solver.prefer(x, .equal, 20, at: 500)
        #expect(solver.solved([x]) == [10])
        #expect(!solver.isDetermined(x))
    }

    @Test func lowerPrioritiesDecideBeforeTheOrderDoes() {
        let x = solver.makeVariable()
        solver.prefer(x, .equal, 10, at: 500)
        solver.prefer(x, .equal, 20, at: 500)
        solver.prefer(x, .equal, 18, at: 250)
        #expect(solver.solved([x]) == [18])
        #expect(solver.isDetermined(x))
    }

    @Test(arguments: [(true, 311.0), (false, 320)])
    func huggingAgainstAFittingSize(_ huggingFirst: Bool, _ expected: Double) {
        let w = solver.makeVariable(lowerBound: 0)
        if huggingFirst { solver.prefer(w, .lessThanOrEqual, 311, at: 250) }
        solver.prefer(w, .equal, 320, at: 250)
        if !huggingFirst { solver.prefer(w, .lessThanOrEqual, 311, at: 250) }
        solver.prefer(w, .greaterThanOrEqual, 311, at: 750)
        #expect(solver.solved([w]) == [expected])
    }

    @Test func theEarlierOfTwoHuggingViewsKeepsItsSize() {
        let (a, b) = (solver.makeVariable(lowerBound: 0), solver.makeVariable(lowerBound: 0))
        solver.prefer(a, .lessThanOrEqual, 40, at: 250)
        solver.prefer(b, .lessThanOrEqual, 60, at: 250)
        solver.require(a + b, .equal, 200)
        #expect(solver.solved([a, b]) == [40, 160])
        #expect(!solver.isDetermined(a) && !solver.isDetermined(b))
    }

    /// Contents below one another between a top and a bottom, two of them beside something else: `extra` points more
    /// than they ask for.
    private func column(_ extra: Double) -> [Variable] {
        let sizes = [20.5, 20.5, 200, 20.5, 50]
        let heights = sizes.map { _ in solver.makeVariable(lowerBound: 0) }
        for (height, size) in zip(heights, sizes) {
            solver.prefer(height, .lessThanOrEqual, size, at: 250)
            solver.prefer(height, .greaterThanOrEqual, size, at: 750)
        }
        let top = solver.makeVariable()
        solver.require(top - heights[0] - heights[1], .greaterThanOrEqual, 4)
        solver.require(top, .greaterThanOrEqual, 12)
        solver.require(top + heights[2] + heights[3] + heights[4], .equal, sizes.reduce(4, +) + extra)
        return heights + [top]
    }

    @Test func contentsThatHaveJustWhatTheyAskForTakeNoCarefulPricing() {
        let variables = column(0)
        #expect(solver.solved(variables) == [20.5, 20.5, 200, 20.5, 50, 45])
        #expect(solver.statistics.componentsSolvedGenerally == 0)
        #expect(variables.allSatisfy { solver.isDetermined($0) })
    }

    @Test func contentsThatAreGivenLessTakeIt() {
        let variables = column(-10)
        let values = solver.solved(variables)
        #expect(solver.statistics.componentsSolvedGenerally == 1)
        #expect(abs(values[2] + values[3] + values[4] + values[5] - 305.5) < 1e-9)
        #expect(!solver.isDetermined(variables[2]))
    }

    @Test func tiesBetweenSumsAreSettledTheSameWay() {
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.prefer(a - b, .equal, 20, at: 400)
        solver.prefer(a - b, .equal, 10, at: 400)
        solver.prefer(b - c, .equal, 1, at: 300)
        solver.solve()
        #expect(solver.value(of: a) - solver.value(of: b) == 20)
        #expect(solver.value(of: b) - solver.value(of: c) == 1)
    }

    @Test(arguments: [0, 1, 2, 3])
    func rankZeroGivesWay(_ loser: Int) {
        let sizes = [40.0, 60, 10, 25]
        let widths = sizes.map { _ in solver.makeVariable(lowerBound: 0) }
        for (k, (width, size)) in zip(widths, sizes).enumerated() {
            let rank = Int32(k == loser ? 0 : k + 1)
            solver.prefer(width, .lessThanOrEqual, size, at: 250, tieRank: rank)
            solver.prefer(width, .greaterThanOrEqual, size, at: 750, tieRank: rank)
        }
        solver.addSum(of: widths, equal: 385)
        var expected = sizes
        expected[loser] += 250
        #expect(solver.solved(widths) == expected)
        #expect(widths.allSatisfy(solver.isDetermined))
    }

    @Test func ranksComeBeforeLowerPriorities() {
        let (a, b) = (solver.makeVariable(lowerBound: 0), solver.makeVariable(lowerBound: 0))
        solver.require(a + b, .equal, 100)
        solver.prefer(a, .equal, 30, at: 500, tieRank: 1)
        solver.prefer(b, .equal, 30, at: 500, tieRank: 0)
        solver.prefer(b, .equal, 30, at: 400)
        #expect(solver.solved([a, b]) == [30, 70])
    }

    @Test func ranksOnlyBreakTies() {
        let x = solver.makeVariable()
        solver.prefer(x, .equal, 10, at: 500, tieRank: 100)
        solver.prefer(x, .equal, 20, at: 500)
        solver.prefer(x, .equal, 30, at: 500)
        #expect(solver.solved([x]) == [20])
    }

    /// Parts of one variable's cost that cancel but for rounding are a tie, also where the variable is bound up with
    /// others: here both optional constraints cost a third for each point of `a`, and the rank decides.
    @Test func costsThatCancelAlmostAreATie() {
        let (a, b, other) = (solver.makeVariable(lowerBound: 0), solver.makeVariable(), solver.makeVariable())
        _ = solver.addConstraint([Term(a, 1), Term(b, -2)], .greaterThanOrEqual, 6, priority: 750)
        _ = solver.addConstraint([Term(b, 1)], .lessThanOrEqual, -4, priority: 750, tieRank: 1)
        _ = solver.addConstraint([Term(a, 1), Term(other, 1)], .greaterThanOrEqual, -1, priority: 750, tieRank: 2)
        _ = solver.addConstraint([Term(b, 3), Term(a, -1)], .equal, 12)
        _ = solver.addConstraint([Term(other, 1)], .lessThanOrEqual, 1)
        #expect(solver.solved([a, b]) == [0, 4])
    }
}

extension ConstraintSolver {
    func addSum(of variables: [Variable], equal constant: Double) {
        _ = addConstraint(variables.map { Term($0, 1) }, .equal, constant)
    }
}
