/// Heights that contents ask for, and those of the stacks around them that follow.
///
/// If every height can be the one that a content asks for, or the one that is stated, and those of stacks follow from
/// them, no content costs anything; and if contents want that more than anything else that is asked for, every other
/// solution costs more. That needs no slopes.
extension StackTree {
    /// Works out the height of the node at the top where no content below it is higher or lower than it asks for.
    ///
    /// - Parameter priority: How strongly a height of the node at the top is asked for.
    /// - Returns: Points; nil where that cannot be, where other wishes are as strong, or where what is required might contradict.
    package func naturalHeight(against priority: Float) -> Double? {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: nodes.count) { heights in
            var wishes = Wishes(priority)
            guard findNaturalHeights(heights, &wishes), wishes.areClear else { return nil }
            return heights[0]
        }
    }

    private func findNaturalHeights(_ heights: UnsafeMutableBufferPointer<Double>, _ wishes: inout Wishes) -> Bool {
        for number in nodes.indices.reversed() {
            let node = nodes[number]
            let height = node.childCount == 0 ? leafHeight(node, &wishes) : stackHeight(node, heights, &wishes)
            guard height >= 0 else { return false }
            heights[number] = height
        }
        return true
    }

    /// How strongly lengths are asked for along an axis.
    private struct Wishes {
        /// How strongly one is asked for of the node at the top.
        let priority: Float
        /// How strongly contents want the lengths that they get, the weakest of them, and the strongest of all other wishes.
        var firm = Float.infinity
        var other: Float
        /// How strongly stacks want to be no longer than what is in them, the weakest of them, and how strongly others want to be longer.
        var least = Float.infinity
        var growth = Float(0)

        init(_ priority: Float) { (self.priority, other) = (priority, priority) }

        /// Whether any other lengths would cost more.
        var areClear: Bool { firm > other && least > growth }
    }

    /// The length that is stated, or else the one that a content wants in both directions; not a number where there is none, or another one as well.
    private func leafHeight(_ node: Node, _ wishes: inout Wishes) -> Double {
        var (stated, wanted, firm, other) = (Double.nan, Double.nan, Float.infinity, Float(0))
        var next = node.heightTerms
        while next >= 0 {
            let term = terms[Int(next)]
            next = term.next
            if max(term.above, term.below) >= 1000 {
                guard min(term.above, term.below) >= 1000, stated.isNaN || stated == term.value else { return .nan }
                stated = term.value
            } else if min(term.above, term.below) > wishes.priority, wanted.isNaN || wanted == term.value {
                wanted = term.value
                firm = min(firm, term.above, term.below)
            } else {
                other = max(other, term.above, term.below)
            }
        }
        if !stated.isNaN { return stated }
        (wishes.firm, wishes.other) = (min(wishes.firm, firm), max(wishes.other, other))
        return wanted
    }

    /// The length that the children leave a stack, if its own wishes agree with that.
    private func stackHeight(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>, _ wishes: inout Wishes) -> Double {
        guard let arrangement = node.arrangement else { return .nan }
        guard arrangement.rule(.vertical).isLowerBound ? wantsToVanish(node, &wishes) : takeWishes(node, &wishes) else {
            return .nan
        }
        return height(of: node, arrangement, heights)
    }

    /// The length of a stack whose children have the lengths that they ask for, or the least that it can have.
    private func height(
        of node: Node, _ arrangement: Arrangement, _ heights: UnsafeMutableBufferPointer<Double>
    ) -> Double {
        let margin = arrangement.margin(.vertical)
        switch arrangement.rule(.vertical) {
        case .sum: return sumOfLengths(node, heights) + arrangement.gaps(.vertical) + margin
        case .share:
            return commonLength(node, heights) * node.shares(arrangement, .vertical) + arrangement.gaps(.vertical) + margin
        case .spacedSum: return sumOfLengths(node, heights) + Double(node.childCount - 1) * arrangement.largestGap + margin
        case .longest: return largestLength(node, heights) + margin
        }
    }

    /// Takes in wishes about a length that follows from others. What is required could contradict them.
    private func takeWishes(_ node: Node, _ wishes: inout Wishes) -> Bool {
        var next = node.heightTerms
        while next >= 0 {
            let term = terms[Int(next)]
            next = term.next
            guard max(term.above, term.below) < 1000 else { return false }
            wishes.other = max(wishes.other, term.above, term.below)
            if term.value > 0 { wishes.growth = max(wishes.growth, term.below) }
        }
        return true
    }

    /// Whether a length has nothing but wishes to be none, one of them stronger than what is asked of the node at the top: then it is the least possible.
    private func wantsToVanish(_ node: Node, _ wishes: inout Wishes) -> Bool {
        var (strongest, next) = (Float(0), node.heightTerms)
        while next >= 0 {
            let term = terms[Int(next)]
            next = term.next
            guard term.value == 0, max(term.above, term.below) < 1000 else { return false }
            strongest = max(strongest, term.above)
            wishes.other = max(wishes.other, term.above, term.below)
        }
        wishes.least = min(wishes.least, strongest)
        return strongest > wishes.priority
    }

    // MARK: Children

    /// The length of all children; not a number where they differ.
    private func commonLength(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>) -> Double {
        let length = heights[Int(node.firstChild)]
        var child = nodes[Int(node.firstChild)].nextSibling
        while child >= 0 {
            guard abs(heights[Int(child)] - length) <= Self.noise(length) else { return .nan }
            child = nodes[Int(child)].nextSibling
        }
        return length
    }

    private func sumOfLengths(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>) -> Double {
        var (sum, child) = (0.0, node.firstChild)
        while child >= 0 {
            sum += heights[Int(child)]
            child = nodes[Int(child)].nextSibling
        }
        return sum
    }

    private func largestLength(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>) -> Double {
        var (largest, child) = (0.0, node.firstChild)
        while child >= 0 {
            largest = max(largest, heights[Int(child)])
            child = nodes[Int(child)].nextSibling
        }
        return largest
    }
}
