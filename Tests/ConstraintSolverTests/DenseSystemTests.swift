import Testing

@testable import ConstraintSolver

/// Constraints that fill a tableau: work grows with the number of views, or where the tableau is full with its entries.
@Suite struct DenseSystemTests {
    let solver = ConstraintSolver(cache: TemplateCache())

    /// Views above one another in a given height: each as high as its content if it can be, and no higher.
    private func column(_ count: Int, height: Double, apart relation: Relation) -> (y: [Variable], heights: [Variable]) {
        let y = (0..<count).map { _ in solver.makeVariable() }
        let heights = (0..<count).map { _ in solver.makeVariable(lowerBound: 0) }
        for (k, view) in heights.enumerated() {
            solver.prefer(view, .lessThanOrEqual, 20.5, at: 250, tieRank: Int32(k))
            solver.prefer(view, .greaterThanOrEqual, 20.5, at: 750, tieRank: Int32(k))
        }
        solver.require(y[0], .equal, 0)
        solver.require(y[count - 1] + heights[count - 1], .equal, height)
        for k in 1..<count { solver.require(y[k] - y[k - 1] - heights[k - 1], relation, 0) }
        return (y, heights)
    }

    /// Distances between centres, each like the first.
    private func equalizeCentres(_ y: [Variable], _ heights: [Variable], _ priority: (Int) -> Float) {
        var first: Variable?
        for k in 1..<y.count {
            let (start, distance) = (solver.makeVariable(), solver.makeVariable(lowerBound: 0))
            solver.require(1 * start - y[k - 1] - 0.5 * heights[k - 1], .equal, 0)
            solver.require(start + distance - y[k] - 0.5 * heights[k], .equal, 0)
            if let first { solver.prefer(distance - first, .equal, 0, at: priority(k)) } else { first = distance }
        }
    }

    @Test(arguments: [40, 80])
    func anOverfullColumnOfEqualCentresTakesSomePivotsForEachView(_ count: Int) {
        let (y, heights) = column(count, height: 480, apart: .greaterThanOrEqual)
        equalizeCentres(y, heights) { Float(max(150 - $0, 50)) }
        solver.solve()
        #expect(solver.takeConflicts().isEmpty)
        #expect(solver.statistics.pivots <= 20 * count)
    }

    @Test(arguments: [60, 120])
    func chipsInsideOneEdgeTakeThreePivotsEach(_ count: Int) {
        let x = (0..<count).map { _ in solver.makeVariable() }
        let widths = (0..<count).map { _ in solver.makeVariable(lowerBound: 0) }
        for k in 0..<count {
            solver.prefer(widths[k], .equal, Double(40 + k % 7), at: 750)
            solver.require(x[k] + widths[k], .lessThanOrEqual, 60 * Double(count))
            guard k > 0 else { solver.require(x[0], .equal, 0); continue }
            solver.require(x[k] - x[k - 1] - widths[k - 1], .greaterThanOrEqual, 8)
            solver.prefer(x[k] - x[k - 1] - widths[k - 1], .equal, 8, at: 500)
        }
        solver.solve()
        #expect(solver.value(of: widths[count - 1]) == Double(40 + (count - 1) % 7))
        #expect(solver.statistics.pivots <= 3 * count && solver.statistics.rowsTouched <= 5 * count * count)
    }

    /// Replacing columns multiplies coefficients: 1024 times such a product fits no whole number of 64 bits.
    @Test func largeCoefficientsAreNotExact() {
        #expect(!Numerics.isExact(1e18) && !Numerics.isExact(.infinity) && Numerics.isExact(0.5) && Numerics.isExact(1e9))
    }
}
