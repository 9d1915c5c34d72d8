/// Lengths that equations leave open: those of the contents.
///
/// If all contents have their intrinsic sizes, they cost nothing; any other lengths would cost more, so that the
/// solution is the only one. If an equation contradicts a content, it determines the length instead, for example where
/// items share a width.
extension Placement {
    /// The largest number of items for which contents are considered: all spans are copied while an open length is
    /// tried.
    static let largestCount = 64

    /// Finds the positions of all items of a container whose size is given, and wraps contents at their widths.
    ///
    /// - Returns: False if that needs the engine.
    package func solve() -> Bool {
        // The memory of the equations is reused for the next container.
        var waiting: [Equation] = []
        swap(&waiting, &equations)
        defer { swap(&waiting, &equations) }
        guard propagate(&waiting) else { return false }
        if waiting.isEmpty, isSettled {
            return areBoundsKept() ? wrapContents() : DirectSolution.decline(.bound)
        }
        guard spans.count / 2 <= Self.largestCount, !mixesAxes else { return DirectSolution.decline(.size) }
        var (across, down) = split(waiting)
        return settleOnlyWay(isVertical: false, &across) && wrapContents() && settleOnlyWay(isVertical: true, &down)
    }

    /// Whether all spans are known.
    var isSettled: Bool {
        for index in spans.indices where !spans[index].isKnown { return false }
        return true
    }

    /// Finds the lengths and positions along an axis, if no others cost as little.
    private func settleOnlyWay(isVertical: Bool, _ waiting: inout [Equation]) -> Bool {
        guard determineLengths(isVertical, &waiting) else { return false }
        if waiting.isEmpty, isKnown(isVertical) { return isCertain(isVertical) }
        let (spansThen, waitingThen) = (spans, waiting)
        guard settleByBounds(isVertical, &waiting) else { return false }
        spansTowardsStart = spans
        (spans, waiting, isTowardsEnd) = (spansThen, waitingThen, true)
        defer { isTowardsEnd = false }
        guard settleByBounds(isVertical, &waiting) else { return false }
        for item in numbers where !span(of: item, isVertical).isNearly(spansTowardsStart[place(of: item, isVertical)]) {
            return DirectSolution.decline(.room)
        }
        return true
    }

    /// Whether the solution along an axis costs nothing.
    func isCertain(_ isVertical: Bool) -> Bool {
        guard contentsAreMet(isVertical) else { return DirectSolution.decline(.content) }
        return areBoundsKept(isVertical) || DirectSolution.decline(.bound)
    }

    /// Determines lengths by equations and contents as far as possible.
    func determineLengths(_ isVertical: Bool, _ waiting: inout [Equation]) -> Bool {
        while let item = openItem(isVertical, waiting) {
            guard determine(item, isVertical, &waiting) else { return false }
        }
        return true
    }

    /// Whether everything along an axis is determined.
    func isKnown(_ isVertical: Bool) -> Bool {
        for place in stride(from: isVertical ? 1 : 0, to: spans.count, by: 2) where !spans[place].isKnown { return false }
        return true
    }

    /// The next item with one known part. Items that equations name come first, because equations take precedence over
    /// contents.
    private func openItem(_ isVertical: Bool, _ waiting: [Equation]) -> Int? {
        let open = Self.openItems(of: spans, from: firstItem, isVertical ? 1 : 0)
        guard open != 0 else { return nil }
        let named = Self.items(namedIn: waiting)
        return (open & named != 0 ? open & named : open).trailingZeroBitCount
    }

    /// The items with one known part along an axis, one bit each. It runs outside of the main actor, where closures do not
    /// check their executor.
    private nonisolated static func openItems(of spans: [LayoutSpan], from first: Int, _ axis: Int) -> UInt64 {
        spans.withUnsafeBufferPointer { spans in
            var (open, item) = (UInt64(0), first)
            while 2 * item < spans.count {
                if spans[2 * item + axis].hasOnePart { open |= 1 << UInt64(item) }
                item += 1
            }
            return open
        }
    }

    /// The items that equations name, one bit each.
    private nonisolated static func items(namedIn waiting: [Equation]) -> UInt64 {
        waiting.withUnsafeBufferPointer { waiting in
            var named: UInt64 = 0
            for equation in waiting {
                if equation.one.span >= 0 { named |= 1 << UInt64(equation.one.item) }
                if equation.other.span >= 0 { named |= 1 << UInt64(equation.other.item) }
            }
            return named
        }
    }

    // MARK: One length

    /// Determines a length by the equations that depend on it, or else by the content.
    ///
    /// Other lengths depend on it linearly, so that two trials find the length that meets an equation.
    private func determine(_ item: Int, _ isVertical: Bool, _ waiting: inout [Equation]) -> Bool {
        let mayRestore = isDecidedByEquations(isVertical)
        if mayRestore { keepKnown(waiting) }
        let content = contentLength(of: item, isVertical)
        let length = content ?? 0
        let first = spread(length, to: item, isVertical, &waiting)
        if first == 0 {
            if content != nil { noteContent(isVertical) }
            return content != nil || DirectSolution.decline(.open)
        }
        guard mayRestore, !first.isNaN, wish == nil || !isVertical else { return DirectSolution.decline(.contradiction) }
        if wish != nil {
            measurement.triesLengths = true
            contents[item] = nil
        }
        restoreKnown(&waiting)
        let rate = spread(length + 1, to: item, isVertical, &waiting) - first
        guard abs(rate) > 1e-6 else { return DirectSolution.decline(.contradiction) }
        restoreKnown(&waiting)
        return spread(length - first / rate, to: item, isVertical, &waiting) == 0 || DirectSolution.decline(.contradiction)
    }

    /// Copies the known spans and the waiting equations, into memory that is reused from the second time on.
    private func keepKnown(_ waiting: [Equation]) {
        spansBefore.removeAll(keepingCapacity: true)
        spansBefore += spans
        waitingBefore.removeAll(keepingCapacity: true)
        waitingBefore += waiting
    }

    private func restoreKnown(_ waiting: inout [Equation]) {
        spans.removeAll(keepingCapacity: true)
        spans += spansBefore
        waiting.removeAll(keepingCapacity: true)
        waiting += waitingBefore
    }

    /// Gives an item a length, and propagates that.
    ///
    /// - Returns: The residual of an equation that fails, in points; 0 if none does; NaN if something else is wrong.
    private func spread(
        _ length: Double, to item: Int, _ isVertical: Bool, _ waiting: inout [Equation]
    ) -> Double {
        missed = .nan
        guard spans[place(of: item, isVertical)].set(.length, length) else { return .nan }
        return propagateFully(&waiting) ? 0 : missed
    }

    // MARK: Contents

    private func isDecidedByEquations(_ isVertical: Bool) -> Bool {
        (isVertical ? knownBefore.vertical : knownBefore.horizontal) == nil
    }

    /// Notes that contents take part along an axis from now on, and which items were known before.
    private func noteContent(_ isVertical: Bool) {
        guard isDecidedByEquations(isVertical) else { return }
        var places: UInt64 = 0
        for item in 0..<numbers.upperBound where spansBefore[place(of: item, isVertical)].isKnown {
            places |= 1 << UInt64(item)
        }
        if isVertical { knownBefore.vertical = places } else { knownBefore.horizontal = places }
    }

    /// The intrinsic length of an item's content; nil if it has none, or something else constrains the item's size.
    private func contentLength(of item: Int, _ isVertical: Bool) -> Double? {
        if isVertical, wish != nil { return measuredHeight(of: item) }
        let size = contentSize(of: item, isVertical)
        guard isTowardsEnd || isBare(item) else { return nil }
        return size.firmLength
    }

    /// Whether nothing but its content size constrains the size of an item.
    func isBare(_ item: Int) -> Bool {
        if bareItems & 1 << UInt64(item) != 0 { return true }
        guard items.isBare(item) else { return false }
        bareItems |= 1 << UInt64(item)
        return true
    }

    /// The size of an item's content, which is read once, and once more after it was wrapped.
    func contentSize(of item: Int, _ isVertical: Bool) -> LayoutContentSize {
        while contents.count <= item { contents.append(nil) }
        if let known = contents[item] { return isVertical ? known.vertical : known.horizontal }
        let sizes = askedSizes(of: item)
        contents[item] = sizes
        return isVertical ? sizes.vertical : sizes.horizontal
    }

    /// Reads an item's content size. A measurement reads it unwrapped, unless the item's width does not depend on
    /// contents.
    private func askedSizes(of item: Int) -> LayoutContentSizes {
        let width = span(of: item, false).length
        guard let wish, !wish.isWidthOpen, !width.isNaN, isTied(item) else { return items.contents(of: item) }
        return items.contents(of: item, atStatedWidth: width)
    }

    /// Whether, in items whose lengths depend on contents, all contents have their intrinsic lengths.
    func contentsAreMet(_ isVertical: Bool) -> Bool {
        guard let known = isVertical ? knownBefore.vertical : knownBefore.horizontal else { return true }
        for item in numbers where known & 1 << UInt64(item) == 0 && item != measurement.stackItem {
            let length = span(of: item, isVertical).length
            guard !length.isNaN, isBare(item) else { return false }
            if let value = contentSize(of: item, isVertical).value, abs(value - length) > StackTree.noise(value) { return false }
        }
        return true
    }

    /// Wraps contents at the widths found.
    ///
    /// - Returns: False if a width is not known.
    private func wrapContents() -> Bool {
        guard hasWrapping else { return true }
        guard !mixesAxes else { return DirectSolution.decline(.text) }
        for item in numbers where items.wraps(item) {
            let width = span(of: item, false)
            guard width.isKnown, !items.isWrapped(item) else { return DirectSolution.decline(.text) }
            if items.wrap(item, at: width.length, contentSize(of: item, false)) { contents[item] = nil }
        }
        return true
    }
}

extension LayoutContentSize {
    /// The content's length if it resists both growing and shrinking; nil for other contents.
    var firmLength: Double? {
        guard let value, value >= 0, tieRank == 0, hugging > 0, compressionResistance > 0 else { return nil }
        return value
    }
}
