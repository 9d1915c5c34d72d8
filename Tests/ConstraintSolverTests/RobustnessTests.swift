import SeededRandom
import Testing

@testable import ConstraintSolver

/// Numbers and sizes that would tempt a solver to loop, overflow or take forever.
@Suite struct RobustnessTests {
    let solver = ConstraintSolver()

    static let extremes: [Double] = [
        0, 1, -1, 1e300, -1e300, 1e-300, -1e-300, 1e15, 1e-15, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, .nan,
    ]

    @Test func extremeNumbersTerminateWithFiniteValues() {
        for seed in 0..<400 {
            var dice = SplitMix(seed: seed)
            let solver = ConstraintSolver()
            let variables = (0..<4).map { _ in solver.makeVariable(lowerBound: dice.pick([-.infinity, 0, 1e300])) }
            for _ in 0..<8 {
                let terms = (0..<dice.roll(1...3)).map { _ in Term(dice.pick(variables), dice.pick(Self.extremes)) }
                let relation = dice.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
                _ = solver.addConstraint(terms, relation, dice.pick(Self.extremes), priority: dice.pick([1000, 750, 250, .nan]))
            }
            solver.solve()
            #expect(variables.allSatisfy { solver.value(of: $0).isFinite }, "seed \(seed)")
            for v in variables { _ = solver.isDetermined(v) }
        }
    }

    @Test func growingProportionsStayFinite() {
        let variables = (0..<300).map { _ in solver.makeVariable(lowerBound: 0) }
        for (a, b) in zip(variables, variables.dropFirst()) { solver.require(b - 1e9 * a, .equal, 1) }
        solver.prefer(variables[0], .equal, 1, at: 10)
        solver.solve()
        #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
    }

    @Test func aThousandConstraintsDoNotOutweighOneAbove() {
        let x = solver.makeVariable()
        for _ in 0..<1000 { solver.prefer(x, .equal, 100, at: 250) }
        solver.prefer(x, .equal, 0, at: 251)
        #expect(solver.solved([x]) == [0])
    }

    @Test func aThousandSumsDoNotOutweighOneAbove() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        for _ in 0..<1000 { solver.prefer(x + y, .equal, 100, at: 250) }
        solver.prefer(x + 2 * y, .equal, 0, at: 251)
        solver.require(y, .equal, 10)
        #expect(solver.solved([x, y]) == [-20, 10])
    }

    @Test func aThousandPriorities() {
        let variables = (0..<200).map { _ in solver.makeVariable(lowerBound: 0) }
        for (k, v) in variables.enumerated() {
            solver.prefer(v, .equal, 10, at: Float(1 + k))
            solver.prefer(v, .lessThanOrEqual, 5, at: Float(999 - k))
        }
        solver.addSum(of: variables, equal: 1500)
        solver.solve()
        let values = solver.solved(variables)
        #expect(values.reduce(0, +) == 1500)
        #expect(values.filter { $0 == 5 }.count == 199)
    }

    /// - Source: coefficients of this size stand in public crash reports; they come of `Float` multipliers that should
    ///   cancel.
    @Test(
        "Coefficients that multipliers of 24 bits leave over decide nothing",
        arguments: [Double(Float(1) / 3) * 3 - 1, Double(Float(0.1)) * 10 - 1, -7.45058e-08])
    func leftOvers(_ leftOver: Double) {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(lowerBound: 0), solver.makeVariable(lowerBound: 0))
        let stated = 1 + leftOver
        solver.require(x - stated * y, .equal, 0)
        solver.require(x - y - z, .equal, 0)
        solver.prefer(x, .equal, 375, at: 500)
        #expect(solver.solved([x]) == [375])
        #expect(abs(solver.value(of: z)) < 1e-3 && solver.takeConflicts().isEmpty)
    }

    @Test func aThousandDeepChainIsExact() {
        let variables = (0...1000).map { _ in solver.makeVariable() }
        let first = solver.require(variables[0], .equal, 0.25)
        for (a, b) in zip(variables, variables.dropFirst()) { solver.require(b - a, .equal, 0.125) }
        solver.solve()
        for (k, v) in variables.enumerated() { #expect(solver.value(of: v) == 0.25 + 0.125 * Double(k)) }
        solver.setConstant(-7, of: first)
        solver.solve()
        #expect(solver.value(of: variables[1000]) == 118)
    }

    @Test func aThousandDeepChainOfInequalitiesIsTight() {
        let variables = (0...1000).map { _ in solver.makeVariable() }
        solver.require(variables[0], .greaterThanOrEqual, 3)
        for (a, b) in zip(variables, variables.dropFirst()) { solver.require(b - a, .greaterThanOrEqual, 2) }
        solver.prefer(variables[1000], .equal, 0, at: 250)
        solver.solve()
        #expect(abs(solver.value(of: variables[1000]) - 2003) < 1e-6)
    }

    /// Each of many views also bounded by the far end.
    @Test func denseBoundsTakeOnePivotEach() {
        let count = 200
        let (x, w) = ((0..<count).map { _ in solver.makeVariable() }, (0..<count).map { _ in solver.makeVariable(lowerBound: 0) })
        let end = solver.makeVariable()
        solver.require(x[0], .equal, 0)
        solver.require(end, .equal, 30 * Double(count))
        for k in x.indices {
            if k > 0 { solver.require(x[k] - x[k - 1] - w[k - 1], .equal, 8) }
            solver.prefer(w[k], .equal, 20, at: 250)
            solver.require(end - x[k] - w[k], .greaterThanOrEqual, 0)
        }
        solver.prefer(x[count - 1] + w[count - 1] - end, .equal, 0, at: 500)
        solver.solve()
        #expect(abs(solver.value(of: x[count - 1]) + solver.value(of: w[count - 1]) - 6000) < 1e-6)
        #expect(solver.statistics.pivots <= 3 * count)
    }

    @Test func manyEqualClaimsDoNotCycle() {
        let variables = (0..<40).map { _ in solver.makeVariable(lowerBound: 0) }
        for (k, a) in variables.enumerated() {
            for b in variables[(k + 1)...] { solver.prefer(a - b, .equal, 0, at: 500) }
            solver.prefer(a, .lessThanOrEqual, 10, at: 250)
            solver.prefer(a, .greaterThanOrEqual, 10, at: 750)
        }
        solver.addSum(of: variables, equal: 800)
        let values = solver.solved(variables)
        #expect(values == Array(repeating: 20, count: 40))
    }

    @Test func anEquationOutlivesItsUnknownsBeingFixedAllAtOnce() {
        let tied = (0..<5).map { _ in solver.makeVariable() }
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        for other in tied.dropFirst() { solver.require(other - tied[0], .equal, 0) }
        solver.addSum(of: tied + [x, y], equal: 100)
        solver.require(tied[0], .equal, 10)
        solver.prefer(y, .equal, 20, at: 500)
        #expect(solver.solved([x, y]) == [30, 20])
    }

    @Test func degenerateBreakpointsTerminate() {
        let variables = (0..<30).map { _ in solver.makeVariable(lowerBound: 0) }
        for a in variables.indices {
            for b in variables.indices where b > a { solver.require(variables[a] - variables[b], .lessThanOrEqual, 0) }
        }
        solver.prefer(variables[29], .equal, 0, at: 500)
        solver.prefer(variables[0], .equal, 10, at: 400)
        #expect(solver.solved(variables) == Array(repeating: 0, count: 30))
    }

    @Test("one variable's question does not mislead the next one where rounding makes constraints meet far away")
    func questionsDoNotDrift() {
        let x = [0, 1, 2, 3].map { solver.makeVariable(lowerBound: $0 == 1 ? 0 : -.infinity) }
        let (third, tenth) = (Double(Float(1) / 3), Double(Float(0.1)))
        solver.require(-3 * x[0] + 0.5 * x[3], .lessThanOrEqual, 0)
        solver.require(third * x[0] - third * x[2] + x[3], .lessThanOrEqual, 100)
        solver.require(-third * x[1] + tenth * x[2], .greaterThanOrEqual, 100)
        solver.require(third * x[0] - x[3], .greaterThanOrEqual, 0)
        solver.require(x[0] + x[1], .greaterThanOrEqual, 100)
        solver.prefer(1 * x[2] - third * x[3], .greaterThanOrEqual, 100, at: 50)
        solver.prefer(-2 * third * x[0] - 3 * x[2] + x[3], .lessThanOrEqual, 0, at: 251)
        for index in [2, 3, 0, 1] { #expect(!solver.isDetermined(x[index]), "\(index)") }
    }
}
