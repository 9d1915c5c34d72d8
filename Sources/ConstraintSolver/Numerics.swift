/// The limits and tolerances of the solver, each with the reason for its value.
///
/// Positions are points, of which a screen has some thousands and a long scroll view some millions: a double then has
/// nine to twelve digits after the decimal point, of which additions lose a few.
enum Numerics {
    /// Constants are clamped to this size: doubles still represent all integers up to 1e15.
    static let largestConstant = 1e15
    /// Coefficients are clamped to this size: the product with a constant of a billion points is still exact to a
    /// point.
    static let largestCoefficient = 1e9
    /// Coefficients of a constraint below this fraction of the largest one are dropped: their products are below a
    /// millionth of a point for the sizes of a screen.
    static let vanishing = 1e-9

    /// The relative residue of coefficients that should cancel, if every coefficient is exact: some thousand times the
    /// rounding error of one addition, 2^-53.
    static let rounding = 1e-12
    /// The relative residue of coefficients that should cancel, if some are inexact: a `Float` third has a relative
    /// error of up to 2^-25, and several such errors may add up.
    static let multiplierNoise = 1e-6
    /// Positions up to this size, of some screens, may have a relative error of ``multiplierNoise`` without a visible
    /// effect.
    static let screens = 1e4
    /// Coefficients up to this size may be residues of inexact multipliers that should cancel, and are no pivots.
    static let pivotable = 1e-6
    /// Careful pricing chooses pivots of at least this fraction of the largest coefficient of their row, so that an
    /// error grows a hundredfold at most.
    static let pivotShare = 1e-2
    /// A stated row is solved for a column without cost whose coefficient is at least this fraction of the largest one:
    /// stated coefficients are exact, so that a smaller fraction suffices than for pivots.
    static let definitionShare = 1e-4
    /// The permitted violation of a bound or of a required constraint with exact coefficients in fast pricing, which is
    /// exact apart from rounding.
    static let exactness = 1e-9
    /// Two events of a step are simultaneous if they are nearer than this: the rounding error of one subtraction of
    /// positions on a screen.
    static let simultaneity = 1e-12
    /// Values that differ by less count as unchanged: a millionth of a point is never visible.
    static let change = 1e-6

    /// Whether a coefficient has so few binary digits that it is exact: integers, halves and the like, but no `Float`
    /// thirds or tenths.
    static func isExact(_ coefficient: Double) -> Bool {
        abs(coefficient) <= largestConstant && Double(Int64(coefficient * 1024)) == coefficient * 1024
    }

    /// Slopes below this fraction of their summands are 0: costs are sums of coefficients over all rows of a column,
    /// hence three digits more than a single sum of coefficients.
    static func slopeNoise(_ noise: Double) -> Double { max(noise, exactness) }

    /// The violation from which a required constraint between numbers of the given size counts as violated: an
    /// invisible distance, plus the rounding error.
    static func feasibility(_ magnitude: Double, _ noise: Double) -> Double { change + noise * abs(magnitude) }

    /// The distance below which two positions on one axis are equal: an absolute part for sums that should be 0, plus
    /// the rounding error of large ones.
    @inline(__always)
    static func coincidence(_ position: Double) -> Double { exactness + rounding * abs(position) }

    /// Whether a coefficient is neither so small nor so large that a division by it loses more than three digits.
    @inline(__always)
    static func isDivisor(_ x: Double) -> Bool { abs(x) > 1e-3 && abs(x) < 1e6 }

    /// The power of two that scales coefficients of the given size near 1, if they are so far from it that their row
    /// has no good pivots; 1 for ordinary ones, which keep all their bits.
    static func balance(_ size: Double) -> Double {
        size > 0 && (size < 0x1p-10 || size > 0x1p10) ? Double(sign: .plus, exponent: -size.exponent, significand: 1) : 1
    }

    /// The number itself, or the nearest one whose products cannot overflow; 0 for NaN.
    static func limited(_ x: Double, to limit: Double = 1e18) -> Double {
        if x > -limit && x < limit { return x }
        return x.isNaN ? 0 : x < 0 ? -limit : limit
    }

    /// The number, or a nearby number with few digits from which it differs by rounding only, so that its last digits
    /// do not depend on the order of a summation. Numbers with few digits are multiples of 1/1024, decimals of six
    /// places, and thirds and ninths of them.
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

    /// The nearest integer, for numbers below 1e15.
    @inline(__always)
    private static func rounded(_ x: Double) -> Double {
        let shift = 6_755_399_441_055_744.0
        return (x + shift) - shift
    }

    /// The sum of two coefficients, exactly zero if they cancel apart from noise.
    static func sum(_ a: Double, _ b: Double, _ noise: Double) -> Double {
        let sum = a + b
        return abs(sum) <= noise * max(abs(a), abs(b)) ? 0 : limited(sum)
    }
}
