/// The optional priorities that the lengths of a tree of stacks have along an axis, from the highest on.
struct PriorityTable {
    private static let capacity = 16
    private var falling: [Float] = []

    var count: Int { falling.count }

    /// - Returns: Nil where there are more priorities than are looked through.
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

    /// Takes a priority in, unless it is known, required or none.
    private mutating func insert(_ priority: Float) -> Bool {
        guard priority > 0, priority < 1000, !falling.contains(priority) else { return true }
        falling.append(priority)
        return falling.count <= Self.capacity
    }

    /// Where a slope has the numbers of a priority that was taken in; -1 for required ones and none.
    func side(_ priority: Float) -> Int32 {
        guard priority > 0, priority < 1000 else { return -1 }
        var place = 0
        while falling[place] != priority { place += 1 }
        return Int32(2 * place)
    }
}
