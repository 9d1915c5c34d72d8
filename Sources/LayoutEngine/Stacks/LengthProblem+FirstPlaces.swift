/// Where each node stands at first: where it costs least, whatever is around it.
extension LengthProblem {
    /// Finds where a node and all below it cost least; a root is moved to another length anyway.
    func settle(_ node: Int, isRoot: Bool = false) -> Bool {
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

    func settleLeaf(_ node: Int) -> Bool {
        guard places[node].least <= places[node].most else { return false }
        let first = nodes[node].terms(axis)
        let wanted = first < 0 ? 0 : terms[Int(first)].value
        places[node].length = max(places[node].least, min(wanted, places[node].most))
        update(node)
        return minimize(node)
    }

    /// Takes what is required of a length as its bounds.
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
    func gather(_ node: Int, _ arrangement: StackTree.Arrangement) -> Bool {
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
    func longestChild(_ node: Int) -> Double {
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

    func moveAll(of node: Int, to length: Double) -> Bool {
        var child = nodes[node].firstChild
        while child >= 0 {
            guard move(Int(child), to: length) else { return false }
            child = nodes[Int(child)].nextSibling
        }
        return true
    }
}
