import Testing

@testable import ConstraintSolver

/// Which constraints decide a value.
@Suite struct InfluenceTests {
    let solver = ConstraintSolver()

    private func deciding(_ variables: Variable...) -> [ConstraintID] { solver.influence(on: variables).constraints }

    @Test func whatFollowsFromEarlierOnesIsLeftOut() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let first = solver.require(x, .equal, 10)
        let second = solver.require(y - x, .equal, 5)
        solver.require(y, .equal, 15)
        #expect(deciding(x) == [first])
        #expect(deciding(y) == [first, second])
    }

    @Test func slackInequalitiesDoNotDecideAndTightOnesDo() {
        let x = solver.makeVariable()
        solver.require(x, .lessThanOrEqual, 100)
        let floor = solver.require(x, .greaterThanOrEqual, 10)
        solver.prefer(x, .equal, 3, at: 500)
        #expect(deciding(x) == [floor])
    }

    @Test func equationsComeBeforeInequalitiesAndPrioritiesFall() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.require(x, .greaterThanOrEqual, 10)
        let equation = solver.require(x, .equal, 10)
        solver.prefer(y, .equal, 7, at: 1)
        let high = solver.prefer(y, .equal, 7, at: 2)
        #expect(deciding(x) == [equation])
        #expect(deciding(y) == [high])
    }

    @Test func constraintsThatCancelDoNotDecide() {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let sum = solver.require(x + y, .equal, 10)
        let difference = solver.require(x - y, .equal, 2)
        let third = solver.require(z + y, .equal, 9)
        #expect(deciding(x) == [sum, difference])
        #expect(deciding(z) == [sum, difference, third])
        #expect(solver.solved([x, y, z]) == [6, 4, 5])
    }

    @Test func givenValuesAreNamed() {
        let (width, x) = (solver.makeVariable(), solver.makeVariable())
        solver.fix(width, at: 400)
        let half = solver.require(2 * x - width, .equal, 0)
        let influence = solver.influence(on: [x])
        #expect(influence.constraints == [half] && influence.fixedVariables == [width])
        #expect(solver.influence(on: [width]).fixedVariables == [width])
    }

    @Test func boundsAndBrokenConstraints() {
        let w = solver.makeVariable(lowerBound: 0)
        #expect(deciding(w).isEmpty)
        let zero = solver.prefer(w, .equal, 0, at: 10)
        #expect(deciding(w) == [zero])
        let ten = solver.require(w, .equal, 10)
        solver.require(w, .equal, 20)
        #expect(deciding(w) == [ten])
    }

    @Test func wishesDecideWhatNothingElseDoes() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.require(x - y, .equal, 5)
        _ = solver.addConstraint([Term(y, 1)], .equal, 30, priority: ConstraintSolver.wishPriority)
        #expect(solver.solved([x, y]) == [35, 30])
        #expect(!solver.isDetermined(x) && !solver.isDetermined(y))
    }
}
