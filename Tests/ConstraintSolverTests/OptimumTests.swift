import ExactOptimum
import Foundation
import RandomSystems
import Testing

@testable import ConstraintSolver

/// Random small systems, checked against an exact method: values, costs, conflicts and what is determined.
///
/// The first 250 of each 5,000 systems are tried each time, and constraints are added to 30 of 100 and removed. All of
/// them:
///
///     CAIRN_FULL=1 swift test -c release -Xswiftc -enable-testing --filter OptimumTests
@Suite struct OptimumTests {
    static let isFull = ProcessInfo.processInfo.environment["CAIRN_FULL"] != nil

    @Test(arguments: Recipe.all)
    func answersAreExact(_ recipe: Recipe) throws {
        for seed in 0..<(Self.isFull ? 5000 : 100) {
            let findings = try Trial(recipe.system(seed)).findings()
            #expect(findings == [], "seed \(seed) of \(recipe.name)")
        }
    }

    // MARK: What the answer does not depend on

    @Test(arguments: Recipe.all)
    func removalOfAnAddedConstraintRestoresExactly(_ recipe: Recipe) {
        for seed in 0..<(Self.isFull ? 100 : 30) {
            let system = recipe.system(seed)
            let solver = ConstraintSolver()
            let (variables, _) = system.install(in: solver)
            solver.solve()
            let before = variables.map(solver.value)
            for extra in recipe.system(seed + 7).constraints {
                let terms = extra.terms.map { (variable: $0.variable % variables.count, coefficient: $0.coefficient) }
                let id = RandomSystem.Constraint(
                    terms: terms, relation: extra.relation, constant: extra.constant, priority: extra.priority
                ).install(in: solver, variables)
                solver.solve()
                solver.removeConstraint(id)
                solver.solve()
                #expect(variables.map(solver.value) == before, "seed \(seed)")
            }
        }
    }

    @Test(arguments: Recipe.all)
    func editsGiveWhatAFreshSolverGives(_ recipe: Recipe) {
        for seed in 0..<100 {
            let system = recipe.system(seed)
            let edited = ConstraintSolver()
            var detour = system
            for c in detour.constraints.indices {
                detour.constraints[c].constant = detour.constraints[c].constant + Fraction(c % 3)
                if !detour.constraints[c].isRequired { detour.constraints[c].priority /= 2 }
            }
            let (variables, ids) = detour.install(in: edited)
            edited.solve()
            for (id, constraint) in zip(ids, system.constraints) {
                edited.setConstant(constraint.constant.double, of: id)
                edited.setPriority(constraint.priority, of: id)
            }
            edited.solve()
            let fresh = ConstraintSolver()
            let (sameVariables, _) = system.install(in: fresh)
            fresh.solve()
            #expect(variables.map(edited.value) == sameVariables.map(fresh.value), "seed \(seed)")
            #expect(ids.map(edited.isBroken) == ids.map(fresh.isBroken), "seed \(seed)")
        }
    }

    @Test(arguments: Recipe.all)
    func aUniqueOptimumDoesNotDependOnTheOrder(_ recipe: Recipe) {
        var compared = 0
        for seed in 0..<200 {
            let trial = Trial(recipe.system(seed))
            guard trial.conflicts.isEmpty, trial.variables.contains(where: trial.solver.isDetermined) else { continue }
            compared += 1
            var reversed = trial.system
            reversed.constraints.reverse()
            let other = Trial(reversed)
            for (a, b) in zip(trial.variables, other.variables) where trial.solver.isDetermined(a) {
                #expect(abs(trial.solver.value(of: a) - other.solver.value(of: b)) < trial.slack, "seed \(seed)")
            }
        }
        #expect(compared > 20)
    }
}

extension Recipe: CustomTestStringConvertible {
    package var testDescription: String { name }
}
