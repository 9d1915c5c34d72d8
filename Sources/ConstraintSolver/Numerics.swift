/// The limits and tolerances of the solver, all in one place.
enum Numerics {
    /// Constants beyond this size are taken as this size, so that sums of them stay exact enough to compare.
    static let largestConstant = 1e15
    /// Coefficients beyond this size are taken as this size.
    static let largestCoefficient = 1e9
    /// Coefficients that cancel to less than this part of what was added up are zero; 2^-24 is the noise of a `Float` multiplier.
    static let cancellation = 1e-7

    /// Sums of coefficients that cancel to less than this part are zero where no multiplier enters any more.
    static let rounding = 1e-12
    /// Coefficients below this part of what their row was made of are too inexact to solve the row for.
    static let pivotable = 1e-7

    /// How far a required constraint between numbers of the given size may be off before it counts as violated.
    static func feasibility(_ magnitude: Double) -> Double { 1e-6 + 1e-7 * abs(magnitude) }

    /// How near two positions on one axis must be to count as one.
    static func coincidence(_ position: Double) -> Double { 1e-9 + 1e-12 * abs(position) }

    /// The number itself, or the nearest one that later products cannot overflow; 0 for not-a-number.
    static func limited(_ x: Double, to limit: Double = 1e18) -> Double {
        if x > -limit && x < limit { return x }
        return x.isNaN ? 0 : x < 0 ? -limit : limit
    }

    /// The sum of two coefficients, exactly zero where they cancel but for rounding.
    static func sum(_ a: Double, _ b: Double, forgiving share: Double = cancellation) -> Double {
        let sum = a + b
        return abs(sum) <= share * max(abs(a), abs(b)) ? 0 : limited(sum)
    }
}
