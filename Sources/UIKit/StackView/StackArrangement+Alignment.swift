import LayoutEngine

/// The constraints across the axis. The first arranged view is the leading one, even if it is hidden.
extension StackArrangement {
    /// Connects the leading view and the spanner around the visible ones to the canvas.
    mutating func connectAcross() {
        guard !visible.isEmpty else { return connectNothingVisible() }
        switch recipe.alignment {
        case .fill:
            connectView(across.start)
            connectView(across.end)
        case .leading:
            connectView(across.start)
            connectSpanner(across.end)
            boundSpanner(startFollows: true)
        case .trailing:
            connectSpanner(across.start)
            connectView(across.end)
            boundSpanner(endFollows: true)
        case .center:
            connectSpanner(across.start)
            connectSpanner(across.end)
            connectView(across.center)
            boundSpanner()
        case .firstBaseline where recipe.alignsBaselines:
            connectView(across.start, .lessThanOrEqual)
            connectSpanner(across.end)
            boundSpanner()
        case .lastBaseline where recipe.alignsBaselines:
            connectSpanner(across.start)
            connectView(across.end, .greaterThanOrEqual)
            boundSpanner()
        case .firstBaseline, .lastBaseline:
            connectSpanner(across.start)
            connectSpanner(across.end)
            boundSpanner()
        }
        if recipe.alignsBaselines {
            planZero(.canvasFit, UncountedItem(stack), across.size, priority: StackRecipe.Priority.canvasFit)
        }
    }

    /// Gives the canvas no extent if no view is visible, whatever the hidden views' sizes.
    private mutating func connectNothingVisible() {
        let spanner = UncountedItem(stack.requireAlignmentSpanner())
        connectSpanner(across.start)
        connectSpanner(across.end)
        connectView(across.start)
        planZero(.spanningFit, spanner, across.size, priority: StackRecipe.Priority.spanningFit)
    }

    private mutating func connectView(
        _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal
    ) {
        plan(.canvasConnection, canvas, attribute, relation, to: members[0], attribute)
    }

    private mutating func connectSpanner(_ attribute: LayoutAttribute) {
        plan(.canvasConnection, canvas, attribute, to: UncountedItem(stack.requireAlignmentSpanner()), attribute)
    }

    /// Makes the spanner enclose every visible view, and follow one of their edges if they share it.
    private mutating func boundSpanner(startFollows: Bool = false, endFollows: Bool = false) {
        let spanner = UncountedItem(stack.requireAlignmentSpanner())
        for index in visible {
            plan(
                .spanningBoundary, spanner, across.start, startFollows ? .equal : .lessThanOrEqual, to: members[index],
                across.start, priority: startFollows ? StackRecipe.Priority.spanningBoundary : 1000)
            plan(
                .spanningBoundary, spanner, across.end, endFollows ? .equal : .greaterThanOrEqual, to: members[index], across.end,
                priority: endFollows ? StackRecipe.Priority.spanningBoundary : 1000)
        }
        planZero(.spanningFit, spanner, across.size, priority: StackRecipe.Priority.spanningFit)
    }

    /// Aligns all views with the first one.
    mutating func alignViews() {
        let others = alignedAttributes(betweenTexts: false)
        let hasTexts = recipe.alignsBaselines && stack.items[0].isText
        let texts = hasTexts ? alignedAttributes(betweenTexts: true) : others
        for index in views.indices.dropFirst() {
            for attribute in hasTexts && stack.items[index].isText ? texts : others {
                plan(.alignment, members[0], attribute, to: members[index], attribute)
            }
        }
    }

    /// The attributes by which two views are aligned. If one of them has no baseline, the nearest edge replaces it.
    private func alignedAttributes(betweenTexts: Bool) -> [LayoutAttribute] {
        switch recipe.alignment {
        case .fill: [across.start, across.end]
        case .leading: [across.start]
        case .center: [across.center]
        case .trailing: [across.end]
        case .firstBaseline where recipe.alignsBaselines: [betweenTexts ? .firstBaseline : .top]
        case .lastBaseline where recipe.alignsBaselines: [betweenTexts ? .lastBaseline : .bottom]
        case .firstBaseline, .lastBaseline: []
        }
    }

    /// Gives views without a content size a definite size across the axis.
    mutating func suppressAmbiguity() {
        guard recipe.enclosesViews else { return }
        for view in members {
            planZero(.ambiguitySuppression, view, across.size, priority: StackRecipe.Priority.ambiguitySuppression)
        }
    }
}
