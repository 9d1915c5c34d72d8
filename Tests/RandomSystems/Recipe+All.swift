import ExactOptimum

extension Recipe {
    /// The kinds of systems that are tried.
    package static let all = [
        Recipe(name: "mixed", variables: 2...6, constraints: 2...10, requiredShare: 40, tieRanks: [0, 0, 0, 1, 2]),
        Recipe(name: "mostly required", variables: 2...6, constraints: 2...10, requiredShare: 80),
        Recipe(
            name: "mostly optional", variables: 2...5, constraints: 2...10, requiredShare: 10, tieRanks: [0, 0, 0, 1, 2]),
        Recipe(name: "one variable", variables: 1...1, constraints: 1...12, requiredShare: 20, tieRanks: [0, 0, 0, 1, 2]),
        Recipe(
            name: "ladder of priorities", variables: 2...6, constraints: 4...10, requiredShare: 20, priorities: Recipe.ladder),
        Recipe(
            name: "thirds and tenths", variables: 2...6, constraints: 2...10, requiredShare: 40, coefficients: Recipe.shares,
            unit: Fraction(1, 2), multiples: -100...800, priorities: Recipe.ladder, lowerBounds: [nil, 0, 0]),
        Recipe(
            name: "required thirds and tenths", variables: 2...6, constraints: 2...10, requiredShare: 85,
            coefficients: Recipe.shares, multiples: -10...10, priorities: Recipe.ladder, lowerBounds: [nil, 0, 0]),
        Recipe(
            name: "thirds and tenths that meet", variables: 2...6, constraints: 2...10, requiredShare: 70,
            coefficients: Recipe.shares, unit: 100, multiples: 0...1, priorities: Recipe.ladder, lowerBounds: [nil, 0, 0]),
        Recipe(
            name: "huge constants", variables: 2...6, constraints: 2...10, requiredShare: 50, unit: 1_000_000, multiples: -9...9,
            lowerBounds: [nil, 0]),
        Recipe(
            name: "tiny constants", variables: 2...6, constraints: 2...10, requiredShare: 50, unit: Fraction(1, 1000),
            multiples: -9...9, lowerBounds: [nil, 0]),
    ]
}
