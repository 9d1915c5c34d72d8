/// What one variable's value costs, level by level: level 0 counts violations of bounds, the others those of optional constraints.
///
/// The cost is convex and piecewise linear at each level. Its breakpoints, over all levels, cut the line into segments: segment `s` lies
/// between breakpoint `s - 1` and breakpoint `s`.
struct ConvexCost {
    struct Kink {
        var position: Double
        var level: Int32
        /// Cost per unit above the position.
        var above: Double
        /// Cost per unit below the position.
        var below: Double
        /// The order of installation.
        var order: Int32
    }

    private(set) var kinks: [Kink] = []
    private(set) var breakpoints: [Double] = []
    /// For each kink, its breakpoint.
    private var places: [Int32] = []

    mutating func add(_ kink: Kink) { kinks.append(kink) }

    /// The strongest level, bounds aside, at which the value matters; `Int32.max` where it does not.
    var firstLevel: Int32 { kinks.lazy.filter { $0.level > 0 }.map(\.level).min() ?? .max }
    var hasBounds: Bool { kinks.contains { $0.level == 0 } }

    /// Puts the kinks in order of position once all are there.
    mutating func finish() {
        kinks.sort { ($0.position, $0.order, $0.level) < ($1.position, $1.order, $1.level) }
        for kink in kinks {
            if let last = breakpoints.last, kink.position - last <= Self.reach(last) {
                places.append(Int32(breakpoints.count - 1))
            } else {
                places.append(Int32(breakpoints.count))
                breakpoints.append(kink.position)
            }
        }
    }

    /// The slope of a level's cost in a segment.
    func slope(_ level: Int32, segment: Int32) -> Double {
        var slope = 0.0
        for index in kinks.indices where kinks[index].level == level {
            slope += places[index] < segment ? kinks[index].above : -kinks[index].below
        }
        return slope
    }

    /// The segment that holds a value; one at a breakpoint belongs to the side where its strongest constraint charges less.
    func segment(of value: Double) -> Int32 {
        var segment = 0
        while segment < breakpoints.count && breakpoints[segment] < value - Self.reach(breakpoints[segment]) { segment += 1 }
        guard segment < breakpoints.count, abs(breakpoints[segment] - value) <= Self.reach(breakpoints[segment]) else {
            return Int32(segment)
        }
        let here = kinks.indices.filter { places[$0] == segment }.min { kinks[$0].level < kinks[$1].level }
        return Int32(here.map { kinks[$0].above > kinks[$0].below } == true ? segment : segment + 1)
    }

    private static func reach(_ breakpoint: Double) -> Double { Tolerance.breakpoint * max(1, abs(breakpoint)) }

    /// The breakpoint a variable stands at when nothing else pulls at it; `nil` when it has none.
    ///
    /// Levels are taken in order. Among equally good values the one stays that earlier constraints had led to: a lone inequality is tight,
    /// and a constraint that holds is not given up for a later one of the same level.
    func start() -> Int32? {
        guard !breakpoints.isEmpty else { return nil }
        var (low, high) = optimum(0, 0, breakpoints.count - 1)
        let hasLower = kinks.contains { $0.level == 0 && $0.below > 0 }
        let hasUpper = kinks.contains { $0.level == 0 && $0.above > 0 }
        var place = hasLower ? low : hasUpper ? high : firstNamed
        var level: Int32 = 1
        let last = kinks.map(\.level).max() ?? 0
        while level <= last && low < high {
            (low, high, place) = narrowed(low, high, place, level)
            level += 1
        }
        return Int32(min(max(place, low), high))
    }
}

extension ConvexCost {
    /// Without bounds on either side: the breakpoint the first constraint named.
    private var firstNamed: Int {
        let first = kinks.indices.min { kinks[$0].order < kinks[$1].order }
        return first.map { Int(places[$0]) } ?? 0
    }

    /// The breakpoints of least cost at a level, within a range.
    private func optimum(_ level: Int32, _ low: Int, _ high: Int) -> (Int, Int) {
        guard kinks.contains(where: { $0.level == level }) else { return (low, high) }
        var (first, last) = (low, high)
        while first < last && slope(level, segment: Int32(first + 1)) < -Tolerance.rate { first += 1 }
        while last > first && slope(level, segment: Int32(last)) > Tolerance.rate { last -= 1 }
        return (first, last)
    }

    /// One level further: the range that stays optimal, and the place moved only as constraints of the level, one by one, make it move.
    private func narrowed(_ low: Int, _ high: Int, _ place: Int, _ level: Int32) -> (Int, Int, Int) {
        let (first, last) = optimum(level, low, high)
        var place = min(max(place, low), high)
        let members = kinks.indices.filter { kinks[$0].level == level }.sorted { kinks[$0].order < kinks[$1].order }
        if members.count <= 32 {
            for count in 1...max(1, members.count) where count <= members.count {
                place = moved(place, low, high, Array(members[..<count]))
            }
        }
        return (first, last, min(max(place, first), last))
    }

    /// The nearest optimum of the given kinks' summed cost.
    private func moved(_ place: Int, _ low: Int, _ high: Int, _ members: [Int]) -> Int {
        func slope(_ segment: Int) -> Double {
            members.reduce(0) { $0 + (places[$1] < segment ? kinks[$1].above : -kinks[$1].below) }
        }
        var place = place
        while place < high && slope(place + 1) < -Tolerance.rate { place += 1 }
        while place > low && slope(place) > Tolerance.rate { place -= 1 }
        return place
    }
}
