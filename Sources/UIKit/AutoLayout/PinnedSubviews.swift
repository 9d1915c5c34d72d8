import LayoutEngine

/// The rectangles of subviews that required equations determine, each from what others determined: edges, centres and lengths equal to those of the
/// superview, of its safe area or margins, or of another subview, and stated lengths.
///
/// Each part that an equation determines must have been open: then there are as many equations as unknowns, and the only solution is theirs. Where
/// equations leave lengths open, contents decide (``settleOpenLengths(_:)``).
@MainActor
struct PinnedSubviews {
    struct Subview {
        let view: Unmanaged<UIView>
        var horizontal = LayoutSpan()
        var vertical = LayoutSpan()
    }

    /// One side of an equation: the part of a subview, or a number, which is not one where it is not known so far.
    private struct Side {
        var subview = -1
        var value: Double
    }

    /// An edge, the centre or the length along an axis.
    typealias Part = (axis: LayoutAxis, kind: LayoutAttribute.Kind)

    enum Outcome {
        case taken, waits, fails
    }

    private let owner: UIView
    private let width, height: Double
    var subviews: [Subview] = []
    /// Whether a subview's content wraps, and whether an equation compares a width with a height.
    private(set) var hasWrapping = false
    private(set) var mixesAxes = false
    /// Whether lengths are tried out, by how much the last equation was missed then whose sides were both known, and which lengths were known
    /// before the content of one counted.
    var isTrying = false
    var missed = Double.nan
    var knownBefore: (horizontal: UInt64?, vertical: UInt64?)
    /// What contents asked for, of the subviews that were asked so far.
    var contents: [DirectLayout.Contents?] = []
    /// The views whose content was wrapped at the widths found.
    var wrapped: [Unmanaged<UIView>] = []
    /// How often equations are looked through whose sides are both open.
    private static let rounds = 4

    /// - Parameters:
    ///   - width, height: The size of the superview, in points.
    ///   - isPinned: Whether the superview's own stated lengths were taken into account already.
    /// - Returns: Nil where the superview holds any other constraint.
    init?(of owner: UIView, width: Double, height: Double, isPinned: Bool) {
        (self.owner, self.width, self.height) = (owner, width, height)
        let constraints = owner.layoutState.constraints
        if constraints.isEmpty && owner.layoutState.systemGuides.isEmpty { return }
        guard owner.layoutAlignmentInsets == .zero, areKnownGuides, var waiting = take(constraints, isPinned) else { return nil }
        for _ in 0..<Self.rounds where !waiting.isEmpty {
            guard let rest = take(waiting, false) else { return nil }
            if rest.count == waiting.count { break }
            waiting = rest
        }
        guard isSettled && waiting.isEmpty ? wrapContents() : settleOpenLengths(waiting) else {
            Self.unwrap(wrapped)
            return nil
        }
    }

    /// Whether everything that equations speak of is determined.
    private var isSettled: Bool { subviews.allSatisfy { $0.horizontal.isKnown && $0.vertical.isKnown } }

    /// The alignment rectangle of a subview; nil where it is not determined.
    func rect(of view: UIView) -> LayoutRect? {
        guard let index = knownIndex(of: view), subviews[index].horizontal.isKnown, subviews[index].vertical.isKnown else {
            return nil
        }
        let (horizontal, vertical) = (subviews[index].horizontal, subviews[index].vertical)
        return LayoutRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// Whether a constraint states a length of the view that holds it.
    static func isOwnLength(_ constraint: NSLayoutConstraint, of view: UIView) -> Bool {
        guard !constraint.namesSecond, constraint.uncountedFirst.isItem(view) else { return false }
        return constraint.statement.firstAttribute == .width || constraint.statement.firstAttribute == .height
    }

    // MARK: Guides

    /// Whether UIKit's guides are those of safe area and margins, for which there is room.
    private var areKnownGuides: Bool {
        for system in owner.layoutState.systemGuides {
            guard system.kind == .safeArea || system.kind == .margins else { return false }
            let insets = insets(of: system)
            guard insets.left + insets.right <= width, insets.top + insets.bottom <= height else { return false }
        }
        return true
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

    /// Takes the equations in their order.
    ///
    /// - Returns: Those whose sides are both open so far; nil where one is not of the kind.
    mutating func take(_ constraints: [NSLayoutConstraint], _ isPinned: Bool) -> [NSLayoutConstraint]? {
        var waiting: [NSLayoutConstraint] = []
        for constraint in constraints {
            if holdsGuide(constraint) || isPinned && Self.isOwnLength(constraint, of: owner) { continue }
            switch take(constraint) {
            case .taken: break
            case .waits: waiting.append(constraint)
            case .fails: return nil
            }
        }
        return waiting
    }

    private mutating func take(_ constraint: NSLayoutConstraint) -> Outcome {
        let statement = constraint.statement
        guard Self.isEquation(constraint), statement.multiplier == 1, let first = part(statement.firstAttribute),
            let second = part(statement.secondAttribute), (first.kind == .size) == (second.kind == .size),
            first.kind == .size || first.axis == second.axis, let one = side(constraint.uncountedFirst, first),
            let other = side(constraint.uncountedSecond, second)
        else { return .fails }
        if first.axis != second.axis { mixesAxes = true }
        if one.value.isNaN, other.value.isNaN { return .waits }
        if one.value.isNaN { return set(one.subview, first, other.value + statement.constant) }
        if other.value.isNaN { return set(other.subview, second, one.value - statement.constant) }
        return isTrying ? compare(one.value, other.value + statement.constant) : .fails
    }

    /// Whether the constraint is a required equation between numbers that layout takes as they are.
    private static func isEquation(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.statement.priority == UILayoutPriority.required.rawValue && constraint.statement.relation == .equal
            && !constraint.hasSubtrahends && abs(constraint.statement.constant) <= Double(NSLayoutConstraint.largestConstant)
    }

    private func part(_ attribute: LayoutAttribute) -> Part? {
        if attribute.isDirectional, owner.isRightToLeft { return nil }
        guard let kind = attribute.kind(rightToLeft: false), !kind.hasOffsets else { return nil }
        return (attribute.axis, kind)
    }

    mutating func set(_ subview: Int, _ part: Part, _ value: Double) -> Outcome {
        let isSet =
            part.axis == .horizontal
            ? subviews[subview].horizontal.set(part.kind, value) : subviews[subview].vertical.set(part.kind, value)
        return isSet ? .taken : .fails
    }

    /// What is known of an item's part; nil for items that are neither the superview, nor a guide of it, nor a subview that constraints place.
    private mutating func side(_ item: UncountedItem, _ part: Part) -> Side? {
        if let view = item.ownView {
            if view === owner { return Side(value: span(.zero, part.axis)[part.kind]) }
            guard let index = index(of: view) else { return nil }
            let known = part.axis == .horizontal ? subviews[index].horizontal : subviews[index].vertical
            return Side(subview: index, value: known[part.kind])
        }
        guard let guide = item.guide else { return nil }
        for system in owner.layoutState.systemGuides where system.guide === guide {
            return Side(value: span(insets(of: system), part.axis)[part.kind])
        }
        return nil
    }

    /// What lies inside the superview by insets.
    private func span(_ insets: LayoutEdges, _ axis: LayoutAxis) -> LayoutSpan {
        let length = axis == .horizontal ? width : height
        return LayoutSpan(start: insets.minimum(axis), end: length - insets.maximum(axis))
    }

    // MARK: Subviews

    private func knownIndex(of view: UIView) -> Int? {
        let index = Int(view.layoutState.directNumber)
        guard subviews.indices.contains(index), subviews[index].view.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
        else { return nil }
        return index
    }

    /// The index of a subview, which is taken in where it is new; nil for what frames place, and what is no subview.
    private mutating func index(of view: UIView) -> Int? {
        if let known = knownIndex(of: view) { return known }
        guard view.hierarchy.isIn(owner), !view.layoutState.translatesMask, !hasRequiredContent(view) else { return nil }
        let index = subviews.count
        if view.wrapsToWidth { hasWrapping = true }
        view.layoutState.directNumber = Int32(index)
        subviews.append(Subview(view: .passUnretained(view)))
        return takeOwnLengths(of: view, at: index) ? index : nil
    }

    /// Whether content could contradict required equations.
    private func hasRequiredContent(_ view: UIView) -> Bool {
        view.layoutState.hugging.horizontal == .required || view.layoutState.hugging.vertical == .required
            || view.layoutState.compressionResistance.horizontal == .required
            || view.layoutState.compressionResistance.vertical == .required
    }

    private mutating func takeOwnLengths(of view: UIView, at index: Int) -> Bool {
        for constraint in view.layoutState.constraints where Self.isOwnLength(constraint, of: view) {
            guard Self.isEquation(constraint), let length = part(constraint.statement.firstAttribute),
                set(index, length, constraint.statement.constant) == .taken
            else { return false }
        }
        return true
    }
}
