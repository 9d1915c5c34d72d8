/// The limits and tolerances of the solver, all in one place, each with the reason for its size.
///
/// Positions are points, of which a screen has some thousands and a long scroll view some millions: a double then has nine to twelve digits
/// after the point, of which a few are lost by adding up.
enum Numerics {
    /// Constants beyond this size are taken as this size: doubles still tell whole numbers of 1e15 apart.
    static let largestConstant = 1e15
    /// Coefficients beyond this size are taken as this size: the product with a constant of a billion points is still exact to a point.
    static let largestCoefficient = 1e9
    /// Coefficients of one constraint below this part of the largest one vanish: what a product with them decides is below a millionth of a
    /// point for the sizes of a screen.
    static let vanishing = 1e-9

    /// What is left of numbers that should cancel, in parts of what was added up, where every coefficient is as it was meant: some thousand
    /// times the rounding of one addition, 2^-53.
    static let rounding = 1e-12
    /// The same where some are not: a `Float` third is off by up to 2^-25 of itself, and several such errors may add up.
    static let multiplierNoise = 1e-6
    /// Positions up to this size, of some screens, are off by ``multiplierNoise`` of themselves without anybody seeing it.
    static let screens = 1e4
    /// Coefficients up to this size may be left by multipliers that should cancel, and are no pivots.
    static let pivotable = 1e-6
    /// Careful pricing chooses pivots of at least this part of the largest coefficient of their row, so that an error grows a hundredfold at most.
    static let pivotShare = 1e-2
    /// A stated row is solved for a column without cost whose coefficient is at least this part of the largest one: stated coefficients
    /// are exact, so that more is allowed than for pivots.
    static let definitionShare = 1e-4
    /// How far a required constraint between numbers of few digits, or a bound, may be off in fast pricing, which is exact but for rounding.
    static let exactness = 1e-9
    /// Two events of a step nearer than this are simultaneous: the rounding of one subtraction of positions on a screen.
    static let simultaneity = 1e-12
    /// Values that differ by less have not changed for those who read them: no pixel shows a millionth of a point.
    static let change = 1e-6

    /// Whether a coefficient has so few digits that it must be meant as it is: wholes, halves and the like, but no `Float` thirds or tenths.
    static func isExact(_ coefficient: Double) -> Bool {
        abs(coefficient) <= largestConstant && Double(Int64(coefficient * 1024)) == coefficient * 1024
    }

    /// Slopes that cancel to less than this part of what was added up are 0: costs are sums of coefficients over all rows of a column, hence
    /// three digits more than one sum of coefficients.
    static func slopeNoise(_ noise: Double) -> Double { max(noise, exactness) }

    /// How far a required constraint between numbers of the given size may be off before it counts as violated: an invisible distance, and what
    /// rounding explains.
    static func feasibility(_ magnitude: Double, _ noise: Double) -> Double { change + noise * abs(magnitude) }

    /// How near two positions on one axis must be to count as one: an absolute part for sums that should be 0, and the rounding of large ones.
    @inline(__always)
    static func coincidence(_ position: Double) -> Double { exactness + rounding * abs(position) }

    /// Whether a coefficient is neither so small nor so large that what is divided by it loses more than three of its digits.
    @inline(__always)
    static func isDivisor(_ x: Double) -> Bool { abs(x) > 1e-3 && abs(x) < 1e6 }

    /// The power of two that brings coefficients of the given size near 1, where they are so far from it that their row is no good for pivots;
    /// 1 for ordinary ones, which keep all their bits.
    static func balance(_ size: Double) -> Double {
        size > 0 && (size < 0x1p-10 || size > 0x1p10) ? Double(sign: .plus, exponent: -size.exponent, significand: 1) : 1
    }

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
