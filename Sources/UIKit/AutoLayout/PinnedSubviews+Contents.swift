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
        return settle(isVertical: false, &across) && across.isEmpty && wrapContents() && settle(isVertical: true, &down)
            && down.isEmpty
    }

    /// Equations along x and along y, where none compares a width with a height.
    func split(_ equations: [Equation]) -> (across: [Equation], down: [Equation]) {
        var (across, down): ([Equation], [Equation]) = ([], [])
        for equation in equations {
            if max(equation.one.span, equation.other.span) & 1 == 0 { across.append(equation) } else { down.append(equation) }
        }
        return (across, down)
    }

    mutating func settle(isVertical: Bool, _ waiting: inout [Equation]) -> Bool {
        while let index = openIndex(isVertical, waiting) {
            guard determine(index, isVertical, &waiting) else { return false }
        }
        return contentsAreMet(isVertical)
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
        if isVertical { program?.noteContent(of: index) }
        let first = spread(length, to: index, isVertical, &waiting)
        if first == 0 {
            if content != nil { noteContent(isVertical) }
            return content != nil
        }
        guard mayRestore, !first.isNaN, program?.isRecording != true else { return false }
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
        if abs(one - other) <= 1e-12 * (1 + abs(one)) { return .taken }
        missed = one - other
        return .fails
    }

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
        if let program { return isVertical ? fittedLength(of: index, program) : nil }
        let size = contentSize(of: index, isVertical)
        guard let value = size.value, value >= 0, size.tieRank == 0, size.hugging > 0, size.compressionResistance > 0,
            Self.isBare(subviews[index].takeUnretainedValue())
        else { return nil }
        return value
    }

    /// What a subview's content asks for, which is asked once, and once more when it was wrapped.
    mutating func contentSize(of index: Int, _ isVertical: Bool) -> LayoutContentSize {
        if contents.isEmpty { contents = Array(repeating: nil, count: subviews.count) }
        if let known = contents[index] { return isVertical ? known.vertical : known.horizontal }
        let view = subviews[index].takeUnretainedValue()
        let sizes = program == nil ? view.layoutContentSizes : view.contentSizes(atStatedWidth: span(of: index, false).length)
        contents[index] = sizes
        return isVertical ? sizes.vertical : sizes.horizontal
    }

    /// Whether all contents have the lengths that they ask for in views whose lengths hang on contents.
    private mutating func contentsAreMet(_ isVertical: Bool) -> Bool {
        guard let known = isVertical ? knownBefore.vertical : knownBefore.horizontal else { return true }
        for index in firstSubview..<subviews.count where known & 1 << UInt64(index) == 0 && index != program?.stackIndex {
            let (view, length) = (subviews[index].takeUnretainedValue(), span(of: index, isVertical).length)
            guard Self.isBare(view), !length.isNaN else { return false }
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
        for constraint in view.layoutState.constraints where !isOwnLength(constraint, of: view) { return false }
        for subview in view.hierarchy.subviews where !subview.layoutState.isUnit {
            guard subview.layoutState.translatesMask, isBare(subview) else { return false }
        }
        return true
    }

    // MARK: Contents that wrap

    /// Wraps contents at the widths found.
    ///
    /// - Returns: False where a width is not known, or content was wrapped at another one before.
    mutating func wrapContents() -> Bool {
        guard hasWrapping else { return true }
        guard !mixesAxes else { return false }
        for index in subviews.indices where subviews[index].takeUnretainedValue().wrapsToWidth {
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
}
