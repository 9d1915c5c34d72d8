/// The priorities in use, numbered in the order they came: a number stays the same when others come between.
struct PriorityLevels: ~Copyable {
    /// Required constraints and implicit bounds.
    static let required: Int16 = 0
    /// So many levels are told apart; a system with more of them is left to the general method.
    static let limit = 48

    private var priorities = FlatArray<Float>(repeating: 1000, count: 1)
    /// The levels by falling priority.
    private(set) var falling = FlatArray<Int16>(repeating: 0, count: 1)
    /// Where each level stands among them.
    private(set) var place = FlatArray<Int16>(repeating: 0, count: 1)

    var count: Int { priorities.count }
    var isOverfull: Bool { count > Self.limit }

    func priority(of level: Int16) -> Float { priorities[Int(level)] }

    /// The level of a priority, new or known.
    @inline(__always)
    mutating func level(of priority: Float) -> Int16 {
        if priority >= 1000 { return Self.required }
        var level = 1
        while level < priorities.count && priorities[level] != priority { level &+= 1 }
        return level < priorities.count ? Int16(truncatingIfNeeded: level) : insert(priority)
    }

    @inline(never)
    private mutating func insert(_ priority: Float) -> Int16 {
        guard !isOverfull else { return Int16(priorities.count - 1) }
        let level = Int16(priorities.count)
        priorities.append(priority)
        falling.append(level)
        place.append(0)
        var k = falling.count - 1
        while k > 0 && priorities[Int(falling[k - 1])] < priority {
            falling[k] = falling[k - 1]
            k -= 1
        }
        falling[k] = level
        for k in falling.indices { place[Int(falling[k])] = Int16(k) }
        return level
    }
}
