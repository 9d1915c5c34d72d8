/// The optional priorities of the lengths of a tree of stacks along an axis, from the highest on.
struct PriorityTable {
    private static let capacity = 16
    private var falling: [Float] = []

    var count: Int { falling.count }

    /// - Returns: Nil if there are more priorities than the capacity.
    init?(_ tree: borrowing StackTree, _ axis: LayoutAxis) {
        // Most terms have the priorities of the one before.
        var last: (above: Float, below: Float) = (0, 0)
        for node in tree.nodes.indices {
            var term = tree.nodes[node].terms(axis)
            while term >= 0 {
                let known = tree.terms[Int(term)]
                term = known.next
                if known.above == last.above, known.below == last.below { continue }
                last = (known.above, known.below)
                guard insert(known.above), insert(known.below) else { return nil }
            }
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
