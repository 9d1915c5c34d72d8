/// A constraint as hot loops read it, in 16 bytes; what few constraints have is kept in ``UncommonFacts``.
struct ConstraintRecord: BitwiseCopyable {
    var constant: Double
    /// Where its terms begin.
    var firstTerm: Int32
    /// The tie rank, or ``largeRank``.
    var shortRank: UInt16
    var shape: Shape

    /// What a rank says that is kept elsewhere.
    static let largeRank = UInt16.max

    /// Everything about a constraint that takes a few bits.
    struct Shape: BitwiseCopyable, Equatable {
        /// From the lowest on: relation + 1 (2 bits), level (6), live, reused, plain, units (1 each), number of terms (4).
        private var bits: UInt16

        /// What a level says that is kept elsewhere.
        static let largeLevel = LevelIndex(63)

        /// What a number of terms says that stands before the terms.
        static let manyTerms = 15

        init(_ relation: Relation, level: LevelIndex, terms: Int, isPlain: Bool, isUnits: Bool, isReused: Bool) {
            let count = UInt16(truncatingIfNeeded: min(terms, Self.manyTerms))
            bits = UInt16(truncatingIfNeeded: Int(relation.rawValue) &+ 1) | Self.shortened(level) << 2 | count << 12
            bits |= Self.live | (isReused ? Self.reused : 0) | (isPlain ? Self.plain : 0) | (isUnits ? Self.units : 0)
        }

        /// A few coefficients of 1 and -1, and a level that fits.
        @inline(__always)
        init(ofUnits terms: Int, _ relation: Relation, level: LevelIndex) {
            bits = UInt16(truncatingIfNeeded: (Int(relation.rawValue) &+ 1) | Int(level.raw) << 2 | terms << 12)
            bits |= Self.live | Self.plain | Self.units
        }

        private static let live: UInt16 = 1 << 8
        private static let reused: UInt16 = 1 << 9
        private static let plain: UInt16 = 1 << 10
        private static let units: UInt16 = 1 << 11

        var relation: Relation { Relation(rawValue: Int8(truncatingIfNeeded: bits & 3) - 1).unsafelyUnwrapped }
        /// The priority as a level, or ``largeLevel``.
        var shortLevel: LevelIndex { LevelIndex(Int32(bits >> 2 & 63)) }

        mutating func setLevel(_ level: LevelIndex) { bits = bits & ~(63 << 2) | Self.shortened(level) << 2 }

        private static func shortened(_ level: LevelIndex) -> UInt16 { UInt16(truncatingIfNeeded: min(level, largeLevel).raw) }
        var isLive: Bool {
            get { bits & Self.live != 0 }
            set { bits = newValue ? bits | Self.live : bits & ~Self.live }
        }
        /// Whether the id belonged to another constraint before, so that ids do not tell the order.
        var isReused: Bool { bits & Self.reused != 0 }
        /// Whether coefficients and rank are of the kind that fast pricing takes.
        var isPlain: Bool { bits & Self.plain != 0 }
        /// Whether all coefficients are 1 or none.
        var isUnits: Bool { bits & Self.units != 0 }
        /// Whether there is one term, of coefficient 1 or none.
        var isSingle: Bool { bits >> 11 & 31 == 3 }
        /// The number of terms, or ``manyTerms``.
        var shortCount: Int { Int(bits >> 12) }
        /// Whether the constraint is a required equation.
        var isEquation: Bool { bits & 0xFF == 1 }
    }

    var isRequired: Bool { shape.shortLevel <= PriorityLevels.moving }
    var relation: Relation { shape.relation }
    var isLive: Bool { shape.isLive }
    var isPlain: Bool { shape.isPlain }
    var isEquation: Bool { shape.isEquation }

    /// Whether another constraint is the same but for the constant, between equal terms.
    @inline(__always)
    func isStated(like other: ConstraintRecord) -> Bool {
        firstTerm == other.firstTerm && shortRank == other.shortRank && shape == other.shape
    }
}

/// What few constraints have, each in an array that is only as long as it has to be.
struct UncommonFacts: ~Copyable {
    private var ranks = FlatArray<Int32>()
    private var levels = FlatArray<LevelIndex>()
    private var births = FlatArray<Int>()
    private var lastBirth = 0

    /// Whether nothing was ever noted.
    var isEmpty: Bool { ranks.isEmpty && levels.isEmpty && births.isEmpty }

    // MARK: Ranks that do not fit

    mutating func setRank(_ rank: Int32, of id: ConstraintIndex) {
        ranks.extend(to: Int(id) + 1, with: 0)
        ranks[id] = rank
    }

    func rank(of id: ConstraintIndex) -> Int32 { ranks[id] }

    // MARK: Levels that do not fit

    mutating func setLevel(_ level: LevelIndex, of id: ConstraintIndex) {
        levels.extend(to: Int(id) + 1, with: PriorityLevels.required)
        levels[id] = level
    }

    func level(of id: ConstraintIndex) -> LevelIndex { levels[id] }

    // MARK: The order of installation where ids are used again

    /// Notes that the constraint came when there were so many ids.
    mutating func setBirth(of id: ConstraintIndex, amongIDs count: Int) {
        lastBirth += 1
        births.extend(to: Int(id) + 1, with: 0)
        births[id] = count << 36 | lastBirth
    }

    /// Numbers to compare the ages of constraints by. An id that is used for the first time came after all smaller ones of its kind.
    func birth(of id: ConstraintIndex, isReused: Bool) -> Int { isReused ? births[id] : (Int(id) + 1) << 36 }
}
