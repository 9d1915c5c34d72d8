import ExactOptimum
import RandomSystems
import SeededRandom
import Testing

@testable import ConstraintSolver

/// Systems that another solver solved with other constants: the same values as without it, by less work.
@Suite struct TemplateTests {
    // MARK: Random systems

    private static let recipes =
        Recipe.all + [
            Recipe(
                name: "few unknowns left", variables: 4...9, constraints: 6...16, requiredShare: 70,
                coefficients: [1, 1, -1, -1, 2],
                multiples: 0...60, tieRanks: [0, 1], lowerBounds: [nil, 0, 0, 3]),
            Recipe(
                name: "rows", variables: 6...12, constraints: 10...24, requiredShare: 45, coefficients: [1, -1],
                unit: Fraction(1, 3), multiples: 0...300, priorities: Recipe.ladder, lowerBounds: [nil, 0]),
        ]

    /// One solver has a template of a system with other constants, the other one has none.
    @Test(arguments: recipes)
    func randomSystemsAndEditsGiveTheSame(_ recipe: Recipe) {
        var (known, kept) = (0, 0)
        for seed in 0..<(OptimumTests.isFull ? 4000 : 32) {
            var system = recipe.system(seed)
            var dice = SplitMix(seed: seed)
            let cache = TemplateCache()
            var teacher = system
            for k in teacher.constraints.indices { teacher.constraints[k].constant = constant(&dice, recipe) }
            let first = ConstraintSolver(cache: cache)
            addUnnamed(first, seed)
            _ = teacher.install(in: first)
            first.solve()
            if cache.templates.first?.open.isEmpty == true { kept += 1 }
            let solvers = [ConstraintSolver(cache: cache), ConstraintSolver(cache: TemplateCache())]
            let unnamed = solvers.map { addUnnamed($0, seed) }
            let (variables, ids) = system.install(in: solvers[0])
            _ = system.install(in: solvers[1])
            for round in 0..<5 {
                for solver in solvers { solver.solve() }
                // What is left of sums that cancel is as large as the numbers that were added up make it.
                let summands = system.constraints.reduce(1) { max($0, abs($1.constant.double)) }
                expectTheSame(solvers[0], solvers[1], variables + unnamed[0], ids, "seed \(seed), round \(round)", summands)
                edit(&system, ids, solvers, &dice, recipe)
            }
            if solvers[0].statistics.constraintsRead < solvers[1].statistics.constraintsRead { known += 1 }
        }
        #expect(known > 0 || kept == 0)
    }

    /// Variables that no constraint names, in every second system.
    @discardableResult
    private func addUnnamed(_ solver: ConstraintSolver, _ seed: Int) -> [Variable] {
        seed.isMultiple(of: 2) ? [] : [solver.makeVariable(), solver.makeVariable(lowerBound: 3)]
    }

    private func constant(_ dice: inout SplitMix, _ recipe: Recipe) -> Fraction {
        Fraction(dice.roll(recipe.multiples)) * recipe.unit
    }

    private func edit(
        _ system: inout RandomSystem, _ ids: [ConstraintID], _ solvers: [ConstraintSolver], _ dice: inout SplitMix,
        _ recipe: Recipe
    ) {
        for _ in 0..<dice.roll(1...3) {
            let k = dice.roll(0...ids.count - 1)
            system.constraints[k].constant = constant(&dice, recipe)
            if dice.roll(0...3) == 0 { system.constraints[k].priority = dice.pick([1000, 750, 500, 250]) }
            for solver in solvers {
                solver.setConstant(system.constraints[k].constant.double, of: ids[k])
                solver.setPriority(system.constraints[k].priority, of: ids[k])
            }
        }
    }

    private func expectTheSame(
        _ one: ConstraintSolver, _ other: ConstraintSolver, _ variables: [Variable], _ ids: [ConstraintID], _ place: String,
        _ summands: Double = 1
    ) {
        for v in variables {
            let value = one.value(of: v)
            #expect(abs(value - other.value(of: v)) <= Numerics.rounding * max(summands, abs(value)), "\(place)")
        }
        #expect(ids.map(one.isBroken) == ids.map(other.isBroken), "\(place)")
        #expect(one.takeConflicts().map(\.constraints) == other.takeConflicts().map(\.constraints), "\(place)")
        #if DEBUG
            other._checkInvariants()
            one._checkInvariants()
        #endif
    }

    // MARK: Trees of stacks

    /// A tree in a root of some size, compared with what its leaves ask for.
    private func tree(_ cache: TemplateCache, levels: Int, fanOut: Int, scale: Double) -> (
        system: StackSystem, width: ConstraintID
    ) {
        let system = StackSystem(cache: cache)
        let root = system.makeTree(levels: levels, fanOut: fanOut)
        system.add(1 * root.x, .equal, 0)
        system.add(1 * root.y, .equal, 0)
        system.add(1 * root.height, .equal, scale * root.natural.height, at: 998)
        return (system, system.add(1 * root.width, .equal, scale * root.natural.width, at: 999))
    }

    @Test(arguments: [(2, 5), (3, 3), (5, 2)])
    func treesAndStructuralEditsGiveTheSame(_ levels: Int, _ fanOut: Int) {
        let cache = TemplateCache()
        for scale in [1.1, 0.97, 1, 1.0 / 3, 1.1234567] {
            let (known, width) = tree(cache, levels: levels, fanOut: fanOut, scale: scale)
            let (anew, _) = tree(TemplateCache(), levels: levels, fanOut: fanOut, scale: scale)
            var dice = SplitMix(seed: levels)
            for step in 0..<20 {
                for system in [known, anew] { system.quick.solve() }
                expectTheSame(known.quick, anew.quick, known.variables, [width], "\(scale), step \(step)")
                let work = known.quick.statistics
                #expect(step > 0 || scale == 1.1 || work.componentsSolvedGenerally > 0 || work.constraintsRead == 0)
                let (row, leaf) = (dice.roll(0...known.stacks - 1), dice.roll(0...known.leaves.count - 1))
                let (hidden, size) = (Set((0..<fanOut).filter { _ in dice.flip() }), Double(dice.roll(10...400)) / 3)
                for system in [known, anew] {
                    if step.isMultiple(of: 2) { system.chain(row, hiding: hidden) }
                    system.replaceWidth(of: leaf, by: size)
                    system.setConstant(size * Double(fanOut), of: width)
                }
            }
            #expect(known.solve() == [])
        }
    }

    // MARK: Work

    /// Two variables that share a room and like to be of one size, beside a chain that is determined.
    private func tiedPair(_ cache: TemplateCache, room: Double) -> (solver: ConstraintSolver, variables: [Variable]) {
        let solver = ConstraintSolver(cache: cache)
        let variables = (0..<22).map { _ in solver.makeVariable() }
        let (pair, chain) = (variables[0..<2], variables[2...])
        _ = solver.addConstraint(pair.map { Term($0, 1) }, .equal, room)
        for v in pair { _ = solver.addConstraint([Term(v, 1)], .equal, 10, priority: 250) }
        _ = solver.addConstraint([Term(chain[2], 1)], .equal, room, priority: 500)
        for (previous, next) in zip(chain, chain.dropFirst()) {
            _ = solver.addConstraint([Term(next, 1), Term(previous, -1)], .greaterThanOrEqual, 5)
            _ = solver.addConstraint([Term(next, 1)], .equal, 0, priority: 250)
        }
        return (solver, variables)
    }

    @Test func ofATieOnlyTheComponentIsSolvedAnew() {
        let cache = TemplateCache()
        tiedPair(cache, room: 30).solver.solve()
        #expect(cache.templates.count == 1 && cache.templates[0].open.count == 1)
        let (known, anew) = (tiedPair(cache, room: 40), tiedPair(TemplateCache(), room: 40))
        for solver in [known.solver, anew.solver] {
            solver.solve()
            #expect(solver.statistics.componentsSolvedGenerally == 1)
        }
        expectTheSame(known.solver, anew.solver, known.variables, [], "")
        #expect(known.solver.value(of: known.variables[0]) == 10 && known.solver.value(of: known.variables[1]) == 30)
        #expect(4 * known.solver.statistics.constraintsRead < anew.solver.statistics.constraintsRead)
    }

    /// Constraints whose coefficients have many digits are left to careful pricing each time, whatever the columns of
    /// their variables look like.
    @Test func refusedConstraintsAreNoTies() {
        func solved(
            _ cache: TemplateCache, limit: Double
        ) -> (solver: ConstraintSolver, variables: [Variable], ids: [ConstraintID]) {
            let solver = ConstraintSolver(cache: cache)
            let (x, y) = (solver.makeVariable(lowerBound: 0), solver.makeVariable(lowerBound: 0))
            let third = Double(Float(1) / 3)
            let ids = [
                solver.addConstraint([Term(y, 1)], .equal, 100, priority: 999),
                solver.addConstraint([Term(x, 1), Term(y, -2 * third)], .greaterThanOrEqual, 100),
                solver.addConstraint([Term(x, third), Term(y, third)], .lessThanOrEqual, 0),
                solver.addConstraint([Term(x, 1)], .lessThanOrEqual, limit, priority: 999),
            ]
            solver.solve()
            return (solver, [x, y], ids)
        }
        let cache = TemplateCache()
        _ = solved(cache, limit: 100)
        let (known, anew) = (solved(cache, limit: 0), solved(TemplateCache(), limit: 0))
        expectTheSame(known.solver, anew.solver, known.variables, known.ids, "")
        #expect(known.ids.map(known.solver.isBroken) == [false, false, true, false])
    }

    /// As those that say where the guides across stack views begin along the axis.
    @Test func variablesThatNothingNamesAreLeftOpen() {
        func row(_ cache: TemplateCache, length: Double) -> (solver: ConstraintSolver, variables: [Variable]) {
            let solver = ConstraintSolver(cache: cache)
            let unnamed = [solver.makeVariable(), solver.makeVariable(lowerBound: 3)]
            let named = (0..<20).map { _ in solver.makeVariable() }
            solver.prefer(named[0], .equal, length, at: 500)
            for (previous, next) in zip(named, named.dropFirst()) {
                solver.require(next - previous, .greaterThanOrEqual, 5)
                solver.prefer(next, .equal, 0, at: 250)
            }
            solver.solve()
            return (solver, unnamed + named)
        }
        let cache = TemplateCache()
        #expect(row(cache, length: 30).solver.statistics.constraintsRead > 0)
        let (known, anew) = (row(cache, length: 40), row(TemplateCache(), length: 40))
        #expect(known.variables.prefix(4).map(known.solver.value) == [0, 3, 40, 45])
        expectTheSame(known.solver, anew.solver, known.variables, [], "")
        #expect(known.solver.statistics.constraintsRead == 0 && anew.solver.statistics.constraintsRead > 0)
    }

    @Test func theSecondOfAStructureReadsNothing() {
        let cache = TemplateCache()
        let (first, _) = tree(cache, levels: 3, fanOut: 4, scale: 1.1)
        let (second, _) = tree(cache, levels: 3, fanOut: 4, scale: 0.97)
        for system in [first, second] { #expect(system.solve() == []) }
        let work = second.quick.statistics
        #expect(first.quick.statistics.constraintsRead > 0 && work.constraintsRead == 0)
        #expect(work.componentsSolved == 1 && work.componentsSolvedGenerally == 0 && work.pivots <= first.quick.statistics.pivots)
        #expect(second.quick.usedBytes == first.quick.usedBytes)
    }

    /// A template leaves the same in a solver as presolving does.
    @Test func aTemplateLeavesTheSameBehind() {
        let cache = TemplateCache()
        tree(cache, levels: 3, fanOut: 3, scale: 1.1).system.quick.solve()
        let known = tree(cache, levels: 3, fanOut: 3, scale: 0.97).system.quick
        let anew = tree(TemplateCache(), levels: 3, fanOut: 3, scale: 0.97).system.quick
        let (one, other) = (known.dump(), anew.dump())
        #expect(one == other && known.statistics.constraintsRead == 0 && known.statistics.columnsChecked > 0)
    }

    /// Another constant of a required equation, and another given value, are structural edits of the copy; where they
    /// concern nearly everything, the system is presolved, and becomes the template of the next one.
    @Test func constantsThatClassesAreMadeOf() {
        func rows(_ cache: TemplateCache, gap: Double, width: Double, count: Int) -> (ConstraintSolver, [Variable]) {
            let solver = ConstraintSolver(cache: cache)
            let root = solver.makeVariable()
            solver.fix(root, at: width)
            var variables = [root]
            for k in 0..<count {
                let (x, inset) = (solver.makeVariable(), solver.makeVariable())
                solver.require(x, .equal, k == 0 ? gap : 4)
                solver.require(inset + x - root, .equal, 0)
                solver.prefer(inset, .greaterThanOrEqual, 9, at: 500)
                variables += [x, inset]
            }
            solver.solve()
            return (solver, variables)
        }
        let cache = TemplateCache()
        _ = rows(cache, gap: 3, width: 100, count: 40)
        let (another, variables) = rows(cache, gap: 5, width: 100, count: 40)
        #expect(another.statistics.constraintsRead == 0 && variables.prefix(5).map(another.value) == [100, 5, 95, 4, 96])
        let (wider, same) = rows(cache, gap: 5, width: 200, count: 40)
        #expect(wider.statistics.constraintsRead > 0 && same.prefix(5).map(wider.value) == [200, 5, 195, 4, 196])
        #expect(rows(cache, gap: 5, width: 200, count: 40).0.statistics.constraintsRead == 0)
    }

    // MARK: What makes another structure

    /// States `x == 0`, `y == x + 5`, an equation that is used up already, and a bound each.
    private func pair(_ cache: TemplateCache, gap: Double, least: Double = 0, closing: Double) -> (
        ConstraintSolver, [Variable]
    ) {
        let solver = ConstraintSolver(cache: cache)
        let (x, y) = (solver.makeVariable(lowerBound: least), solver.makeVariable(lowerBound: 0))
        solver.require(y - x, .equal, gap)
        solver.prefer(x, .equal, 7, at: 500)
        solver.require(y - x, .equal, closing)
        return (solver, [x, y])
    }

    @Test func constantsThatMakeAnotherStructure() {
        let cache = TemplateCache()
        #expect(pair(cache, gap: 5, closing: 5).0.constraintsReadSolving > 0)
        #expect(pair(cache, gap: 6, closing: 6).0.constraintsReadSolving == 0)
        // The two bounds coincide.
        let coinciding = pair(cache, gap: 0, closing: 0)
        #expect(coinciding.0.solved(coinciding.1) == [7, 7])
        // The second equation contradicts the first.
        let (solver, variables) = pair(cache, gap: 5, closing: 6)
        #expect(solver.solved(variables) == [7, 12] && solver.takeConflicts().count == 1)
        // A bound is structure.
        #expect(pair(cache, gap: 5, least: 1, closing: 5).0.constraintsReadSolving > 0)
    }

    /// Each difference alone makes another template.
    @Test func templatesAreToldApart() {
        func read(_ change: Int, _ cache: TemplateCache) -> Int {
            let solver = ConstraintSolver(cache: cache)
            let (x, y) = (solver.makeVariable(), solver.makeVariable(lowerBound: change == 1 ? 0 : -.infinity))
            let given = solver.makeVariable()
            if change == 2 { solver.fix(given, at: 1) }
            _ = solver.addConstraint([Term(y, 1), Term(x, change == 3 ? -2 : -1), Term(given, 1)], .equal, 3)
            _ = solver.addConstraint(
                on: change == 4 ? y : x, change == 5 ? .lessThanOrEqual : .equal, 4, priority: change == 6 ? 501 : 500,
                tieRank: change == 7 ? 1 : 0)
            _ = solver.addConstraint(on: change == 8 ? x : y, .equal, 1, priority: 400)
            if change == 9 { solver.removeConstraint(solver.require(given, .equal, 1)) }
            _ = solver.addConstraint(on: given, .equal, 2, priority: 300)
            return solver.constraintsReadSolving
        }
        for change in 1...9 {
            let cache = TemplateCache()
            #expect(read(0, cache) > 0 && read(change, cache) > 0, "change \(change)")
            #expect(read(0, cache) == 0)
        }
    }

    // MARK: What is kept

    @Test func fewTemplatesAreKeptAndTheLeastUsedGoesFirst() {
        let cache = TemplateCache()
        func solve(_ count: Int) -> Int {
            let solver = ConstraintSolver(cache: cache)
            for _ in 0..<count { solver.require(solver.makeVariable(), .equal, 1) }
            return solver.constraintsReadSolving
        }
        for count in 1...TemplateCache.most { #expect(solve(count) > 0) }
        #expect(solve(1) == 0)
        #expect(solve(TemplateCache.most + 1) > 0)
        #expect(solve(1) == 0 && solve(2) > 0 && solve(TemplateCache.most + 1) == 0)
        let kept = cache.templates.map(ObjectIdentifier.init)
        #expect(solve(SolvedTemplate.mostConstraints + 1) > 0 && cache.templates.map(ObjectIdentifier.init) == kept)
        let wide = ConstraintSolver(cache: cache)
        for _ in 0...4 * SolvedTemplate.mostConstraints { _ = wide.makeVariable() }
        wide.require(wide.makeVariable(), .equal, 1)
        #expect(wide.constraintsReadSolving == 1 && cache.templates.map(ObjectIdentifier.init) == kept)
    }

    @Test func threadsShareTemplatesAndGetTheSame() async {
        let cache = TemplateCache()
        let expected = tree(TemplateCache(), levels: 2, fanOut: 4, scale: 0.9).system
        expected.quick.solve()
        let values = expected.variables.map { expected.quick.value(of: $0).bitPattern }
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<40 {
                group.addTask {
                    let size = task % 10
                    let other = ConstraintSolver(cache: cache)
                    for _ in 0..<size { other.require(other.makeVariable(), .equal, 1) }
                    other.solve()
                    let system = self.tree(cache, levels: 2, fanOut: 4, scale: 0.9).system
                    system.quick.solve()
                    return system.variables.map { system.quick.value(of: $0).bitPattern } == values
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }
}

extension ConstraintSolver {
    /// How many constraints the first solution reads to presolve them.
    fileprivate var constraintsReadSolving: Int {
        solve()
        return statistics.constraintsRead
    }
}
