import Testing

@testable import ConstraintSolver

/// The work of small layouts that are made anew again and again, and of views that ignore each other, by the solver's
/// own counters.
@Suite struct CellWorkTests {
    /// A cell 390 wide and as high as its contents: a header whose second view gives way, three pictures of one width,
    /// four tags before a spacer, and three actions with equal gaps.
    private struct Cell {
        let system = StackSystem()
        let height: Variable
        /// The widths that follow content, with what holds them there.
        private(set) var widths: [(notWider: ConstraintID, notNarrower: ConstraintID)] = []
        private var rowHeights: [Variable] = []
        let rows = 4

        init(_ contents: [Double]) {
            height = system.makeVariable(lowerBound: 0)
            let header = [40, contents[0], 24].enumerated().map { leaf($1, drop: $0 == 1 ? 1 : 0) }
            line(header)
            let pictures = (0..<3).map { leaf(contents[$0], drop: Float($0)) }
            line(pictures)
            for picture in pictures.dropFirst() { system.add(picture - pictures[0], .equal, 0) }
            let tags = (0..<4).map { leaf(contents[$0], drop: Float($0)) }
            line(tags + [system.makeVariable(lowerBound: 0)])
            let gap = system.makeVariable(lowerBound: 8)
            line((0..<3).map { leaf(contents[$0] / 2, drop: 0) }, gap: gap)
            stackRows(contents)
        }

        /// A width that keeps near its content's, though not at once with others of less drop.
        private mutating func leaf(_ content: Double, drop: Float) -> Variable {
            let width = system.makeVariable(lowerBound: 0)
            widths.append(
                (
                    system.add(1 * width, .lessThanOrEqual, content, at: 250 - drop),
                    system.add(1 * width, .greaterThanOrEqual, content, at: 750 - drop)
                ))
            return width
        }

        /// Lines widths up from one edge to the other, 8 or a gap apart.
        private func line(_ widths: [Variable], gap: Variable? = nil) {
            var end = Expression(terms: [])
            for (k, width) in widths.enumerated() {
                let x = system.makeVariable()
                system.add(1 * x - end, .equal, k > 0 && gap == nil ? 8 : 0)
                end = x + width
                if let gap, k < widths.count - 1 { end = end + gap }
            }
            system.add(end, .equal, 390)
        }

        private mutating func stackRows(_ contents: [Double]) {
            var end = Expression(terms: [])
            for row in 0..<rows {
                let (y, rowHeight) = (system.makeVariable(), system.makeVariable(lowerBound: 0))
                system.add(1 * rowHeight, .equal, contents[row], at: 500)
                system.add(1 * y - end, .equal, row > 0 ? 8 : 0)
                end = y + rowHeight
            }
            system.add(end - height, .equal, 0)
        }
    }

    /// Contents that leave room, and contents that do not.
    private static let contents: [[Double]] = [
        [30, 41, 52, 63], [60, 35, 20, 44], [90, 80, 70, 60], [120, 110, 130, 90], [400, 20, 20, 20],
    ]

    @Test(arguments: contents)
    func aCellTakesAtMostAPivotPerRow(_ contents: [Double]) {
        let cell = Cell(contents)
        #expect(cell.system.solve() == [])
        let work = cell.system.quick.statistics
        #expect(work.componentsSolvedGenerally == 0)
        #expect(work.pivots <= cell.rows)
        #expect(work.columnsChecked <= 3 * cell.widths.count)
        #expect(cell.system.quick.value(of: cell.height) == contents.reduce(24, +))
    }

    @Test func otherContentInACellCompilesNothing() {
        let cell = Cell(Self.contents[0])
        #expect(cell.system.solve() == [])
        for (step, width) in [45.0, 20, 70, 33, 58].enumerated() {
            let edited = cell.widths[2 * step]
            let work = cell.system.work {
                cell.system.setConstant(width, of: edited.notWider)
                cell.system.setConstant(width, of: edited.notNarrower)
            }
            #expect(work.componentsSolved == 0 && work.pivots <= cell.rows)
            #expect(cell.system.solve() == [], "step \(step)")
        }
    }

    @Test(arguments: [10, 1000])
    func anEditBesideOthersCostsTheSameHoweverManyThereAre(_ count: Int) {
        let system = StackSystem()
        let edited = (0..<count).map { k in
            let (x, width) = (system.makeVariable(), system.makeVariable(lowerBound: 0))
            system.add(1 * x, .equal, Double(10 * k))
            return system.add(1 * width, .equal, Double(20 + k % 50), at: 999)
        }
        #expect(system.solve() == [])
        #expect(system.quick.statistics.pivots == 0 && system.quick.statistics.rowsTouched == 0)
        _ = system.quick.takeChangedVariables()
        let work = system.work { system.setConstant(77, of: edited[count / 2]) }
        #expect(work.componentsSolved == 0 && work.columnsChecked <= 1 && work.rowsTouched == 0 && work.pivots == 0)
        #expect(system.quick.takeChangedVariables().count == 1)
        #expect(system.solve() == [])
    }

    /// However terms are handed over, and however often they name a variable, the constraint is the same.
    @Test func allWaysToStateAConstraintMeanTheSame() {
        let solver = ConstraintSolver()
        let variables = (0..<6).map { _ in solver.makeVariable() }
        _ = solver.addConstraint(on: variables[0], .equal, 7)
        let sum = [Term(variables[1], 1), Term(variables[0], -1)]
        _ = sum.withUnsafeBufferPointer { solver.addConstraint($0, .equal, 3) }
        _ = solver.addConstraint([Term(variables[2], 1), Term(variables[2], 1), Term(variables[1], -1)], .equal, 0)
        _ = solver.addConstraint([Term(variables[3], 1), Term(variables[0], 1), Term(variables[0], -1)], .equal, 4)
        _ = solver.addConstraint((1...5).map { Term(variables[$0], 1) }, .equal, 25)
        _ = solver.addConstraint(on: variables[4], .greaterThanOrEqual, 2, priority: 10)
        _ = solver.addConstraint(on: variables[4], .lessThanOrEqual, 2, priority: 10)
        #expect(solver.solved(variables) == [7, 10, 5, 4, 2, 4])
    }
}
