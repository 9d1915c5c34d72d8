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
        guard propagateAll() else { return false }
        if equations.isEmpty, isSettled {
            return areBoundsKept() ? wrapContents() : DirectSolution.decline(.bound)
        }
        guard spans.count / 2 <= Self.largestCount, !mixesAxes, split() else { return DirectSolution.decline(.size) }
        return settleOnlyWay(isVertical: false) && wrapContents() && settleOnlyWay(isVertical: true)
    }

    /// Whether all spans are known.
    var isSettled: Bool {
        for index in spans.indices where !spans[index].isKnown { return false }
        return true
    }

    /// Finds the lengths and positions along an axis, if no others cost as little.
    private func settleOnlyWay(isVertical: Bool) -> Bool {
        var progress = progress(isVertical)
        guard determineLengths(isVertical, &progress) else { return false }
        if progress.isComplete { return isCertain(isVertical) }
        let (spansThen, progressThen) = (spans, progress)
        guard settleByBounds(isVertical, &progress) else { return false }
        spansTowardsStart = spans
        (spans, progress, isTowardsEnd) = (spansThen, progressThen, true)
        defer { isTowardsEnd = false }
        guard settleByBounds(isVertical, &progress) else { return false }
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
    func determineLengths(_ isVertical: Bool, _ progress: inout Progress) -> Bool {
        while let item = openItem(isVertical, progress) {
            guard determine(item, isVertical, &progress) else { return false }
        }
        return true
    }

    /// The next item with one known part. Items that equations name come first, because equations take precedence over
    /// contents.
    private func openItem(_ isVertical: Bool, _ progress: Progress) -> Int? {
        let open = progress.open & ofItems
        guard open != 0 else { return nil }
        var rest = progress.waiting == 0 ? 0 : open
        while rest != 0 {
            let item = rest.trailingZeroBitCount
            if (isVertical ? down.naming[item] : across.naming[item]) & progress.waiting != 0 { return item }
            rest &= rest - 1
        }
        return open.trailingZeroBitCount
    }

    /// The bits of all items but the container.
    private var ofItems: UInt64 { .max << UInt64(firstItem) }

    // MARK: One length

    /// Determines a length by the equations that depend on it, or else by the content.
    ///
    /// Other lengths depend on it linearly, so that two trials find the length that meets an equation.
    private func determine(_ item: Int, _ isVertical: Bool, _ progress: inout Progress) -> Bool {
        let (mayRestore, before) = ((isVertical ? dependent.vertical : dependent.horizontal) == 0, progress)
        if mayRestore { Self.copy(spans, to: &spansBefore) }
        let content = contentLength(of: item, isVertical)
        let length = content ?? 0
        let first = spread(length, to: item, isVertical, &progress)
        if first == 0 {
            guard content != nil else { return DirectSolution.decline(.open) }
            guard mayRestore else { return true }
            if isVertical { dependent.vertical = before.unknown } else { dependent.horizontal = before.unknown }
            return true
        }
        guard mayRestore, !first.isNaN, wish == nil || !isVertical else { return DirectSolution.decline(.contradiction) }
        if wish != nil {
            measurement.triesLengths = true
            contents[item] = nil
        }
        Self.copy(spansBefore, to: &spans)
        progress = before
        let rate = spread(length + 1, to: item, isVertical, &progress) - first
        guard abs(rate) > 1e-6 else { return DirectSolution.decline(.contradiction) }
        Self.copy(spansBefore, to: &spans)
        progress = before
        return spread(length - first / rate, to: item, isVertical, &progress) == 0 || DirectSolution.decline(.contradiction)
    }

    /// Copies spans into memory that is there already, from the second time on.
    private nonisolated static func copy(_ source: [LayoutSpan], to target: inout [LayoutSpan]) {
        guard source.count == target.count else { return target = source }
        target.withUnsafeMutableBufferPointer { target in
            source.withUnsafeBufferPointer { _ = target.update(fromContentsOf: $0) }
        }
    }

    /// Gives an item a length, and propagates that.
    ///
    /// - Returns: The residual of an equation that fails, in points; 0 if none does; NaN if something else is wrong.
    private func spread(_ length: Double, to item: Int, _ isVertical: Bool, _ progress: inout Progress) -> Double {
        set(.length, of: item, isVertical, length, &progress) ? propagate(isVertical, &progress) : .nan
    }

    // MARK: Contents

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
        var rest = (isVertical ? dependent.vertical : dependent.horizontal) & ofItems
        while rest != 0 {
            let item = rest.trailingZeroBitCount
            rest &= rest - 1
            if item == measurement.stackItem { continue }
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
