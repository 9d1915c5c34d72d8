import Testing

@testable import ConstraintSolver

/// Where constraints leave a choice: free variables are 0, lone inequalities are tight.
///
/// One axis of a child of size `w` at `x` in a root of size 400, unless said otherwise.
@Suite struct AmbiguityDefaultTests {
    let solver = ConstraintSolver()
    let x: Variable
    let w: Variable

    init() {
        x = solver.makeVariable()
        w = solver.makeVariable(lowerBound: 0)
    }

    @Test func nothing() { #expect(solver.solved([x, w]) == [0, 0]) }

    @Test func sizeOnly() {
        solver.require(w, .equal, 100)
        #expect(solver.solved([x, w]) == [0, 100])
    }

    @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
    func aLoneInequalityOnAnEdgeIsTight(_ relation: Relation) {
        solver.require(w, .equal, 100)
        solver.require(x, relation, 23)
        #expect(solver.solved([x, w]) == [23, 100])
    }

    @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
    func aLoneInequalityOnTheFarEdgeIsTight(_ relation: Relation) {
        solver.require(w, .equal, 100)
        solver.require(x + w, relation, 400 - 45)
        #expect(solver.solved([x, w]) == [255, 100])
    }

    @Test func onlyTheNearEdge() {
        solver.require(x, .equal, 0)
        #expect(solver.solved([x, w]) == [0, 0])
    }

    @Test func onlyTheFarEdge() {
        solver.require(x + w, .equal, 392)
        #expect(solver.solved([x, w]) == [392, 0])
        #expect(!solver.isDetermined(x) && !solver.isDetermined(w))
    }

    @Test func centred() {
        solver.require(w, .equal, 100)
        solver.require(x + 0.5 * w, .equal, 200)
        #expect(solver.solved([x, w]) == [150, 100])
        #expect(solver.isDetermined(x))
    }

    @Test func belowAnotherWithItsEndBeyondTheRoots() {
        let (first, height) = (solver.makeVariable(), solver.makeVariable(lowerBound: 0))
        solver.require(first, .equal, 10)
        solver.require(height, .equal, 200)
        solver.require(x - first - height, .equal, 0)
        solver.require(x + w, .greaterThanOrEqual, 400)
        #expect(solver.solved([x, w]) == [210, 190])
    }

    @Test func aSizeWithOnlyAnUpperBoundIsZero() {
        solver.require(w, .lessThanOrEqual, 50)
        #expect(solver.solved([w]) == [0])
    }

    @Test func twoFreeVariablesApart() {
        let y = solver.makeVariable()
        solver.require(x - y, .greaterThanOrEqual, 10)
        #expect(solver.solved([x, y]) == [10, 0])
    }

    @Test func anOptionalInequalityIsTightToo() {
        solver.prefer(x, .greaterThanOrEqual, 30, at: 500)
        #expect(solver.solved([x]) == [30])
        #expect(!solver.isDetermined(x))
    }
}
