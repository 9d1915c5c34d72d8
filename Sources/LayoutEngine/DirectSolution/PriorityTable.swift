/// The priorities of each point above and below the length that a term asks for.
struct PriorityPair {
    let above, below: Float

    /// The number of the pair in a list, to which it is added if it is new.
    @inline(__always)
    func number(in pairs: inout [PriorityPair]) -> Int32 {
        for index in pairs.indices where pairs[index].above == above && pairs[index].below == below { return Int32(index) }
        pairs.append(self)
        return Int32(pairs.count - 1)
    }
}

/// The optional priorities of the lengths of a tree of stacks along an axis, from the highest on.
struct PriorityTable {
    private static let capacity = 16
    private var falling: [Float] = []

    var count: Int { falling.count }

    /// - Returns: Nil if there are more priorities than the capacity.
    init?(_ pairs: [PriorityPair]) {
        for pair in pairs {
            guard insert(pair.above), insert(pair.below) else { return nil }
        }
        falling.sort(by: >)
    }

    /// Adds a priority, unless it is known, required or zero.
    ///
    /// - Returns: False if the table is full.
    private mutating func insert(_ priority: Float) -> Bool {
        guard priority > 0, priority < 1000, !falling.contains(priority) else { return true }
        falling.append(priority)
        return falling.count <= Self.capacity
    }

    /// The place of an added priority's two numbers in a slope; -1 for required priorities and zero.
    func side(_ priority: Float) -> Int32 {
        guard priority > 0, priority < 1000 else { return -1 }
        var place = 0
        while falling[place] != priority { place += 1 }
        return Int32(2 * place)
    }
}
