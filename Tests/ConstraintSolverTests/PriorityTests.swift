import Testing

@testable import ConstraintSolver

/// Higher priorities come before any number of lower ones; within one the sum of violations is smallest.
/// The names are those of Notes/specification/auto-layout.md 12.6.
@Suite struct PriorityTests {
    let solver = ConstraintSolver()
    let x: Variable
    let w: Variable

    init() {
        x = solver.makeVariable()
        w = solver.makeVariable(lowerBound: 0)
    }

    @Test("12.6-C1: the higher priority wins, not an average") func higherWins() {
        solver.prefer(w, .equal, 120, at: 250)
        solver.prefer(w, .equal, 75, at: 750)
        #expect(solver.solved([w]) == [75])
    }

    @Test("12.6-C2: an inequality above an equation") func inequality() {
        solver.prefer(w, .equal, 24, at: 500)
        solver.prefer(w, .greaterThanOrEqual, 30, at: 525)
        #expect(solver.solved([w]) == [30])
        #expect(solver.isDetermined(w))
    }

    @Test("An inequality and an equation at one priority leave a choice") func inequalityAtTheSamePriority() {
        solver.prefer(w, .equal, 24, at: 500)
        solver.prefer(w, .greaterThanOrEqual, 30, at: 500)
        #expect((24...30).contains(solver.solved([w])[0]))
        #expect(!solver.isDetermined(w))
    }

    @Test(
        "12.6-C3: equations at one priority settle on their median", arguments: [[10.0, 20, 50], [50, 10, 20], [20, 50, 10]])
    func median(_ targets: [Double]) {
        for target in targets { solver.prefer(x, .equal, target, at: 500) }
        #expect(solver.solved([x]) == [20])
    }

    @Test("12.6-C4: one constraint against ten of a lower priority") func strict() {
        for _ in 0..<10 { solver.prefer(x, .equal, 100, at: 750) }
        solver.prefer(x, .equal, 0, at: 751)
        #expect(solver.solved([x]) == [0])
    }

    @Test("12.6-C14: a card around a label keeps the label's hugging") func card() {
        let card = solver.makeVariable(lowerBound: 0)
        solver.prefer(w, .lessThanOrEqual, 295, at: 250)
        solver.prefer(w, .greaterThanOrEqual, 295, at: 750)
        solver.require(card - w, .equal, 16)
        solver.prefer(card, .equal, 320, at: 250)
        #expect(solver.solved([card]) == [311])
    }

    @Test("Priorities may be fractions") func fractions() {
        solver.prefer(x, .equal, 1, at: 999.998)
        solver.prefer(x, .equal, 2, at: 999.999)
        #expect(solver.solved([x]) == [2])
    }

    @Test("An optional constraint pulls as far as required ones let it") func pull() {
        solver.require(x, .lessThanOrEqual, 80)
        solver.require(x + w, .lessThanOrEqual, 100)
        solver.prefer(x + 0.5 * w, .equal, 150, at: 750)
        solver.prefer(w, .equal, 30, at: 500)
        #expect(solver.solved([x, w]) == [80, 20])
    }

    @Test("Changing a priority takes effect, also from and to required") func changes() {
        let ten = solver.require(x, .equal, 10)
        let twenty = solver.prefer(x, .equal, 20, at: 500)
        #expect(solver.solved([x]) == [10])
        solver.setPriority(400, of: ten)
        #expect(solver.solved([x]) == [20])
        solver.setPriority(1000, of: twenty)
        solver.setPriority(1000, of: ten)
        #expect(solver.solved([x]) == [10])
        #expect(solver.isBroken(twenty))
        solver.setPriority(500, of: twenty)
        #expect(solver.solved([x]) == [10])
        #expect(!solver.isBroken(twenty))
    }
}
