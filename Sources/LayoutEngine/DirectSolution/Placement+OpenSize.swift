/// The size of a container that equations and contents decide.
///
/// The height is certain if the width of every item follows from equations alone or is its content's, and if every
/// height that contents decide is the content's, with a higher priority than the height target of the container: then
/// everything else costs more. If bounds hold the container's height, it is the least that they allow.
extension Placement {
    /// A target width and height of a container.
    package struct SizeWish: Sendable {
        /// Points.
        package let width: Double
        /// The priorities of the targets; the width's in (0, 1000], the height's in (0, 1000).
        package let widthPriority, heightPriority: Float

        package init(width: Double, priority widthPriority: Float, heightPriority: Float) {
            (self.width, self.widthPriority, self.heightPriority) = (width, widthPriority, heightPriority)
        }

        /// Whether contents may decide the width.
        package var isWidthOpen: Bool { widthPriority < 1000 }
    }

    /// The state of a measurement that is made again and again, each time with other contents.
    struct Measurement {
        /// The spans that statements on single lengths determine along x, and equations without contents along y.
        var known: [LayoutSpan] = []
        var across, down: Progress?
        /// Whether the measurement was made once.
        var isMade = false
        /// Whether widths depend on contents.
        var hasOpenWidths = false
        /// Whether the length of an item along x was found by two trials.
        var triesLengths = false
        /// Whether an item lies where its bounds begin.
        var hasBounds = false
        /// The widths that depend on an open width of the container.
        var ties: [Tie] = []
        /// The one item that is a stack with contents of its own, and its number; -1 for none.
        var stack: DirectTree?
        var stackItem = -1
        /// The width of the stack in points if equations alone determine it; its height with all that it arranges.
        var stackWidth, stackHeight: Double?
    }

    /// An item whose width equations tie to that of the container: `rate * width of the container + offset`, in points.
    struct Tie {
        let item: Int
        let rate, offset: Double
    }

    /// The size found, in points.
    package var foundSize: (width: Double, height: Double) { (spans[0].length, spans[1].length) }

    /// Whether bounds alone keep the container from being lower.
    package var isHeldByBounds: Bool { measurement.hasBounds }

    /// The number of the item that is a stack with contents of its own; -1 for none.
    package var stackItem: Int { measurement.stackItem }

    /// Finds the size with the present contents.
    ///
    /// - Returns: False if that needs the engine.
    package func measure() -> Bool {
        guard let wish, measurement.isMade || begin() else { return false }
        if !measurement.isMade || measurement.hasOpenWidths {
            guard wish.isWidthOpen ? findWidth(wish) : settleAcross(inWidth: wish.width) && keepsBounds(false) else {
                return false
            }
        }
        if !measurement.isMade { measurement.hasOpenWidths = wish.isWidthOpen || dependent.horizontal != 0 }
        guard !measurement.hasOpenWidths || !measurement.triesLengths else { return DirectSolution.decline(.contradiction) }
        measurement.isMade = true
        return settleDown() && (hasRoom || DirectSolution.decline(.rectangle))
    }

    /// Propagates the equations that determine something without contents.
    private func begin() -> Bool {
        guard numbers.upperBound <= Self.largestCount, !mixesAxes, split() else { return DirectSolution.decline(.size) }
        measurement.across = progress(false)
        spans[1] = LayoutSpan(start: 0)
        var down = progress(true)
        guard propagate(true, &down) == 0 else { return DirectSolution.decline(.contradiction) }
        (measurement.known, measurement.down) = (spans, down)
        return true
    }

    private func keepsBounds(_ isVertical: Bool) -> Bool { areBoundsKept(isVertical) || DirectSolution.decline(.bound) }

    /// Finds all widths and places along x in a width of the container.
    private func settleAcross(inWidth width: Double) -> Bool {
        guard var progress = measurement.across else { return false }
        for place in stride(from: 0, to: spans.count, by: 2) { spans[place] = measurement.known[place] }
        spans[0] = LayoutSpan(start: 0, end: width)
        progress.note(spans[0], of: 0)
        dependent.horizontal = 0
        guard propagate(false, &progress) == 0 else { return DirectSolution.decline(.contradiction) }
        guard determineLengths(false, &progress) else { return false }
        guard progress.isComplete else { return DirectSolution.decline(.open) }
        return contentsAreMet(false) || DirectSolution.decline(.content)
    }

    /// Finds all heights and places along y.
    private func settleDown() -> Bool {
        guard var progress = measurement.down else { return false }
        for place in stride(from: 1, to: spans.count, by: 2) { spans[place] = measurement.known[place] }
        dependent.vertical = 0
        guard determineLengths(true, &progress) else { return false }
        return progress.isComplete ? isCertain(true) : settleByBounds(true, &progress)
    }

    /// Whether all spans are known, and no length is negative.
    private var hasRoom: Bool {
        for index in spans.indices where !(spans[index].isKnown && spans[index].length >= 0) { return false }
        let (found, least) = (foundSize, sizeOfGuides)
        return found.width >= least.width && found.height >= least.height
    }

    // MARK: Heights

    /// The height of an item's content, or of a stack with all that it arranges; nil if it is not certain.
    func measuredHeight(of item: Int) -> Double? {
        let width = span(of: item, false)
        guard let wish, width.isKnown, width.length >= 0 else { return nil }
        if item != measurement.stackItem, isBare(item) {
            return contentSize(of: item, true).length(firmerThan: wish.heightPriority)
        }
        return item == measurement.stackItem || items.isStack(item) ? stackHeight(of: item, width: width.length) : nil
    }

    /// The height of the one stack whose width is determined and whose height is open; nil if that needs the engine.
    private func stackHeight(of item: Int, width: Double) -> Double? {
        if measurement.stackItem < 0 {
            guard let stack = items.stack(item, width: width) ?? items.stack(item, width: nil) else { return nil }
            (measurement.stack, measurement.stackItem, measurement.stackWidth) = (stack, item, width)
        }
        guard measurement.stackItem == item, measurement.stackWidth == nil || measurement.stackWidth == width, let wish else {
            return nil
        }
        if let known = measurement.stackHeight { return known }
        if measurement.stackWidth != nil, measurement.stack?.isOpen == true, measurement.stack?.settle(inWidth: width) != true {
            return nil
        }
        measurement.stackHeight = measurement.stack?.naturalHeight(against: wish.heightPriority)
        return measurement.stackHeight
    }

    // MARK: Other contents

    /// Takes note that the content size of an item changed.
    ///
    /// - Parameter hasRequiredContent: Whether the content might be among what was stated.
    /// - Returns: False if that needs a new problem.
    package func contentChanged(of item: Int, hasRequiredContent: Bool) -> Bool {
        guard item != measurement.stackItem, !hasRequiredContent else { return false }
        if item < contents.count { contents[item] = nil }
        items.unwrap(item)
        return true
    }

    /// Takes note that the content size of an item in the stack changed; the number is that in the stack's tree.
    ///
    /// - Returns: False if that needs a new problem.
    package func arrangedContentChanged(of number: Int) -> Bool {
        guard measurement.stack?.takeContentAgain(of: number) == true else { return false }
        measurement.stackHeight = nil
        return true
    }
}

/// The open width of a container with an optional target: contents of higher priority decide it.
///
/// Equations tie the widths of some items to that of the container. The cost of each of these is a convex function of
/// the container's width, with a breakpoint where it is least. The container takes the largest breakpoint, if the
/// content there resists compression with a higher priority than the hugging of the others and the target. All other
/// items have their contents' widths, which costs nothing as long as bounds hold: a wider container may be needed for
/// that.
extension Placement {
    /// The difference between the two trial widths of the container, in points.
    private static let farther = 1024.0

    /// The largest number of solutions along x: with contents unwrapped, wrapped, and as wide as their lines.
    private static let widthRounds = 4

    /// Finds the width with the present contents, and wraps these at the widths found, as the engine's pass would.
    private func findWidth(_ wish: SizeWish) -> Bool {
        if !measurement.isMade {
            guard takeTies(wish) else { return false }
        }
        startOver()
        guard measurement.stack?.startOver() != false else { return false }
        for _ in 0..<Self.widthRounds {
            guard settleWidth(wish), let isChanged = wrapFound() else { return false }
            if !isChanged { return true }
        }
        return DirectSolution.decline(.text)
    }

    /// Finds the widths that are tied to that of the container, and how bounds depend on it, by two trial widths.
    private func takeTies(_ wish: SizeWish) -> Bool {
        guard settleAcross(inWidth: wish.width) else { return false }
        let near = spans
        guard settleAcross(inWidth: wish.width + Self.farther) else { return false }
        for item in numbers where isTied(item) {
            let width = near[place(of: item, false)].length
            let rate = Self.rate(width, span(of: item, false).length)
            guard rate >= 0 else { return DirectSolution.decline(.priorities) }
            if rate > 0, !addTie(Tie(item: item, rate: rate, offset: width - rate * wish.width)) { return false }
        }
        for index in bounds.indices {
            bounds[index].gain = Self.rate(bounds[index].excess(in: near), bounds[index].excess(in: spans))
        }
        return true
    }

    /// The change of a length for each point of the container's width.
    private static func rate(_ near: Double, _ far: Double) -> Double {
        let rate = (far - near) / farther
        return abs(rate - rate.rounded()) < 1e-9 ? rate.rounded() : rate
    }

    private func addTie(_ tie: Tie) -> Bool {
        measurement.ties.append(tie)
        guard items.isStack(tie.item) else { return isBare(tie.item) || DirectSolution.decline(.nested) }
        guard measurement.stackItem < 0, let stack = items.stack(tie.item, width: nil) else {
            return DirectSolution.decline(.nested)
        }
        (measurement.stack, measurement.stackItem) = (stack, tie.item)
        return true
    }

    /// Whether equations alone determine the width of an item.
    func isTied(_ item: Int) -> Bool {
        dependent.horizontal & 1 << UInt64(item) == 0
    }

    /// Unwraps the contents that the last measurement wrapped.
    private func startOver() {
        for item in numbers where items.isWrapped(item) {
            items.unwrap(item)
            contents[item] = items.contents(of: item)
        }
    }

    /// - Returns: Whether any content width changed; nil if that needs the engine.
    private func wrapFound() -> Bool? {
        var isChanged = false
        if hasWrapping {
            for item in numbers where items.wraps(item) && wrapFound(item) { isChanged = true }
        }
        guard measurement.stackItem >= 0 else { return isChanged }
        measurement.stackHeight = nil
        let width = span(of: measurement.stackItem, false).length
        guard let isStackChanged = measurement.stack?.wrapContents(inWidth: width) ?? nil else { return nil }
        return isChanged || isStackChanged
    }

    private func wrapFound(_ item: Int) -> Bool {
        let content = contentSize(of: item, false)
        guard items.wrap(item, at: span(of: item, false).length, content) else { return false }
        contents[item] = items.contents(of: item)
        return contentSize(of: item, false).value != content.value
    }

    // MARK: The width that costs least

    /// The content that decides the width of the container.
    private struct Deciding {
        /// The least width in which all contents have their intrinsic widths, in points.
        var width = 0.0
        /// The priorities of the strongest wish against a smaller and against a larger width.
        var firmness: Float = 1000
        var growth: Float = 0

        mutating func take(_ natural: StackTree.NaturalWidth, _ tie: Tie) {
            let (own, noise) = ((natural.width - tie.offset) / tie.rate, StackTree.noise(width))
            growth = max(growth, natural.growth)
            if own > width + noise {
                (width, firmness) = (own, natural.firmness)
            } else if own >= width - noise {
                firmness = max(firmness, natural.firmness)
            }
        }
    }

    private func settleWidth(_ wish: SizeWish) -> Bool {
        guard let deciding = decidingContent(), let width = Self.width(deciding, wish) else {
            return DirectSolution.decline(.priorities)
        }
        guard settleAcross(inWidth: width) else { return false }
        return areBoundsKept(false) || widen(from: width, deciding, wish) && areBoundsKept(false)
            || DirectSolution.decline(.bound)
    }

    private func decidingContent() -> Deciding? {
        var deciding = Deciding()
        for tie in measurement.ties {
            guard tie.item != measurement.stackItem else {
                guard let natural = measurement.stack?.findNaturalWidth() else { return nil }
                deciding.take(natural, tie)
                continue
            }
            let size = contentSize(of: tie.item, false)
            guard let value = size.value else { continue }
            guard size.tieRank == 0 else { return nil }
            deciding.take(StackTree.NaturalWidth(value, firmness: size.compressionResistance, growth: size.hugging), tie)
        }
        return deciding.growth < 1000 ? deciding : nil
    }

    /// The width that contents and the target lead to; nil if priorities are too near.
    private static func width(_ deciding: Deciding, _ wish: SizeWish) -> Double? {
        if wish.width >= deciding.width, deciding.growth < wish.widthPriority { return wish.width }
        guard deciding.firmness > max(deciding.growth, wish.widthPriority),
            deciding.growth != wish.widthPriority || wish.width <= deciding.width
        else { return nil }
        return deciding.width
    }

    /// Widens the container until bounds hold that would compress contents otherwise.
    private func widen(from width: Double, _ deciding: Deciding, _ wish: SizeWish) -> Bool {
        guard firmnessOfOthers > max(deciding.growth, wish.widthPriority) else { return false }
        var wider = width
        for bound in bounds where !bound.isVertical {
            let missing = -bound.excess(in: spans)
            guard missing > StackTree.noise(width) else { continue }
            guard bound.gain > 1e-9, bound.isRequired, !bound.isEquation else { return false }
            wider = max(wider, width + missing / bound.gain)
        }
        return settleAcross(inWidth: wider)
    }

    /// The lowest priority among the contents of items that have their contents' widths.
    private var firmnessOfOthers: Float {
        var firmness: Float = 1000
        for item in numbers where !isTied(item) {
            guard item < contents.count, let size = contents[item]?.horizontal else { continue }
            firmness = min(firmness, size.hugging, size.compressionResistance)
        }
        return firmness
    }
}

extension LayoutContentSize {
    /// The content's length if it resists growing and shrinking with a higher priority than the given one; nil for
    /// other contents.
    fileprivate func length(firmerThan priority: Float) -> Double? {
        guard let value, value >= 0, tieRank == 0, min(hugging, compressionResistance) > priority else { return nil }
        return value
    }
}
