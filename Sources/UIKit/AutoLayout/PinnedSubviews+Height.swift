import LayoutEngine

/// The height of a view that equations and contents decide: the superview's spans are among those that equations determine, with a height that is open.
///
/// It is certain where the width of every subview follows from equations alone, and where every height that contents decide is what the content asks
/// for, more strongly than the height of the superview is asked for: then everything else costs more.
extension PinnedSubviews {
    /// Works out the lengths that are still open, and records how the height follows from contents.
    ///
    /// - Returns: False where that takes an engine.
    mutating func settleHeight(_ equations: [Equation], _ program: FittingProgram) -> Bool {
        guard subviews.count <= Self.largestCount, !mixesAxes else { return false }
        var (across, down) = split(equations)
        isTrying = true
        guard settle(isVertical: false, &across), across.isEmpty else { return false }
        program.begin(spans)
        guard settle(isVertical: true, &down), down.isEmpty else { return false }
        program.end(isContentKnown: knownBefore.vertical)
        return isSettled && hasRoom && areLeaves(besides: program.stackIndex)
    }

    /// The height that was found, in points.
    var foundHeight: Double { spans[1].length }

    /// Whether no length is negative.
    private var hasRoom: Bool {
        for span in spans where span.length < 0 { return false }
        return foundHeight >= heightOfGuides
    }

    /// The height that the content of a subview asks for, or that a stack view has with all that it arranges; nil where that is not certain.
    mutating func fittedLength(of index: Int, _ program: FittingProgram) -> Double? {
        let (view, width) = (subviews[index].takeUnretainedValue(), span(of: index, false))
        guard width.isKnown, width.length >= 0 else { return nil }
        if case .none = view.subviewArrangement {
            return Self.isBare(view) ? program.firmLength(contentSize(of: index, true)) : nil
        }
        return program.takeStack(view, at: index, width: width.length)
    }

    /// Whether nothing is in the subviews that could decide anything, but in one that is a stack view; and whether there are no others.
    private func areLeaves(besides stack: Int) -> Bool {
        for view in owner.hierarchy.subviews {
            if view.layoutState.isUnit { return false }
            if view.layoutState.translatesMask {
                guard RegularTree.isLeft(view) else { return false }
                continue
            }
            guard let index = knownIndex(of: view) else { return false }
            guard index == stack || RegularTree.isPlain(view) && Self.isBare(view) && Self.holdsFramesOnly(view) else {
                return false
            }
        }
        return true
    }

    private static func holdsFramesOnly(_ view: UIView) -> Bool {
        for subview in view.hierarchy.subviews where !RegularTree.isLeft(subview) { return false }
        return true
    }

    // MARK: Again

    /// Takes over what a subview's content asks for now.
    ///
    /// - Returns: False where that takes a new measurement.
    mutating func takeContent(of view: UIView, _ program: FittingProgram) -> Bool {
        guard view.hierarchy.isIn(owner) else { return program.takeArrangedContent(of: view) }
        if view.layoutState.translatesMask { return true }
        guard let index = knownIndex(of: view), index != program.stackIndex else { return false }
        guard !contents.isEmpty, contents[index] != nil else { return true }
        contents[index] = nil
        return program.firmLength(contentSize(of: index, true)) != nil
    }

    /// Works out the height with the contents that there are now, by what was recorded.
    ///
    /// - Returns: Nil where that takes a new measurement.
    mutating func heightAgain(_ program: FittingProgram) -> Double? {
        spans.removeAll(keepingCapacity: true)
        spans += program.spans
        for step in program.steps {
            guard take(step, program) else { return nil }
        }
        return hasRoom && areContentsMet(program) ? foundHeight : nil
    }

    private mutating func take(_ step: FittingProgram.Step, _ program: FittingProgram) -> Bool {
        switch step {
        case .content(let index):
            let length = index == program.stackIndex ? program.stackHeight : wantedHeight(of: index)
            return length.map { spans[place(of: index, true)].set(.length, $0) } ?? false
        case .one(let equation): return set(equation.one, value(of: equation.other) + equation.constant) == .taken
        case .other(let equation): return set(equation.other, value(of: equation.one) - equation.constant) == .taken
        case .both(let equation): return compare(value(of: equation.one), value(of: equation.other) + equation.constant) == .taken
        }
    }

    /// The height that a subview's content asks for; nil for none.
    @inline(__always)
    private mutating func wantedHeight(of index: Int) -> Double? {
        if index < contents.count, let known = contents[index] { return known.vertical.value }
        return contentSize(of: index, true).value
    }

    /// Whether all contents that count have the heights that they ask for.
    private mutating func areContentsMet(_ program: FittingProgram) -> Bool {
        guard let known = program.knownBefore else { return true }
        for index in firstSubview..<subviews.count where known & 1 << UInt64(index) == 0 && index != program.stackIndex {
            guard let value = wantedHeight(of: index) else { continue }
            if abs(value - spans[place(of: index, true)].length) > 1e-9 * (1 + abs(value)) { return false }
        }
        return true
    }
}

extension UIView {
    /// What the content asks for where the view has a width in any case: content that wraps is measured at it, and keeps the width that it had before.
    func contentSizes(atStatedWidth width: Double) -> DirectLayout.Contents {
        guard wrapsToWidth else { return layoutContentSizes }
        let known = solvedWidth
        layoutState.isBeingFitted = true
        solvedWidth = nil
        takeWidth { widthStated(CGFloat(width)) }
        let sizes = layoutContentSizes
        solvedWidth = known
        layoutState.isBeingFitted = false
        return sizes
    }
}
