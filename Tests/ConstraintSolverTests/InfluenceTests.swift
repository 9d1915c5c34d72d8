import Foundation
import RandomSystems
import SeededRandom
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

/// The constraints that are named give the value by themselves, and no smaller part of them does.
///
/// With `CAIRN_FULL` in the environment 10,000 values are tried, else a tenth.
@Suite struct RandomInfluenceTests {
    private static let count = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 1000 : 10_000

    @Test func whatIsNamedIsEnoughAndNeeded() {
        // Thirds and tenths are not exact as `Float`.
        let recipes = Recipe.all.filter { $0.coefficients == Recipe.wholes }
        var (seed, tried) = (0, 0)
        while tried < Self.count {
            seed += 1
            var system = recipes[seed % recipes.count].system(seed)
            // A bound decides without being named.
            system.lowerBounds = system.lowerBounds.map { _ in nil }
            let solver = ConstraintSolver(cache: TemplateCache())
            let (variables, _) = system.install(in: solver)
            solver.solve()
            var random = SplitMix(seed: seed)
            let summands = random.flip() ? [random.pick(variables)] : [variables[0], variables[variables.count - 1]]
            guard Set(summands).count == summands.count, summands.allSatisfy(solver.isDetermined) else { continue }
            tried += 1
            let named = solver.influence(on: summands, asSum: true).constraints
            let value = summands.reduce(0) { $0 + solver.value(of: $1) }
            #expect(alone(named, of: solver, summands, variables.count, value), "seed \(seed): what is named is not enough")
            for id in named {
                let rest = named.filter { $0 != id }
                #expect(!alone(rest, of: solver, summands, variables.count, value), "seed \(seed): \(id) could be left out")
            }
        }
    }

    /// Whether constraints, as equations, give the sum of the variables a value, and that one.
    private func alone(
        _ constraints: [ConstraintID], of solver: ConstraintSolver, _ summands: [Variable], _ count: Int, _ value: Double
    ) -> Bool {
        let other = ConstraintSolver(cache: TemplateCache())
        let variables = (0..<count).map { _ in other.makeVariable() }
        for id in constraints {
            let stated = solver.statement(of: id)
            let terms = stated.terms.map { Term(variables[Int($0.variable.index)], $0.coefficient) }
            _ = other.addConstraint(terms, .equal, stated.constant)
        }
        let sum = other.makeVariable()
        _ = other.addConstraint(summands.map { Term(variables[Int($0.index)], 1) } + [Term(sum, -1)], .equal, 0)
        return other.isDetermined(sum) && abs(other.value(of: sum) - value) < 1e-4 * max(1, abs(value))
    }
}
