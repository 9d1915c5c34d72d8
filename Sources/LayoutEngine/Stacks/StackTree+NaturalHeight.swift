/// The height of a stack that is asked for where nothing in it is given but widths.
///
/// Where every height can be what a content asks for, or what is stated, and those of stacks follow from them, all that costs something costs nothing
/// then; and where contents want that more than anything else that is asked for, every other solution costs more. That needs no slopes.
extension StackTree {
    /// Works out the height of the node at the top where no content below it is higher or lower than it asks for.
    ///
    /// - Parameter priority: How strongly a height of the node at the top is asked for.
    /// - Returns: Points; nil where that cannot be, where other wishes are as strong, or where what is required might contradict.
    package func naturalHeight(against priority: Float) -> Double? {
        var wishes = Wishes(priority)
        let height = withUnsafeTemporaryAllocation(of: Double.self, capacity: nodes.count) { heights in
            for number in nodes.indices.reversed() {
                let node = nodes[number]
                let height = node.childCount == 0 ? leafHeight(node, &wishes) : stackHeight(node, heights, &wishes)
                guard height >= 0 else { return Double.nan }
                heights[number] = height
            }
            return heights[0]
        }
        return height.isNaN || wishes.firm <= wishes.other ? nil : height
    }

    /// How strongly contents want the heights that they get, the weakest of them, and the strongest of all other wishes.
    private struct Wishes {
        let priority: Float
        var firm = Float.infinity
        var other: Float

        init(_ priority: Float) { (self.priority, other) = (priority, priority) }
    }

    /// The height that is stated, or else the one that a content wants in both directions; not a number where there is none, or another one as well.
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

    /// The height that the children leave a stack.
    private func stackHeight(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>, _ wishes: inout Wishes) -> Double {
        guard let arrangement = node.arrangement else { return .nan }
        let margin = arrangement.margin(.vertical)
        guard arrangement.axis == .horizontal, arrangement.alignment != .fill else {
            guard takeWishes(node, &wishes) else { return .nan }
            if arrangement.axis == .horizontal { return commonHeight(node, heights) + margin }
            switch arrangement.distribution {
            case .fill: return sumOfHeights(node, heights) + arrangement.gaps + margin
            case .equally: return commonHeight(node, heights) * Double(node.childCount) + arrangement.gaps + margin
            case .spacing: return .nan
            }
        }
        return wantsToVanish(node, &wishes) ? largestHeight(node, heights) + margin : .nan
    }

    /// Takes in wishes about a height that follows from others. What is required could contradict them.
    private func takeWishes(_ node: Node, _ wishes: inout Wishes) -> Bool {
        var next = node.heightTerms
        while next >= 0 {
            let term = terms[Int(next)]
            next = term.next
            guard max(term.above, term.below) < 1000 else { return false }
            wishes.other = max(wishes.other, term.above, term.below)
        }
        return true
    }

    /// Whether a height has nothing but wishes to be none, one of them stronger than what is asked of the node at the top: then it is the least possible.
    private func wantsToVanish(_ node: Node, _ wishes: inout Wishes) -> Bool {
        var (isSure, next) = (false, node.heightTerms)
        while next >= 0 {
            let term = terms[Int(next)]
            next = term.next
            guard term.value == 0, max(term.above, term.below) < 1000 else { return false }
            if term.above > wishes.priority { isSure = true }
            wishes.other = max(wishes.other, term.above, term.below)
        }
        return isSure
    }

    // MARK: Children

    /// The height of all children; not a number where they differ.
    private func commonHeight(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>) -> Double {
        let height = heights[Int(node.firstChild)]
        var child = nodes[Int(node.firstChild)].nextSibling
        while child >= 0 {
            guard abs(heights[Int(child)] - height) <= 1e-9 * (1 + height) else { return .nan }
            child = nodes[Int(child)].nextSibling
        }
        return height
    }

    private func sumOfHeights(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>) -> Double {
        var (sum, child) = (0.0, node.firstChild)
        while child >= 0 {
            sum += heights[Int(child)]
            child = nodes[Int(child)].nextSibling
        }
        return sum
    }

    private func largestHeight(_ node: Node, _ heights: UnsafeMutableBufferPointer<Double>) -> Double {
        var (largest, child) = (0.0, node.firstChild)
        while child >= 0 {
            largest = max(largest, heights[Int(child)])
            child = nodes[Int(child)].nextSibling
        }
        return largest
    }

    // MARK: Widths

    /// The widths that nodes have whatever contents ask for, as long as nothing contradicts them; not a number for those that hang on contents.
    package var statedWidths: [Double] {
        var widths = Array(repeating: Double.nan, count: nodes.count)
        for number in nodes.indices {
            if nodes[number].isRoot { widths[number] = rect(of: number).width }
            guard let width = childWidth(of: nodes[number], widths[number]) else { continue }
            var child = nodes[number].firstChild
            while child >= 0 {
                widths[Int(child)] = width
                child = nodes[Int(child)].nextSibling
            }
        }
        return widths
    }

    private func childWidth(of node: Node, _ width: Double) -> Double? {
        guard let arrangement = node.arrangement else { return nil }
        let room = width - arrangement.margin(.horizontal)
        if arrangement.axis == .vertical { return arrangement.alignment == .fill ? room : nil }
        switch arrangement.distribution {
        case .equally: return (room - arrangement.gaps) / Double(node.childCount)
        case .fill: return node.childCount == 1 ? room : nil
        case .spacing: return nil
        }
    }
}
