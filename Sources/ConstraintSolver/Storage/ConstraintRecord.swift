/// A stated constraint without its terms.
struct ConstraintRecord: BitwiseCopyable {
    var constant: Double
    /// The index of its first term.
    var firstTerm: Int32
    var termCount: Int32
    var tieRank: Int32
    /// From the lowest bit on: relation + 1 (2 bits), live, plain, units, persistent (1 each), level.
    private var bits: Int32

    /// Creates the record of a constraint whose coefficients are all 1 or -1.
    @inline(__always)
    init(_ constant: Double, _ relation: Relation, _ level: LevelIndex, tieRank: Int32, firstTerm: Int32, termCount: Int) {
        (self.constant, self.firstTerm, self.tieRank) = (constant, firstTerm, tieRank)
        self.termCount = Int32(truncatingIfNeeded: termCount)
        bits = Int32(relation.rawValue) &+ 1 | Self.live | Self.units | (tieRank < 0 ? 0 : Self.plain) | level.raw << 6
    }

    private static let live: Int32 = 1 << 2
    private static let plain: Int32 = 1 << 3
    private static let units: Int32 = 1 << 4
    private static let persistent: Int32 = 1 << 5

    var relation: Relation { Relation(rawValue: Int8(truncatingIfNeeded: bits & 3) - 1).unsafelyUnwrapped }
    /// The priority.
    var level: LevelIndex { LevelIndex(bits >> 6) }
    var isLive: Bool { bits & Self.live != 0 }
    /// Whether fast pricing accepts the coefficients and the rank.
    var isPlain: Bool { bits & Self.plain != 0 }
    /// Whether all coefficients are 1 or -1.
    var isUnits: Bool { bits & Self.units != 0 }
    /// Whether values stay near the constraint if it is required and broken.
    var isPersistent: Bool { bits & Self.persistent != 0 }
    /// Whether there is a single term, with coefficient 1 or -1.
    var isSingle: Bool { termCount == 1 && isUnits }
    var isRequired: Bool { level <= PriorityLevels.moving }
    /// Whether the constraint is a required equation.
    var isEquation: Bool { bits & ~(Self.live | Self.plain | Self.units | Self.persistent) == 1 }

    mutating func setLevel(_ level: LevelIndex) { bits = bits & 63 | level.raw << 6 }
    mutating func persist() { bits |= Self.persistent }
    mutating func retire() { bits &= ~Self.live }

    /// Records that the coefficients are others, or too many for fast pricing.
    mutating func setCoefficients(areUnits: Bool, arePlain: Bool) {
        if !areUnits { bits &= ~Self.units }
        if !arePlain { bits &= ~Self.plain }
    }

    /// Whether another constraint with equal terms is equal apart from the constant.
    @inline(__always)
    func isStated(like other: ConstraintRecord) -> Bool {
        firstTerm == other.firstTerm && termCount == other.termCount && tieRank == other.tieRank && bits == other.bits
    }
}
