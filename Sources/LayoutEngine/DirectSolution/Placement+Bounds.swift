/// Bounds: inequalities and optional statements. The solution must keep them, and an item that only bounds hold is
/// placed by them if they leave it one position.
extension Placement {
    /// Whether all bounds hold.
    func areBoundsKept() -> Bool {
        for bound in bounds where !bound.isKept(in: spans) { return false }
        return true
    }

    /// Whether the bounds along one axis hold.
    func areBoundsKept(_ isVertical: Bool) -> Bool {
        for bound in bounds where bound.isVertical == isVertical && !bound.isKept(in: spans) { return false }
        return true
    }

    // MARK: Positions that bounds leave

    /// The largest number of bounds for which positions are sought: each bound is compared with all others.
    private static let largestBoundCount = 100

    /// Places items that only bounds hold at the limit of these, and determines what depends on them.
    ///
    /// If the bounds of several items depend on each other, each is tried as the binding one: the solution is right if
    /// the others hold.
    func settleByBounds(_ isVertical: Bool, _ progress: inout Progress) -> Bool {
        guard bounds.count <= Self.largestBoundCount else { return DirectSolution.decline(.size) }
        var first = openBounds(isVertical)
        guard first.isSeveral else {
            guard let bound = first.next() else { return DirectSolution.decline(.open) }
            return settle(from: bound, isVertical, &progress) || DirectSolution.decline(.open)
        }
        let (spansThen, progressThen, dependentThen) = (spans, progress, dependent)
        while let bound = first.next() {
            if settle(from: bound, isVertical, &progress) { return true }
            (spans, progress, dependent) = (spansThen, progressThen, dependentThen)
        }
        return DirectSolution.decline(.open)
    }

    private func settle(from first: Int, _ isVertical: Bool, _ progress: inout Progress) -> Bool {
        var next: Int? = first
        while let bound = next {
            let side = open(bounds[bound])
            guard placeByBounds(side, isVertical, &progress), determineLengths(isVertical, &progress) else { return false }
            var following = openBounds(isVertical)
            next = following.next()
        }
        return progress.waiting == 0 && (isTowardsEnd ? areBoundsKept(isVertical) : isCertain(isVertical))
    }

    /// Bounds whose open sides may be placed next, one bit each.
    private struct OpenBounds {
        /// Those that were binding in the first pass, and all others.
        var binding: UInt128 = 0
        var others: UInt128 = 0

        /// Whether there is more than one.
        var isSeveral: Bool { binding.nonzeroBitCount + others.nonzeroBitCount > 1 }

        /// Removes the bound that comes first, which is the last one of the binding ones.
        mutating func next() -> Int? {
            if binding != 0 {
                let index = UInt128.bitWidth - 1 - binding.leadingZeroBitCount
                binding ^= 1 << UInt128(index)
                return index
            }
            guard others != 0 else { return nil }
            let index = others.trailingZeroBitCount
            others &= others - 1
            return index
        }
    }

    /// One bound for each side that only bounds hold and whose other sides are known; if there is none, that of the
    /// container's open height. In the second pass, towards the end, sides with binding bounds in the first pass come
    /// first.
    private func openBounds(_ isVertical: Bool) -> OpenBounds {
        var (found, seen, end): (OpenBounds, UInt64, Int?) = (OpenBounds(), 0, nil)
        for index in bounds.indices where bounds[index].isVertical == isVertical && isOpen(bounds[index]) {
            let side = open(bounds[index])
            guard seen & 1 << UInt64(side.item) == 0, areOthersKnown(side) else { continue }
            if side.item < firstItem {
                end = index
                continue
            }
            seen |= 1 << UInt64(side.item)
            if isTowardsEnd, countsTowardsStart(bounds[index]) {
                found.binding |= 1 << UInt128(index)
            } else {
                found.others |= 1 << UInt128(index)
            }
        }
        if seen == 0, let end { found.others = 1 << UInt128(end) }
        return found
    }

    /// Whether a bound was binding when items were placed towards the start.
    private func countsTowardsStart(_ bound: Bound) -> Bool {
        abs(bound.excess(in: spansTowardsStart)) <= StackTree.noise(bound.greater.value(in: spansTowardsStart))
    }

    private func open(_ bound: Bound) -> Side { isTowardsEnd ? bound.lesser : bound.greater }

    private func limit(_ bound: Bound) -> Double {
        isTowardsEnd ? value(of: bound.greater) - bound.constant : value(of: bound.lesser) + bound.constant
    }

    /// Whether a bound is required and names an item with no known position.
    private func isOpen(_ bound: Bound) -> Bool {
        let side = open(bound)
        guard bound.isRequired, !bound.isEquation, side.span >= 0, side.part != .length, value(of: side).isNaN else {
            return false
        }
        return side.item < firstItem || !spans[Int(side.span)].hasOnePart
    }

    /// Whether the other sides of all bounds of an item are known, and all bounds name the same part.
    private func areOthersKnown(_ side: Side) -> Bool {
        for bound in bounds where open(bound).span == side.span && isOpen(bound) {
            guard open(bound).part == side.part, !limit(bound).isNaN else { return false }
        }
        return true
    }

    /// Places an item at the tightest of its bounds, and propagates that.
    private func placeByBounds(_ side: Side, _ isVertical: Bool, _ progress: inout Progress) -> Bool {
        var place = Double.nan
        for bound in bounds where open(bound).span == side.span && isOpen(bound) {
            let own = limit(bound) - open(bound).number
            if place.isNaN || (isTowardsEnd ? own < place : own > place) { place = own }
        }
        guard set(side.part, of: side.item, isVertical, place, &progress) else { return false }
        if wish != nil { measurement.hasBounds = true }
        return propagate(isVertical, &progress) == 0
    }
}
