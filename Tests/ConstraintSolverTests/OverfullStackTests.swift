import RandomSystems
import Testing

@testable import ConstraintSolver

/// Stack views without the room that they need, of every distribution: work has a bound, whatever ties and rounding do.
///
/// Careful pricing takes at most two times `64 + 2n` steps for a tableau of `n` columns and rows, and a conflict that
/// it settles after the budget of explaining takes a number of solutions that is logarithmic in that of constraints.
@Suite struct OverfullStackTests {
    /// A case that took far more work when steps were limited to 25 for each column and row, and conflicts beyond the
    /// budget were settled one by one in a tableau of all constraints.
    struct Case: CustomTestStringConvertible, Sendable {
        let distribution: OverfullStack.Distribution
        let count: Int
        let seed: Int
        var testDescription: String { "\(distribution) \(count) \(seed)" }
    }

    static let cycles = [
        Case(distribution: .equalCentering, count: 6, seed: 32), Case(distribution: .equalSpacing, count: 6, seed: 32),
        Case(distribution: .equalCentering, count: 3, seed: 16), Case(distribution: .fill, count: 3, seed: 16),
    ]

    static let manyConflicts = [
        Case(distribution: .fillEqually, count: 200, seed: 7), Case(distribution: .fillEqually, count: 300, seed: 8),
        Case(distribution: .equalSpacing, count: 200, seed: 2), Case(distribution: .equalSpacing, count: 200, seed: 32),
    ]

    static let sample = OverfullStack.Distribution.allCases.flatMap { distribution in
        [2, 5, 11, 24].flatMap { count in (0..<6).map { Case(distribution: distribution, count: count, seed: $0) } }
    }

    @Test("Ties that come back, and columns that are moved to and fro, end", arguments: cycles + sample)
    func stepsAreLinear(_ sample: Case) {
        let (solver, size) = solve(sample)
        let stepsOfSolution = 2 * (64 + 2 * size)
        #expect(solver.statistics.pivots <= 4 * stepsOfSolution)
    }

    @Test("Explaining stops near its budget, also in the middle of a solution", arguments: manyConflicts + sample)
    func explainingIsLimited(_ sample: Case) {
        let (solver, size) = solve(sample)
        let limit = ConstraintSolver.standardExplanationBudget + 2 * ExplanationWork.slack
        #expect(solver.statistics.explanationWork < limit)
        #expect(solver.statistics.pivots <= 32 * size)
    }

    /// - Returns: The solver, and the number of variables and constraints, which a tableau has no more columns and rows
    ///   of.
    private func solve(_ sample: Case) -> (solver: ConstraintSolver, size: Int) {
        let stack = OverfullStack(sample.distribution, count: sample.count, seed: sample.seed)
        let solver = ConstraintSolver(cache: TemplateCache())
        stack.install(in: solver)
        solver.solve()
        return (solver, stack.lowerBounds.count + stack.constraints.count)
    }
}
