import LayoutEngine

/// The constraints along the axis.
extension StackArrangement {
    /// Connects the first and the last visible view to the canvas; with none visible, a guide of zero length.
    mutating func connectEnds() {
        guard let first = visible.first, let last = visible.last else {
            let spanner = UncountedItem(stack.requireOrderingSpanner())
            plan(.canvasConnection, canvas, along.start, to: spanner, along.start)
            plan(.canvasConnection, canvas, along.end, to: spanner, along.end)
            planZero(.spanningFit, spanner, along.size, priority: StackRecipe.Priority.spanningFit)
            return
        }
        plan(.canvasConnection, canvas, along.start, to: members[first], along.start)
        plan(.canvasConnection, canvas, along.end, to: members[last], along.end)
    }

    mutating func spaceViews() {
        let relation: LayoutRelation = recipe.equalizesGaps ? .greaterThanOrEqual : .equal
        let (start, end) = recipe.countsFromBaselines ? (.firstBaseline, .lastBaseline) : (along.start, along.end)
        for (previous, next) in zip(visible, visible.dropFirst()) {
            plan(
                .spacing, members[next], start, relation, to: members[previous], end,
                constant: CGFloat(recipe.gap(after: previous)))
        }
    }

    mutating func distribute() {
        switch recipe.distribution {
        case .fill: break
        case .fillEqually: makeViewsEqual()
        case .fillProportionally: makeViewsProportional()
        case .equalSpacing: makeSpacesEqual()
        case .equalCentering: makeCentersEqual()
        }
    }

    private mutating func makeViewsEqual() {
        for index in visible.dropFirst() { plan(.fillEqually, members[index], along.size, to: members[visible[0]], along.size) }
    }

    /// Gives each view its share of the canvas. Spacing is part of the whole that is shared but is not subtracted from
    /// it, so the last view, whose priority is lowest, takes the difference: UIKit does so too.
    private mutating func makeViewsProportional() {
        let lengths = visible.map { views[$0].naturalLength(stack.axis) }
        let sum = lengths.reduce(0) { $0 + max($1, 0) }
        let whole = sum + proportionalSpacing
        // Negative spacing as large as all lengths leaves no whole to share, as if views had no lengths.
        guard sum > 0, (sum / whole).isFinite else { return makeViewsEqual() }
        let priorities = proportionalPriorities(lengths)
        for ((index, length), priority) in zip(zip(visible, lengths), priorities) {
            guard length > 0 else {
                planZero(.fillProportionally, members[index], along.size)
                continue
            }
            plan(
                .fillProportionally, members[index], along.size, to: canvas, along.size, multiplier: length / whole,
                priority: priority)
        }
    }

    /// The sum of all gaps at the common spacing as it is stated: the constant for system spacing counts as the tiny
    /// number that it is.
    private var proportionalSpacing: CGFloat {
        statedSpacing * CGFloat(visible.count - 1)
    }

    /// Whether there are no gaps between the visible views, so that a single share can be the whole.
    private var hasNoGaps: Bool {
        guard visible.count > 1 else { return true }
        let hasGaps = visible.dropLast().contains { recipe.gap(after: $0) != 0 }
        return !recipe.countsFromBaselines && proportionalSpacing == 0 && !hasGaps
    }

    private var statedSpacing: CGFloat { stack.spacing == UIStackView.spacingUseDefault ? 0 : stack.spacing }

    private func proportionalPriorities(_ lengths: [CGFloat]) -> [Float] {
        if lengths.count(where: { $0 > 0 }) == 1 {
            return lengths.map { _ in hasNoGaps ? 1000 : StackRecipe.Priority.proportion(at: 0) }
        }
        return visible.map(StackRecipe.Priority.proportion)
    }

    private mutating func makeSpacesEqual() {
        let (start, end) = recipe.countsFromBaselines ? (.firstBaseline, .lastBaseline) : (along.start, along.end)
        makeGaps(from: end, to: start)
        for index in visible.dropLast().dropFirst() { equalizeGap(after: index, priority: 1000) }
        planZero(.canvasFit, UncountedItem(stack), along.size, priority: StackRecipe.Priority.canvasFit)
    }

    private mutating func makeCentersEqual() {
        makeGaps(from: along.center, to: along.center)
        for index in visible.dropLast().dropFirst() {
            equalizeGap(after: index, priority: StackRecipe.Priority.centering(after: index))
        }
        planZero(.canvasFit, UncountedItem(stack), along.size, priority: StackRecipe.Priority.canvasFit)
    }

    private mutating func makeGaps(
        from leavingAttribute: LayoutAttribute, to arrivingAttribute: LayoutAttribute
    ) {
        for (previous, next) in zip(visible, visible.dropFirst()) {
            let gap = UncountedItem(stack.requireGap(after: previous))
            plan(.distributingEdge, gap, along.start, to: members[previous], leavingAttribute)
            plan(.distributingEdge, gap, along.end, to: members[next], arrivingAttribute)
        }
    }

    private mutating func equalizeGap(after index: Int, priority: Float) {
        let gap = UncountedItem(stack.requireGap(after: index))
        let first = UncountedItem(stack.requireGap(after: visible[0]))
        plan(.fillEqually, gap, along.size, to: first, along.size, priority: priority)
    }

    /// Gives hidden views zero length and places them in the middle of the gap around them, or at the end of the stack.
    mutating func collapseHiddenViews() {
        var previous: Int?
        var upcoming = visible[...]
        for (index, view) in members.enumerated() {
            if index == upcoming.first {
                previous = upcoming.removeFirst()
                continue
            }
            planZero(.hiding, view, along.size, priority: StackRecipe.Priority.hiding)
            placeHidden(view, after: previous, before: upcoming.first)
        }
    }

    private mutating func placeHidden(_ view: UncountedItem, after previous: Int?, before next: Int?) {
        if let previous {
            let distance = next == nil ? 0 : recipe.gap(after: previous) / 2
            plan(
                .spacingHidden, view, along.start, to: members[previous], along.end, constant: CGFloat(distance),
                priority: StackRecipe.Priority.placingHidden)
        } else if let next {
            plan(.spacingHidden, members[next], along.start, to: view, along.end, priority: StackRecipe.Priority.placingHidden)
        } else {
            plan(
                .spacingHidden, UncountedItem(stack.requireOrderingSpanner()), along.start, to: view, along.end,
                priority: StackRecipe.Priority.placingHidden)
        }
    }

    /// Gives each text of several lines a share of a row as an optional width, if the stack view shares its width among
    /// texts.
    mutating func shareWidthAmongTexts() {
        guard stack.sharesWidthAmongTexts, recipe.axis == .horizontal else { return }
        let count = CGFloat(views.count)
        for index in visible where views[index].wrapsToWidth {
            let resistance = views[index].contentCompressionResistancePriority(for: .horizontal).rawValue
            plan(
                .textWidthDisambiguation, members[index], .width, to: UncountedItem(stack), .width, multiplier: 1 / count,
                constant: -statedSpacing * (count - 1) / count, priority: min(resistance + 10, 1000))
        }
    }
}
