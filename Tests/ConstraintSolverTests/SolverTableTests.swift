import Testing

@testable import ConstraintSolver

/// The numeric cases that any Cassowary must solve, and the defaults of ambiguous ones; the names are
/// those of Notes/specification/auto-layout.md 12.8.
@Suite struct SolverTableTests {
    @Test("12.8-S1: both answers of a tie are fine") func bothAnswersOfATieAreFine() {
        let s = ConstraintSolver()
        let (x, y) = (s.makeVariable(), s.makeVariable())
        s.require(x - y, .lessThanOrEqual, 0)
        s.require(y - x, .equal, 3)
        s.prefer(x, .equal, 10, at: 250)
        s.prefer(y, .equal, 10, at: 250)
        s.solve()
        let answer = [s.value(of: x), s.value(of: y)]
        #expect(answer == [10, 13] || answer == [7, 10])
    }

    @Test("12.8-S2: a midpoint follows a suggestion") func midpointFollowsASuggestion() {
        let s = ConstraintSolver()
        let (x1, x2, xm) = (s.makeVariable(), s.makeVariable(), s.makeVariable())
        s.require(x1, .greaterThanOrEqual, 0)
        s.require(x2, .lessThanOrEqual, 100)
        s.require(x2 - x1, .greaterThanOrEqual, 10)
        s.require(2 * xm - x1 - x2, .equal, 0)
        s.prefer(x1, .equal, 40, at: 250)
        let suggestion = s.prefer(xm, .equal, 60, at: 750)
        #expect(s.solved([x1, x2]) == [40, 80])
        s.setConstant(90, of: suggestion)
        #expect(s.solved([x1, x2]) == [80, 100])
    }

    @Test("12.8-S3: an optional equality yields to a bound") func optionalEqualityYieldsToABound() {
        let s = ConstraintSolver()
        let x = s.makeVariable()
        s.prefer(x, .equal, 100, at: 250)
        s.require(x, .lessThanOrEqual, 10)
        #expect(s.solved([x]) == [10])
    }

    @Test("12.8-S4: removal restores step by step") func removalRestoresStepByStep() {
        let s = ConstraintSolver()
        let (x, y) = (s.makeVariable(), s.makeVariable())
        s.prefer(x, .equal, 100, at: 250)
        s.prefer(y, .equal, 120, at: 750)
        let atMost10 = s.require(x, .lessThanOrEqual, 10)
        let atMost20 = s.require(x, .lessThanOrEqual, 20)
        #expect(s.solved([x, y]) == [10, 120])
        s.removeConstraint(atMost10)
        #expect(s.solved([x, y]) == [20, 120])
        let double = s.require(2 * x - y, .equal, 0)
        #expect(s.solved([x, y]) == [20, 40])
        s.removeConstraint(atMost20)
        #expect(s.solved([x, y]) == [60, 120])
        s.removeConstraint(double)
        #expect(s.solved([x, y]) == [100, 120])
    }

    @Test("12.8-S5: the later of two contradicting equations fails") func theLaterOfTwoContradictingEquationsFails() {
        let s = ConstraintSolver()
        let x = s.makeVariable()
        let first = s.require(x, .equal, 10)
        let second = s.require(x, .equal, 5)
        s.solve()
        #expect(s.takeConflicts().map(\.constraints) == [[first, second]])
        #expect(s.isBroken(second) && !s.isBroken(first) && s.value(of: x) == 10)
    }

    @Test("12.8-S5: the later of two contradicting bounds fails") func theLaterOfTwoContradictingBoundsFails() {
        let s = ConstraintSolver()
        let x = s.makeVariable()
        let first = s.require(x, .greaterThanOrEqual, 10)
        let second = s.require(x, .lessThanOrEqual, 5)
        s.solve()
        #expect(s.takeConflicts().map(\.constraints) == [[first, second]])
        #expect(s.isBroken(second) && s.value(of: x) == 10)
    }

    @Test("12.8-S6: a chain of inequalities can conflict") func aChainOfInequalitiesCanConflict() {
        let s = ConstraintSolver()
        let (w, x, y, z) = (s.makeVariable(), s.makeVariable(), s.makeVariable(), s.makeVariable())
        let chain = [
            s.require(w, .greaterThanOrEqual, 10), s.require(x - w, .greaterThanOrEqual, 0),
            s.require(y - x, .greaterThanOrEqual, 0), s.require(z - y, .greaterThanOrEqual, 0),
        ]
        let atLeast8 = s.require(z, .greaterThanOrEqual, 8)
        s.solve()
        #expect(s.takeConflicts().isEmpty)
        let last = s.require(z, .lessThanOrEqual, 4)
        s.solve()
        let conflicts = s.takeConflicts()
        #expect(conflicts.count == 1 && [chain + [last], [atLeast8, last]].contains(conflicts[0].constraints))
        #expect(conflicts[0].broken == last && s.value(of: z) >= 10)
    }

    @Test("12.8-S7: equations conflict through another") func equationsConflictThroughAnother() {
        let s = ConstraintSolver()
        let (x, y) = (s.makeVariable(), s.makeVariable())
        let all = [s.require(x, .equal, 10), s.require(x - y, .equal, 0), s.require(y, .equal, 5)]
        s.solve()
        #expect(s.takeConflicts().map(\.constraints) == [all])
        #expect(s.isBroken(all[2]))
    }

    @Test func proportionsWithoutASizeAreZero() {
        let s = ConstraintSolver()
        let (x, y) = (s.makeVariable(), s.makeVariable())
        s.require(x - 2 * y, .equal, 0)
        s.require(y - 3 * x, .equal, 0)
        #expect(s.solved([x, y]) == [0, 0])
    }
}
