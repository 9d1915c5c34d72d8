import Testing

@testable import ConstraintSolver

/// Random small systems, checked against an enumeration of the points where boundaries cross.
@Suite struct OptimumTests {
    struct Recipe: CustomTestStringConvertible {
        var name: String
        var seeds: Range<Int>
        var variables: ClosedRange<Int>
        var constraints: ClosedRange<Int>
        var requiredShare: Int
        var testDescription: String { name }

        func system(_ seed: Int) -> SmallSystem {
            var dice = Dice(seed: seed)
            return SmallSystem(&dice, variables: variables, constraints: constraints, requiredShare: requiredShare)
        }
    }

    static let recipes = [
        Recipe(name: "mixed", seeds: 0..<1000, variables: 1...3, constraints: 1...6, requiredShare: 40),
        Recipe(name: "mostly required", seeds: 0..<400, variables: 1...3, constraints: 2...8, requiredShare: 80),
        Recipe(name: "mostly optional", seeds: 0..<400, variables: 1...3, constraints: 2...7, requiredShare: 10),
        Recipe(name: "four variables", seeds: 0..<100, variables: 4...4, constraints: 3...6, requiredShare: 35),
        Recipe(name: "one variable", seeds: 0..<600, variables: 1...1, constraints: 1...10, requiredShare: 20),
    ]

    @Test(arguments: recipes)
    func optimumConflictsAndDeterminedness(_ recipe: Recipe) {
        for seed in recipe.seeds {
            let trial = Trial(recipe.system(seed))
            #expect(trial.findings() == [], "seed \(seed) of \(recipe.name)")
        }
    }

    @Test func removalOfAnAddedConstraintRestoresExactly() {
        for seed in 0..<300 {
            let system = Self.recipes[0].system(seed)
            let solver = ConstraintSolver()
            let (variables, _) = system.install(in: solver)
            solver.solve()
            let before = variables.map(solver.value)
            var dice = Dice(seed: seed + 7)
            let extra = SmallSystem(&dice, variables: variables.count...variables.count, constraints: 1...1, requiredShare: 50)
            let id = extra.constraints[0].install(in: solver, variables)
            solver.solve()
            solver.removeConstraint(id)
            solver.solve()
            #expect(variables.map(solver.value) == before, "seed \(seed)")
        }
    }

    @Test func editsGiveWhatAFreshSolverGives() {
        for seed in 0..<300 {
            let system = Self.recipes[0].system(seed)
            let edited = ConstraintSolver()
            var detour = system
            for c in detour.constraints.indices {
                detour.constraints[c].constant += Double(c % 3)
                if detour.constraints[c].priority < 1000 { detour.constraints[c].priority += 100 }
            }
            let (variables, ids) = detour.install(in: edited)
            edited.solve()
            for (id, constraint) in zip(ids, system.constraints) {
                edited.setConstant(constraint.constant, of: id)
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

    @Test func aUniqueOptimumDoesNotDependOnTheOrder() {
        var compared = 0
        for seed in 0..<600 {
            let system = Self.recipes[0].system(seed)
            let solver = ConstraintSolver()
            let (variables, _) = system.install(in: solver)
            solver.solve()
            guard solver.takeConflicts().isEmpty, variables.allSatisfy(solver.isDetermined) else { continue }
            compared += 1
            var reversed = system
            reversed.constraints.reverse()
            let other = ConstraintSolver()
            let (sameVariables, _) = reversed.install(in: other)
            other.solve()
            for (a, b) in zip(variables, sameVariables) {
                #expect(abs(solver.value(of: a) - other.value(of: b)) < 1e-6, "seed \(seed)")
            }
        }
        #expect(compared > 100)
    }
}

/// One system solved, with everything the enumeration knows about it.
private struct Trial {
    let system: SmallSystem
    let candidates: [[Double]]
    let solver = ConstraintSolver()
    let variables: [Variable]
    let ids: [ConstraintID]
    let conflicts: [ConstraintSolver.Conflict]

    init(_ system: SmallSystem) {
        self.system = system
        candidates = system.candidates()
        (variables, ids) = system.install(in: solver)
        solver.solve()
        conflicts = solver.takeConflicts()
    }

    private func position(_ id: ConstraintID) -> Int { ids.firstIndex(of: id)! }
    private var point: [Double] { variables.map(solver.value) }
    private var broken: Set<Int> { Set(conflicts.map { position($0.broken) }) }
    private var kept: [Int] { system.required.filter { !broken.contains($0) } }

    /// What is wrong; empty when all is well.
    func findings() -> [String] {
        let aboutConflicts = conflictFindings()
        guard aboutConflicts.isEmpty else { return aboutConflicts }
        guard system.isFeasible(point, keeping: kept) else { return ["\(point) violates a required constraint"] }
        return optimumFindings() + variables.indices.flatMap(determinednessFindings)
    }

    private func conflictFindings() -> [String] {
        if system.canHold(system.required, among: candidates) {
            return conflicts.isEmpty ? [] : ["a conflict where there is none"]
        }
        return conflicts.isEmpty ? ["no conflict"] : conflicts.flatMap(findings)
    }

    private func findings(_ conflict: ConstraintSolver.Conflict) -> [String] {
        let members = conflict.constraints.map(position)
        if members != members.sorted() || conflict.broken != conflict.constraints.last { return ["\(members) out of order"] }
        if system.canHold(members, among: candidates) { return ["\(members) can hold together"] }
        return members.filter { spared in !system.canHold(members.filter { $0 != spared }, among: candidates) }
            .map { "\(members) conflict without \($0) too" }
    }

    private func optimumFindings() -> [String] {
        let best = system.bestCost(keeping: kept, broken: broken, among: candidates)!
        let cost = system.cost(at: point, broken: broken)
        return SmallSystem.isLess(best, cost) ? ["\(point) costs \(cost), possible is \(best)"] : []
    }

    /// Looks for an equally good point a little to either side.
    private func determinednessFindings(_ v: Int) -> [String] {
        let best = system.bestCost(keeping: kept, broken: broken, among: candidates, withAge: false)!
        var sliced = system
        for offset in [-1e-3, 1e-3] {
            let coefficients = variables.indices.map { $0 == v ? 1.0 : 0 }
            sliced.constraints.append(
                .init(coefficients: coefficients, relation: .equal, constant: point[v] + offset, priority: 1, tieRank: 0))
        }
        let others = sliced.candidates().contains {
            abs($0[v] - point[v]) > 1e-5 && system.isFeasible($0, keeping: kept)
                && !SmallSystem.isLess(best, system.cost(at: $0, broken: broken, withAge: false))
        }
        return solver.isDetermined(variables[v]) == others ? ["variable \(v) is \(others ? "not " : "")determined"] : []
    }
}
