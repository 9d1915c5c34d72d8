import LayoutEngine

/// The height of a view that equations and contents decide: the superview's spans are among those that equations determine, with a height that is open.
///
/// It is certain where the width of every subview follows from equations alone, or is what its content asks for; and where every height that contents
/// decide is what the content asks for, more strongly than the height of the superview is asked for: then everything else costs more. Where limits hold the
/// superview's height, it is the least that they allow.
extension PinnedSubviews {
    /// Works out the lengths that are still open, and records how the height follows from contents.
    ///
    /// - Returns: False where that takes an engine.
    mutating func settleHeight(_ equations: [Equation], _ program: FittingProgram) -> Bool {
        guard subviews.count <= Self.largestCount, !mixesAxes else { return false }
        var (across, down) = split(equations)
        isTrying = true
        guard determineLengths(false, &across), across.isEmpty, isKnown(false), contentsAreMet(false) else { return false }
        let hasOpenWidths = program.isWidthOpen || knownBefore.horizontal != nil
        guard !hasOpenWidths || !program.isAcrossGivenUp, program.isWidthOpen ? findFirstWidth(program) : areLimitsKept(false)
        else { return false }
        program.beginDown(spans, hasOpenWidths: hasOpenWidths)
        guard settleDown(&down) else { return false }
        endRecording(program)
        return isSettled && hasRoom && areLeaves(besides: program.stackIndex)
    }

    /// Notes which contents are to be compared with lengths that other contents led to.
    private mutating func endRecording(_ program: FittingProgram) {
        program.end()
        reserveWanted()
        for index in firstSubview..<subviews.count where index != program.stackIndex {
            if !isTied(index), !program.across.takesContent(of: index) { program.compared.across.append(index) }
            if let known = knownBefore.vertical, known & 1 << UInt64(index) == 0, !program.down.takesContent(of: index) {
                program.compared.down.append(index)
            }
        }
    }

    private mutating func settleDown(_ waiting: inout [Equation]) -> Bool {
        guard determineLengths(true, &waiting) else { return false }
        if waiting.isEmpty, isKnown(true) { return contentsAreMet(true) && areLimitsKept(true) }
        return settleByLimits(true, &waiting)
    }

    /// The size that was found, in points.
    var foundSize: (width: Double, height: Double) { (spans[0].length, spans[1].length) }

    /// Whether no length is negative.
    private var hasRoom: Bool {
        for span in spans where span.length < 0 { return false }
        let (found, least) = (foundSize, sizeOfGuides)
        return found.width >= least.width && found.height >= least.height
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
        guard let index = knownIndex(of: view), index != program.stackIndex, !Self.hasRequiredContent(view) else { return false }
        guard index < contents.count, contents[index] != nil else { return true }
        (contents[index], foundWidths[index]) = (nil, nil)
        return program.firmLength(contentSize(of: index, true)) != nil
    }

    /// Works out the size with the contents that there are now, by what was recorded.
    ///
    /// - Returns: False where that takes a new measurement.
    mutating func measureAgain(_ program: FittingProgram) -> Bool {
        if program.hasOpenWidths {
            guard program.isWidthOpen ? findWidth(program) : settleAcross(inWidth: width, program) && areLimitsKept(false) else {
                return false
            }
        }
        guard program.updateStackHeight() else { return false }
        if let height = program.stackHeight { wanted.heights[program.stackIndex] = height }
        for place in stride(from: 1, to: spans.count, by: 2) { spans[place] = program.spans[place] }
        return program.down.run(&spans, wanted.heights) && areMet(program.compared.down, wanted.heights, isVertical: true)
            && hasRoom && areLimitsKept(true)
    }

    /// Whether contents have the lengths that they ask for which others led to.
    func areMet(_ indices: [Int], _ lengths: [Double], isVertical: Bool) -> Bool {
        for index in indices {
            let (length, found) = (lengths[index], span(of: index, isVertical).length)
            if !length.isNaN, abs(length - found) > StackTree.noise(length) { return false }
        }
        return true
    }
}
