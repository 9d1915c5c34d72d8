import LayoutEngine

/// Lengths that equations leave open.
///
/// A subview of which an equation determines one part may be as long as its content asks. Each such length is tried out: if no equation contradicts
/// it, the content has what it wants. If all contents whose views could be longer or shorter have that, nothing costs less; and any other lengths would
/// cost more, so that the solution is the only one. An equation that contradicts a length says what it is instead, as where views share a width.
extension PinnedSubviews {
    /// How many subviews are looked at: what is known of all of them is kept while an open length is tried out.
    static let largestCount = 64

    /// Works out the lengths that are still open, along x and then along y.
    ///
    /// - Parameter equations: Those whose sides are both open.
    /// - Returns: False where that takes an engine.
    mutating func settleOpenLengths(_ equations: [Equation]) -> Bool {
        guard subviews.count <= Self.largestCount, !mixesAxes else { return false }
        var (across, down) = split(equations)
        isTrying = true
        return settleOnlyWay(isVertical: false, &across) && wrapContents() && settleOnlyWay(isVertical: true, &down)
    }

    /// Works out the lengths and places along an axis, if there are no others that cost as little.
    private mutating func settleOnlyWay(isVertical: Bool, _ waiting: inout [Equation]) -> Bool {
        guard determineLengths(isVertical, &waiting) else { return false }
        if waiting.isEmpty, isKnown(isVertical) { return contentsAreMet(isVertical) && areLimitsKept(isVertical) }
        let (spansThen, waitingThen) = (spans, waiting)
        guard settleByLimits(isVertical, &waiting) else { return false }
        spansTowardsStart = spans
        (spans, waiting, isTowardsEnd) = (spansThen, waitingThen, true)
        defer { isTowardsEnd = false }
        guard settleByLimits(isVertical, &waiting) else { return false }
        for index in subviews.indices {
            guard span(of: index, isVertical).isNearly(spansTowardsStart[place(of: index, isVertical)]) else { return false }
        }
        return true
    }

    /// Equations along x and along y, where none compares a width with a height.
    func split(_ equations: [Equation]) -> (across: [Equation], down: [Equation]) {
        var (across, down): ([Equation], [Equation]) = ([], [])
        for equation in equations {
            if equation.isVertical { down.append(equation) } else { across.append(equation) }
        }
        return (across, down)
    }

    /// Works out lengths by equations and contents, as far as these go.
    mutating func determineLengths(_ isVertical: Bool, _ waiting: inout [Equation]) -> Bool {
        while let index = openIndex(isVertical, waiting) {
            guard determine(index, isVertical, &waiting) else { return false }
        }
        return true
    }

    /// Whether everything along an axis is determined.
    func isKnown(_ isVertical: Bool) -> Bool {
        for index in subviews.indices where !span(of: index, isVertical).isKnown { return false }
        return true
    }

    /// The next subview of which one part is known, at first of those that equations speak of: what these say has to be found out before contents count.
    private func openIndex(_ isVertical: Bool, _ waiting: [Equation]) -> Int? {
        var open: UInt64 = 0
        for index in firstSubview..<subviews.count where span(of: index, isVertical).hasOnePart { open |= 1 << UInt64(index) }
        guard open != 0 else { return nil }
        var named: UInt64 = 0
        for equation in waiting {
            if equation.one.span >= 0 { named |= 1 << UInt64(equation.one.subview) }
            if equation.other.span >= 0 { named |= 1 << UInt64(equation.other.subview) }
        }
        return (open & named != 0 ? open & named : open).trailingZeroBitCount
    }

    @inline(__always)
    func place(of index: Int, _ isVertical: Bool) -> Int { 2 * index + (isVertical ? 1 : 0) }

    @inline(__always)
    func span(of index: Int, _ isVertical: Bool) -> LayoutSpan { spans[place(of: index, isVertical)] }

    // MARK: Trying a length

    /// Determines a length by the equations that hang on it, or else by the content.
    private mutating func determine(_ index: Int, _ isVertical: Bool, _ waiting: inout [Equation]) -> Bool {
        let mayRestore = isDecidedByEquations(isVertical)
        if mayRestore { keepKnown(waiting) }
        let content = contentLength(of: index, isVertical)
        let length = content ?? 0
        program?.noteContent(of: index, Side(span: Int32(place(of: index, isVertical)), part: .length))
        let first = spread(length, to: index, isVertical, &waiting)
        if first == 0 {
            if content != nil { noteContent(isVertical) }
            return content != nil
        }
        guard mayRestore, !first.isNaN, program?.isRecordingDown != true else { return false }
        if let program {
            program.giveUpAcross()
            contents[index] = nil
        }
        restoreKnown(&waiting)
        let rate = spread(length + 1, to: index, isVertical, &waiting) - first
        guard abs(rate) > 1e-6 else { return false }
        restoreKnown(&waiting)
        return spread(length - first / rate, to: index, isVertical, &waiting) == 0
    }

    /// Copies what is known into memory that is there already, from the second time on.
    private mutating func keepKnown(_ waiting: [Equation]) {
        spansBefore.removeAll(keepingCapacity: true)
        spansBefore += spans
        waitingBefore.removeAll(keepingCapacity: true)
        waitingBefore += waiting
    }

    private mutating func restoreKnown(_ waiting: inout [Equation]) {
        spans.removeAll(keepingCapacity: true)
        spans += spansBefore
        waiting.removeAll(keepingCapacity: true)
        waiting += waitingBefore
    }

    /// Gives a subview a length, and takes what equations say of others then.
    ///
    /// - Returns: By how much an equation is missed, in points; 0 where none is; not a number where something else is wrong.
    private mutating func spread(
        _ length: Double, to index: Int, _ isVertical: Bool, _ waiting: inout [Equation]
    ) -> Double {
        missed = .nan
        guard spans[place(of: index, isVertical)].set(.length, length) else { return .nan }
        while !waiting.isEmpty {
            let count = waiting.count
            guard take(&waiting) else { return missed }
            if waiting.count == count { break }
        }
        return 0
    }

    /// Compares the sides of an equation that are both known.
    mutating func compare(_ one: Double, _ other: Double) -> Outcome {
        if Self.areSame(one, other) { return .taken }
        missed = one - other
        return .fails
    }

    nonisolated static func areSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 1e-12 * (1 + abs(one)) }

    // MARK: Contents

    private func isDecidedByEquations(_ isVertical: Bool) -> Bool {
        (isVertical ? knownBefore.vertical : knownBefore.horizontal) == nil
    }

    /// Notes that contents count along an axis from now on, beside what was known before.
    private mutating func noteContent(_ isVertical: Bool) {
        guard isDecidedByEquations(isVertical) else { return }
        var places: UInt64 = 0
        for index in subviews.indices where spansBefore[place(of: index, isVertical)].isKnown {
            places |= 1 << UInt64(index)
        }
        if isVertical { knownBefore.vertical = places } else { knownBefore.horizontal = places }
    }

    /// The length that a subview's content asks for; nil where it does not ask, or something in the view may ask for another.
    private mutating func contentLength(of index: Int, _ isVertical: Bool) -> Double? {
        if isVertical, let program { return fittedLength(of: index, program) }
        let size = contentSize(of: index, isVertical)
        guard isTowardsEnd || subviews[index].borrow({ Self.isBare($0) }) else { return nil }
        return Self.clearLength(size)
    }

    /// The length that a content asks for in both directions; nil for other contents.
    static func clearLength(_ size: LayoutContentSize) -> Double? {
        guard let value = size.value, value >= 0, size.tieRank == 0, size.hugging > 0, size.compressionResistance > 0
        else { return nil }
        return value
    }

    /// What a subview's content asks for, which is asked once, and once more when it was wrapped.
    mutating func contentSize(of index: Int, _ isVertical: Bool) -> LayoutContentSize {
        while contents.count < subviews.count { contents.append(nil) }
        if let known = contents[index] { return isVertical ? known.vertical : known.horizontal }
        let sizes = askedSizes(of: index)
        take(sizes, at: index)
        return isVertical ? sizes.vertical : sizes.horizontal
    }

    /// Takes over what a subview's content asks for.
    mutating func take(_ sizes: DirectLayout.Contents, at index: Int) {
        contents[index] = sizes
        guard program != nil else { return }
        reserveWanted()
        wanted.widths[index] = Self.clearLength(sizes.horizontal) ?? .nan
        wanted.heights[index] = sizes.vertical.value ?? .nan
    }

    /// Makes room for what the contents of all subviews ask for in a measurement.
    mutating func reserveWanted() {
        while foundWidths.count < subviews.count {
            foundWidths.append(nil)
            wanted.widths.append(.nan)
            wanted.heights.append(.nan)
        }
    }

    /// Asks a subview's content: a measurement begins with content unwrapped, but for content that has a width in any case.
    private func askedSizes(of index: Int) -> DirectLayout.Contents {
        let view = subviews[index]
        guard let program else { return view.borrow { $0.layoutContentSizes } }
        let width = span(of: index, false).length
        return program.isWidthOpen || width.isNaN || !isTied(index)
            ? view.borrow { $0.unwrappedContentSizes } : view.borrow { $0.contentSizes(atStatedWidth: width) }
    }

    /// Whether all contents have the lengths that they ask for in views whose lengths hang on contents.
    mutating func contentsAreMet(_ isVertical: Bool) -> Bool {
        guard let known = isVertical ? knownBefore.vertical : knownBefore.horizontal else { return true }
        for index in firstSubview..<subviews.count where known & 1 << UInt64(index) == 0 && index != program?.stackIndex {
            let length = span(of: index, isVertical).length
            guard subviews[index].borrow({ Self.isBare($0) }), !length.isNaN else { return false }
            if let value = contentSize(of: index, isVertical).value, abs(value - length) > 1e-9 * (1 + abs(value)) {
                return false
            }
        }
        return true
    }

    /// Whether nothing in a view asks for a size of it but its own content: frames place all that is in it.
    static func isBare(_ view: UIView) -> Bool {
        guard view.layoutState.generated == nil, view.layoutState.systemGuides.isEmpty, case .none = view.subviewArrangement
        else {
            return false
        }
        return view.layoutState.constraints.allBorrowed { isOwnLength($0, of: view) }
            && view.hierarchy.subviews.allBorrowed { $0.layoutState.isUnit || $0.layoutState.translatesMask && isBare($0) }
    }

    // MARK: Contents that wrap

    /// Wraps contents at the widths found.
    ///
    /// - Returns: False where a width is not known, or content was wrapped at another one before.
    mutating func wrapContents() -> Bool {
        guard hasWrapping else { return true }
        guard !mixesAxes else { return false }
        for index in subviews.indices where subviews[index].borrow({ $0.wrapsToWidth }) {
            let (view, width) = (subviews[index].takeUnretainedValue(), span(of: index, false))
            guard width.isKnown, view.solvedWidth == nil else { return false }
            guard view.wrapDirectly(width.length, contentSize(of: index, false)) else { continue }
            wrapped.append(subviews[index])
            contents[index] = nil
        }
        return true
    }

    /// Lets contents forget widths again, before an engine finds them.
    static func unwrap(_ views: [Unmanaged<UIView>]) {
        for view in views.map({ $0.takeUnretainedValue() }) {
            view.takeWidth(view.forgetSolvedWidth)
            if view.layoutState.host?.installedEngine == nil {
                view.layoutState.needsContentSize = false
            } else {
                view.updateContentSize()
            }
        }
    }
}

extension UIView {
    /// Has content that wraps take the width that a layout without an engine found.
    ///
    /// - Parameter content: What the content asks for at present.
    /// - Returns: Whether the content was measured at another width than before.
    func wrapDirectly(_ width: Double, _ content: LayoutContentSize) -> Bool {
        guard let new = widthToTake(width, content: content.value) else { return false }
        let old = solvedWidth
        takeWidth { widthSolved(new) }
        layoutState.needsContentSize = false
        return solvedWidth != old
    }

    /// What the content asks for where the view has a width in any case: content that wraps is measured at it, and keeps the width that it had before.
    func contentSizes(atStatedWidth width: Double) -> DirectLayout.Contents {
        guard wrapsToWidth else { return layoutContentSizes }
        let known = solvedWidth
        beginFitting(nil)
        takeWidth { widthStated(CGFloat(width)) }
        let sizes = layoutContentSizes
        endFitting(known)
        return sizes
    }

    /// What content that may wrap asks for unwrapped, with which a measurement begins.
    var unwrappedContentSizes: DirectLayout.Contents {
        guard wrapsToWidth, let known = solvedWidth else { return layoutContentSizes }
        beginFitting(nil)
        let sizes = layoutContentSizes
        endFitting(known)
        return sizes
    }

    /// What content that wraps asks for at a width that a measurement found, as a ``MeasuringPass`` would; it keeps the width that it had before.
    ///
    /// - Parameters:
    ///   - wrapped: The width that the measurement wrapped it at before.
    ///   - content: What it asked for so far.
    /// - Returns: Nil where it need not be measured.
    func contentSizes(
        atFoundWidth width: Double, _ wrapped: inout CGFloat?, _ content: DirectLayout.Contents
    ) -> DirectLayout.Contents? {
        let known = solvedWidth
        beginFitting(wrapped)
        defer {
            wrapped = solvedWidth
            endFitting(known)
        }
        guard let new = widthToTake(width, content: content.horizontal.value) else { return nil }
        takeWidth { widthSolved(new) }
        return layoutContentSizes
    }

    private func beginFitting(_ width: CGFloat?) {
        layoutState.isBeingFitted = true
        solvedWidth = width
    }

    private func endFitting(_ width: CGFloat?) {
        solvedWidth = width
        layoutState.isBeingFitted = false
    }
}
