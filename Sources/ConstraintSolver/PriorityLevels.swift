/// The priorities in use, numbered by first use, so that a number stays the same when others are added between.
struct PriorityLevels: ~Copyable {
    /// One priority.
    enum Level {}

    /// Required constraints and implicit bounds.
    static let required = LevelIndex(0)
    /// Required equations on one variable whose constant changed before: they are not aggregated into classes.
    static let moving = LevelIndex(1)
    /// Up to this number, levels are searched linearly, which is fastest for the usual handful.
    private static let handful = 12

    private(set) var priorities = FlatArray<Float>(repeating: 1000, count: 2)
    /// The levels by falling priority.
    private(set) var falling = FlatArray<LevelIndex>(repeating: PriorityLevels.required, count: 2)
    /// The position of each level in ``falling``.
    private(set) var place = FlatArray<Int32>(repeating: 0, count: 2)

    init() {
        falling[Self.moving] = Self.moving
        place[Self.moving] = 1
    }

    var count: Int { priorities.count }

    func priority(of level: LevelIndex) -> Float { priorities[level] }

    /// The level of a priority, new or known.
    @inline(__always)
    mutating func level(of priority: Float) -> LevelIndex {
        if priority >= 1000 { return Self.required }
        let end = min(priorities.count, Self.handful)
        var level = 2
        while level < end && priorities[level] != priority { level &+= 1 }
        return level < end ? LevelIndex(level) : levelAmongMany(priority)
    }

    @inline(never)
    private mutating func levelAmongMany(_ priority: Float) -> LevelIndex {
        let k = firstPlace(notAbove: priority)
        return k < falling.count && priorities[falling[k]] == priority ? falling[k] : insert(priority, at: k)
    }

    /// The position of the first level whose priority is not above the given one.
    private func firstPlace(notAbove priority: Float) -> Int {
        var (low, high) = (0, falling.count)
        while low < high {
            let middle = (low + high) / 2
            if priorities[falling[middle]] > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func insert(_ priority: Float, at first: Int) -> LevelIndex {
        let level = LevelIndex(priorities.count)
        priorities.append(priority)
        falling.append(level)
        place.append(0)
        for k in (first + 1..<falling.count).reversed() { falling[k] = falling[k - 1] }
        falling[first] = level
        for k in first..<falling.count { place[falling[k]] = Int32(k) }
        return level
    }

    /// Copies the priorities of other levels, for comparisons.
    mutating func copy(_ other: borrowing PriorityLevels) { priorities.copy(other.priorities) }
}
