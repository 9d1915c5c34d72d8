import ExactOptimum
import SeededRandom

/// What random systems of one kind are made of.
package struct Recipe: Sendable {
    package var name: String
    package var variables: ClosedRange<Int>
    package var constraints: ClosedRange<Int>
    /// How many of a hundred constraints are required.
    package var requiredShare: Int
    package var coefficients: [Fraction]
    /// Constants are multiples of this.
    package var unit: Fraction
    package var multiples: ClosedRange<Int>
    package var priorities: [Float]
    package var tieRanks: [Int32]
    package var lowerBounds: [Fraction?]

    package init(
        name: String, variables: ClosedRange<Int>, constraints: ClosedRange<Int>, requiredShare: Int,
        coefficients: [Fraction] = Recipe.wholes, unit: Fraction = 1, multiples: ClosedRange<Int> = -6...12,
        priorities: [Float] = [250, 500, 750], tieRanks: [Int32] = [0], lowerBounds: [Fraction?] = [nil, nil, 0, 0, 2]
    ) {
        (self.name, self.variables, self.constraints, self.requiredShare) = (name, variables, constraints, requiredShare)
        (self.coefficients, self.unit, self.multiples) = (coefficients, unit, multiples)
        (self.priorities, self.tieRanks, self.lowerBounds) = (priorities, tieRanks, lowerBounds)
    }

    package static let wholes: [Fraction] = [1, 1, 1, -1, -1, 2, -2, 3]
    package static let shares: [Fraction] = [
        1, 1, 1, -1, -1, -1, Fraction(1, 2), Fraction(-1, 2), Fraction(1, 3), Fraction(-1, 3), Fraction(-2, 3), Fraction(1, 10),
        Fraction(-3, 10), Fraction(7, 10), -3,
    ]
    package static let ladder: [Float] = [999.999, 999, 750.5, 750, 251, 250, 50]

    package func system(_ seed: Int) -> RandomSystem {
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
