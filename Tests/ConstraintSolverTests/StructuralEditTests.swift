import ExactOptimum
import SeededRandom
import Testing

@testable import ConstraintSolver

/// Structural edits are taken over where they are: the same values as by careful pricing, and work that follows what
/// changed.
@Suite struct StructuralEditTests {
    // MARK: The same values

    @Test(arguments: 0..<12)
    func editedTablesComeOutAlike(_ seed: Int) {
        let table = EditedTable(rows: 2 + seed % 4, leaves: 2 + seed % 3, seed: seed, hasTies: seed % 4 == 3)
        #expect(table.system.solve() == [])
        for step in 0..<80 {
            for _ in 0..<table.dice.roll(1...3) { table.edit(EditedTable.Edit.allCases) }
            #expect(table.system.solve() == [], "seed \(seed), step \(step)")
            #if DEBUG
                table.system.quick._checkInvariants()
            #endif
        }
        #expect(table.system.quick.statistics.constraintsPatched > 100)
    }

    @Test(arguments: 0..<4)
    func hidingAndShowingRestoresEveryBit(_ seed: Int) {
        let table = EditedTable(rows: 5, leaves: 6, seed: seed)
        #expect(table.system.solve() == [])
        let values = table.system.variables.map(table.system.quick.value)
        for step in 0..<40 {
            let (row, leaf) = (table.dice.roll(0...4), table.dice.roll(0...5))
            table.toggleLeaf(at: leaf, in: row)
            #expect(table.system.solve() == [])
            table.toggleLeaf(at: leaf, in: row)
            #expect(table.system.solve() == [])
            #expect(table.system.variables.map(table.system.quick.value) == values, "step \(step)")
        }
    }

    @Test(arguments: [(3, 3), (5, 2), (2, 6)])
    func hiddenLeavesOfNestedStacksComeOutAlike(_ levels: Int, _ fanOut: Int) {
        let nested = NestedStacks(levels: levels, fanOut: fanOut)
        #expect(nested.system.solve() == [])
        var dice = SplitMix(seed: levels)
        for step in 0..<80 {
            nested.toggle(dice.roll(0...nested.system.leaves.count - 1))
            if step.isMultiple(of: 5) { nested.system.setConstant(Double(dice.roll(500...1500)), of: nested.width) }
            #expect(nested.system.solve() == [], "step \(step)")
        }
    }

    /// Views of one shape tie the axes together; the edits come and go on both.
    /// Hidden views lie weakly beside the visible one before them, which others follow too; nothing else depends on
    /// where they are.
    @Test(arguments: 0..<12)
    func viewsThatHangOnOthersComeOutAlike(_ seed: Int) {
        let table = EditedTable(rows: 3, leaves: 4, seed: 100 + seed)
        let (system, rows) = (table.system, table.rows)
        var hung: [(marker: EditedTable.View, constraints: [ConstraintID])] = []
        for step in 0..<80 {
            let view = rows[table.dice.roll(0...2)].leaves[table.dice.roll(0...3)].view
            if table.dice.roll(0...2) > 0 || hung.isEmpty {
                let marker = system.makeView()
                let place = marker.x - view.x - view.width
                let isOpen = table.dice.roll(0...3) == 0
                let constraints = [
                    isOpen ? system.add(place - marker.width, .equal, 4) : system.add(place, .equal, 4, at: 50),
                    system.add(1 * marker.width, .equal, 0, at: 999.999), system.add(1 * marker.y, .equal, 0),
                    system.add(1 * marker.height, .equal, 0),
                ]
                hung.append((marker, constraints))
            } else {
                let gone = hung.remove(at: table.dice.roll(0...hung.count - 1))
                for id in gone.constraints { system.remove(id) }
                table.retire(gone.marker)
            }
            if step % 3 == 0 { table.toggleLeaf(at: table.dice.roll(0...3), in: table.dice.roll(0...2)) }
            if step % 5 == 0 { system.setConstant(Double(table.dice.roll(200...700)), of: table.width) }
            #expect(system.solve() == [], "seed \(seed), step \(step)")
            #if DEBUG
                system.quick._checkInvariants()
            #endif
        }
    }

    @Test func viewsThatHangOnOthersStayOnFastPricing() {
        let table = EditedTable(rows: 5, leaves: 6, seed: 31)
        let system = table.system
        #expect(system.solve() == [])
        for step in 0..<6 {
            let view = table.rows[2].leaves[step / 2].view
            let marker = system.makeView()
            let work = system.work {
                system.add(marker.x - view.x - view.width, .equal, 4, at: 50)
                for part in [marker.y, marker.width, marker.height] { system.add(1 * part, .equal, 0) }
            }
            #expect(work.componentsSolved == 0 && work.componentsSolvedGenerally == 0, "step \(step)")
            #expect(system.solve() == [])
        }
    }

    @Test func aspectRatiosThatComeAndGoJoinTheAxes() {
        let table = EditedTable(rows: 4, leaves: 4, seed: 7)
        var ratios: [ConstraintID] = []
        #expect(table.system.solve() == [])
        for step in 0..<60 {
            if ratios.count < 3 {
                let row = table.dice.roll(0...3)
                let view = table.rows[row].leaves[table.dice.roll(0...3)].view
                ratios.append(table.system.add(view.width - 2 * view.height, .equal, 0, at: step.isMultiple(of: 3) ? 900 : 1000))
            } else {
                table.system.remove(ratios.remove(at: table.dice.roll(0...2)))
            }
            table.edit([.content, .tableHeight, .spacing])
            #expect(table.system.solve() == [], "step \(step)")
        }
    }

    /// What cannot hold is given up, and holds again when it can.
    @Test func conflictsThatComeAndGo() {
        let table = EditedTable(rows: 3, leaves: 4, seed: 11)
        #expect(table.system.solve() == [])
        let values = table.system.variables.map(table.system.quick.value)
        for step in 0..<20 {
            let (row, leaf) = (table.dice.roll(0...2), table.dice.roll(0...3))
            let view = table.rows[row].leaves[leaf].view
            let tooWide = table.system.add(1 * view.width, .greaterThanOrEqual, 900)
            #expect(table.system.solve() == [], "step \(step)")
            #expect(!table.system.quick.takeConflicts().isEmpty && table.system.quick.isBroken(tooWide))
            if step.isMultiple(of: 2) { table.toggleLeaf(at: leaf, in: row) }
            #expect(table.system.solve() == [], "step \(step)")
            table.system.remove(tooWide)
            if step.isMultiple(of: 2) { table.toggleLeaf(at: leaf, in: row) }
            #expect(table.system.solve() == [], "step \(step)")
            #expect(table.system.variables.map(table.system.quick.value) == values, "step \(step)")
        }
    }

    /// A leaf without content is held by nothing but the order of installation.
    @Test func ambiguityThatComesAndGoes() {
        let table = EditedTable(rows: 3, leaves: 4, seed: 13)
        #expect(table.system.solve() == [])
        for step in 0..<30 {
            let leaf = table.rows[table.dice.roll(0...2)].leaves[table.dice.roll(0...3)]
            let priority = table.dice.pick([Float(10), 250, 750, 1000])
            for id in leaf.along { table.system.setPriority(priority, of: id) }
            table.edit([.toggle, .content, .spacing])
            #expect(table.system.solve() == [], "step \(step)")
        }
    }

    /// A variable that only an inequality tied to others stands where its own constraints say once that is gone, also
    /// where so much else changed that all of it is presolved again.
    @Test func whatARemovedInequalityHeldUpMovesWithLargeEdits() {
        let solver = ConstraintSolver()
        let (low, high) = (solver.makeVariable(), solver.makeVariable())
        let chain = (0..<100).map { _ in solver.makeVariable() }
        solver.prefer(low, .equal, 0, at: 25)
        solver.require(low, .greaterThanOrEqual, 16)
        solver.prefer(high, .equal, 42.5, at: 750)
        let tie = solver.require(low - high, .greaterThanOrEqual, 0)
        let link = solver.require(chain[0] - high, .equal, 5)
        for (one, next) in zip(chain, chain.dropFirst()) { solver.require(next - one, .equal, 5) }
        #expect(solver.solved([low, high, chain[99]]) == [42.5, 42.5, 542.5])
        solver.removeConstraint(tie)
        solver.removeConstraint(link)
        solver.require(chain[0] - high, .equal, 7)
        #expect(solver.solved([low, high, chain[99]]) == [16, 42.5, 544.5])
    }

    /// An inequality that bounded a variable by a given value goes in the same turn in which that value becomes open:
    /// nothing of it stays behind.
    @Test func anInequalityRemovedWhenItsGivenValueWasReleasedBoundsNothing() {
        let solver = ConstraintSolver()
        let (given, height) = (solver.makeVariable(), solver.makeVariable(lowerBound: 0))
        solver.fix(given, at: 17)
        solver.prefer(height, .equal, 20, at: 250)
        let limit = solver.prefer(given - height, .greaterThanOrEqual, 5, at: 750)
        #expect(solver.solved([height]) == [12])
        solver.unfix(given)
        solver.removeConstraint(limit)
        #expect(solver.solved([height]) == [20])
    }

    /// The same where the value moves from then on, and the inequality is stated again before it goes.
    @Test func anInequalityStatedAgainWhenItsGivenValueMovesLeavesNothingBehind() {
        let solver = ConstraintSolver()
        let (given, height) = (solver.makeVariable(), solver.makeVariable(lowerBound: 0))
        solver.move(given, to: 0)
        solver.prefer(height, .equal, 20, at: 250)
        let first = solver.prefer(given - height, .greaterThanOrEqual, 5, at: 750)
        #expect(solver.solved([height]) == [0])
        solver.move(given, to: 17)
        #expect(solver.solved([height]) == [12])
        solver.move(given, to: 9)
        solver.removeConstraint(first)
        let second = solver.prefer(given - height, .greaterThanOrEqual, 5, at: 750)
        #expect(solver.solved([height]) == [4])
        solver.removeConstraint(second)
        #expect(solver.solved([height]) == [20])
    }

    /// A limit on one of two variables that are tied goes together with the tie, after its own variable got a value.
    @Test func aLimitRemovedAfterItsVariableWasFixedDoesNotStayWithTheOther() {
        let solver = ConstraintSolver()
        let (root, tied, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        solver.prefer(root, .equal, 20, at: 250)
        solver.prefer(root - other, .equal, 3, at: 100)
        let tie = solver.require(tied - root, .equal, 0)
        let limit = solver.require(tied, .lessThanOrEqual, 12)
        #expect(solver.solved([root, tied, other]) == [12, 12, 9])
        solver.fix(tied, at: 5)
        solver.removeConstraint(limit)
        solver.removeConstraint(tie)
        #expect(solver.solved([root, tied, other]) == [20, 5, 17])
    }

    // MARK: Given values

    /// The removed equation takes a class of eighty apart, which is presolved anew. A new constraint ties a part of the
    /// other reduced system to that, which has an edit of that part waiting and keeps another part.
    @Test func aPartThatIsTiedToOnePresolvedAnewIsPresolvedWithIt() {
        let solver = ConstraintSolver(cache: TemplateCache())
        let chain = (0..<80).map { _ in solver.makeVariable() }
        solver.prefer(chain[0], .equal, 5, at: 500)
        let links = (1..<80).map { solver.require(chain[$0] - chain[$0 - 1], .equal, 1) }
        solver.solve()
        let (row, other) = ((0..<4).map { _ in solver.makeVariable(lowerBound: 0) }, solver.makeVariable())
        solver.prefer(other, .equal, 3, at: 500)
        for k in 0..<3 { solver.prefer(row[k], .equal, Double(k), at: 500 - Float(k)) }
        solver.solve()
        solver.removeConstraint(links[40])
        solver.prefer(row[3], .equal, 1, at: 400)
        solver.require(row[0] + row[1] + row[2] + row[3], .equal, 100)
        solver.prefer(chain[60], .equal, 7, at: 400)
        solver.require(row[3] - chain[10], .lessThanOrEqual, 1000)
        #expect(solver.solved(row + [chain[0], chain[60], other]) == [0, 1, 2, 97, 5, 7, 3])
    }

    @Test func aGivenWidthMovesWhatDependsOnIt() {
        let table = EditedTable(rows: 4, leaves: 5, seed: 17)
        table.system.remove(table.width)
        #expect(table.system.solve() == [])
        for step in 0..<40 {
            if step % 7 == 6 {
                table.system.unfix(table.root.width)
            } else {
                table.system.fix(table.root.width, at: Double(table.dice.roll(300...900)))
            }
            if step.isMultiple(of: 3) { table.edit([.toggle, .insertLeaf, .removeLeaf]) }
            #expect(table.system.solve() == [], "step \(step)")
        }
    }

    // MARK: Work

    @Test(arguments: [5, 40])
    func hidingALeafCostsItsRowOnly(_ rows: Int) {
        let table = EditedTable(rows: rows, leaves: 8, seed: 19)
        #expect(table.system.solve() == [])
        for step in 0..<20 {
            let (row, leaf) = (table.dice.roll(0...rows - 1), table.dice.roll(0...7))
            let work = table.system.work { table.toggleLeaf(at: leaf, in: row) }
            #expect(work.componentsSolved == 0 && work.componentsSolvedGenerally == 0)
            #expect(work.constraintsPatched < 40 && work.pivots <= 4 && work.columnsChecked < 40, "step \(step)")
            #expect(work.rowsTouched < 60)
        }
        #expect(table.system.solve() == [])
    }

    @Test(arguments: [3, 30])
    func aLeafMoreOrLessCostsItsRowOnly(_ rows: Int) {
        let table = EditedTable(rows: rows, leaves: 8, seed: 23)
        #expect(table.system.solve() == [])
        for _ in 0..<20 {
            let row = table.dice.roll(0...rows - 1)
            let added = table.system.work { table.insertLeaf(at: table.dice.roll(0...8), in: row) }
            #expect(added.componentsSolved == 0 && added.componentsSolvedGenerally == 0 && added.constraintsPatched < 60)
            #expect(table.system.solve() == [])
            let removed = table.system.work { table.removeLeaf(at: table.dice.roll(0...8), from: row) }
            #expect(removed.componentsSolvedGenerally == 0 && removed.constraintsPatched < 120)
            #expect(table.system.solve() == [])
        }
    }

    /// The solver remembers which breakpoint decided for the last column without rows; a column that got rows since
    /// moves what it stands with.
    @Test func aColumnThatGotARowMovesTheOthers() {
        let system = StackSystem()
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let content = system.add(1 * x, .equal, 10, at: 500)
        system.add(1 * y, .equal, 10, at: 400)
        #expect(system.solve() == [])
        for constant in [20.0, 30] {
            system.setConstant(constant, of: content)
            #expect(system.solve() == [])
        }
        system.add(x + y, .equal, 100)
        #expect(system.solve() == [])
        system.setConstant(40, of: content)
        #expect(system.solve() == [] && system.quick.value(of: y) == 60)
    }

    @Test func anotherSpacingIsAnotherConstantOnly() {
        let table = EditedTable(rows: 10, leaves: 8, seed: 29)
        #expect(table.system.solve() == [])
        for step in 0..<20 {
            let work = table.system.work {
                table.system.setConstant(Double(step), of: table.rows[step % 10].links[2 + step % 5])
            }
            #expect(work.componentsSolved == 0 && work.constraintsPatched <= 3 && work.pivots <= 4)
            #expect(table.system.solve() == [])
        }
    }

    @Test func aRequiredWidthThatChangedOnceStatesNothingAgain() {
        let table = EditedTable(rows: 10, leaves: 8, seed: 31)
        #expect(table.system.solve() == [])
        for step in 1...20 {
            let work = table.system.work { table.system.setConstant(600 + Double(step), of: table.width) }
            #expect(work.componentsSolved == 0)
            if step > 1 { #expect(work.constraintsPatched == 0 && work.rowsTouched == 0 && work.columnsChecked <= 20) }
            #expect(table.system.solve() == [])
        }
    }
}

/// A tree of stacks whose leaves hide along their stacks, as a program hides them that keeps no constraint on what is
/// hidden.
final class NestedStacks {
    let system = StackSystem()
    let width: ConstraintID
    private var hidden: [Int: [ConstraintID]] = [:]

    init(levels: Int, fanOut: Int) {
        let root = system.makeTree(levels: levels, fanOut: fanOut)
        system.add(1 * root.x, .equal, 0)
        system.add(1 * root.y, .equal, 0)
        system.add(1 * root.height, .equal, (1.1 * root.natural.height).rounded())
        width = system.add(1 * root.width, .equal, (1.1 * root.natural.width).rounded())
    }

    func toggle(_ leaf: Int) {
        let size = system.leaves[leaf].view
        if let known = hidden[leaf] {
            for id in known { system.remove(id) }
            hidden[leaf] = nil
        } else {
            let isWide = leaf.isMultiple(of: 2)
            hidden[leaf] = [system.add(1 * (isWide ? size.width : size.height), .equal, 3, at: 998)]
        }
    }
}
