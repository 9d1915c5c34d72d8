import LayoutEngine

/// Lengths that equations leave open.
///
/// A subview of which an equation determines one part may be as long as its content asks. Each such length is tried out: if no equation contradicts
/// it, the content has what it wants. If all contents whose views could be longer or shorter have that, nothing costs less; and any other lengths would
/// cost more, so that the solution is the only one. An equation that contradicts a length says what it is instead, as where views share a width.
extension PinnedSubviews {
    /// How many subviews are looked at: each open length is tried out with a copy of what is known.
    private static let largestCount = 64

    /// Works out the lengths that are still open, along x and then along y.
    ///
    /// - Parameter equations: Those whose sides are both open.
    /// - Returns: False where that takes an engine.
    mutating func settleOpenLengths(_ equations: [Equation]) -> Bool {
        guard subviews.count <= Self.largestCount, !mixesAxes else { return false }
        var waiting = equations
        isTrying = true
        return settle(.horizontal, &waiting) && wrapContents() && settle(.vertical, &waiting) && waiting.isEmpty
    }

    private mutating func settle(_ axis: LayoutAxis, _ waiting: inout [Equation]) -> Bool {
        while let index = openIndex(axis, waiting) {
            guard determine(index, axis, &waiting) else { return false }
        }
        return contentsAreMet(axis)
    }

    /// The next subview of which one part is known, at first of those that equations speak of: what these say has to be found out before contents count.
    private func openIndex(_ axis: LayoutAxis, _ waiting: [Equation]) -> Int? {
        var named: UInt64 = 0
        for equation in waiting {
            if equation.one.subview >= 0 { named |= 1 << UInt64(equation.one.subview) }
            if equation.other.subview >= 0 { named |= 1 << UInt64(equation.other.subview) }
        }
        var unnamed: Int?
        for index in subviews.indices where span(of: index, axis).hasOnePart {
            if named & 1 << UInt64(index) != 0 { return index }
            if unnamed == nil { unnamed = index }
        }
        return unnamed
    }

    private func span(of index: Int, _ axis: LayoutAxis) -> LayoutSpan {
        axis == .horizontal ? subviews[index].horizontal : subviews[index].vertical
    }

    // MARK: Trying a length

    /// Determines a length by the equations that hang on it, or else by the content.
    private mutating func determine(_ index: Int, _ axis: LayoutAxis, _ waiting: inout [Equation]) -> Bool {
        let (known, equations) = (subviews, waiting)
        let content = contentLength(of: index, axis)
        let length = content ?? 0
        let first = spread(length, to: index, axis, &waiting)
        if first == 0 {
            if content != nil { noteContent(axis, known) }
            return content != nil
        }
        guard isDecidedByEquations(axis), !first.isNaN else { return false }
        (subviews, waiting) = (known, equations)
        let rate = spread(length + 1, to: index, axis, &waiting) - first
        guard abs(rate) > 1e-6 else { return false }
        (subviews, waiting) = (known, equations)
        return spread(length - first / rate, to: index, axis, &waiting) == 0
    }

    /// Gives a subview a length, and takes what equations say of others then.
    ///
    /// - Returns: By how much an equation is missed, in points; 0 where none is; not a number where something else is wrong.
    private mutating func spread(
        _ length: Double, to index: Int, _ axis: LayoutAxis, _ waiting: inout [Equation]
    ) -> Double {
        missed = .nan
        guard set(index, (axis, .size), length) == .taken else { return .nan }
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

    private func isDecidedByEquations(_ axis: LayoutAxis) -> Bool {
        (axis == .horizontal ? knownBefore.horizontal : knownBefore.vertical) == nil
    }

    /// Notes that contents count along an axis from now on, beside what is known.
    private mutating func noteContent(_ axis: LayoutAxis, _ known: [Subview]) {
        guard isDecidedByEquations(axis) else { return }
        var places: UInt64 = 0
        for (index, subview) in known.enumerated() where (axis == .horizontal ? subview.horizontal : subview.vertical).isKnown {
            places |= 1 << UInt64(index)
        }
        if axis == .horizontal { knownBefore.horizontal = places } else { knownBefore.vertical = places }
    }

    /// The length that a subview's content asks for; nil where it does not ask, or something in the view may ask for another.
    private mutating func contentLength(of index: Int, _ axis: LayoutAxis) -> Double? {
        let size = contentSize(of: index, axis)
        guard let value = size.value, value >= 0, size.tieRank == 0, size.hugging > 0, size.compressionResistance > 0,
            Self.isBare(subviews[index].view.takeUnretainedValue())
        else { return nil }
        return value
    }

    /// What a subview's content asks for, which is asked once, and once more when it was wrapped.
    private mutating func contentSize(of index: Int, _ axis: LayoutAxis) -> LayoutContentSize {
        if contents.isEmpty { contents = Array(repeating: nil, count: subviews.count) }
        if let known = contents[index] { return axis == .horizontal ? known.horizontal : known.vertical }
        let sizes = subviews[index].view.takeUnretainedValue().layoutContentSizes
        contents[index] = sizes
        return axis == .horizontal ? sizes.horizontal : sizes.vertical
    }

    /// Whether all contents have the lengths that they ask for in views whose lengths hang on contents.
    private mutating func contentsAreMet(_ axis: LayoutAxis) -> Bool {
        guard let known = axis == .horizontal ? knownBefore.horizontal : knownBefore.vertical else { return true }
        for index in subviews.indices where known & 1 << UInt64(index) == 0 {
            let (view, length) = (subviews[index].view.takeUnretainedValue(), span(of: index, axis).length)
            guard Self.isBare(view), !length.isNaN else { return false }
            if let value = contentSize(of: index, axis).value, abs(value - length) > 1e-9 * (1 + abs(value)) { return false }
        }
        return true
    }

    /// Whether nothing in a view asks for a size of it but its own content: frames place all that is in it.
    private static func isBare(_ view: UIView) -> Bool {
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
        for index in subviews.indices where subviews[index].view.takeUnretainedValue().wrapsToWidth {
            let (view, width) = (subviews[index].view.takeUnretainedValue(), subviews[index].horizontal)
            guard width.isKnown, view.solvedWidth == nil else { return false }
            guard view.wrapDirectly(width.length, contentSize(of: index, .horizontal)) else { continue }
            wrapped.append(subviews[index].view)
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
