/// Widths below a stack whose own width is open, or larger than it needs: those of the contents.
///
/// The cost of a width is a convex length function. Each node has the width at which its subtree costs least, with the
/// priority of the strongest wish against a smaller and against a larger width. If contents resist compression with a
/// higher priority than others their growth, a stack is as wide as its contents need, and every other width costs more.
extension StackTree {
    /// The width at which a node costs least.
    package struct NaturalWidth {
        /// Points.
        package var width = Double.nan
        /// The priority of the strongest wish against a smaller width; for a stack, the lowest one among its children.
        package var firmness: Float = 1000
        /// The priority of the strongest wish against a larger width; 0 if there is none.
        package var growth: Float = 0

        init(width: Double = .nan, growth: Float = 0) { (self.width, self.growth) = (width, growth) }

        package init(_ width: Double, firmness: Float, growth: Float) {
            (self.width, self.firmness, self.growth) = (width, firmness, growth)
        }
    }

    /// Computes for each node of a tree with one root the width at which it costs least.
    ///
    /// - Returns: False if priorities are too near, or required lengths might contradict.
    package func findNaturalWidths(_ all: inout [NaturalWidth]) -> Bool {
        if all.count != nodes.count { all = Array(repeating: NaturalWidth(), count: nodes.count) }
        return all.withUnsafeMutableBufferPointer { all in
            for number in nodes.indices.reversed() {
                guard let natural = naturalWidth(of: number, all) else { return false }
                all[number] = natural
            }
            return true
        }
    }

    private func naturalWidth(of number: Int, _ all: UnsafeMutableBufferPointer<NaturalWidth>) -> NaturalWidth? {
        if nodes[number].firstChild < 0 { return leafWidth(number) }
        guard let arrangement = nodes[number].arrangement else { return nil }
        let children =
            switch arrangement.rule(.horizontal) {
            case .sum, .spacedSum: sum(number, arrangement, all)
            case .share: equallyWide(number, arrangement, all)
            case .longest: widest(number, allFollow: false, all)
            }
        guard var natural = children else { return nil }
        natural.width += arrangement.margin(.horizontal)
        return takeOwnTerms(of: number, &natural) ? natural : nil
    }

    /// The width of the strongest wish. Weaker wishes may be for a smaller width.
    private func leafWidth(_ number: Int) -> NaturalWidth? {
        var (natural, strongest, next) = (NaturalWidth(), Float(0), nodes[number].widthTerms)
        natural.width = 0
        while next >= 0 {
            let term = terms[Int(next)]
            next = term.next
            if min(term.above, term.below) > strongest {
                (natural.width, strongest) = (term.value, min(term.above, term.below))
                natural.firmness = term.below
            }
        }
        return natural.width >= 0 && takeOwnTerms(of: number, &natural) ? natural : nil
    }

    /// Adds the terms of a node itself to its width.
    ///
    /// - Returns: False if a term is for a larger width, or one for a smaller width has at least the priority against
    ///   compression.
    private func takeOwnTerms(of number: Int, _ natural: inout NaturalWidth) -> Bool {
        var next = nodes[number].widthTerms
        while next >= 0 {
            let term = terms[Int(next)]
            next = term.next
            if term.value < natural.width - Self.noise(term.value), term.above >= natural.firmness { return false }
            if term.value > natural.width + Self.noise(term.value) { return false }
            natural.growth = max(natural.growth, term.above)
        }
        return true
    }

    // MARK: Children

    /// The width of the widest child. Children that follow the stack become wider than they want; that must have a
    /// lower priority than compression.
    private func widest(_ number: Int, allFollow: Bool, _ all: UnsafeMutableBufferPointer<NaturalWidth>) -> NaturalWidth? {
        var natural = NaturalWidth(width: 0)
        for child in nodes.children(of: number) {
            let own = all[child]
            natural.width = max(natural.width, own.width)
            natural.firmness = min(natural.firmness, own.firmness)
            if allFollow || nodes[child].followsParent { natural.growth = max(natural.growth, own.growth) }
        }
        return natural.growth < natural.firmness ? natural : nil
    }

    private func equallyWide(
        _ number: Int, _ arrangement: Arrangement, _ all: UnsafeMutableBufferPointer<NaturalWidth>
    ) -> NaturalWidth? {
        guard var natural = widest(number, allFollow: true, all) else { return nil }
        natural.width = natural.width * nodes[number].shares(arrangement, .horizontal) + arrangement.gaps(.horizontal)
        return natural
    }

    /// The sum of the children's widths and gaps. Equal gaps grow at no cost; otherwise the child with the lowest
    /// priority against growth grows.
    private func sum(
        _ number: Int, _ arrangement: Arrangement, _ all: UnsafeMutableBufferPointer<NaturalWidth>
    ) -> NaturalWidth? {
        let isSpaced = arrangement.rule(.horizontal) == .spacedSum
        var natural = NaturalWidth(width: 0, growth: isSpaced ? 0 : 1000)
        for child in nodes.children(of: number) {
            let own = all[child]
            natural.width += own.width
            natural.firmness = min(natural.firmness, own.firmness)
            natural.growth = min(natural.growth, own.growth)
        }
        natural.width += isSpaced ? Double(nodes[number].childCount - 1) * arrangement.largestGap : arrangement.gaps(.horizontal)
        return natural
    }

    // MARK: Widths in a given width

    /// Computes the widths below the only root for a given width of it, at least the one at which it costs least.
    ///
    /// - Parameter widths: Takes the widths; NaN for nodes whose widths are not unique.
    package func spread(_ width: Double, _ all: [NaturalWidth], _ widths: inout [Double]) {
        widths.removeAll(keepingCapacity: true)
        for natural in all { widths.append(natural.growth > 0 ? natural.width : .nan) }
        widths[0] = width
        for number in nodes.indices where nodes[number].firstChild >= 0 {
            guard let arrangement = nodes[number].arrangement else { continue }
            let room = widths[number] - arrangement.margin(.horizontal)
            switch arrangement.rule(.horizontal) {
            case .sum: giveRest(of: room - arrangement.gaps(.horizontal), number, all, &widths)
            case .share:
                let share = (room - arrangement.gaps(.horizontal)) / nodes[number].shares(arrangement, .horizontal)
                give(share, toChildrenOf: number, &widths)
            case .spacedSum: break
            case .longest: giveToFollowing(room, number, &widths)
            }
        }
    }

    private func giveToFollowing(_ room: Double, _ number: Int, _ widths: inout [Double]) {
        for child in nodes.children(of: number) { if nodes[child].followsParent { widths[child] = room } }
    }

    /// The child with the lowest priority against growth takes the rest of the room; if several have that priority,
    /// their widths are NaN.
    private func giveRest(of room: Double, _ number: Int, _ all: [NaturalWidth], _ widths: inout [Double]) {
        var (rest, weakest, next, isShared) = (room, Float.infinity, -1, false)
        for child in nodes.children(of: number) {
            let own = all[child]
            rest -= own.width
            widths[child] = own.width
            isShared = own.growth == weakest || own.growth > weakest && isShared
            if own.growth < weakest { (weakest, next) = (own.growth, child) }
        }
        if abs(rest) <= Self.noise(room) { return }
        if !isShared, rest > 0 { return widths[next] += rest }
        for child in nodes.children(of: number) {
            if all[child].growth == weakest || !(rest > 0) { widths[child] = .nan }
        }
    }
}
