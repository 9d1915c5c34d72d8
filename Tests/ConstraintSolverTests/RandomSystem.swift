import ExactOptimum
import SeededRandom
import Testing

@testable import ConstraintSolver

/// A small system as data, for the solver and for the exact method alike.
///
/// Its numbers are fractions. The solver gets coefficients as views store multipliers, that is as `Float`, and must answer as if it had got
/// the fractions.
struct RandomSystem {
    struct Constraint {
        var terms: [(variable: Int, coefficient: Fraction)]
        var relation: Relation
        var constant: Fraction
        var priority: Float
        var tieRank: Int32 = 0

        var isRequired: Bool { priority >= 1000 }

        @discardableResult
        func install(in solver: ConstraintSolver, _ variables: [Variable]) -> ConstraintID {
            let terms = terms.map { Term(variables[$0.variable], Double(Float($0.coefficient.double))) }
            return solver.addConstraint(terms, relation, constant.double, priority: priority, tieRank: tieRank)
        }

        /// How far the constraint is from holding.
        func violation(at point: [Double]) -> Double {
            let excess = terms.reduce(-constant.double) { $0 + $1.coefficient.double * point[$1.variable] }
            switch relation {
            case .equal: return abs(excess)
            case .lessThanOrEqual: return max(0, excess)
            case .greaterThanOrEqual: return max(0, -excess)
            }
        }
    }

    var lowerBounds: [Fraction?]
    var constraints: [Constraint]

    var required: [Int] { constraints.indices.filter { constraints[$0].isRequired } }

    func install(in solver: ConstraintSolver) -> (variables: [Variable], ids: [ConstraintID]) {
        let variables = lowerBounds.map { solver.makeVariable(lowerBound: $0?.double ?? -.infinity) }
        return (variables, constraints.map { $0.install(in: solver, variables) })
    }

    /// The same for the exact method.
    var exact: ExactSystem {
        ExactSystem(
            lowerBounds: lowerBounds,
            constraints: constraints.map {
                ExactSystem.Constraint($0.terms, ExactSystem.Relation(rawValue: Int($0.relation.rawValue))!, $0.constant)
            })
    }

    /// For each constraint the number of earlier ones that it is connected to by variables, directly or through others.
    private var ages: [Int] {
        var part = Array(constraints.indices)
        for a in constraints.indices {
            for b in constraints.indices where b < a && areConnected(a, b) {
                part = part.map { $0 == part[a] ? part[b] : $0 }
            }
        }
        return constraints.indices.map { c in (0..<c).count { part[$0] == part[c] } }
    }

    private func areConnected(_ a: Int, _ b: Int) -> Bool {
        constraints[a].terms.contains { term in constraints[b].terms.contains { $0.variable == term.variable } }
    }

    /// What is to be made small, the most important first: for each priority the violations and their sum by rank, broken constraints last;
    /// after that for each priority their sum by age.
    func objectives(broken: Set<Int>, withAge: Bool) -> [ExactSystem.Objective] {
        func priority(_ c: Int) -> Float { broken.contains(c) ? -1 : constraints[c].priority }
        let optional = constraints.indices.filter { priority($0) < 1000 }
        var objectives: [ExactSystem.Objective] = []
        var byAge: [ExactSystem.Objective] = []
        let ages = self.ages
        for level in Set(optional.map(priority)).sorted(by: >) {
            let members = optional.filter { priority($0) == level }
            objectives.append(ExactSystem.Objective(members))
            objectives.append(ExactSystem.Objective(members.map { ($0, Int(constraints[$0].tieRank)) }))
            byAge.append(ExactSystem.Objective(members.map { ($0, constraints.count - ages[$0]) }))
        }
        return withAge ? objectives + byAge : objectives
    }
}

/// What random systems of one kind are made of.
struct Recipe: Sendable, CustomTestStringConvertible {
    var name: String
    var variables: ClosedRange<Int>
    var constraints: ClosedRange<Int>
    /// How many of a hundred constraints are required.
    var requiredShare: Int
    var coefficients: [Fraction] = Recipe.wholes
    /// Constants are multiples of this.
    var unit: Fraction = 1
    var multiples = -6...12
    var priorities: [Float] = [250, 500, 750]
    var tieRanks: [Int32] = [0]
    var lowerBounds: [Fraction?] = [nil, nil, 0, 0, 2]

    var testDescription: String { name }

    static let wholes: [Fraction] = [1, 1, 1, -1, -1, 2, -2, 3]
    static let shares: [Fraction] = [
        1, 1, 1, -1, -1, -1, Fraction(1, 2), Fraction(-1, 2), Fraction(1, 3), Fraction(-1, 3), Fraction(-2, 3), Fraction(1, 10),
        Fraction(-3, 10), Fraction(7, 10), -3,
    ]
    static let ladder: [Float] = [999.999, 999, 750.5, 750, 251, 250, 50]

    func system(_ seed: Int) -> RandomSystem {
        var dice = SplitMix(seed: seed)
        let size = dice.roll(variables)
        var system = RandomSystem(lowerBounds: (0..<size).map { _ in dice.pick(lowerBounds) }, constraints: [])
        for _ in 0..<dice.roll(constraints) { system.constraints.append(constraint(&dice, size)) }
        return system
    }

    private func constraint(_ dice: inout SplitMix, _ size: Int) -> RandomSystem.Constraint {
        var chosen: [Int: Fraction] = [:]
        for _ in 0..<dice.roll(1...3) { chosen[dice.roll(0...size - 1)] = dice.pick(coefficients) }
        let terms = chosen.sorted { $0.key < $1.key }.map { (variable: $0.key, coefficient: $0.value) }
        return RandomSystem.Constraint(
            terms: terms, relation: dice.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            constant: Fraction(dice.roll(multiples)) * unit,
            priority: dice.roll(0...99) < requiredShare ? 1000 : dice.pick(priorities), tieRank: dice.pick(tieRanks))
    }
}
