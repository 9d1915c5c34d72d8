import LayoutEngine

/// Inequalities and optional constraints: what is determined must keep them, and where nothing else says where a subview lies, they may leave it one place.
extension PinnedSubviews {
    /// Whether everything that is determined keeps all limits.
    func areLimitsKept() -> Bool {
        for limit in limits where !limit.isKept(in: spans) { return false }
        return true
    }

    /// The same along one axis.
    func areLimitsKept(_ isVertical: Bool) -> Bool {
        for limit in limits where limit.isVertical == isVertical && !limit.isKept(in: spans) { return false }
        return true
    }

    // MARK: Places that limits leave

    /// Works out what is open still with subviews that lie at the end of their limits, and what hangs on them.
    ///
    /// Of several limits of what hangs together each is tried: the others hold if it is the one that counts.
    mutating func settleByLimits(_ isVertical: Bool, _ waiting: inout [Equation]) -> Bool {
        guard limits.count <= Self.largestLimitCount else { return false }
        let (spansThen, waitingThen) = (spans, waiting)
        let sides = openSides(isVertical)
        for side in sides {
            program?.beginTrying()
            if settle(from: side, isVertical, &waiting) { return true }
            program?.takeBack()
            (spans, waiting) = (spansThen, waitingThen)
        }
        return false
    }

    /// How many limits are looked through to find places: each is compared with all others.
    private static let largestLimitCount = 100

    private mutating func settle(from first: Side, _ isVertical: Bool, _ waiting: inout [Equation]) -> Bool {
        var next: Side? = first
        while let side = next {
            guard placeByLimits(side, isVertical, &waiting), determineLengths(isVertical, &waiting) else { return false }
            next = openSides(isVertical).first
        }
        return waiting.isEmpty && (isTowardsEnd || contentsAreMet(isVertical)) && areLimitsKept(isVertical)
    }

    /// The sides that only limits hold whose other sides are known; that of the superview's open height where there is no other. In a second try
    /// those come first whose limits counted in the first one.
    private func openSides(_ isVertical: Bool) -> [Side] {
        var (sides, end): ([Side], Side?) = ([], nil)
        next: for limit in limits where limit.isVertical == isVertical && isOpen(limit) {
            let side = open(limit)
            for known in sides where known.span == side.span { continue next }
            guard areOthersKnown(side) else { continue }
            if side.subview < firstSubview {
                end = side
            } else if isTowardsEnd, countsTowardsStart(limit) {
                sides.insert(side, at: 0)
            } else {
                sides.append(side)
            }
        }
        if sides.isEmpty, let end { sides.append(end) }
        return sides
    }

    /// Whether a limit leaves no room where what only limits hold is put to the start.
    private func countsTowardsStart(_ limit: Limit) -> Bool {
        let one = limit.greater.value(in: spansTowardsStart)
        return abs(one - limit.lesser.value(in: spansTowardsStart) - limit.constant) <= StackTree.noise(one)
    }

    private func open(_ limit: Limit) -> Side { isTowardsEnd ? limit.lesser : limit.greater }
    private func bound(_ limit: Limit) -> Double {
        isTowardsEnd ? value(of: limit.greater) - limit.constant : value(of: limit.lesser) + limit.constant
    }

    /// Whether a limit is required and speaks of something of which nothing is known.
    private func isOpen(_ limit: Limit) -> Bool {
        let side = open(limit)
        guard limit.isRequired, !limit.isEquation, side.span >= 0, side.part != .length, value(of: side).isNaN else {
            return false
        }
        return side.subview < firstSubview || !spans[Int(side.span)].hasOnePart
    }

    /// Whether the other sides of all limits of what a side speaks of are known, and all of them speak of the same part.
    private func areOthersKnown(_ side: Side) -> Bool {
        for limit in limits where isOpen(limit) && open(limit).span == side.span {
            guard open(limit).part == side.part, !bound(limit).isNaN else { return false }
        }
        return true
    }

    private mutating func placeByLimits(_ side: Side, _ isVertical: Bool, _ waiting: inout [Equation]) -> Bool {
        var own: [Limit] = []
        for limit in limits where isOpen(limit) && open(limit).span == side.span { own.append(limit) }
        guard place(own) else { return false }
        program?.noteLimits(own[...])
        while !waiting.isEmpty {
            let count = waiting.count
            guard take(&waiting) else { return false }
            if waiting.count == count { break }
        }
        return true
    }

    /// Places what some limits of one part leave open as far as they allow.
    private mutating func place(_ limits: [Limit]) -> Bool {
        guard let first = limits.first else { return false }
        let side = open(first)
        var place = Double.nan
        for limit in limits {
            let own = bound(limit) - open(limit).number
            if place.isNaN || (isTowardsEnd ? own < place : own > place) { place = own }
        }
        return spans[Int(side.span)].set(side.part, place)
    }
}
