import LayoutEngine

/// How the size of a view follows from the contents in it: what ``PinnedSubviews`` did to find it, one step after the other.
///
/// As long as contents change their lengths alone, the same steps lead to the new size.
@MainActor
final class FittingProgram {
    /// A subview whose width equations determine: `rate * width of the view + offset`, in points.
    struct Tie {
        let index: Int
        let rate, offset: Double
    }

    /// How strongly the width and the height are asked for: contents must want theirs more than the height.
    let widthPriority, priority: Float
    /// The width that is asked for, in points.
    let target: Double
    @exclusivity(unchecked) private(set) var across = FittingSteps()
    @exclusivity(unchecked) private(set) var down = FittingSteps()
    /// The subviews whose contents are compared with lengths that other contents led to.
    @exclusivity(unchecked) var compared: (across: [Int], down: [Int]) = ([], [])
    @exclusivity(unchecked) private(set) var isRecordingDown = false
    /// Whether lengths along x were found that the steps do not lead to.
    @exclusivity(unchecked) private(set) var isAcrossGivenUp = false
    @exclusivity(unchecked) private var stepsBefore = 0
    /// What was known along y before contents counted.
    @exclusivity(unchecked) private(set) var spans: [LayoutSpan] = []
    /// Whether widths of subviews, or the view's own, hang on contents, and whether places hang on limits.
    @exclusivity(unchecked) private(set) var hasOpenWidths = false
    @exclusivity(unchecked) private(set) var hasLimits = false
    @exclusivity(unchecked) var ties: [Tie] = []
    /// The stack view among the subviews, if there is one, and its number; -1 for none.
    @exclusivity(unchecked) private var stack: RegularTree?
    @exclusivity(unchecked) private(set) var stackIndex = -1
    /// The width that it has in any case, where it is larger than contents in it need; the height that it has with all that it arranges. In points.
    @exclusivity(unchecked) private var stackWidth: Double?
    @exclusivity(unchecked) private(set) var stackHeight: Double?

    init(width: CGFloat, _ widthPriority: UILayoutPriority, above priority: UILayoutPriority) {
        (target, self.widthPriority, self.priority) = (Double(width), widthPriority.rawValue, priority.rawValue)
    }

    /// Whether the width is a wish.
    var isWidthOpen: Bool { widthPriority < UILayoutPriority.required.rawValue }

    // MARK: Recording

    func beginDown(_ spans: [LayoutSpan], hasOpenWidths: Bool) {
        (self.spans, self.hasOpenWidths, isRecordingDown) = (spans, hasOpenWidths, true)
    }

    func end() { isRecordingDown = false }

    func note(_ equation: PinnedSubviews.Equation, isOneOpen: Bool, isOtherOpen: Bool) {
        guard equation.isVertical else { return across.note(equation, isOneOpen: isOneOpen, isOtherOpen: isOtherOpen) }
        if isRecordingDown { down.note(equation, isOneOpen: isOneOpen, isOtherOpen: isOtherOpen) }
    }

    func noteContent(of index: Int, _ length: PinnedSubviews.Side) {
        if length.isVertical { down.noteContent(of: index, length) } else { across.noteContent(of: index, length) }
    }

    func noteStated(_ length: Double, of side: PinnedSubviews.Side) {
        if !side.isVertical { across.noteStated(length, of: side) }
    }

    func noteLimits(_ limits: ArraySlice<PinnedSubviews.Limit>) {
        down.noteLimits(limits)
        hasLimits = true
    }

    /// Steps along y from here on may be taken back.
    func beginTrying() { stepsBefore = down.count }

    func takeBack() { down.takeBack(to: stepsBefore) }

    /// Lengths along x are found otherwise.
    func giveUpAcross() { isAcrossGivenUp = true }

    // MARK: Contents

    /// The length that a content asks for more strongly than the height is asked for, in both directions; nil for other contents.
    func firmLength(_ size: LayoutContentSize) -> Double? {
        guard let value = size.value, value >= 0, size.tieRank == 0, min(size.hugging, size.compressionResistance) > priority
        else { return nil }
        return value
    }

    /// Takes the one stack view whose width is determined and whose height is open.
    ///
    /// - Returns: Its height; nil where that takes an engine.
    func takeStack(_ view: UIView, at index: Int, width: Double) -> Double? {
        if stackIndex < 0 {
            guard let tree = RegularTree(fitting: view, width: width) ?? RegularTree(fittingOpen: view) else { return nil }
            (stack, stackIndex) = (tree, index)
            if tree.isOpen { stackWidth = width }
        }
        guard stackIndex == index else { return nil }
        return updateStackHeight() ? stackHeight : nil
    }

    /// Takes the one stack view whose width hangs on that of the view.
    ///
    /// - Returns: False where that takes an engine.
    func takeOpenStack(_ view: UIView, at index: Int) -> Bool {
        guard stackIndex < 0, let tree = RegularTree(fittingOpen: view) else { return false }
        (stack, stackIndex) = (tree, index)
        return true
    }

    /// The width at which the stack view costs least.
    func naturalStackWidth() -> StackTree.NaturalWidth? { stack?.findNaturalWidth() ?? nil }

    /// Wraps what is in the stack view for a width of it.
    ///
    /// - Returns: Whether any content asks for another width than before; nil where that takes an engine.
    func wrapStack(inWidth width: Double) -> Bool? {
        stackHeight = nil
        return stack?.wrapContents(inWidth: width) ?? nil
    }

    /// Has contents in the stack view start over that a measurement wrapped.
    func unwrapStack() -> Bool { stack?.startOver() ?? true }

    /// Takes over what a view asks for now that is in the stack view. Views in others that frames place do not count.
    ///
    /// - Returns: False where that takes a new measurement.
    func takeArrangedContent(of view: UIView) -> Bool {
        guard let number = stack?.number(of: view) else { return true }
        guard stack?.takeContentAgain(of: number) == true else { return false }
        stackHeight = nil
        return true
    }

    /// Works out the height of the stack view where something in it changed.
    ///
    /// - Returns: False where that takes an engine.
    func updateStackHeight() -> Bool {
        guard stack != nil else { return true }
        if stackHeight != nil { return true }
        if let stackWidth, stack?.settle(inWidth: stackWidth) != true { return false }
        stackHeight = stack?.tree.naturalHeight(against: priority)
        return stackHeight != nil
    }
}
