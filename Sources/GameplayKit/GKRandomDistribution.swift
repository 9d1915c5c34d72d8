/// Random numbers of a range.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrandomdistribution
open class GKRandomDistribution: NSObject, GKRandom {
    /// The source.
    let source: any GKRandom
    /// The smallest number.
    public let lowestValue: Int
    /// The largest number.
    public let highestValue: Int

    /// Creates a distribution of numbers from a source.
    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        precondition(lowestInclusive <= highestInclusive, "lowestValue must not be larger than highestValue")
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
    }

    /// Creates a distribution.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Creates a distribution of the sides of a die, from 1.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// A die with six sides.
    open class func d6() -> Self {
        self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: 6)
    }
    /// A die with twenty sides.
    open class func d20() -> Self {
        self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: 20)
    }

    /// The number of different numbers.
    public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// A number of the range.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// A number of the range that is smaller than a bound; the smallest where there is none.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        return lowestValue + source.nextInt(upperBound: min(numberOfPossibleOutcomes, upperBound - lowestValue))
    }

    /// The place of a number in the range, from 0 to 1.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes == 1 ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
    }

    /// Whether a number is in the upper half of the range.
    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Random numbers whose mean is more likely than others.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgaussiandistribution
open class GKGaussianDistribution: GKRandomDistribution {
    /// The mean.
    public let mean: Float
    /// The standard deviation.
    public let deviation: Float

    /// Creates a distribution of numbers within three deviations of the mean.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, deviation)
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.up)),
            highestValue: Int((mean + 3 * deviation).rounded(.down)))
    }

    /// Creates a distribution of a range, which is six deviations long.
    public required init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// A number of the range, by the method of Box and Muller; others are drawn again.
    open override func nextInt() -> Int {
        while true {
            let (radius, angle) = (max(source.nextUniform(), .leastNormalMagnitude), 2 * Float.pi * source.nextUniform())
            let value = mean + deviation * (-2 * radius.logarithm).squareRoot() * angle.cosine
            let number = Int(value.rounded())
            if (lowestValue...highestValue).contains(number) { return number }
        }
    }
}

extension Float {
    fileprivate var logarithm: Float { Float(log(Double(self))) }
    fileprivate var cosine: Float { Float(cos(Double(self))) }
}

/// Random numbers of which each comes once before one comes again.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkshuffleddistribution
open class GKShuffledDistribution: GKRandomDistribution {
    private var left: [Int] = []

    /// A number of the range.
    open override func nextInt() -> Int {
        if left.isEmpty {
            left = Array(lowestValue...highestValue)
            for index in left.indices.dropFirst().reversed() { left.swapAt(index, source.nextInt(upperBound: index + 1)) }
        }
        return left.removeLast()
    }
}
