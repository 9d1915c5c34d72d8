import Testing

@testable import ConstraintSolver

/// A few lines of notation for small systems.
private final class System {
    let solver = ConstraintSolver()
    func variable(_ lower: Double = -.infinity) -> Variable { solver.makeVariable(lowerBound: lower) }
    @discardableResult
    func add(_ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double, _ priority: Float = 1000, rank: Int32 = 0)
        -> ConstraintID
    {
        solver.addConstraint(terms.map { Term($0.0, $0.1) }, relation, constant, priority: priority, tieRank: rank)
    }
    func value(_ v: Variable) -> Double {
        solver.solve()
        return solver.value(of: v)
    }
}

@Suite struct PriorityTests {
    @Test("C1: the higher priority wins, not an average") func higherWins() {
        let s = System()
        let w = s.variable(0)
        s.add([(w, 1)], .equal, 120, 250)
        s.add([(w, 1)], .equal, 75, 750)
        #expect(s.value(w) == 75)
    }

    @Test("C2: an inequality above an equality") func inequality() {
        let s = System()
        let w = s.variable(0)
        s.add([(w, 1)], .equal, 24, 500)
        s.add([(w, 1)], .greaterThanOrEqual, 30, 525)
        #expect(s.value(w) == 30)
    }

    @Test("C3: equals at one priority settle on their median") func median() {
        let s = System()
        let x = s.variable()
        for value in [10.0, 20, 50] { s.add([(x, 1)], .equal, value, 500) }
        #expect(s.value(x) == 20)
    }

    @Test("C4: one constraint against ten of a lower priority") func strict() {
        let s = System()
        let x = s.variable()
        for _ in 0..<10 { s.add([(x, 1)], .equal, 100, 750) }
        s.add([(x, 1)], .equal, 0, 751)
        #expect(s.value(x) == 0)
    }

    @Test("C14: a constraint that holds is not given up for a later one of its priority") func tie() {
        let s = System()
        let (label, card) = (s.variable(0), s.variable(0))
        s.add([(label, 1)], .lessThanOrEqual, 295, 250)
        s.add([(label, 1)], .greaterThanOrEqual, 295, 750)
        s.add([(card, 1), (label, -1)], .equal, 16)
        s.add([(card, 1)], .equal, 320, 250)
        #expect(s.value(card) == 311)
    }

    @Test("S3, S4: adding and removing") func addAndRemove() {
        let s = System()
        let (x, y) = (s.variable(), s.variable())
        s.add([(x, 1)], .equal, 100, 250)
        s.add([(y, 1)], .equal, 120, 750)
        let ten = s.add([(x, 1)], .lessThanOrEqual, 10)
        let twenty = s.add([(x, 1)], .lessThanOrEqual, 20)
        #expect(s.value(x) == 10 && s.value(y) == 120)
        s.solver.removeConstraint(ten)
        #expect(s.value(x) == 20)
        let double = s.add([(x, 2), (y, -1)], .equal, 0)
        #expect(s.value(x) == 20 && s.value(y) == 40)
        s.solver.removeConstraint(twenty)
        #expect(s.value(x) == 60 && s.value(y) == 120)
        s.solver.removeConstraint(double)
        #expect(s.value(x) == 100 && s.value(y) == 120)
    }

    @Test("S5-S7: contradictions are found and one constraint is given up") func contradictions() {
        let s = System()
        let x = s.variable()
        let first = s.add([(x, 1)], .equal, 10)
        let second = s.add([(x, 1)], .equal, 5)
        #expect(s.value(x) == 10)
        let conflicts = s.solver.takeConflicts()
        #expect(conflicts.map(\.constraints) == [[first, second]] && conflicts.map(\.broken) == [second])
        #expect(s.solver.isBroken(second) && !s.solver.isBroken(first))
    }

    @Test("Rows: spare room goes to the lowest rank") func rank() {
        let s = System()
        let widths = [40.0, 60, 10, 25].map { _ in s.variable(0) }
        for (index, (v, size)) in zip(widths, [40.0, 60, 10, 25]).enumerated() {
            s.add([(v, 1)], .lessThanOrEqual, size, 250, rank: Int32(index))
            s.add([(v, 1)], .greaterThanOrEqual, size, 750, rank: Int32(index))
        }
        s.add(widths.map { ($0, 1) }, .equal, 385)
        #expect(widths.map(s.value) == [290, 60, 10, 25])
    }

    @Test("A3-A12: free variables are 0, lone inequalities are tight") func defaults() {
        let s = System()
        let (x, w) = (s.variable(), s.variable(0))
        #expect(s.value(x) == 0 && s.value(w) == 0)
        let c = s.add([(x, 1)], .lessThanOrEqual, 23)
        #expect(s.value(x) == 23)
        s.solver.removeConstraint(c)
        s.add([(x, 1), (w, 1)], .equal, 92)
        #expect(s.value(x) == 92 && s.value(w) == 0)
        #expect(!s.solver.isDetermined(x))
        s.add([(w, 1)], .equal, 20, 500)
        #expect(s.value(x) == 72 && s.solver.isDetermined(x))
    }

    @Test("A thousand at 250 against one at 251") func thousand() {
        let s = System()
        let x = s.variable()
        for _ in 0..<1000 { s.add([(x, 1)], .equal, 100, 250) }
        s.add([(x, 1)], .equal, 0, 251)
        #expect(s.value(x) == 0)
    }
}
