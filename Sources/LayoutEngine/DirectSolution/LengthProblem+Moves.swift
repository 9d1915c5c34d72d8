/// Moves of lengths, each by the child with the lowest slope.
extension LengthProblem {
    /// Moves a node's length by a distance over which its slopes hold.
    func step(_ node: Int, by distance: Double) {
        if let arrangement = nodes[node].arrangement { stepChildren(of: node, arrangement, by: distance) }
        places[node].length += distance
        if nodes[node].arrangement == nil { snap(node) }
        update(node)
    }

    /// Puts a length that misses a breakpoint or bound by a rounding error exactly there.
    func snap(_ node: Int) {
        let length = places[node].length
        let noise = StackTree.noise(length)
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

    func stepChildren(of node: Int, _ arrangement: StackTree.Arrangement, by distance: Double) {
        switch arrangement.rule(axis) {
        case .sum: step(Int(distance > 0 ? places[node].childUp : places[node].childDown), by: distance)
        case .share: stepAll(of: node, by: distance / nodes[node].shares(arrangement, axis))
        case .longest: stepReaching(of: node, arrangement, by: distance)
        case .spacedSum:
            guard places[node].isTight else { return }
            let child = distance > 0 ? places[node].childUp : places[node].childDown
            if child >= 0 { step(Int(child), by: distance) }
        }
    }

    func stepAll(of node: Int, by distance: Double) {
        for child in nodes.children(of: node) { step(child, by: distance) }
    }

    func stepReaching(of node: Int, _ arrangement: StackTree.Arrangement, by distance: Double) {
        let room = places[node].length - arrangement.margin(axis)
        for child in nodes.children(of: node) {
            if reaches(child, room), distance < 0 || wantsMore(child) { step(child, by: distance) }
        }
    }

    /// Moves a node to a length, each time by the child with the lowest slope.
    func move(_ node: Int, to length: Double) -> Bool {
        if let arrangement = nodes[node].arrangement, let share = share(of: node, arrangement, length) {
            guard moveAll(of: node, to: share) else { return false }
            places[node].length = length
            update(node)
            return true
        }
        while work.pointee > 0 {
            work.pointee -= 1
            let missing = length - places[node].length
            if abs(missing) <= StackTree.noise(length) { return true }
            let room = missing > 0 ? places[node].roomUp : places[node].roomDown
            guard room > 0 else { return false }
            step(node, by: missing > 0 ? min(missing, room) : -min(-missing, room))
        }
        return false
    }

    /// Moves a root that was settled to its given length. Equal gaps take what a larger one adds, because children that
    /// were settled cost more in any other length.
    func moveRoot(_ root: Int, _ arrangement: StackTree.Arrangement, to length: Double) -> Bool {
        if arrangement.rule(axis) == .spacedSum, length >= places[root].length { return true }
        update(root)
        return move(root, to: length)
    }

    /// The equal share that each child gets of a stack's length; nil if the stack has another rule.
    func share(of node: Int, _ arrangement: StackTree.Arrangement, _ length: Double) -> Double? {
        guard arrangement.rule(axis) == .share else { return nil }
        return (length - arrangement.margin(axis) - arrangement.gaps(axis)) / nodes[node].shares(arrangement, axis)
    }

    /// Moves a node to the length at which it costs least.
    func minimize(_ node: Int) -> Bool {
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
}
