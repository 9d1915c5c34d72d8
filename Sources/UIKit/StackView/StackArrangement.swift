import LayoutEngine

/// Works out the constraints that a stack view's present state calls for, without touching those that are installed.
///
/// "Along" is the stack view's axis, "across" the other one. Hidden views take no part along the axis, and only bound nothing across it.
///
/// - Source: constraints that public tools printed of UIStackView, and frames measured of it since iOS 11.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    let views: [UIView]
    /// Indices of the views that take room.
    let visible: [Int]
    let along: AxisAttributes
    let across: AxisAttributes
    /// The rectangle in which the views are laid out: the stack view's or that of its margins.
    let canvas: UncountedItem
    /// The views as the constraints name them.
    let members: [UncountedItem]
    private(set) var planned: [StackConstraint] = []
    /// Pixels per point, to which spacing is rounded.
    private let scale: CGFloat

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
        (views, members, visible) = Self.arranged(in: stack)
        along = stack.axis == .horizontal ? .horizontal : .vertical
        across = stack.axis == .horizontal ? .vertical : .horizontal
        canvas =
            stack.isLayoutMarginsRelativeArrangement ? UncountedItem(stack.systemGuide(.margins)) : UncountedItem(stack)
        scale = stack.spacingScale
        planned.reserveCapacity(3 * views.count + 6)
    }

    /// The arranged views, as objects and as items, and the indices of those that take room. In a loop: a closure given to `map` is checked for
    /// its actor at each call.
    private static func arranged(in stack: UIStackView) -> (views: [UIView], members: [UncountedItem], visible: [Int]) {
        var (views, members, visible) = ([UIView](), [UncountedItem](), [Int]())
        let items = stack.items
        views.reserveCapacity(items.count)
        members.reserveCapacity(items.count)
        visible.reserveCapacity(items.count)
        for index in items.indices {
            let view = items[index].view
            views.append(view)
            members.append(UncountedItem(view))
            if items[index].isVisible { visible.append(index) }
        }
        return (views, members, visible)
    }

    mutating func plan(
        _ identifier: StackConstraint.Identifier, _ first: UncountedItem, _ attribute: LayoutAttribute,
        _ relation: LayoutRelation = .equal, to second: UncountedItem, _ other: LayoutAttribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        planned.append(
            StackConstraint(
                identifier: identifier, first: first, second: second,
                statement: LayoutStatement(
                    attribute, relation, other, multiplier: Double(Float(multiplier)), constant: Double(constant),
                    priority: priority.rawValue)))
    }

    /// Plans for an item to vanish along an attribute, as strongly as the priority says.
    mutating func planZero(
        _ identifier: StackConstraint.Identifier, _ item: UncountedItem, _ attribute: LayoutAttribute,
        priority: UILayoutPriority = .required
    ) {
        planned.append(
            StackConstraint(
                identifier: identifier, first: item, second: .none,
                statement: LayoutStatement(attribute, priority: priority.rawValue)))
    }

    // MARK: Gaps

    /// Points from the view at an index to the next visible one.
    func gap(after index: Int, before next: Int) -> CGFloat { stack.gap(after: index, before: next, scale) }
}

extension UIStackView {
    /// Pixels per point, to which spacing is rounded.
    var spacingScale: CGFloat { max(1, traitCollection.displayScale) }

    /// Points from the view at an index to the next visible one.
    ///
    /// - Parameter scale: ``spacingScale``, which takes a while to find.
    func gap(after index: Int, before next: Int, _ scale: CGFloat) -> CGFloat {
        let custom = items[index].customSpacing
        return gap(of: custom == UIStackView.spacingUseDefault ? spacing : custom, after: index, before: next, scale)
    }

    /// The same for a spacing that was set.
    func gap(of spacing: CGFloat, after index: Int, before next: Int, _ scale: CGFloat) -> CGFloat {
        switch spacing {
        case UIStackView.spacingUseDefault: return 0
        case UIStackView.spacingUseSystem: return systemSpacing(after: items[index].view, before: items[next].view)
        default: return spacing.roundedToPixel(scale)
        }
    }

    /// The system spacing of anchors, which follows the fonts between baselines.
    private func systemSpacing(after view: UIView, before next: UIView) -> CGFloat {
        guard countsFromBaselines else { return SystemSpacing.between }
        return SystemSpacing.from(view.lastBaselineAnchor, to: next.firstBaselineAnchor)
    }
}

/// The attributes of one axis.
struct AxisAttributes {
    let start, end, size, center: LayoutAttribute

    static let horizontal = AxisAttributes(start: .leading, end: .trailing, size: .width, center: .centerX)
    static let vertical = AxisAttributes(start: .top, end: .bottom, size: .height, center: .centerY)
}

extension UILayoutPriority {
    /// Hides a view, unless something insists on its length.
    static let hiding = UILayoutPriority(999.999)
    /// Places a hidden view.
    static let placingHidden = UILayoutPriority(50)
    /// Draws a spanner onto the edges it follows.
    static let spanningBoundary = UILayoutPriority(999.5)
    /// Shrinks a spanner onto the largest view, or to nothing.
    static let spanningFit = UILayoutPriority(51)
    /// Shrinks the stack view onto its content.
    static let canvasFit = UILayoutPriority(49)
    /// Makes up for a size that nothing else decides.
    static let ambiguitySuppression = UILayoutPriority(25)
}
