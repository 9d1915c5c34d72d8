import LayoutEngine

/// The rectangles of subviews whose four edges required constraints tie to edges of their superview, of its safe area or of its margins, and to
/// nothing else.
@MainActor
struct PinnedSubviews {
    private struct Edges {
        let view: UIView
        var left, right, top, bottom: Double?
    }

    private let owner: UIView
    private let width, height: Double
    private var subviews: [Edges] = []
    /// Each subview is looked for among the others.
    private static let limit = 64

    /// - Parameters: The size of the superview, in points.
    /// - Returns: Nil where the superview holds any other constraint.
    init?(of owner: UIView, width: Double, height: Double) {
        (self.owner, self.width, self.height) = (owner, width, height)
        let constraints = owner.layoutState.constraints
        if constraints.isEmpty && owner.layoutState.systemGuides.isEmpty { return }
        guard constraints.count <= Self.limit, owner.layoutAlignmentInsets == .zero, areKnownGuides else { return nil }
        for constraint in constraints where !holdsGuide(constraint) {
            guard add(constraint) else { return nil }
        }
    }

    /// The alignment rectangle of a subview; nil where it is not pinned.
    func rect(of view: UIView) -> LayoutRect? {
        guard let edges = subviews.first(where: { $0.view === view }), let left = edges.left, let right = edges.right,
            let top = edges.top, let bottom = edges.bottom
        else { return nil }
        return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
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

    // MARK: Edges

    /// Takes the edge that a constraint ties.
    private mutating func add(_ constraint: NSLayoutConstraint) -> Bool {
        let (statement, first, second) = (constraint.statement, constraint.uncountedFirst, constraint.uncountedSecond)
        guard statement.priority == UILayoutPriority.required.rawValue, statement.relation == .equal, statement.multiplier == 1,
            statement.relatesSameAttributes, !constraint.hasSubtrahends,
            abs(statement.constant) <= Double(NSLayoutConstraint.largestConstant)
        else { return false }
        if let view = first.ownView, view.hierarchy.isIn(owner) {
            return tie(view, statement.firstAttribute, to: second, statement.constant)
        }
        guard let view = second.ownView, view.hierarchy.isIn(owner) else { return false }
        return tie(view, statement.firstAttribute, to: first, -statement.constant)
    }

    private mutating func tie(
        _ view: UIView, _ attribute: LayoutAttribute, to other: UncountedItem, _ constant: Double
    ) -> Bool {
        guard !view.layoutState.translatesMask, let insets = insets(of: other) else { return false }
        let index = subviews.firstIndex { $0.view === view } ?? subviews.count
        if index == subviews.count { subviews.append(Edges(view: view)) }
        switch attribute {
        case .left: return Self.set(&subviews[index].left, insets.left + constant)
        case .right: return Self.set(&subviews[index].right, width - insets.right + constant)
        case .top: return Self.set(&subviews[index].top, insets.top + constant)
        case .bottom: return Self.set(&subviews[index].bottom, height - insets.bottom + constant)
        case .leading where !owner.isRightToLeft: return Self.set(&subviews[index].left, insets.left + constant)
        case .trailing where !owner.isRightToLeft: return Self.set(&subviews[index].right, width - insets.right + constant)
        default: return false
        }
    }

    private static func set(_ edge: inout Double?, _ value: Double) -> Bool {
        guard edge == nil else { return false }
        edge = value
        return true
    }

    /// How far an item's edges lie inside the superview's; nil for one that is neither the superview nor a guide of it.
    private func insets(of item: UncountedItem) -> LayoutEdges? {
        if item.isItem(owner) { return .zero }
        guard let guide = item.guide else { return nil }
        for system in owner.layoutState.systemGuides where system.guide === guide { return insets(of: system) }
        return nil
    }
}
