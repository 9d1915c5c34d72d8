/// The certificate of uniqueness: whether the lengths found are the only ones of least cost.
extension LengthProblem {
    /// Whether every other choice of lengths below a node, which keeps its own length, would cost more.
    func isOnlySolution(_ node: Int) -> Bool {
        guard let arrangement = nodes[node].arrangement else { return true }
        guard isBestChoice(node, arrangement) else { return false }
        for child in nodes.children(of: node) { guard isOnlySolution(child) else { return false } }
        return true
    }

    func isBestChoice(_ node: Int, _ arrangement: StackTree.Arrangement) -> Bool {
        switch arrangement.rule(axis) {
        case .sum: return isBestShared(node)
        case .share: return true
        case .longest: return areBestAlone(node, within: places[node].length - arrangement.margin(axis))
        case .spacedSum:
            let isTight = slack(of: node, arrangement) <= StackTree.noise(places[node].length)
            return areBestAlone(node, within: isTight ? -.infinity : .infinity) && (!isTight || isBestShared(node))
        }
    }

    /// Whether each child costs more at any other length that fits the room.
    func areBestAlone(_ node: Int, within room: Double) -> Bool {
        for child in nodes.children(of: node) {
            guard isBestAlone(child, mayGrow: !reaches(child, room)) else { return false }
        }
        return true
    }

    /// Whether a node costs more at any other length; if it may not grow, at any smaller one.
    func isBestAlone(_ node: Int, mayGrow: Bool) -> Bool {
        if places[node].roomDown > 0, sign(down(node)) <= 0 { return false }
        return !mayGrow || places[node].roomUp <= 0 || sign(up(node)) > 0
    }

    /// Whether every exchange of length between two children costs more.
    func isBestShared(_ node: Int) -> Bool {
        findBest(of: node)
        let (bestUp, bestDown) = (Int(places[node].childUp), Int(places[node].childDown))
        for child in nodes.children(of: node) {
            if bestUp >= 0, child != bestUp, places[child].roomDown > 0, sign(up(bestUp), plus: down(child)) <= 0 {
                return false
            }
            if bestDown >= 0, child != bestDown, places[child].roomUp > 0, sign(up(child), plus: down(bestDown)) <= 0 {
                return false
            }
        }
        return true
    }
}
