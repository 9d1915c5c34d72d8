import LayoutEngine

/// The width of a view that is asked for as a wish: contents that want their widths more decide it.
///
/// Equations tie widths of some subviews to that of the view. Each of these costs least in one width of the view, and more in every other. The view is as wide as
/// the widest of them asks for, where contents hold on to their widths more strongly than others, and the wish, give way. All other subviews are as wide as
/// their contents ask for, which costs nothing as long as limits allow it: a wider view may be needed for that.
extension PinnedSubviews {
    /// Finds out which widths are tied to that of the view, and then its width.
    mutating func findFirstWidth(_ program: FittingProgram) -> Bool {
        guard takeTies(program) else { return false }
        for tie in program.ties {
            let view = subviews[tie.index].takeUnretainedValue()
            if case .none = view.subviewArrangement {
                guard Self.isBare(view) else { return false }
            } else if !program.takeOpenStack(view, at: tie.index) {
                return false
            }
        }
        return findWidth(program)
    }

    private static let farther = 1024.0

    /// Compares the widths of subviews in two widths of the view.
    private mutating func takeTies(_ program: FittingProgram) -> Bool {
        var widths: [Double] = []
        for index in firstSubview..<subviews.count { widths.append(span(of: index, false).length) }
        guard settleAcross(inWidth: program.target + Self.farther, program) else { return false }
        for index in firstSubview..<subviews.count where isTied(index) {
            let width = widths[index - firstSubview]
            var rate = (span(of: index, false).length - width) / Self.farther
            if abs(rate - rate.rounded()) < 1e-9 { rate = rate.rounded() }
            guard rate >= 0 else { return false }
            if rate > 0 {
                program.ties.append(FittingProgram.Tie(index: index, rate: rate, offset: width - rate * program.target))
            }
        }
        return true
    }

    /// Whether equations alone determine the width of a subview.
    func isTied(_ index: Int) -> Bool {
        guard let known = knownBefore.horizontal else { return true }
        return known & 1 << UInt64(index) != 0
    }

    /// Goes through what was recorded along x in another width.
    mutating func settleAcross(inWidth width: Double, _ program: FittingProgram) -> Bool {
        for place in stride(from: 0, to: spans.count, by: 2) { spans[place] = LayoutSpan() }
        spans[0] = LayoutSpan(start: 0, end: width)
        return program.across.run(&spans, wanted.widths) && areMet(program.compared.across, wanted.widths, isVertical: false)
    }

    /// Works out the width with the contents that there are now, and wraps these at the widths found: as a ``MeasuringPass`` would.
    mutating func findWidth(_ program: FittingProgram) -> Bool {
        guard startOver(program) else { return false }
        for _ in 0..<Self.widthRounds {
            guard settleWidth(program), let isChanged = wrapFound(program) else { return false }
            if !isChanged { return true }
        }
        return false
    }

    /// Solutions along x: the contents unwrapped, wrapped, and as wide as their lines.
    private static let widthRounds = 4

    /// Has contents unwrapped that the last measurement wrapped.
    private mutating func startOver(_ program: FittingProgram) -> Bool {
        for index in foundWidths.indices where foundWidths[index] != nil {
            foundWidths[index] = nil
            take(subviews[index].borrow { $0.unwrappedContentSizes }, at: index)
        }
        return program.unwrapStack()
    }

    /// - Returns: Whether any content asks for another width than before; nil where that takes an engine.
    private mutating func wrapFound(_ program: FittingProgram) -> Bool? {
        var isChanged = false
        if hasWrapping {
            for index in firstSubview..<subviews.count where subviews[index].borrow({ $0.wrapsToWidth }) {
                if wrapFound(index) { isChanged = true }
            }
        }
        guard program.stackIndex >= 0 else { return isChanged }
        guard let isStackChanged = program.wrapStack(inWidth: span(of: program.stackIndex, false).length) else { return nil }
        return isChanged || isStackChanged
    }

    private mutating func wrapFound(_ index: Int) -> Bool {
        let width = contentSize(of: index, false).value
        guard let content = contents[index] else { return false }
        let found = span(of: index, false).length
        guard let sizes = subviews[index].borrow({ $0.contentSizes(atFoundWidth: found, &foundWidths[index], content) }) else {
            return false
        }
        take(sizes, at: index)
        return sizes.horizontal.value != width
    }

    // MARK: The width that costs least

    /// What decides the width of the view.
    private struct Wanted {
        /// The least width in which all contents have what they ask for, in points.
        var width = 0.0
        /// How strongly something is against less and against more.
        var firmness: Float = 1000
        var growth: Float = 0

        mutating func take(_ natural: StackTree.NaturalWidth, _ tie: FittingProgram.Tie) {
            let (own, noise) = ((natural.width - tie.offset) / tie.rate, StackTree.noise(width))
            growth = max(growth, natural.growth)
            if own > width + noise {
                (width, firmness) = (own, natural.firmness)
            } else if own >= width - noise {
                firmness = max(firmness, natural.firmness)
            }
        }
    }

    private mutating func settleWidth(_ program: FittingProgram) -> Bool {
        guard let wanted = wantedWidth(program), let width = Self.width(wanted, program),
            settleAcross(inWidth: width, program)
        else { return false }
        return areLimitsKept(false) || widen(from: width, wanted, program) && areLimitsKept(false)
    }

    private mutating func wantedWidth(_ program: FittingProgram) -> Wanted? {
        var wanted = Wanted()
        for tie in program.ties {
            guard tie.index != program.stackIndex else {
                guard let natural = program.naturalStackWidth() else { return nil }
                wanted.take(natural, tie)
                continue
            }
            let size = contentSize(of: tie.index, false)
            guard let value = size.value else { continue }
            guard size.tieRank == 0 else { return nil }
            wanted.take(
                StackTree.NaturalWidth(value, firmness: size.compressionResistance, growth: size.hugging), tie)
        }
        return wanted.growth < 1000 ? wanted : nil
    }

    /// The width that contents and the wish lead to; nil where priorities are too near.
    private static func width(_ wanted: Wanted, _ program: FittingProgram) -> Double? {
        let (priority, target) = (program.widthPriority, program.target)
        if target >= wanted.width, wanted.growth < priority { return target }
        guard wanted.firmness > max(wanted.growth, priority), wanted.growth != priority || target <= wanted.width else {
            return nil
        }
        return wanted.width
    }

    /// Widens the view until limits leave contents room that has to give way otherwise.
    private mutating func widen(from width: Double, _ wanted: Wanted, _ program: FittingProgram) -> Bool {
        guard firmnessOfOthers > max(wanted.growth, program.widthPriority) else { return false }
        var missing: [Double] = []
        for limit in limits { missing.append(self.missing(limit)) }
        guard settleAcross(inWidth: width + Self.farther, program) else { return false }
        var wider = width
        for (index, limit) in limits.enumerated() where !limit.isVertical && missing[index] > StackTree.noise(width) {
            let gain = missing[index] - self.missing(limit)
            guard gain > 1e-6, limit.isRequired, !limit.isEquation else { return false }
            wider = max(wider, width + Self.farther * missing[index] / gain)
        }
        return settleAcross(inWidth: wider, program)
    }

    /// By how much a limit is missed, in points.
    private func missing(_ limit: Limit) -> Double { value(of: limit.lesser) + limit.constant - value(of: limit.greater) }

    /// How strongly the weakest content wants its width whose subview has that of its content.
    private var firmnessOfOthers: Float {
        var firmness: Float = 1000
        for index in firstSubview..<subviews.count where !isTied(index) {
            guard let size = contents[index]?.horizontal else { continue }
            firmness = min(firmness, size.hugging, size.compressionResistance)
        }
        return firmness
    }
}
