/// The slopes of each length's cost, and the distances over which they hold.
extension LengthProblem {
    func up(_ node: Int) -> UnsafeMutablePointer<Double> { slopes + 2 * node * width }
    func down(_ node: Int) -> UnsafeMutablePointer<Double> { slopes + (2 * node + 1) * width }

    /// The sign of a slope: that of its first number, from the highest priority on, that is not zero.
    func sign(_ slope: UnsafeMutablePointer<Double>) -> Int {
        for place in 0..<width where abs(slope[place]) > Self.slopeNoise { return slope[place] < 0 ? -1 : 1 }
        return 0
    }

    /// The sign of the sum of two slopes.
    func sign(_ one: UnsafeMutablePointer<Double>, plus other: UnsafeMutablePointer<Double>) -> Int {
        for place in 0..<width {
            let sum = one[place] + other[place]
            if abs(sum) > Self.slopeNoise { return sum < 0 ? -1 : 1 }
        }
        return 0
    }

    func isLess(_ one: UnsafeMutablePointer<Double>, _ other: UnsafeMutablePointer<Double>) -> Bool {
        for place in 0..<width {
            let difference = one[place] - other[place]
            if abs(difference) > Self.slopeNoise { return difference < 0 }
        }
        return false
    }

    func add(_ slope: UnsafeMutablePointer<Double>, to sum: UnsafeMutablePointer<Double>) {
        for place in 0..<width { sum[place] += slope[place] }
    }

    func scale(_ slope: UnsafeMutablePointer<Double>, by factor: Double) {
        for place in 0..<width { slope[place] *= factor }
    }

    @inline(__always)
    func add(_ weight: Double, _ side: Int32, rank: Double, to sum: UnsafeMutablePointer<Double>) {
        guard side >= 0 else { return }
        sum[Int(side)] += weight
        sum[Int(side) + 1] += weight * rank
    }

    /// Computes a node's slopes at its length, and the distances over which they hold, from those of its children and
    /// terms.
    func update(_ node: Int) {
        let (up, down) = (up(node), down(node))
        up.update(repeating: 0, count: 2 * width)
        places[node].roomUp = places[node].most - places[node].length
        places[node].roomDown = places[node].length - places[node].least
        if let arrangement = nodes[node].arrangement { addChildren(of: node, arrangement, up, down) }
        var term = nodes[node].terms(axis)
        while term >= 0 {
            addTerm(terms[Int(term)], sides[Int(terms[Int(term)].pair)], to: node, up, down)
            term = terms[Int(term)].next
        }
    }

    @inline(__always)
    func addTerm(
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

    func addChildren(
        of node: Int, _ arrangement: StackTree.Arrangement, _ up: UnsafeMutablePointer<Double>,
        _ down: UnsafeMutablePointer<Double>
    ) {
        work.pointee -= Int(nodes[node].childCount)
        switch arrangement.rule(axis) {
        case .sum: addBest(of: node, up, down)
        case .share: addAll(of: node, count: nodes[node].shares(arrangement, axis), up, down)
        case .spacedSum: addSpaced(of: node, arrangement, up, down)
        case .longest: addReaching(of: node, arrangement, up, down)
        }
    }

    /// The child with the lowest slope takes the whole change of the stack's length.
    func addBest(of node: Int, _ up: UnsafeMutablePointer<Double>, _ down: UnsafeMutablePointer<Double>) {
        findBest(of: node)
        addBestUp(of: node, up)
        addBestDown(of: node, down)
    }

    func findBest(of node: Int) {
        var (bestUp, bestDown) = (-1, -1)
        for child in nodes.children(of: node) {
            if places[child].roomUp > 0, bestUp < 0 || isLess(self.up(child), self.up(bestUp)) { bestUp = child }
            if places[child].roomDown > 0, bestDown < 0 || isLess(self.down(child), self.down(bestDown)) {
                bestDown = child
            }
        }
        (places[node].childUp, places[node].childDown) = (Int32(bestUp), Int32(bestDown))
    }

    func addBestUp(of node: Int, _ up: UnsafeMutablePointer<Double>) {
        let best = Int(places[node].childUp)
        guard best >= 0 else { return places[node].roomUp = 0 }
        add(self.up(best), to: up)
        places[node].roomUp = min(places[node].roomUp, places[best].roomUp)
    }

    func addBestDown(of node: Int, _ down: UnsafeMutablePointer<Double>) {
        let best = Int(places[node].childDown)
        guard best >= 0 else { return places[node].roomDown = 0 }
        add(self.down(best), to: down)
        places[node].roomDown = min(places[node].roomDown, places[best].roomDown)
    }

    /// All children take equal shares of the change. Slopes are added up before they are divided, so that opposite
    /// slopes cancel exactly.
    func addAll(
        of node: Int, count: Double, _ up: UnsafeMutablePointer<Double>, _ down: UnsafeMutablePointer<Double>
    ) {
        var (roomUp, roomDown) = (Double.infinity, Double.infinity)
        for child in nodes.children(of: node) {
            add(self.up(child), to: up)
            add(self.down(child), to: down)
            roomUp = min(roomUp, places[child].roomUp)
            roomDown = min(roomDown, places[child].roomDown)
        }
        if count > 1 {
            scale(up, by: 1 / count)
            scale(down, by: 1 / count)
        }
        places[node].roomUp = min(places[node].roomUp, roomUp * count)
        places[node].roomDown = min(places[node].roomDown, roomDown * count)
    }

    /// Children that fill the stack follow its length: upward if their slope is negative, downward always.
    func addReaching(
        of node: Int, _ arrangement: StackTree.Arrangement, _ up: UnsafeMutablePointer<Double>,
        _ down: UnsafeMutablePointer<Double>
    ) {
        let room = places[node].length - arrangement.margin(axis)
        for child in nodes.children(of: node) {
            if reaches(child, room) {
                if wantsMore(child) {
                    add(self.up(child), to: up)
                    places[node].roomUp = min(places[node].roomUp, places[child].roomUp)
                }
                add(self.down(child), to: down)
                places[node].roomDown = min(places[node].roomDown, places[child].roomDown)
            } else {
                places[node].roomDown = min(places[node].roomDown, room - places[child].length)
            }
        }
    }

    func reaches(_ child: Int, _ room: Double) -> Bool { places[child].length >= room - StackTree.noise(room) }
    func wantsMore(_ child: Int) -> Bool { places[child].roomUp > 0 && sign(up(child)) < 0 }
    func wantsLess(_ child: Int) -> Bool { places[child].roomDown > 0 && sign(down(child)) < 0 }

    /// Gaps take the change, unless they are at their least and a child has a negative slope.
    func addSpaced(
        of node: Int, _ arrangement: StackTree.Arrangement, _ up: UnsafeMutablePointer<Double>,
        _ down: UnsafeMutablePointer<Double>
    ) {
        let slack = slack(of: node, arrangement)
        places[node].isTight = slack <= StackTree.noise(places[node].length)
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

    func slack(of node: Int, _ arrangement: StackTree.Arrangement) -> Double {
        places[node].length - arrangement.margin(axis) - leastGaps(of: node, arrangement) - sumOfChildren(node)
    }

    func leastGaps(of node: Int, _ arrangement: StackTree.Arrangement) -> Double {
        Double(nodes[node].childCount - 1) * arrangement.largestGap
    }

    func sumOfChildren(_ node: Int) -> Double {
        var sum = 0.0
        for child in nodes.children(of: node) { sum += places[child].length }
        return sum
    }
}
