/// The lengths of a tree of stacks along one axis: the lexicographic optimum of a separable convex problem, found by moving lengths.
///
/// What a stack costs is a convex piecewise linear function of its length. A slope of it is a vector: for each priority, from the highest on, how
/// violations change, and how those change that are weighted by tie rank. Each node stands at a length and knows its slopes up and down, and how far they
/// hold. First each node, from the leaves on, stands where it costs least; then roots are moved to the lengths that are given, always by the
/// child that costs least. At the end it is checked at each stack that every other choice costs more: then the solution is the only one.
struct LengthProblem: ~Copyable {
    private struct Place {
        var length = 0.0
        /// Bounds of the length.
        var least = 0.0
        var most = Double.infinity
        /// How far the slopes hold.
        var roomUp = 0.0
        var roomDown = 0.0
        /// The child that a move along the axis moves, or -1.
        var childUp: Int32 = -1
        var childDown: Int32 = -1
        /// Whether equal gaps are as small as they may be.
        var isTight = false
    }

    /// Where a term's priorities stand in a slope: its sides, -1 for what costs nothing or is a bound.
    private struct Sides {
        let above, below: Int32
    }

    private let nodes: [StackTree.Node]
    private let terms: [StackTree.Term]
    private let axis: LayoutAxis
    private let places: UnsafeMutablePointer<Place>
    /// Of each node the slope up and the slope down.
    private let slopes: UnsafeMutablePointer<Double>
    /// Where the priorities of each term stand in a slope, of those of this axis.
    private let sides: UnsafeMutablePointer<Sides>
    /// Numbers of a slope: two for each priority.
    private let width: Int
    /// How many nodes may be looked at.
    private let work: UnsafeMutablePointer<Int>

    /// Differences of slopes and lengths below these are rounding errors.
    private static let slopeNoise = 1e-9
    private static let lengthNoise = 1e-9

    /// Takes the memory for its numbers; no other problem may use it as long as this one is asked.
    ///
    /// - Returns: Nil where there are too many priorities.
    init?(_ tree: borrowing StackTree, _ axis: LayoutAxis, in memory: StackTreeMemory) {
        guard let priorities = PriorityTable(tree, axis) else { return nil }
        self.axis = axis
        width = 2 * priorities.count
        (nodes, terms) = (tree.nodes, tree.terms)
        let count = nodes.count
        let sizeOfPlaces = count * MemoryLayout<Place>.stride
        let sizeOfSlopes = 2 * count * width * MemoryLayout<Double>.stride
        let base = memory.reserve(sizeOfPlaces + sizeOfSlopes + terms.count * MemoryLayout<Sides>.stride)
        places = base.bindMemory(to: Place.self, capacity: count)
        places.initialize(repeating: Place(), count: count)
        slopes = (base + sizeOfPlaces).bindMemory(to: Double.self, capacity: 2 * count * width)
        sides = (base + sizeOfPlaces + sizeOfSlopes).bindMemory(to: Sides.self, capacity: terms.count)
        work = .allocate(capacity: 1)
        work.initialize(to: 30 * count + 1000)
        findSides(priorities)
    }

    /// Most terms have the priorities of the one before.
    private func findSides(_ priorities: PriorityTable) {
        var (last, found) = ((above: Float(0), below: Float(0)), Sides(above: -1, below: -1))
        for node in nodes.indices {
            var term = nodes[node].terms(axis)
            while term >= 0 {
                let known = terms[Int(term)]
                if known.above != last.above || known.below != last.below {
                    last = (known.above, known.below)
                    found = Sides(above: priorities.side(known.above), below: priorities.side(known.below))
                }
                sides[Int(term)] = found
                term = known.next
            }
        }
    }

    deinit { work.deallocate() }

    func length(of node: Int) -> Double { places[node].length }

    /// The distance between the children of a stack that makes gaps equal; not a number for any other.
    func extraGap(of node: Int) -> Double {
        guard let arrangement = nodes[node].arrangement, arrangement.distribution == .spacing, nodes[node].childCount > 1 else {
            return .nan
        }
        return (places[node].length - arrangement.margin(axis) - sumOfChildren(node)) / Double(nodes[node].childCount - 1)
    }

    /// Finds the lengths below a root of the given length.
    func solve(_ root: Int32, length: Double) -> Bool { length.isFinite && give(Int(root), length) }

    /// Finds the lengths below a node of a given length. Where all children get the same share, theirs are given, too: what they cost does not
    /// matter.
    private func give(_ node: Int, _ length: Double) -> Bool {
        guard let arrangement = nodes[node].arrangement else {
            boundByTerms(node)
            return take(length, node)
        }
        guard let share = share(of: node, arrangement, length) else {
            return settle(node, isRoot: true) && isWithinBounds(length, node) && move(node, to: length) && take(length, node)
                && isOnlySolution(node)
        }
        boundByTerms(node)
        var child = nodes[node].firstChild
        while child >= 0 {
            guard give(Int(child), share) else { return false }
            child = nodes[Int(child)].nextSibling
        }
        return take(length, node)
    }

    private func isWithinBounds(_ length: Double, _ node: Int) -> Bool {
        let noise = Self.noise(length)
        return length >= places[node].least - noise && length <= places[node].most + noise
    }

    /// Takes a length that is given, if the bounds allow it.
    private func take(_ length: Double, _ node: Int) -> Bool {
        places[node].length = length
        return isWithinBounds(length, node)
    }

    /// Finds the length at which a node, and all below it, cost least.
    ///
    /// - Returns: Nil where another length costs as little.
    func fit(_ root: Int) -> Double? {
        guard settle(root), isBestAlone(root, mayGrow: true), isOnlySolution(root) else { return nil }
        return places[root].length
    }

    private static func noise(_ length: Double) -> Double { lengthNoise * (1 + abs(length)) }

    // MARK: Slopes

    private func up(_ node: Int) -> UnsafeMutablePointer<Double> { slopes + 2 * node * width }
    private func down(_ node: Int) -> UnsafeMutablePointer<Double> { slopes + (2 * node + 1) * width }

    /// Whether a slope is negative (-1), nothing (0) or positive (1).
    private func sign(_ slope: UnsafeMutablePointer<Double>) -> Int {
        for place in 0..<width where abs(slope[place]) > Self.slopeNoise { return slope[place] < 0 ? -1 : 1 }
        return 0
    }

    /// The sign of the sum of two slopes.
    private func sign(_ one: UnsafeMutablePointer<Double>, plus other: UnsafeMutablePointer<Double>) -> Int {
        for place in 0..<width {
            let sum = one[place] + other[place]
            if abs(sum) > Self.slopeNoise { return sum < 0 ? -1 : 1 }
        }
        return 0
    }

    private func isLess(_ one: UnsafeMutablePointer<Double>, _ other: UnsafeMutablePointer<Double>) -> Bool {
        for place in 0..<width {
            let difference = one[place] - other[place]
            if abs(difference) > Self.slopeNoise { return difference < 0 }
        }
        return false
    }

    private func add(_ slope: UnsafeMutablePointer<Double>, to sum: UnsafeMutablePointer<Double>) {
        for place in 0..<width { sum[place] += slope[place] }
    }

    private func scale(_ slope: UnsafeMutablePointer<Double>, by factor: Double) {
        for place in 0..<width { slope[place] *= factor }
    }

    @inline(__always)
    private func add(_ weight: Double, _ side: Int32, rank: Double, to sum: UnsafeMutablePointer<Double>) {
        guard side >= 0 else { return }
        sum[Int(side)] += weight
        sum[Int(side) + 1] += weight * rank
    }

    /// Works out the slopes of a node at its length, and how far they hold, from those of its children.
    private func update(_ node: Int) {
        let (up, down) = (up(node), down(node))
        up.update(repeating: 0, count: 2 * width)
        places[node].roomUp = places[node].most - places[node].length
        places[node].roomDown = places[node].length - places[node].least
        if let arrangement = nodes[node].arrangement { addChildren(of: node, arrangement, up, down) }
        var term = nodes[node].terms(axis)
        while term >= 0 {
            addTerm(terms[Int(term)], sides[Int(term)], to: node, up, down)
            term = terms[Int(term)].next
        }
    }

    @inline(__always)
    private func addTerm(
        _ term: StackTree.Term, _ sides: Sides, to node: Int, _ up: UnsafeMutablePointer<Double>,
        _ down: UnsafeMutablePointer<Double>
    ) {
        let (distance, rank) = (places[node].length - term.value, Double(term.rank))
        if distance >= 0 {
            add(1, sides.above, rank: rank, to: up)
        } else {
            add(-1, sides.below, rank: rank, to: up)
            places[node].roomUp = min(places[node].roomUp, -distance)
        }
        if distance <= 0 {
            add(1, sides.below, rank: rank, to: down)
        } else {
            add(-1, sides.above, rank: rank, to: down)
            places[node].roomDown = min(places[node].roomDown, distance)
        }
    }

    private func addChildren(
        of node: Int, _ arrangement: StackTree.Arrangement, _ up: UnsafeMutablePointer<Double>,
        _ down: UnsafeMutablePointer<Double>
    ) {
        work.pointee -= Int(nodes[node].childCount)
        guard arrangement.axis == axis else {
            return arrangement.alignment == .fill
                ? addAll(of: node, count: 1, up, down) : addReaching(of: node, arrangement, up, down)
        }
        switch arrangement.distribution {
        case .fill: addBest(of: node, up, down)
        case .equally: addAll(of: node, count: Double(nodes[node].childCount), up, down)
        case .spacing: addSpaced(of: node, arrangement, up, down)
        }
    }

    /// One child takes what the stack gets.
    private func addBest(of node: Int, _ up: UnsafeMutablePointer<Double>, _ down: UnsafeMutablePointer<Double>) {
        findBest(of: node)
        addBestUp(of: node, up)
        addBestDown(of: node, down)
    }

    private func findBest(of node: Int) {
        var (bestUp, bestDown): (Int32, Int32) = (-1, -1)
        var child = nodes[node].firstChild
        while child >= 0 {
            let index = Int(child)
            if places[index].roomUp > 0, bestUp < 0 || isLess(self.up(index), self.up(Int(bestUp))) { bestUp = child }
            if places[index].roomDown > 0, bestDown < 0 || isLess(self.down(index), self.down(Int(bestDown))) {
                bestDown = child
            }
            child = nodes[index].nextSibling
        }
        (places[node].childUp, places[node].childDown) = (bestUp, bestDown)
    }

    private func addBestUp(of node: Int, _ up: UnsafeMutablePointer<Double>) {
        let best = Int(places[node].childUp)
        guard best >= 0 else { return places[node].roomUp = 0 }
        add(self.up(best), to: up)
        places[node].roomUp = min(places[node].roomUp, places[best].roomUp)
    }

    private func addBestDown(of node: Int, _ down: UnsafeMutablePointer<Double>) {
        let best = Int(places[node].childDown)
        guard best >= 0 else { return places[node].roomDown = 0 }
        add(self.down(best), to: down)
        places[node].roomDown = min(places[node].roomDown, places[best].roomDown)
    }

    /// All children take the same share of what the stack gets. Whole slopes are added up before they are divided, so that those which cancel do.
    private func addAll(
        of node: Int, count: Double, _ up: UnsafeMutablePointer<Double>, _ down: UnsafeMutablePointer<Double>
    ) {
        var (roomUp, roomDown) = (Double.infinity, Double.infinity)
        var child = nodes[node].firstChild
        while child >= 0 {
            let index = Int(child)
            add(self.up(index), to: up)
            add(self.down(index), to: down)
            roomUp = min(roomUp, places[index].roomUp)
            roomDown = min(roomDown, places[index].roomDown)
            child = nodes[index].nextSibling
        }
        if count > 1 {
            scale(up, by: 1 / count)
            scale(down, by: 1 / count)
        }
        places[node].roomUp = min(places[node].roomUp, roomUp * count)
        places[node].roomDown = min(places[node].roomDown, roomDown * count)
    }

    /// Children that are as long as the stack leaves them follow it: up where they want to be longer, and down in any case.
    private func addReaching(
        of node: Int, _ arrangement: StackTree.Arrangement, _ up: UnsafeMutablePointer<Double>,
        _ down: UnsafeMutablePointer<Double>
    ) {
        let room = places[node].length - arrangement.margin(axis)
        var child = nodes[node].firstChild
        while child >= 0 {
            let index = Int(child)
            if reaches(index, room) {
                if wantsMore(index) {
                    add(self.up(index), to: up)
                    places[node].roomUp = min(places[node].roomUp, places[index].roomUp)
                }
                add(self.down(index), to: down)
                places[node].roomDown = min(places[node].roomDown, places[index].roomDown)
            } else {
                places[node].roomDown = min(places[node].roomDown, room - places[index].length)
            }
            child = nodes[index].nextSibling
        }
    }

    private func reaches(_ child: Int, _ room: Double) -> Bool { places[child].length >= room - Self.noise(room) }
    private func wantsMore(_ child: Int) -> Bool { places[child].roomUp > 0 && sign(up(child)) < 0 }
    private func wantsLess(_ child: Int) -> Bool { places[child].roomDown > 0 && sign(down(child)) < 0 }

    /// Gaps take what the stack gets, unless the children wait for room.
    private func addSpaced(
        of node: Int, _ arrangement: StackTree.Arrangement, _ up: UnsafeMutablePointer<Double>,
        _ down: UnsafeMutablePointer<Double>
    ) {
        let slack = slack(of: node, arrangement)
        places[node].isTight = slack <= Self.noise(places[node].length)
        guard places[node].isTight else {
            places[node].roomDown = min(places[node].roomDown, slack)
            return
        }
        findBest(of: node)
        if places[node].childUp >= 0, sign(self.up(Int(places[node].childUp))) < 0 {
            addBestUp(of: node, up)
        } else {
            places[node].childUp = -1
        }
        addBestDown(of: node, down)
    }

    private func slack(of node: Int, _ arrangement: StackTree.Arrangement) -> Double {
        places[node].length - arrangement.margin(axis) - leastGaps(of: node, arrangement) - sumOfChildren(node)
    }

    private func leastGaps(of node: Int, _ arrangement: StackTree.Arrangement) -> Double {
        Double(nodes[node].childCount - 1) * arrangement.largestGap
    }

    private func sumOfChildren(_ node: Int) -> Double {
        var (sum, child) = (0.0, nodes[node].firstChild)
        while child >= 0 {
            sum += places[Int(child)].length
            child = nodes[Int(child)].nextSibling
        }
        return sum
    }

    // MARK: Moves

    /// Moves a node's length as far as its slopes hold, or less.
    private func step(_ node: Int, by distance: Double) {
        if let arrangement = nodes[node].arrangement { stepChildren(of: node, arrangement, by: distance) }
        places[node].length += distance
        if nodes[node].arrangement == nil { snap(node) }
        update(node)
    }

    /// Lets a length that misses a place where slopes change by a rounding error stand there.
    private func snap(_ node: Int) {
        let length = places[node].length
        let noise = Self.noise(length)
        if abs(length - places[node].least) <= noise { places[node].length = places[node].least }
        if abs(length - places[node].most) <= noise { places[node].length = places[node].most }
        var term = nodes[node].terms(axis)
        while term >= 0 {
            if abs(length - terms[Int(term)].value) <= noise, terms[Int(term)].value >= places[node].least {
                places[node].length = terms[Int(term)].value
            }
            term = terms[Int(term)].next
        }
    }

    private func stepChildren(of node: Int, _ arrangement: StackTree.Arrangement, by distance: Double) {
        guard arrangement.axis == axis else {
            return arrangement.alignment == .fill
                ? stepAll(of: node, by: distance) : stepReaching(of: node, arrangement, by: distance)
        }
        switch arrangement.distribution {
        case .fill: step(Int(distance > 0 ? places[node].childUp : places[node].childDown), by: distance)
        case .equally: stepAll(of: node, by: distance / Double(nodes[node].childCount))
        case .spacing:
            guard places[node].isTight else { return }
            let child = distance > 0 ? places[node].childUp : places[node].childDown
            if child >= 0 { step(Int(child), by: distance) }
        }
    }

    private func stepAll(of node: Int, by distance: Double) {
        var child = nodes[node].firstChild
        while child >= 0 {
            step(Int(child), by: distance)
            child = nodes[Int(child)].nextSibling
        }
    }

    private func stepReaching(of node: Int, _ arrangement: StackTree.Arrangement, by distance: Double) {
        let room = places[node].length - arrangement.margin(axis)
        var child = nodes[node].firstChild
        while child >= 0 {
            let index = Int(child)
            if reaches(index, room), distance < 0 || wantsMore(index) { step(index, by: distance) }
            child = nodes[index].nextSibling
        }
    }

    /// Moves a node to a length, always by what costs least.
    private func move(_ node: Int, to length: Double) -> Bool {
        if let arrangement = nodes[node].arrangement, let share = share(of: node, arrangement, length) {
            guard moveAll(of: node, to: share) else { return false }
            places[node].length = length
            update(node)
            return true
        }
        while work.pointee > 0 {
            work.pointee -= 1
            let missing = length - places[node].length
            if abs(missing) <= Self.noise(length) { return true }
            let room = missing > 0 ? places[node].roomUp : places[node].roomDown
            guard room > 0 else { return false }
            step(node, by: missing > 0 ? min(missing, room) : -min(-missing, room))
        }
        return false
    }

    /// How long all children of a stack are that has a length; nil where they differ.
    private func share(of node: Int, _ arrangement: StackTree.Arrangement, _ length: Double) -> Double? {
        let room = length - arrangement.margin(axis)
        if arrangement.axis != axis { return arrangement.alignment == .fill ? room : nil }
        guard arrangement.distribution == .equally else { return nil }
        return (room - arrangement.gaps) / Double(nodes[node].childCount)
    }

    /// Moves a node to where it costs least.
    private func minimize(_ node: Int) -> Bool {
        while work.pointee > 0 {
            work.pointee -= 1
            if wantsMore(node) {
                guard places[node].roomUp.isFinite else { return false }
                step(node, by: places[node].roomUp)
            } else if wantsLess(node) {
                step(node, by: -places[node].roomDown)
            } else {
                return true
            }
        }
        return false
    }

    // MARK: First places

    /// Finds where a node and all below it cost least; a root is moved to another length anyway.
    private func settle(_ node: Int, isRoot: Bool = false) -> Bool {
        var child = nodes[node].firstChild
        while child >= 0 {
            guard settle(Int(child)) else { return false }
            child = nodes[Int(child)].nextSibling
        }
        boundByTerms(node)
        guard let arrangement = nodes[node].arrangement else { return settleLeaf(node) }
        boundByChildren(node, arrangement)
        guard places[node].least <= places[node].most, gather(node, arrangement) else { return false }
        update(node)
        if isRoot { return true }
        return move(node, to: max(places[node].least, min(places[node].length, places[node].most))) && minimize(node)
    }

    private func settleLeaf(_ node: Int) -> Bool {
        guard places[node].least <= places[node].most else { return false }
        let first = nodes[node].terms(axis)
        let wanted = first < 0 ? 0 : terms[Int(first)].value
        places[node].length = max(places[node].least, min(wanted, places[node].most))
        update(node)
        return minimize(node)
    }

    /// Takes what is required of a length as its bounds.
    private func boundByTerms(_ node: Int) {
        var term = nodes[node].terms(axis)
        while term >= 0 {
            let known = terms[Int(term)]
            if known.above >= 1000 { places[node].most = min(places[node].most, known.value) }
            if known.below >= 1000 { places[node].least = max(places[node].least, known.value) }
            term = known.next
        }
    }

    private func boundByChildren(_ node: Int, _ arrangement: StackTree.Arrangement) {
        let count = Double(nodes[node].childCount)
        var (leastSum, mostSum, largestLeast, smallestMost) = (0.0, 0.0, 0.0, Double.infinity)
        var child = nodes[node].firstChild
        while child >= 0 {
            let place = places[Int(child)]
            (leastSum, mostSum) = (leastSum + place.least, mostSum + place.most)
            (largestLeast, smallestMost) = (max(largestLeast, place.least), min(smallestMost, place.most))
            child = nodes[Int(child)].nextSibling
        }
        let (least, most): (Double, Double)
        switch (arrangement.axis == axis, arrangement.distribution) {
        case (true, .fill): (least, most) = (leastSum + arrangement.gaps, mostSum + arrangement.gaps)
        case (true, .equally): (least, most) = (count * largestLeast + arrangement.gaps, count * smallestMost + arrangement.gaps)
        case (true, .spacing): (least, most) = (leastSum + leastGaps(of: node, arrangement), .infinity)
        case (false, _): (least, most) = (largestLeast, arrangement.alignment == .fill ? smallestMost : .infinity)
        }
        let margin = arrangement.margin(axis)
        places[node].least = max(places[node].least, least + margin)
        places[node].most = min(places[node].most, most + margin)
    }

    /// Gives a stack a length that goes with its children, each of which stands where it costs least, or is moved from there.
    private func gather(_ node: Int, _ arrangement: StackTree.Arrangement) -> Bool {
        let margin = arrangement.margin(axis)
        guard arrangement.axis == axis else {
            let length = longestChild(node)
            places[node].length = length + margin
            return arrangement.alignment != .fill || moveAll(of: node, to: max(length, 0))
        }
        switch arrangement.distribution {
        case .fill: places[node].length = sumOfChildren(node) + arrangement.gaps + margin
        case .spacing: places[node].length = sumOfChildren(node) + leastGaps(of: node, arrangement) + margin
        case .equally:
            let length = longestChild(node)
            places[node].length = length * Double(nodes[node].childCount) + arrangement.gaps + margin
            return moveAll(of: node, to: length)
        }
        return true
    }

    /// The length of the longest child, or the most that all can be.
    private func longestChild(_ node: Int) -> Double {
        var (longest, most) = (0.0, Double.infinity)
        var child = nodes[node].firstChild
        while child >= 0 {
            longest = max(longest, places[Int(child)].length)
            most = min(most, places[Int(child)].most)
            child = nodes[Int(child)].nextSibling
        }
        guard let arrangement = nodes[node].arrangement, arrangement.axis == axis || arrangement.alignment == .fill else {
            return longest
        }
        return min(longest, most)
    }

    private func moveAll(of node: Int, to length: Double) -> Bool {
        var child = nodes[node].firstChild
        while child >= 0 {
            guard move(Int(child), to: length) else { return false }
            child = nodes[Int(child)].nextSibling
        }
        return true
    }

    // MARK: The only solution

    /// Whether every other choice of lengths below a node, which keeps its own, would cost more.
    private func isOnlySolution(_ node: Int) -> Bool {
        guard let arrangement = nodes[node].arrangement else { return true }
        guard isBestChoice(node, arrangement) else { return false }
        var child = nodes[node].firstChild
        while child >= 0 {
            guard isOnlySolution(Int(child)) else { return false }
            child = nodes[Int(child)].nextSibling
        }
        return true
    }

    private func isBestChoice(_ node: Int, _ arrangement: StackTree.Arrangement) -> Bool {
        guard arrangement.axis == axis else {
            return arrangement.alignment == .fill || areBestAlone(node, within: places[node].length - arrangement.margin(axis))
        }
        switch arrangement.distribution {
        case .equally: return true
        case .fill: return isBestShared(node)
        case .spacing:
            let isTight = slack(of: node, arrangement) <= Self.noise(places[node].length)
            return areBestAlone(node, within: isTight ? -.infinity : .infinity) && (!isTight || isBestShared(node))
        }
    }

    /// Whether each child costs more at any other length, as far as there is room.
    private func areBestAlone(_ node: Int, within room: Double) -> Bool {
        var child = nodes[node].firstChild
        while child >= 0 {
            let index = Int(child)
            guard isBestAlone(index, mayGrow: !reaches(index, room)) else { return false }
            child = nodes[index].nextSibling
        }
        return true
    }

    /// Whether a node costs more at any other length, of those that are less where it may not grow.
    private func isBestAlone(_ node: Int, mayGrow: Bool) -> Bool {
        if places[node].roomDown > 0, sign(down(node)) <= 0 { return false }
        return !mayGrow || places[node].roomUp <= 0 || sign(up(node)) > 0
    }

    /// Whether it costs more to give one child what another one has.
    private func isBestShared(_ node: Int) -> Bool {
        findBest(of: node)
        let (bestUp, bestDown) = (places[node].childUp, places[node].childDown)
        var child = nodes[node].firstChild
        while child >= 0 {
            let index = Int(child)
            if bestUp >= 0, child != bestUp, places[index].roomDown > 0, sign(up(Int(bestUp)), plus: down(index)) <= 0 {
                return false
            }
            if bestDown >= 0, child != bestDown, places[index].roomUp > 0, sign(up(index), plus: down(Int(bestDown))) <= 0 {
                return false
            }
            child = nodes[index].nextSibling
        }
        return true
    }
}
