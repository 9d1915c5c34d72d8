import ConstraintSolver
import SeededRandom

/// One axis of a stack view with more contents than room, as constraints: of every distribution, with spacing that is
/// large, tiny or subnormal, some views without a size, some that are empty stack views, and a few other constraints.
package struct OverfullStack {
    package struct Constraint {
        package var terms: [(variable: Int, coefficient: Double)]
        package var relation: Relation
        package var constant: Double
        package var priority: Float
        package var tieRank: Int32
    }

    package enum Distribution: CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

        fileprivate var equalizesGaps: Bool { self == .equalSpacing || self == .equalCentering }
    }

    package private(set) var lowerBounds: [Double] = []
    package var constraints: [Constraint] = []
    private let distribution: Distribution
    private let spacing: Double
    private var starts: [Int] = []
    private var lengths: [Int] = []
    private var gaps: [Int] = []
    private var dice: SplitMix

    private static let spacings = [
        0, 8, -8, -Double.leastNonzeroMagnitude, Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1e-7, 0.1, 1.0 / 3, 1000, 1e9,
    ]
    private static let rooms = [0, 1, 1e-9, 1.0 / 3, 100, 1e6]
    private static let contents = [0.5, 10, 20 + 1.0 / 3, 34 + 1.0 / 3]
    private static let shares = [1.0 / 17, 0.1, 1.0 / 3]
    private static let ratios = [1, 2, 1.0 / 3, 1e-6, 1e6]

    package init(_ distribution: Distribution, count: Int, seed: Int) {
        dice = SplitMix(seed: seed)
        (self.distribution, spacing) = (distribution, dice.pick(Self.spacings))
        let room = makeVariable(from: 0)
        state([(room, 1)], .equal, dice.pick(Self.rooms))
        for k in 0..<count { addView(k) }
        state([(starts[0], 1)], .equal, 0)
        state([(starts[count - 1], 1), (lengths[count - 1], 1), (room, -1)], .equal, 0)
        for k in 1..<count { place(k, room) }
        for _ in 0..<dice.roll(0...10) { addOther(count) }
    }

    /// States the constraints to a solver.
    package func install(in solver: ConstraintSolver) {
        let variables = lowerBounds.map { solver.makeVariable(lowerBound: $0) }
        for c in constraints {
            let terms = c.terms.map { Term(variables[$0.variable], $0.coefficient) }
            _ = solver.addConstraint(terms, c.relation, c.constant, priority: c.priority, tieRank: c.tieRank)
        }
    }

    private mutating func makeVariable(from lowerBound: Double = -.infinity) -> Int {
        lowerBounds.append(lowerBound)
        return lowerBounds.count - 1
    }

    private mutating func state(
        _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double, at priority: Float = 1000,
        tieRank: Int = 0
    ) {
        constraints.append(
            Constraint(terms: terms, relation: relation, constant: constant, priority: priority, tieRank: Int32(tieRank)))
    }

    private mutating func addView(_ k: Int) {
        let (start, length) = (makeVariable(), makeVariable(from: 0))
        starts.append(start)
        lengths.append(length)
        switch dice.roll(0...5) {
        case 0: break
        case 1: addEmptyStack(start, length)
        default:
            let content = dice.pick(Self.contents)
            state([(length, 1)], .lessThanOrEqual, content, at: 250, tieRank: k)
            state([(length, 1)], .greaterThanOrEqual, content, at: 750, tieRank: k)
        }
    }

    private mutating func addEmptyStack(_ start: Int, _ length: Int) {
        let (inner, span) = (makeVariable(), makeVariable(from: 0))
        state([(inner, 1), (start, -1)], .equal, 0)
        state([(inner, 1), (span, 1), (start, -1), (length, -1)], .equal, 0)
        state([(span, 1)], .equal, 0, at: 51)
    }

    /// Places a view after the one before it.
    private mutating func place(_ k: Int, _ room: Int) {
        state(
            [(starts[k], 1), (starts[k - 1], -1), (lengths[k - 1], -1)],
            distribution.equalizesGaps ? .greaterThanOrEqual : .equal, spacing)
        switch distribution {
        case .fill: break
        case .fillEqually: state([(lengths[k], 1), (lengths[0], -1)], .equal, 0)
        case .fillProportionally: state([(lengths[k], 1), (room, -dice.pick(Self.shares))], .equal, 0, at: 999 - Float(k))
        case .equalSpacing: addGap(k, share: 1, at: 1000)
        case .equalCentering: addGap(k, share: 0.5, at: 150 - Float(k))
        }
    }

    /// Makes the distance from a place of the view before, a share of its length behind its start, like the first one.
    private mutating func addGap(_ k: Int, share: Double, at priority: Float) {
        let (start, gap) = (makeVariable(), makeVariable(from: 0))
        state([(start, 1), (starts[k - 1], -1), (lengths[k - 1], -share)], .equal, 0)
        state([(start, 1), (gap, 1), (starts[k], -1), (lengths[k], share - 1)], .equal, 0)
        gaps.append(gap)
        if k > 1 { state([(gap, 1), (gaps[0], -1)], .equal, 0, at: priority) }
    }

    private mutating func addOther(_ count: Int) {
        let (one, other) = (dice.below(count), dice.below(count))
        guard one != other else { return }
        let relation = dice.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        let priority: Float = dice.pick([1000, 1000, 999, 500])
        switch dice.roll(0...2) {
        case 0: state([(starts[one], 1), (starts[other], -1)], relation, Double(dice.roll(-50...50)), at: priority)
        case 1: state([(lengths[one], 1), (lengths[other], -dice.pick(Self.ratios))], relation, 0, at: priority)
        default: state([(starts[one], 1), (lengths[one], 1), (starts[other], -1)], relation, 1.0 / 3, at: priority)
        }
    }
}
