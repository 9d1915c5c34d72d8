import LayoutEngine

/// The rectangles of subviews that required equations determine, each from what others determined: edges, centres and lengths equal to those of the
/// superview, of its safe area or margins, or of another subview, and stated lengths.
///
/// Where equations leave lengths open, contents decide (``settleOpenLengths(_:)``). Inequalities and optional constraints need to hold in what comes of
/// that; they cost nothing then.
@MainActor
struct PinnedSubviews {
    /// One side of an equation: the part of what lies along an axis and a number, or a number alone.
    struct Side {
        /// Which of the spans; -1 for a number alone.
        var span: Int32 = -1
        var part = LayoutSpan.Part.start
        var number = 0.0

        /// The subview that is spoken of; negative for a number.
        var subview: Int { Int(span >> 1) }
        var isVertical: Bool { span & 1 == 1 }
    }

    /// A constraint as numbers: it is read once, and looked at again and again while lengths are tried out.
    struct Equation {
        let one: Side
        var other = Side()
        let constant: Double

        var isVertical: Bool { max(one.span, other.span) & 1 == 1 }
    }

    /// A constraint that needs to hold only: an inequality, or an optional one, which costs nothing then. One side is not less than the other and a
    /// constant, or equal to that.
    struct Limit {
        let greater, lesser: Side
        let constant: Double
        let isVertical, isRequired: Bool
        let isEquation: Bool

        init(
            _ one: Side, _ other: Side, _ relation: LayoutRelation, _ constant: Double, isVertical: Bool,
            isRequired: Bool
        ) {
            switch relation {
            case .lessThanOrEqual: (greater, lesser, self.constant, isEquation) = (other, one, -constant, false)
            case .greaterThanOrEqual: (greater, lesser, self.constant, isEquation) = (one, other, constant, false)
            case .equal: (greater, lesser, self.constant, isEquation) = (one, other, constant, true)
            }
            (self.isVertical, self.isRequired) = (isVertical, isRequired)
        }
    }

    /// An edge, the centre or the length along an axis.
    typealias Part = (isVertical: Bool, part: LayoutSpan.Part)

    enum Outcome {
        case taken, waits, fails
    }

    /// The superview, which may keep this.
    private var uncountedOwner: Unmanaged<UIView>
    var owner: UIView { uncountedOwner.takeUnretainedValue() }
    private(set) var width: Double
    private var height: Double
    private var isRightToLeft = false
    var subviews: [Unmanaged<UIView>] = []
    /// Where subviews lie along x and y, one after the other.
    var spans: [LayoutSpan] = []
    /// Whether a subview's content wraps, and whether an equation compares a width with a height.
    private(set) var hasWrapping = false
    private(set) var mixesAxes = false
    /// Whether lengths are tried out, by how much the last equation was missed then whose sides were both known, and which lengths were known
    /// before the content of one counted.
    var isTrying = false
    var missed = Double.nan
    var knownBefore: (horizontal: UInt64?, vertical: UInt64?)
    /// What was known, and which equations waited, before the length that is tried out.
    var spansBefore: [LayoutSpan] = []
    var waitingBefore: [Equation] = []
    /// What contents asked for, of the subviews that were asked so far, and the widths that a measurement wrapped them at.
    var contents: [DirectLayout.Contents?] = []
    var foundWidths: [CGFloat?] = []
    /// The lengths that contents ask for in a measurement, not a number for others.
    var wanted: (widths: [Double], heights: [Double]) = ([], [])
    /// What has to hold where everything is determined.
    var limits: [Limit] = []
    /// Whether what only limits hold is put as far to the end as they allow, and not to the start; and where it lies there.
    var isTowardsEnd = false
    var spansTowardsStart: [LayoutSpan] = []
    /// The views whose content was wrapped at the widths found.
    var wrapped: [Unmanaged<UIView>] = []
    /// What finds the height of the superview where that is open; its spans are then the first ones, as if it were the first subview.
    let program: FittingProgram?
    /// How often equations are looked through whose sides are both open.
    private static let rounds = 4

    /// Nothing yet, for superviews below a root that are read one after the other.
    init(below root: UIView) {
        (uncountedOwner, width, height, program) = (.passUnretained(root), 0, 0, nil)
    }

    /// Reads the equations of another superview, in the memory of those before.
    ///
    /// - Parameters:
    ///   - width, height: The size of the superview, in points.
    ///   - isPinned: Whether the superview's own stated lengths were taken into account already.
    /// - Returns: False where the superview holds any other constraint.
    mutating func read(_ owner: UIView, width: Double, height: Double, isPinned: Bool) -> Bool {
        (uncountedOwner, self.width, self.height) = (.passUnretained(owner), width, height)
        forgetSubviews()
        let constraints = owner.layoutState.constraints
        if constraints.isEmpty && owner.layoutState.systemGuides.isEmpty { return true }
        isRightToLeft = owner.isRightToLeft
        guard let waiting = readAll(constraints, isPinned) else { return false }
        guard waiting.isEmpty && isSettled ? areLimitsKept() && wrapContents() : settleOpenLengths(waiting) else {
            Self.unwrap(wrapped)
            return false
        }
        return true
    }

    private mutating func forgetSubviews() {
        if !subviews.isEmpty {
            subviews.removeAll(keepingCapacity: true)
            spans.removeAll(keepingCapacity: true)
        }
        (hasWrapping, mixesAxes, isTrying, missed, knownBefore) = (false, false, false, .nan, (nil, nil))
        if !limits.isEmpty { limits.removeAll(keepingCapacity: true) }
        if !spansBefore.isEmpty { spansBefore = [] }
        if !waitingBefore.isEmpty { waitingBefore = [] }
        if !contents.isEmpty { contents = [] }
        if !wrapped.isEmpty { wrapped = [] }
    }

    /// The subviews of a view whose width is known, and whose height is to be found.
    ///
    /// - Returns: Nil where that takes an engine.
    init?(_ program: FittingProgram, of owner: UIView, width: Double) {
        (uncountedOwner, self.width, self.program) = (.passUnretained(owner), width, program)
        height = .nan
        isRightToLeft = owner.isRightToLeft
        subviews.append(.passUnretained(owner))
        spans.append(LayoutSpan(start: 0, end: width))
        spans.append(LayoutSpan(start: 0))
        guard let waiting = readAll(owner.layoutState.constraints, false), settleHeight(waiting, program) else { return nil }
    }

    /// The number of the first subview among those that are spoken of.
    var firstSubview: Int { program == nil ? 0 : 1 }

    /// Whether everything that equations speak of is determined.
    var isSettled: Bool {
        for index in spans.indices where !spans[index].isKnown { return false }
        return true
    }

    /// The alignment rectangle of a subview; nil where it is not determined.
    func rect(of view: UIView) -> LayoutRect? {
        guard let index = knownIndex(of: view), spans[2 * index].isKnown, spans[2 * index + 1].isKnown else { return nil }
        let (horizontal, vertical) = (spans[2 * index], spans[2 * index + 1])
        return LayoutRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// Whether a constraint states a length of the view that holds it.
    @inline(__always)
    static func isOwnLength(_ constraint: NSLayoutConstraint, of view: UIView) -> Bool {
        !constraint.namesSecond && constraint.statement.firstAttribute.isSize && constraint.uncountedFirst.isView(view)
    }

    // MARK: Guides

    /// Whether UIKit's guides are those of safe area and margins, for which there is room.
    private func areKnownGuides(of owner: UIView) -> Bool {
        for system in owner.layoutState.systemGuides {
            guard system.kind == .safeArea || system.kind == .margins else { return false }
            let insets = insets(of: system)
            guard program?.isWidthOpen == true || insets.left + insets.right <= width,
                program != nil || insets.top + insets.bottom <= height
            else { return false }
        }
        return true
    }

    /// The least size that has room for the guides.
    var sizeOfGuides: (width: Double, height: Double) {
        var least = (width: 0.0, height: 0.0)
        for system in owner.layoutState.systemGuides {
            let insets = insets(of: system)
            least = (max(least.width, insets.left + insets.right), max(least.height, insets.top + insets.bottom))
        }
        return least
    }

    private func insets(of system: SystemGuide) -> LayoutEdges {
        let constants = owner.constants(for: system)
        return LayoutEdges(
            top: Double(constants[2]), left: Double(constants[0]), bottom: Double(constants[3]), right: Double(constants[1]))
    }

    /// Whether the constraint holds one of the guides in place.
    private func holdsGuide(_ constraint: NSLayoutConstraint) -> Bool {
        for system in owner.layoutState.systemGuides {
            for own in system.constraints where own === constraint { return true }
        }
        return false
    }

    // MARK: Equations

    /// Reads constraints and takes what they determine, also those whose sides were both open when they were read.
    ///
    /// - Returns: Those whose sides are both open still; nil where one is not of the kind.
    private mutating func readAll(_ constraints: [NSLayoutConstraint], _ isPinned: Bool) -> [Equation]? {
        guard uncountedOwner.borrow({ $0.layoutAlignmentInsets.isZero && areKnownGuides(of: $0) }),
            var waiting = read(constraints, isPinned)
        else { return nil }
        for _ in 0..<Self.rounds where !waiting.isEmpty {
            let count = waiting.count
            guard take(&waiting) else { return nil }
            if waiting.count == count { break }
        }
        return waiting
    }

    /// Reads constraints in their order, and takes what each of them determines.
    ///
    /// - Returns: Those whose sides are both open so far; nil where one is not of the kind.
    private mutating func read(_ constraints: [NSLayoutConstraint], _ isPinned: Bool) -> [Equation]? {
        var waiting: [Equation] = []
        let holdsGuides = !owner.layoutState.systemGuides.isEmpty
        for index in constraints.indices {
            let isTaken = constraints.uncounted(index).borrow { constraint in
                if holdsGuides && holdsGuide(constraint) || isPinned && isOwnLengthOfOwner(constraint) { return true }
                return read(constraint, &waiting, room: constraints.count)
            }
            guard isTaken else { return nil }
        }
        return waiting
    }

    /// Reads a constraint, and takes what it determines.
    ///
    /// - Parameters:
    ///   - waiting: Takes in an equation whose sides are both open so far.
    ///   - room: How many those can be.
    /// - Returns: False where it is not of the kind.
    private mutating func read(_ constraint: NSLayoutConstraint, _ waiting: inout [Equation], room: Int) -> Bool {
        guard let sides = sides(of: constraint) else { return false }
        guard Self.isEquation(constraint.statement) else {
            addLimit(sides, constraint.statement)
            return true
        }
        let equation = Equation(one: sides.one, other: sides.other, constant: constraint.statement.constant)
        switch take(equation) {
        case .taken: return true
        case .waits:
            if waiting.isEmpty { waiting.reserveCapacity(room) }
            waiting.append(equation)
            return true
        case .fails: return false
        }
    }

    private func isOwnLengthOfOwner(_ constraint: NSLayoutConstraint) -> Bool {
        uncountedOwner.borrow { Self.isOwnLength(constraint, of: $0) }
    }

    /// The sides of a constraint that may be compared, and whether they lie along y; nil for any other.
    private mutating func sides(of constraint: NSLayoutConstraint) -> (one: Side, other: Side, isVertical: Bool)? {
        let statement = constraint.statement
        guard Self.areNumbersTaken(constraint), statement.multiplier == 1, let first = part(statement.firstAttribute),
            let second = part(statement.secondAttribute), (first.part == .length) == (second.part == .length),
            first.part == .length || first.isVertical == second.isVertical, let one = side(constraint.uncountedFirst, first),
            let other = side(constraint.uncountedSecond, second)
        else { return nil }
        if first.isVertical != second.isVertical { mixesAxes = true }
        return (one, other, first.isVertical)
    }

    private mutating func addLimit(_ sides: (one: Side, other: Side, isVertical: Bool), _ statement: LayoutStatement) {
        limits.append(
            Limit(
                sides.one, sides.other, statement.relation, statement.constant, isVertical: sides.isVertical,
                isRequired: statement.priority == UILayoutPriority.required.rawValue))
    }

    /// Takes what equations determine, in their order, and leaves those whose sides are both open so far.
    ///
    /// - Returns: False where one contradicts what is known.
    mutating func take(_ waiting: inout [Equation]) -> Bool {
        var count = 0
        for index in waiting.indices {
            switch take(waiting[index]) {
            case .taken: break
            case .waits:
                if count < index { waiting[count] = waiting[index] }
                count += 1
            case .fails: return false
            }
        }
        waiting.removeLast(waiting.count - count)
        return true
    }

    private mutating func take(_ equation: Equation) -> Outcome {
        let (one, other) = (value(of: equation.one), value(of: equation.other))
        if one.isNaN, other.isNaN { return .waits }
        program?.note(equation, isOneOpen: one.isNaN, isOtherOpen: other.isNaN)
        if one.isNaN { return set(equation.one, other + equation.constant) }
        if other.isNaN { return set(equation.other, one - equation.constant) }
        return compare(one, other + equation.constant)
    }

    /// What is known of a side: not a number where it is open.
    func value(of side: Side) -> Double { side.value(in: spans) }

    mutating func set(_ side: Side, _ value: Double) -> Outcome {
        spans[Int(side.span)].set(side.part, value - side.number) ? .taken : .fails
    }

    /// Whether layout takes the numbers of a constraint as they are.
    @inline(__always)
    private static func areNumbersTaken(_ constraint: NSLayoutConstraint) -> Bool {
        !constraint.hasSubtrahends && abs(constraint.statement.constant) <= Double(NSLayoutConstraint.largestConstant)
    }

    /// Whether a constraint is a required equation.
    @inline(__always)
    private static func isEquation(_ statement: LayoutStatement) -> Bool {
        guard statement.priority == UILayoutPriority.required.rawValue, case .equal = statement.relation else { return false }
        return true
    }

    /// What an attribute means here; nil for baselines, for none, and for directions where these are mirrored.
    private func part(_ attribute: LayoutAttribute) -> Part? {
        switch attribute {
        case .left: (false, .start)
        case .right: (false, .end)
        case .leading: isRightToLeft ? nil : (false, .start)
        case .trailing: isRightToLeft ? nil : (false, .end)
        case .centerX: (false, .center)
        case .width: (false, .length)
        case .top: (true, .start)
        case .bottom: (true, .end)
        case .centerY: (true, .center)
        case .height: (true, .length)
        default: nil
        }
    }

    /// The part of an item; nil for items that are neither the superview, nor a guide of it, nor a subview that constraints place.
    private mutating func side(_ item: UncountedItem, _ part: Part) -> Side? {
        if let view = item.uncountedOwnView {
            if view.toOpaque() == uncountedOwner.toOpaque() { return side(within: .zero, part) }
            guard let index = index(of: view) else { return nil }
            return Side(span: Int32(2 * index + (part.isVertical ? 1 : 0)), part: part.part)
        }
        guard let guide = item.guide else { return nil }
        for system in owner.layoutState.systemGuides where system.guide === guide {
            return side(within: insets(of: system), part)
        }
        return nil
    }

    /// The part of what lies inside the superview by insets: a number, or a part of the superview's where its size is not given.
    ///
    /// Inlined, as a call would copy the structure first.
    @inline(__always)
    private func side(within insets: LayoutEdges, _ part: Part) -> Side {
        guard program != nil else { return Side(number: span(insets, part.isVertical)[part.part]) }
        let (start, end) = part.isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        let shift =
            switch part.part {
            case .start: start
            case .end: -end
            case .center: (start - end) / 2
            case .length: -start - end
            }
        return Side(span: part.isVertical ? 1 : 0, part: part.part, number: shift)
    }

    /// What lies inside the superview by insets.
    @inline(__always)
    private func span(_ insets: LayoutEdges, _ isVertical: Bool) -> LayoutSpan {
        isVertical
            ? LayoutSpan(start: insets.top, end: height - insets.bottom)
            : LayoutSpan(start: insets.left, end: width - insets.right)
    }

    // MARK: Subviews

    @inline(__always)
    func knownIndex(of view: UIView) -> Int? { knownIndex(of: Unmanaged.passUnretained(view)) }

    @inline(__always)
    private func knownIndex(of view: Unmanaged<UIView>) -> Int? {
        let index = Int(view.takeUnretainedValue().layoutState.directNumber)
        guard index >= 0, index < subviews.count, subviews[index].toOpaque() == view.toOpaque() else { return nil }
        return index
    }

    /// The index of a subview, which is taken in where it is new; nil for what frames place, and what is no subview.
    @inline(__always)
    private mutating func index(of view: Unmanaged<UIView>) -> Int? {
        knownIndex(of: view) ?? view.borrow { newIndex(of: $0) }
    }

    private mutating func newIndex(of view: UIView) -> Int? {
        guard view.hierarchy.uncountedSuperview?.toOpaque() == uncountedOwner.toOpaque(), !view.layoutState.translatesMask else {
            return nil
        }
        let index = subviews.count
        if index == firstSubview { reserve(owner.hierarchy.subviews.count) }
        if view.wrapsToWidth { hasWrapping = true }
        view.layoutState.directNumber = Int32(index)
        subviews.append(.passUnretained(view))
        spans.append(LayoutSpan())
        spans.append(LayoutSpan())
        guard takeOwnLengths(of: view, at: index) else { return nil }
        return !Self.hasRequiredContent(view) || takeRequiredContent(of: view, at: index) ? index : nil
    }

    private mutating func reserve(_ count: Int) {
        subviews.reserveCapacity(count)
        spans.reserveCapacity(2 * count)
    }

    /// Whether content could contradict required equations.
    static func hasRequiredContent(_ view: UIView) -> Bool {
        view.layoutState.hugging.horizontal == .required || view.layoutState.hugging.vertical == .required
            || view.layoutState.compressionResistance.horizontal == .required
            || view.layoutState.compressionResistance.vertical == .required
    }

    private mutating func takeOwnLengths(of view: UIView, at index: Int) -> Bool {
        if view.layoutState.constraints.isEmpty { return true }
        return view.layoutState.constraints.allBorrowed { !Self.isOwnLength($0, of: view) || takeOwnLength($0, at: index) }
    }

    private mutating func takeOwnLength(_ constraint: NSLayoutConstraint, at index: Int) -> Bool {
        let statement = constraint.statement
        guard Self.areNumbersTaken(constraint), let length = part(statement.firstAttribute) else { return false }
        let side = Side(span: Int32(place(of: index, length.isVertical)), part: .length)
        if Self.isEquation(statement) { return state(side, statement.constant) }
        addLimit((side, Side(), length.isVertical), statement)
        return true
    }

    /// Takes a length that is stated of a subview alone.
    private mutating func state(_ side: Side, _ length: Double) -> Bool {
        program?.noteStated(length, of: side)
        return set(side, length) == .taken
    }

    /// Takes what content requires that does not wrap: in both directions a length, in one a limit.
    private mutating func takeRequiredContent(of view: UIView, at index: Int) -> Bool {
        guard !view.wrapsToWidth else { return false }
        for isVertical in [false, true] {
            let size = contentSize(of: index, isVertical)
            guard let value = size.value, max(size.hugging, size.compressionResistance) >= 1000 else { continue }
            guard size.tieRank == 0 else { return false }
            let side = Side(span: Int32(place(of: index, isVertical)), part: .length)
            if min(size.hugging, size.compressionResistance) >= 1000 {
                guard state(side, value) else { return false }
            } else {
                let relation: LayoutRelation = size.hugging >= 1000 ? .lessThanOrEqual : .greaterThanOrEqual
                limits.append(Limit(side, Side(), relation, value, isVertical: isVertical, isRequired: true))
            }
        }
        return true
    }
}
