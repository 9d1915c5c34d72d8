/// The first step: each node gets the length at which its subtree alone costs least.
extension LengthProblem {
    /// Moves a node and all below it to the lengths at which they cost least; a root is moved to another length
    /// afterwards.
    func settle(_ node: Int, isRoot: Bool = false) -> Bool {
        for child in nodes.children(of: node) { guard settle(child) else { return false } }
        boundByTerms(node)
        guard let arrangement = nodes[node].arrangement else { return settleLeaf(node) }
        boundByChildren(node, arrangement)
        guard places[node].least <= places[node].most, gather(node, arrangement) else { return false }
        if isRoot { return true }
        update(node)
        return move(node, to: max(places[node].least, min(places[node].length, places[node].most))) && minimize(node)
    }

    func settleLeaf(_ node: Int) -> Bool {
        guard places[node].least <= places[node].most else { return false }
        let first = nodes[node].terms(axis)
        let wanted = first < 0 ? 0 : terms[Int(first)].value
        places[node].length = max(places[node].least, min(wanted, places[node].most))
        update(node)
        // A term alone costs nothing at its own value.
        return first >= 0 && terms[Int(first)].next < 0 && places[node].length == wanted || minimize(node)
    }

    /// Takes the required terms of a length as its bounds.
    func boundByTerms(_ node: Int) {
        var term = nodes[node].terms(axis)
        while term >= 0 {
            let known = terms[Int(term)]
            if known.above >= 1000 { places[node].most = min(places[node].most, known.value) }
            if known.below >= 1000 { places[node].least = max(places[node].least, known.value) }
            term = known.next
        }
    }

    func boundByChildren(_ node: Int, _ arrangement: StackTree.Arrangement) {
        var (leastSum, mostSum, largestLeast, smallestMost) = (0.0, 0.0, 0.0, Double.infinity)
        for child in nodes.children(of: node) {
            let place = places[child]
            (leastSum, mostSum) = (leastSum + place.least, mostSum + place.most)
            (largestLeast, smallestMost) = (max(largestLeast, place.least), min(smallestMost, place.most))
        }
        let (least, most): (Double, Double)
        switch arrangement.rule(axis) {
        case .sum: (least, most) = (leastSum + arrangement.gaps(axis), mostSum + arrangement.gaps(axis))
        case .share:
            let (shares, gaps) = (nodes[node].shares(arrangement, axis), arrangement.gaps(axis))
            (least, most) = (shares * largestLeast + gaps, shares * smallestMost + gaps)
        case .spacedSum: (least, most) = (leastSum + leastGaps(of: node, arrangement), .infinity)
        case .longest: (least, most) = (largestLeast, .infinity)
        }
        let margin = arrangement.margin(axis)
        places[node].least = max(places[node].least, least + margin)
        places[node].most = min(places[node].most, most + margin)
    }

    /// Gives a stack the length that its children lead to. The children stay where they cost least, or move to equal
    /// shares.
    func gather(_ node: Int, _ arrangement: StackTree.Arrangement) -> Bool {
        let margin = arrangement.margin(axis)
        switch arrangement.rule(axis) {
        case .sum: places[node].length = sumOfChildren(node) + arrangement.gaps(axis) + margin
        case .share:
            let longest = longestChild(node)
            let length = min(longest.length, longest.most)
            places[node].length = length * nodes[node].shares(arrangement, axis) + arrangement.gaps(axis) + margin
            return moveAll(of: node, to: length)
        case .spacedSum: places[node].length = sumOfChildren(node) + leastGaps(of: node, arrangement) + margin
        case .longest: places[node].length = longestChild(node).length + margin
        }
        return true
    }

    /// The length of the longest child, and the smallest upper bound of all children.
    func longestChild(_ node: Int) -> (length: Double, most: Double) {
        var (longest, most) = (0.0, Double.infinity)
        for child in nodes.children(of: node) {
            longest = max(longest, places[child].length)
            most = min(most, places[child].most)
        }
        return (longest, most)
    }

    func moveAll(of node: Int, to length: Double) -> Bool {
        for child in nodes.children(of: node) { guard move(child, to: length) else { return false } }
        return true
    }
}
