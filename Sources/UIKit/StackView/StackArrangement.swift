import LayoutEngine

/// Plans the constraints for a stack view's present state, without changing those that are installed.
///
/// "Along" is the stack view's axis, "across" the other one. Hidden views take no part along the axis; across it they
/// are not enclosed.
///
/// - Source: constraints that public tools printed of UIStackView, and frames measured of it since iOS 11.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    let recipe: StackRecipe
    let views: [UIView]
    /// Indices of the views that take room.
    let visible: [Int]
    let along: AxisAttributes
    let across: AxisAttributes
    /// The rectangle in which the views are laid out: the stack view's or that of its margins.
    let canvas: UncountedItem
    /// The views as items of constraints.
    let members: [UncountedItem]
    private(set) var planned: [StackConstraint] = []

    /// The constraints in a fixed order: along the axis, across it, then per view.
    static func constraints(for stack: UIStackView) -> [StackConstraint] {
        guard !stack.items.isEmpty else { return [] }
        var arrangement = StackArrangement(stack)
        arrangement.connectEnds()
        arrangement.spaceViews()
        arrangement.distribute()
        arrangement.collapseHiddenViews()
        arrangement.connectAcross()
        arrangement.alignViews()
        arrangement.suppressAmbiguity()
        arrangement.shareWidthAmongTexts()
        return arrangement.planned
    }

    private init(_ stack: UIStackView) {
        self.stack = stack
        recipe = stack.recipe
        (views, members) = Self.arranged(in: stack)
        visible = recipe.visible
        along = AxisAttributes(recipe.axis)
        across = AxisAttributes(recipe.axis.other)
        canvas = recipe.margins == nil ? UncountedItem(stack) : UncountedItem(stack.systemGuide(.margins))
        planned.reserveCapacity(3 * views.count + 6)
    }

    /// The arranged views, as objects and as items. This is a loop because a closure passed to `map` checks its actor
    /// at each call.
    private static func arranged(in stack: UIStackView) -> (views: [UIView], members: [UncountedItem]) {
        var (views, members) = ([UIView](), [UncountedItem]())
        let items = stack.items
        views.reserveCapacity(items.count)
        members.reserveCapacity(items.count)
        for index in items.indices {
            let view = items[index].view
            views.append(view)
            members.append(UncountedItem(view))
        }
        return (views, members)
    }

    mutating func plan(
        _ identifier: StackConstraint.Identifier, _ first: UncountedItem, _ attribute: LayoutAttribute,
        _ relation: LayoutRelation = .equal, to second: UncountedItem, _ other: LayoutAttribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        planned.append(
            StackConstraint(
                identifier: identifier, first: first, second: second,
                statement: LayoutStatement(
                    attribute, relation, other, multiplier: Double(Float(multiplier)), constant: Double(constant),
                    priority: priority)))
    }

    /// Plans a zero size of an item, with a priority.
    mutating func planZero(
        _ identifier: StackConstraint.Identifier, _ item: UncountedItem, _ attribute: LayoutAttribute,
        priority: Float = 1000
    ) {
        planned.append(
            StackConstraint(
                identifier: identifier, first: item, second: .none, statement: LayoutStatement(attribute, priority: priority)))
    }
}

/// The attributes of one axis.
struct AxisAttributes {
    let start, end, size, center: LayoutAttribute

    static let horizontal = AxisAttributes(start: .leading, end: .trailing, size: .width, center: .centerX)
    static let vertical = AxisAttributes(start: .top, end: .bottom, size: .height, center: .centerY)

    init(_ axis: LayoutAxis) { self = axis == .horizontal ? .horizontal : .vertical }

    private init(start: LayoutAttribute, end: LayoutAttribute, size: LayoutAttribute, center: LayoutAttribute) {
        (self.start, self.end, self.size, self.center) = (start, end, size, center)
    }
}
