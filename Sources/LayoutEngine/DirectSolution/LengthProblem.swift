/// The lengths of a tree of stacks along one axis: the lexicographic optimum of a separable convex problem, found by
/// moving lengths.
///
/// The cost of a stack is a convex piecewise linear function of its length. A slope of it is a vector: for each
/// priority, from the highest on, the change of violations, and of violations weighted by tie rank. Each node has a
/// length, and knows its slopes up and down and the distances over which they hold. First each node, from the leaves
/// on, moves to the length at which it costs least. Then roots are moved to their given lengths, each time by the child
/// that costs least. At the end each stack is checked: if every other choice costs more, the solution is the only one
/// (certificate of uniqueness).
struct LengthProblem: ~Copyable {
    struct Place {
        var length = 0.0
        /// Bounds of the length.
        var least = 0.0
        var most = Double.infinity
        /// The distances over which the slopes hold.
        var roomUp = 0.0
        var roomDown = 0.0
        /// The child that a move of a sum along the axis moves, or -1.
        var childUp: Int32 = -1
        var childDown: Int32 = -1
        /// Whether equal gaps are as small as they may be.
        var isTight = false
    }

    /// The places of a pair of priorities in a slope; -1 for a side that costs nothing or is a bound.
    struct Sides {
        let above, below: Int32
    }

    let nodes: [StackTree.Node]
    let terms: [StackTree.Term]
    let axis: LayoutAxis
    let places: UnsafeMutablePointer<Place>
    /// The slope up and the slope down of each node.
    let slopes: UnsafeMutablePointer<Double>
    /// The places of each pair of priorities in a slope.
    let sides: UnsafeMutablePointer<Sides>
    /// The count of numbers in a slope: two for each priority.
    let width: Int
    /// The number of node visits and moves that are left.
    let work: UnsafeMutablePointer<Int>

    /// Differences of slopes below this are rounding errors.
    static let slopeNoise = 1e-9

    /// Creates the problem in shared memory; no other problem may use the memory while this one is in use.
    ///
    /// - Returns: Nil if there are too many priorities.
    init?(_ tree: borrowing StackTree, _ axis: LayoutAxis, in memory: StackTreeMemory) {
        let pairs = tree.pairs(axis)
        guard let priorities = PriorityTable(pairs) else { return nil }
        self.axis = axis
        width = 2 * priorities.count
        (nodes, terms) = (tree.nodes, tree.terms)
        let count = nodes.count
        let sizeOfPlaces = count * MemoryLayout<Place>.stride
        let sizeOfSlopes = 2 * count * width * MemoryLayout<Double>.stride
        let base = memory.reserve(sizeOfPlaces + sizeOfSlopes + pairs.count * MemoryLayout<Sides>.stride)
        places = base.bindMemory(to: Place.self, capacity: count)
        places.initialize(repeating: Place(), count: count)
        slopes = (base + sizeOfPlaces).bindMemory(to: Double.self, capacity: 2 * count * width)
        sides = (base + sizeOfPlaces + sizeOfSlopes).bindMemory(to: Sides.self, capacity: pairs.count)
        work = .allocate(capacity: 1)
        work.initialize(to: 30 * count + 1000)
        for index in pairs.indices {
            let sides = Sides(above: priorities.side(pairs[index].above), below: priorities.side(pairs[index].below))
            (self.sides + index).initialize(to: sides)
        }
    }

    deinit { work.deallocate() }

    func length(of node: Int) -> Double { places[node].length }

    /// Finds the lengths below a root of the given length.
    func solve(_ root: Int, length: Double) -> Bool { length.isFinite && give(root, length) }

    /// Finds the lengths below a node of a given length. If all children get the same share, their lengths are given
    /// too, whatever they cost.
    private func give(_ node: Int, _ length: Double) -> Bool {
        guard let arrangement = nodes[node].arrangement else {
            boundByTerms(node)
            return take(length, node)
        }
        guard let share = share(of: node, arrangement, length) else {
            return settle(node, isRoot: true) && isWithinBounds(length, node) && moveRoot(node, arrangement, to: length)
                && take(length, node) && isOnlySolution(node)
        }
        boundByTerms(node)
        for child in nodes.children(of: node) { guard give(child, share) else { return false } }
        return take(length, node)
    }

    private func isWithinBounds(_ length: Double, _ node: Int) -> Bool {
        let noise = StackTree.noise(length)
        return length >= places[node].least - noise && length <= places[node].most + noise
    }

    /// Gives a node its length, if the bounds allow it.
    private func take(_ length: Double, _ node: Int) -> Bool {
        places[node].length = length
        return isWithinBounds(length, node)
    }

    /// Finds the length at which a node, and all below it, cost least.
    ///
    /// - Returns: Nil if another length costs as little.
    func fit(_ root: Int) -> Double? {
        guard settle(root), isBestAlone(root, mayGrow: true), isOnlySolution(root) else { return nil }
        return places[root].length
    }
}
