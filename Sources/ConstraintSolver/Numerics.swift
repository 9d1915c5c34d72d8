/// The limits and tolerances of the solver, all in one place.
enum Numerics {
    /// Constants beyond this size are taken as this size, so that sums of them stay exact enough to compare.
    static let largestConstant = 1e15
    /// Coefficients beyond this size are taken as this size.
    static let largestCoefficient = 1e9

    /// What is left of numbers that should cancel, in parts of what was added up, where every coefficient is as it was meant.
    static let rounding = 1e-12
    /// The same where some are not: a `Float` third is off by up to 2^-25 of itself, and several such errors may add up.
    static let multiplierNoise = 1e-6
    /// Coefficients below this part of what their row was made of are too inexact to solve the row for.
    static let pivotable = 1e-6

    /// Whether a coefficient has so few digits that it must be meant as it is: wholes, halves and the like, but no `Float` thirds or tenths.
    static func isExact(_ coefficient: Double) -> Bool { Double(Int64(coefficient * 1024)) == coefficient * 1024 }

    /// Slopes that cancel to less than this part of what was added up are 0.
    static func slopeNoise(_ noise: Double) -> Double { max(noise, 1e-9) }

    /// How far a required constraint between numbers of the given size may be off before it counts as violated.
    static func feasibility(_ magnitude: Double, _ noise: Double) -> Double { 1e-6 + noise * abs(magnitude) }

    /// How near two positions on one axis must be to count as one.
    static func coincidence(_ position: Double) -> Double { 1e-9 + 1e-12 * abs(position) }

    /// The number itself, or the nearest one that later products cannot overflow; 0 for not-a-number.
    static func limited(_ x: Double, to limit: Double = 1e18) -> Double {
        if x > -limit && x < limit { return x }
        return x.isNaN ? 0 : x < 0 ? -limit : limit
    }

    /// The number, or the one with few digits that it misses by rounding only, so that its last digits do not tell in which order a sum
    /// was added up. Few digits have multiples of 1/1024, decimals of six places, and thirds and ninths of them.
    @inline(__always)
    static func settled(_ x: Double) -> Double {
        guard abs(x) < 1e7 else { return limited(x) }
        let binary = x * 1024
        return rounded(binary) == binary ? x : settledFraction(x)
    }

    @inline(__always)
    private static func settledFraction(_ x: Double) -> Double {
        let parts = rounded(x * 36e6) / 36e6
        return abs(parts - x) <= rounding * max(1, abs(x)) ? parts : x
    }

    /// The nearest whole number, for numbers below 1e15.
    @inline(__always)
    private static func rounded(_ x: Double) -> Double {
        let shift = 6_755_399_441_055_744.0
        return (x + shift) - shift
    }

    /// The sum of two coefficients, exactly zero where they cancel but for noise.
    static func sum(_ a: Double, _ b: Double, _ noise: Double) -> Double {
        let sum = a + b
        return abs(sum) <= noise * max(abs(a), abs(b)) ? 0 : limited(sum)
    }
}
