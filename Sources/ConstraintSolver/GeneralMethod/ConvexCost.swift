/// A place where the cost of one variable turns: a bound, or the target of an optional constraint.
///
/// The cost of a kink is linear on either side of its position and 0 there. The cost of a variable is the sum over its kinks, level by
/// level; bounds are kinks of group 0.
struct Kink {
    var position: Double
    /// The slope left of the position; never positive.
    var slopeBefore: Double
    /// How much the slope grows at the position; always positive.
    var jump: Double
    /// 0 for a bound, then the priorities in descending order.
    var group: Int32
    /// The weight within the group's ties that the caller asked for; not negative.
    var rank: Double
    /// The weight within remaining ties: the earlier installed, the larger.
    var seniority: Double

    /// A bound: a lower one with slope -1 before it, an upper one with 0.
    static func bound(at position: Double, slopeBefore: Double) -> Kink {
        Kink(position: position, slopeBefore: slopeBefore, jump: 1, group: 0, rank: 0, seniority: 0)
    }

    /// What the kink costs when the variable stands at `x`.
    func violation(at x: Double) -> Double {
        x < position ? slopeBefore * (x - position) : (slopeBefore + jump) * (x - position)
    }
}

/// One objective: the violations of a group, their sum by rank after that, and after both of every group their sum by seniority.
struct Level: Equatable {
    enum Measure { case violation, rank, seniority }

    let group: Int32
    let measure: Measure

    static let bounds = Level(group: 0, measure: .violation)

    /// What a unit of the kink's violation counts in this objective.
    @inline(__always)
    func weight(of kink: Kink) -> Double {
        guard kink.group == group else { return 0 }
        switch measure {
        case .violation: return 1
        case .rank: return kink.rank
        case .seniority: return kink.seniority
        }
    }

    /// Whether the kink was settled by an objective before this one.
    @inline(__always)
    func isAfter(_ kink: Kink) -> Bool {
        switch measure {
        case .violation: kink.group < group
        case .rank: kink.group <= group
        case .seniority: true
        }
    }
}

/// The values of one variable that minimise its own cost.
struct OptimalInterval {
    private(set) var low = -Double.infinity
    private(set) var high = Double.infinity

    /// Slopes that cancel to less than this part of what was added up are 0.
    private let noise: Double

    var isPoint: Bool { low > -.infinity && high - low <= Numerics.coincidence(low) }

    /// Minimises level after level.
    ///
    /// - Parameters:
    ///   - kinks: One variable's, by position.
    ///   - breakingTies: Whether seniority takes part.
    init(of kinks: ArraySlice<Kink>, breakingTies: Bool, noise: Double) {
        self.noise = Numerics.slopeNoise(noise)
        let groups = Self.groups(of: kinks)
        for group in groups where !isPoint {
            narrow(kinks, Level(group: group, measure: .violation))
            narrow(kinks, Level(group: group, measure: .rank))
        }
        guard breakingTies else { return }
        for group in groups where !isPoint { narrow(kinks, Level(group: group, measure: .seniority)) }
    }

    private static func groups(of kinks: ArraySlice<Kink>) -> [Int32] {
        var groups: [Int32] = []
        for kink in kinks where groups.last != kink.group { groups.append(kink.group) }
        groups.sort()
        var distinct: [Int32] = []
        for group in groups where distinct.last != group { distinct.append(group) }
        return distinct
    }

    /// Keeps the part of the interval where the level is smallest.
    private mutating func narrow(_ kinks: ArraySlice<Kink>, _ level: Level) {
        var slope = 0.0
        var size = 0.0
        for kink in kinks {
            slope += level.weight(of: kink) * kink.slopeBefore
            size += level.weight(of: kink) * (kink.jump - kink.slopeBefore)
        }
        let flat = noise * size
        guard size > 0 else { return }
        var first = -Double.infinity
        for kink in kinks {
            let weight = level.weight(of: kink)
            guard weight > 0 else { continue }
            if slope > flat { break }
            if slope < -flat { first = kink.position }
            slope += weight * kink.jump
            if slope > flat { return keep(first, kink.position) }
        }
        keep(first, .infinity)
    }

    private mutating func keep(_ first: Double, _ last: Double) {
        if last <= low {
            high = low
        } else if first >= high {
            low = high
        } else {
            low = max(low, first)
            high = min(high, last)
        }
    }

    /// The end nearest to the resting place; a free variable rests there.
    func point(nearest rest: Double) -> Double {
        if low == -.infinity { return high == .infinity ? rest : high }
        if high == .infinity { return low }
        return abs(low - rest) <= abs(high - rest) ? low : high
    }
}
