/// Heights without slopes: contents have their intrinsic heights, and the heights of stacks follow.
///
/// If every leaf can have its content's or its stated height, and the heights of stacks follow from these, the wishes
/// of the contents cost nothing. If their priorities are higher than those of all other wishes, every other solution
/// costs more.
extension StackTree {
    /// Computes the height of the root at which every content has its intrinsic height.
    ///
    /// - Parameter priority: The priority of a target height of the root.
    /// - Returns: Points; nil if there is no such height, if other wishes have the same or a higher priority, or if
    ///   required lengths might contradict.
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

    /// The priorities of the wishes for heights.
    private struct Wishes {
        /// The priority of a target length of the root.
        let priority: Float
        /// The lowest priority of the contents that get their lengths, and the highest priority of all other wishes.
        var firm = Float.infinity
        var other: Float
        /// The lowest priority by which stacks enclose their views tightly, and the highest priority of a wish for a
        /// larger length.
        var least = Float.infinity
        var growth = Float(0)

        init(_ priority: Float) { (self.priority, other) = (priority, priority) }

        /// Whether any other lengths would cost more (certificate of uniqueness).
        var areClear: Bool { firm > other && least > growth }
    }

    /// The stated height, or else the one that a content wants in both directions; NaN if there is none, or if there
    /// are several.
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

    /// The height of a stack that follows from its children; NaN if its own wishes do not permit that.
    private func stackHeight(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>, _ wishes: inout Wishes) -> Double {
        guard let arrangement = node.arrangement else { return .nan }
        guard arrangement.rule(.vertical).isLowerBound ? wantsToVanish(node, &wishes) : takeWishes(node, &wishes) else {
            return .nan
        }
        return height(of: node, arrangement, heights)
    }

    /// The length of a stack whose children have their natural lengths; the least possible one if its rule gives a
    /// lower bound.
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

    /// Adds the optional terms of a length that follows from other lengths. Required terms could contradict it.
    ///
    /// - Returns: False if a term is required.
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

    /// Whether a length has only optional terms for zero, one of them of a higher priority than the target length of
    /// the root. The length is the least possible then.
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

    /// The common length of all children; NaN if they differ.
    private func commonLength(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>) -> Double {
        let length = heights[Int(node.firstChild)]
        for child in nodes.children(of: node) where abs(heights[child] - length) > Self.noise(length) { return .nan }
        return length
    }

    private func sumOfLengths(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>) -> Double {
        var sum = 0.0
        for child in nodes.children(of: node) { sum += heights[child] }
        return sum
    }

    private func largestLength(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>) -> Double {
        var largest = 0.0
        for child in nodes.children(of: node) { largest = max(largest, heights[child]) }
        return largest
    }
}
