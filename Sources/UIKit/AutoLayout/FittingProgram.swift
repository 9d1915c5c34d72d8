import LayoutEngine

/// How the height of a view follows from the contents in it: what ``PinnedSubviews`` did to find it, one step after the other.
///
/// As long as contents change their lengths alone, the same steps lead to the new height.
@MainActor
final class FittingProgram {
    /// What was done next.
    enum Step {
        /// A subview became as high as its content asks for.
        case content(Int)
        /// The first or the second side of an equation was determined by the other one.
        case one(PinnedSubviews.Equation)
        case other(PinnedSubviews.Equation)
        /// Both sides of an equation were the same.
        case both(PinnedSubviews.Equation)
    }

    /// How strongly the height is asked for: contents must want theirs more.
    private let priority: Float
    @exclusivity(unchecked) private(set) var steps: [Step] = []
    @exclusivity(unchecked) private(set) var isRecording = false
    /// What was known before contents counted.
    @exclusivity(unchecked) private(set) var spans: [LayoutSpan] = []
    /// Which heights of subviews were known before contents counted; nil where none counts.
    @exclusivity(unchecked) private(set) var knownBefore: UInt64?
    /// The stack view among the subviews, if there is one, and its number; -1 for none.
    @exclusivity(unchecked) private var stack: RegularTree?
    @exclusivity(unchecked) private(set) var stackIndex = -1
    /// The height that it has with all that it arranges, in points.
    @exclusivity(unchecked) private(set) var stackHeight: Double?

    init(above priority: UILayoutPriority) { self.priority = priority.rawValue }

    // MARK: Recording

    func begin(_ spans: [LayoutSpan]) { (self.spans, isRecording) = (spans, true) }

    func end(isContentKnown known: UInt64?) { (knownBefore, isRecording) = (known, false) }

    func note(_ equation: PinnedSubviews.Equation, isOneOpen: Bool, isOtherOpen: Bool) {
        guard isRecording else { return }
        steps.append(isOneOpen ? .one(equation) : isOtherOpen ? .other(equation) : .both(equation))
    }

    func noteContent(of index: Int) { steps.append(.content(index)) }

    // MARK: Contents

    /// The length that a content asks for more strongly than the height is asked for, in both directions; nil for other contents.
    func firmLength(_ size: LayoutContentSize) -> Double? {
        guard let value = size.value, value >= 0, size.tieRank == 0, min(size.hugging, size.compressionResistance) > priority
        else { return nil }
        return value
    }

    /// Takes the one stack view whose height is open.
    ///
    /// - Returns: Its height; nil where that takes an engine.
    func takeStack(_ view: UIView, at index: Int, width: Double) -> Double? {
        guard stack == nil, let tree = RegularTree(fitting: view, width: width) else { return nil }
        (stack, stackIndex) = (tree, index)
        stackHeight = tree.tree.naturalHeight(against: priority)
        return stackHeight
    }

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
        guard let stack else { return true }
        if stackHeight == nil { stackHeight = stack.tree.naturalHeight(against: priority) }
        return stackHeight != nil
    }
}
