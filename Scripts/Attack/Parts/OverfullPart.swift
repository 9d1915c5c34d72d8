import ConstraintSolver
import RandomSystems
import SeededRandom

/// Overfull stack views: solving them takes a bounded amount of work.
struct OverfullPart: AttackPart {
    static let name = "overfull"
    static let summary = "stack views without the room they need, with tiny spacings and empty stack views: work has a bound"

    init(_ environment: AttackEnvironment) throws(AttackFailure) {}

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let count = random.pick([2, 6, 12, 25, 60, 150])
        return OverfullCase(
            stack: OverfullStack(
                random.pick(OverfullStack.Distribution.allCases), count: count, seed: Int(truncatingIfNeeded: random.next() >> 1))
        )
    }
}

private struct OverfullCase: AttackCase {
    let stack: OverfullStack

    var pieceCount: Int { stack.constraints.count }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        var stack = stack
        stack.constraints = kept.of(stack.constraints)
        let solver = ConstraintSolver(cache: TemplateCache())
        stack.install(in: solver)
        solver.solve()
        let (work, budget) = (solver.statistics, ConstraintSolver.standardExplanationBudget)
        let size = stack.lowerBounds.count + stack.constraints.count
        if work.pivots > 64 * 64 + 64 * size { return "\(work.pivots) pivots for \(size) variables and constraints" }
        return work.explanationWork > 4 * budget ? "explaining took \(work.explanationWork), with a budget of \(budget)" : nil
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        let lines = kept.of(stack.constraints).map { c in
            let sum = c.terms.map { "\($0.coefficient) * x\($0.variable)" }.joined(separator: " + ")
            return "\(sum) \(c.relation) \(c.constant), priority \(c.priority), tie rank \(c.tieRank)\n"
        }
        return [("case.txt", Array(lines.joined().utf8))]
    }
}
