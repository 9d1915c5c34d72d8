import Testing

@testable import ConstraintSolver

/// What happens when required constraints cannot all hold.
@Suite struct ConflictTests {
    let solver = ConstraintSolver(cache: TemplateCache())

    @Test func theChoiceIsAsked() {
        let x = solver.makeVariable()
        let first = solver.require(x, .equal, 10)
        let second = solver.require(x, .equal, 5)
        var asked: [[ConstraintID]] = []
        solver.chooseConstraintToBreak = {
            asked.append($0)
            return $0[0]
        }
        #expect(solver.solved([x]) == [5])
        #expect(asked == [[first, second]] && solver.isBroken(first) && !solver.isBroken(second))
    }

    @Test func anAnswerOutsideTheSetMeansTheLast() {
        let x = solver.makeVariable()
        solver.require(x, .equal, 10)
        let second = solver.require(x, .equal, 5)
        solver.chooseConstraintToBreak = { _ in ConstraintID(index: 999) }
        #expect(solver.solved([x]) == [10])
        #expect(solver.isBroken(second))
    }

    @Test func aBrokenConstraintIsStillMetAsCloselyAsPossible() {
        let x = solver.makeVariable()
        solver.require(x, .greaterThanOrEqual, 10)
        solver.require(x, .lessThanOrEqual, 20)
        solver.require(x, .equal, 30)
        #expect(solver.solved([x]) == [20])
        solver.prefer(x, .equal, 12, at: 1)
        #expect(solver.solved([x]) == [12])
    }

    @Test func aBrokenConstraintReturnsWhenTheConflictIsGone() {
        let x = solver.makeVariable()
        let first = solver.require(x, .equal, 10)
        let second = solver.require(x, .equal, 5)
        #expect(solver.solved([x]) == [10])
        #expect(solver.takeConflicts().count == 1)
        solver.removeConstraint(first)
        #expect(solver.solved([x]) == [5])
        #expect(!solver.isBroken(second) && solver.takeConflicts().isEmpty)
    }

    @Test func aConflictIsReportedOnce() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.require(x, .equal, 10)
        let second = solver.require(x, .equal, 5)
        solver.solve()
        #expect(solver.takeConflicts().count == 1)
        solver.require(x - y, .equal, 0)
        solver.solve()
        #expect(solver.takeConflicts().isEmpty && solver.isBroken(second))
    }

    @Test func implicitBoundsTakePartButAreNotNamed() {
        let (x, w) = (solver.makeVariable(), solver.makeVariable(lowerBound: 0))
        let left = solver.require(x, .equal, 100)
        let right = solver.require(x + w, .equal, 80)
        solver.solve()
        let conflicts = solver.takeConflicts()
        #expect(conflicts.map(\.constraints) == [[left, right]])
        #expect(solver.value(of: w) >= 0)
    }

    @Test func fixedValuesWin() {
        let w = solver.makeVariable(lowerBound: 0)
        let size = solver.require(w, .equal, 50)
        solver.fix(w, at: -20)
        #expect(solver.solved([w]) == [-20])
        #expect(solver.takeConflicts().map(\.constraints) == [[size]])
        solver.fix(w, at: 50)
        solver.solve()
        #expect(!solver.isBroken(size) && solver.takeConflicts().isEmpty)
        solver.fix(w, at: 51)
        solver.unfix(w)
        #expect(solver.solved([w]) == [50])
        #expect(!solver.isBroken(size))
    }

    @Test func aConstraintWithoutVariables() {
        let impossible = solver.addConstraint([], .equal, 5)
        let vacuous = solver.addConstraint([], .lessThanOrEqual, 5)
        solver.solve()
        #expect(solver.takeConflicts().map(\.constraints) == [[impossible]])
        #expect(solver.isBroken(impossible) && !solver.isBroken(vacuous))
    }

    @Test func manyConflictsInOneComponent() {
        let variables = (0..<40).map { _ in solver.makeVariable() }
        for (a, b) in zip(variables, variables.dropFirst()) { solver.require(b - a, .greaterThanOrEqual, 1) }
        let wrong = variables.map { solver.require($0, .equal, 0) }
        solver.solve()
        #expect(solver.takeConflicts().count == 39)
        #expect(wrong.filter(solver.isBroken).count == 39)
        for (a, b) in zip(variables, variables.dropFirst()) { #expect(solver.value(of: b) - solver.value(of: a) >= 1) }
    }

    @Test func roundingOfFloatMultipliersIsNoConflict() {
        let (w, third) = (solver.makeVariable(lowerBound: 0), solver.makeVariable(lowerBound: 0))
        solver.require(third - Double(Float(1) / 3) * w, .equal, 0)
        solver.require(w - 3 * third, .equal, 0)
        solver.prefer(w, .equal, 375, at: 500)
        #expect(solver.solved([w]) == [375])
        #expect(solver.takeConflicts().isEmpty)
    }

    /// Two rows are parallel but for the rounding of a third, and pivots bring the difference into a row with a
    /// constant of 100.
    @Test func aCoefficientThatRoundingLeftLeavesNoConstantBehind() {
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let part = solver.makeVariable(lowerBound: 0)
        solver.require(z, .lessThanOrEqual, 100)
        solver.require(y, .greaterThanOrEqual, 0)
        solver.require(-1 * x - 3 * y, .lessThanOrEqual, 0)
        solver.require(Double(Float(-0.3)) * x, .greaterThanOrEqual, 0)
        solver.require(-1 * y + part + z, .equal, 100)
        solver.require(Double(Float(1) / 3) * x + y, .greaterThanOrEqual, 0)
        #expect(solver.solved([x, y, part, z]) == [0, 0, 0, 100])
        #expect(solver.takeConflicts().isEmpty)
    }

    /// Three of the constraints would contradict each other if the products of their tenths and thirds counted with all
    /// bits, which comes before the contradiction of all four in order of installation.
    @Test func roundingOfFloatMultipliersDoesNotHideAConflict() {
        let (x, y, z) = (solver.makeVariable(lowerBound: 0), solver.makeVariable(lowerBound: 0), solver.makeVariable())
        func float(_ a: Double) -> Double { Double(Float(a)) }
        let members = [
            solver.require(float(0.1) * x + float(0.7) * y, .equal, 100),
            solver.require(float(0.1) * x - float(1.0 / 3) * y - float(0.3) * z, .greaterThanOrEqual, 0),
            solver.require(float(1.0 / 3) * x - z, .lessThanOrEqual, 0),
            solver.require(-1 * z, .equal, 0),
        ]
        solver.solve()
        let conflicts = solver.takeConflicts()
        #expect(conflicts.map(\.constraints) == [members] && conflicts[0].broken == members[3] && conflicts[0].isMinimal)
    }

    @Test func thirdsFillTheWhole() {
        let thirds = (0..<3).map { _ in solver.makeVariable(lowerBound: 0) }
        let w = solver.makeVariable()
        solver.fix(w, at: 1024)
        for third in thirds { solver.require(third - Double(Float(0.333_333_33)) * w, .equal, 0) }
        solver.require(thirds[0] + thirds[1] + thirds[2] - w, .equal, 0)
        solver.solve()
        #expect(solver.takeConflicts().isEmpty)
    }

    @Test("A conflict that all of a long row takes part in", arguments: [Relation.equal, .greaterThanOrEqual])
    func longConflict(_ relation: Relation) {
        let (x, w) = ((0...1000).map { _ in solver.makeVariable() }, (0..<1000).map { _ in solver.makeVariable(lowerBound: 0) })
        var row = [solver.require(x[0], .equal, 0)]
        for k in 0..<1000 {
            row.append(solver.require(x[k + 1] - x[k] - w[k], relation, 8))
            solver.require(w[k], .lessThanOrEqual, 100)
            if k.isMultiple(of: 2) { row.append(solver.require(w[k], relation, 20)) }
        }
        solver.prefer(w[500], .equal, 1, at: 250)
        row.append(solver.require(x[1000], .lessThanOrEqual, 8 * 1000 + 20 * 500 - 1))
        solver.solve()
        let conflicts = solver.takeConflicts()
        #expect(conflicts.count == 1 && conflicts[0].constraints == row && conflicts[0].broken == row.last)
        #expect(solver.value(of: x[1000]) >= 18_000 - 1e-6)
    }

    @Test func aConstraintBrokenTooSoonIsTakenBack() {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let (one, zero) = (solver.require(x, .equal, 1), solver.require(x, .equal, 0))
        let others = [solver.require(y, .equal, 0), solver.require(y - x, .equal, 0)]
        solver.chooseConstraintToBreak = { $0.contains(zero) ? zero : one }
        #expect(solver.solved([x, y]) == [0, 0])
        #expect(solver.takeConflicts().map(\.constraints) == [[one] + others])
        #expect(solver.isBroken(one) && !solver.isBroken(zero))
    }

    @Test func theConflictIsFoundInALargeComponent() {
        let variables = (0..<2000).map { _ in solver.makeVariable(lowerBound: 0) }
        for k in 1..<2000 { solver.require(variables[k] - variables[k / 2], .greaterThanOrEqual, 1) }
        let low = solver.require(variables[1700], .lessThanOrEqual, 30)
        let high = solver.require(variables[1701] + variables[1700], .greaterThanOrEqual, 70)
        let far = solver.require(variables[1701], .lessThanOrEqual, 35)
        solver.solve()
        #expect(solver.takeConflicts().map(\.constraints) == [[low, high, far]])
    }

    /// The column stands at its bound before and after, and nothing moves.
    @Test func anEditThatContradictsABoundThatACommonColumnStandsAtIsAConflict() {
        let (x, y) = (solver.makeVariable(lowerBound: 0), solver.makeVariable(lowerBound: 0))
        solver.prefer(x + y, .equal, -9, at: 500)
        solver.require(x + y, .lessThanOrEqual, 4)
        let most = solver.require(y, .lessThanOrEqual, 1)
        #expect(solver.solved([x, y]) == [0, 0] && solver.takeConflicts().isEmpty)
        solver.setConstant(-3, of: most)
        #expect(solver.solved([x, y]) == [0, 0] && solver.isBroken(most))
        #expect(solver.takeConflicts().map(\.constraints) == [[most]])
        solver.setConstant(3, of: most)
        #expect(solver.solved([x, y]) == [0, 0] && !solver.isBroken(most))
    }

    /// Two chains of equations over the same sizes, which say the same of their sum but for the constant.
    @Test func equationsThatContradictOnlyAsSumsAreAConflict() {
        let sizes = (0..<3).map { _ in solver.makeVariable(lowerBound: 0) }
        for (k, size) in sizes.enumerated() { solver.prefer(size, .equal, Double(100 * (k + 1)), at: 750) }
        let (first, second) = (chain(over: sizes, to: 719), chain(over: sizes, to: 650))
        solver.solve()
        let conflicts = solver.takeConflicts()
        #expect(conflicts.map(\.constraints) == [first + second] && conflicts[0].broken == second.last)
    }

    /// Positions one after another, the first at 0 and the last at a distance.
    private func chain(over sizes: [Variable], to distance: Double) -> [ConstraintID] {
        let places = (0...sizes.count).map { _ in solver.makeVariable() }
        var ids = [solver.require(places[0], .equal, 0)]
        for (k, size) in sizes.enumerated() { ids.append(solver.require(places[k + 1] - places[k] - size, .equal, 0)) }
        return ids + [solver.require(places[sizes.count], .equal, distance)]
    }
}

/// What explaining conflicts takes, and what a budget leaves out.
@Suite struct ConflictWorkTests {
    /// Labels one below the other, 8 points apart, in a column whose height is given.
    struct Column {
        let solver: ConstraintSolver
        let height: Variable
        let bottom: ConstraintID

        init(_ count: Int, height given: Double, budget: Int = ConstraintSolver.standardExplanationBudget) {
            solver = ConstraintSolver(explanationBudget: budget)
            height = solver.makeVariable()
            solver.fix(height, at: given)
            var last = solver.makeVariable()
            solver.require(last, .equal, 0)
            for _ in 0..<count {
                let (top, size) = (solver.makeVariable(), solver.makeVariable(lowerBound: 0))
                solver.require(top - last, .equal, 8)
                solver.prefer(size, .equal, 20, at: 750)
                last = solver.makeVariable()
                solver.require(last - top - size, .equal, 0)
            }
            bottom = solver.require(last - height, .equal, 0)
        }
    }

    @Test("Explaining a long conflict takes work in proportion to it", arguments: [120, 240, 480])
    func work(_ count: Int) {
        let column = Column(count, height: 500)
        column.solver.solve()
        let conflicts = column.solver.takeConflicts()
        #expect(conflicts.map(\.constraints.count) == [2 * count + 2] && conflicts[0].isMinimal)
        #expect(column.solver.isBroken(column.bottom))
        #expect(column.solver.statistics.explanationWork < 60 * count)
    }

    @Test func aConflictThatStaysIsNotExplainedAgain() {
        let column = Column(240, height: 500)
        column.solver.solve()
        let (explained, work) = (column.solver.statistics.conflictsExplained, column.solver.statistics.explanationWork)
        for height in [499.0, 600, 1] {
            column.solver.fix(column.height, at: height)
            column.solver.solve()
            #expect(column.solver.isBroken(column.bottom))
        }
        #expect(explained == 1 && column.solver.statistics.conflictsExplained == 1)
        #expect(column.solver.statistics.explanationWork == work)
        column.solver.fix(column.height, at: 5000)
        column.solver.solve()
        #expect(!column.solver.isBroken(column.bottom))
        column.solver.fix(column.height, at: 500)
        column.solver.solve()
        #expect(column.solver.isBroken(column.bottom) && column.solver.statistics.conflictsExplained == 2)
    }

    @Test("What is given up after edits is what a new solver gives up", arguments: 0..<40)
    func editedConflicts(_ seed: Int) {
        var state = UInt64(seed + 1)
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let pairs = (0..<12).map { _ in (next(6), next(6), Relation(rawValue: Int8(next(3) - 1)) ?? .equal) }
        var constants = (0..<12).map { _ in Double(next(20)) }
        func stated() -> (ConstraintSolver, [ConstraintID]) {
            let solver = ConstraintSolver()
            let variables = (0..<6).map { _ in solver.makeVariable(lowerBound: 0) }
            let ids = zip(pairs, constants).map { pair, constant in
                solver.require(variables[pair.0] + 0.5 * variables[pair.1], pair.2, constant)
            }
            return (solver, ids)
        }
        let (edited, ids) = stated()
        edited.solve()
        for _ in 0..<10 {
            let place = next(12)
            constants[place] = Double(next(20))
            edited.setConstant(constants[place], of: ids[place])
            edited.solve()
            let (fresh, freshIDs) = stated()
            fresh.solve()
            #expect(ids.map(edited.isBroken) == freshIDs.map(fresh.isBroken))
        }
    }

    /// A marker beside a coefficient of a billion must not vanish from the tableau that explains the conflict.
    @Test func aConflictOfLargeCoefficientsIsExplainedAtOnce() {
        let solver = ConstraintSolver()
        let places = (0..<40).map { _ in solver.makeVariable(lowerBound: 0) }
        let sum = solver.require(1e9 * places[39] + 1e9 * places[0], .equal, 0)
        for (a, b) in zip(places, places.dropFirst()) { solver.require(b - a, .greaterThanOrEqual, 8) }
        solver.solve()
        let conflicts = solver.takeConflicts()
        #expect(conflicts.count == 1 && conflicts[0].constraints.contains(sum) && conflicts[0].isMinimal)
        #expect(solver.statistics.componentsSolvedGenerally == 1)
        #expect(solver.statistics.explanationWork < 40 * 40 * 40, "less than a pivot of a full tableau for each constraint")
    }

    /// Two conflicts that nothing but the height connects.
    private func solverOfTwoConflicts(budget: Int) -> (solver: ConstraintSolver, height: Variable, broken: [ConstraintID]) {
        let solver = ConstraintSolver(cache: TemplateCache(), explanationBudget: budget)
        let height = solver.makeVariable()
        solver.prefer(height, .equal, 10, at: 500)
        let broken = (0..<2).map { _ in
            let size = solver.makeVariable()
            solver.require(size - height, .greaterThanOrEqual, 10)
            return solver.require(size - height, .lessThanOrEqual, 5)
        }
        solver.solve()
        return (solver, height, broken)
    }

    /// Confirming has a budget, too; beyond it conflicts are explained anew, with the same constraints given up.
    @Test(arguments: [(ConstraintSolver.standardExplanationBudget, 2), (1, 4)])
    func confirmingKnownConflictsCounts(_ budget: Int, _ explained: Int) {
        let (solver, height, broken) = solverOfTwoConflicts(budget: budget)
        #expect(broken.allSatisfy(solver.isBroken) && solver.confirmationWork.spent == 0)
        #expect(solver.explanationWork.spent > solver.statistics.explanationWork, "solving what is left counts")
        solver.prefer(height, .equal, 20, at: 600)
        solver.solve()
        #expect(broken.allSatisfy(solver.isBroken) && solver.value(of: height) == 20)
        #expect(solver.confirmationWork.spent > 0 && solver.statistics.conflictsExplained == explained)
    }

    @Test func theSameConflictInANewSolverIsNotExplainedAgain() {
        let cache = TemplateCache()
        func solved() -> ConstraintSolver {
            let solver = ConstraintSolver(cache: cache)
            let (a, b) = (solver.makeVariable(), solver.makeVariable())
            solver.require(a, .greaterThanOrEqual, 10)
            solver.require(a - b, .equal, 0)
            solver.require(b, .equal, 5)
            solver.solve()
            return solver
        }
        let (first, second) = (solved(), solved())
        #expect(first.statistics.explanationWork > 0 && second.statistics.explanationWork == 0)
        let (one, other) = (first.takeConflicts(), second.takeConflicts())
        #expect(one.count == 1 && one.map(\.constraints) == other.map(\.constraints) && one.map(\.broken) == other.map(\.broken))
    }

    @Test func aLayoutOfManyConflictsIsNotExplainedAgain() {
        let cache = TemplateCache()
        func explanationWork() -> Int {
            (0..<100).reduce(0) { work, number in
                let solver = ConstraintSolver(cache: cache)
                let a = solver.makeVariable()
                solver.require(a, .greaterThanOrEqual, Double(number + 1))
                solver.require(a, .equal, 0)
                solver.solve()
                return work + solver.statistics.explanationWork
            }
        }
        #expect(explanationWork() > 0)
        #expect(explanationWork() == 0)
    }

    @Test func aUsedUpBudgetIsTold() {
        let (x, y) = (ConstraintSolver(explanationBudget: 0), ConstraintSolver())
        for solver in [x, y] {
            let (a, b) = (solver.makeVariable(), solver.makeVariable())
            solver.require(a, .greaterThanOrEqual, 10)
            solver.require(a - b, .equal, 0)
            let last = solver.require(b, .equal, 5)
            solver.solve()
            #expect(solver.isBroken(last))
        }
        #expect(x.takeConflicts().map(\.isMinimal) == [false] && y.takeConflicts().map(\.isMinimal) == [true])
    }

    /// Each constraint is a row of the tableau and has a column. A conflict looks through them when it is found and
    /// given up, and when the rest of what was left out comes back, and once for each member that is tried.
    @Test("Many conflicts in one component take some passes over rows and columns for each member", arguments: [25, 50])
    func manyConflicts(_ count: Int) {
        let solver = ConstraintSolver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        for (a, b) in zip(variables, variables.dropFirst()) { solver.require(b - a, .greaterThanOrEqual, 1) }
        for variable in variables {
            solver.require(variable, .equal, 10)
            solver.require(variable, .lessThanOrEqual, 5)
        }
        solver.solve()
        let conflicts = solver.takeConflicts()
        #expect(conflicts.count == 2 * count - 1)
        let (constraints, passes) = (3 * count - 1, conflicts.reduce(0) { $0 + $1.constraints.count + 3 })
        #expect(solver.statistics.explanationWork < passes * (2 * constraints + count))
    }

    @Test("Among constraints that were given up, one keeps its rank when its constant changes") func rankOfAChangedConstant() {
        let solver = ConstraintSolver(cache: TemplateCache())
        let (x, y) = (solver.makeVariable(lowerBound: 0), solver.makeVariable(lowerBound: 0))
        let above = solver.addConstraint([Term(x, 1)], .equal, -2, tieRank: 2)
        _ = solver.addConstraint([Term(y, 1)], .equal, -2, tieRank: 1)
        solver.require(x + y, .lessThanOrEqual, 2)
        solver.prefer(x + y, .greaterThanOrEqual, 2, at: 250)
        #expect(solver.solved([x, y]) == [0, 2])
        solver.setConstant(-1, of: above)
        #expect(solver.solved([x, y]) == [0, 2])
    }
}
