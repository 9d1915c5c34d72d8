import LayoutEngine

/// Across the axis. The first arranged view leads, even when it is hidden.
extension StackArrangement {
    /// Fastens the leading view and the spanner around the visible ones to the canvas.
    mutating func connectAcross() {
        guard !visible.isEmpty else { return connectNothingVisible() }
        switch (stack.alignment, stack.axis) {
        case (.fill, _):
            connectView(across.start)
            connectView(across.end)
        case (.leading, _):
            connectView(across.start)
            connectSpanner(across.end)
            boundSpanner(startFollows: true)
        case (.trailing, _):
            connectSpanner(across.start)
            connectView(across.end)
            boundSpanner(endFollows: true)
        case (.center, _):
            connectSpanner(across.start)
            connectSpanner(across.end)
            connectView(across.center)
            boundSpanner()
        case (.firstBaseline, .horizontal):
            connectView(across.start, .lessThanOrEqual)
            connectSpanner(across.end)
            boundSpanner()
        case (.lastBaseline, .horizontal):
            connectSpanner(across.start)
            connectView(across.end, .greaterThanOrEqual)
            boundSpanner()
        case (.firstBaseline, .vertical), (.lastBaseline, .vertical):
            connectSpanner(across.start)
            connectSpanner(across.end)
            boundSpanner()
        }
        if stack.alignsBaselines { planZero(.canvasFit, UncountedItem(stack), across.size, priority: .canvasFit) }
    }

    /// With nothing visible the canvas has no extent, whatever the hidden views' sizes.
    private mutating func connectNothingVisible() {
        let spanner = UncountedItem(stack.requireAlignmentSpanner())
        connectSpanner(across.start)
        connectSpanner(across.end)
        connectView(across.start)
        planZero(.spanningFit, spanner, across.size, priority: .spanningFit)
    }

    private mutating func connectView(
        _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal
    ) {
        plan(.canvasConnection, canvas, attribute, relation, to: members[0], attribute)
    }

    private mutating func connectSpanner(_ attribute: LayoutAttribute) {
        plan(.canvasConnection, canvas, attribute, to: UncountedItem(stack.requireAlignmentSpanner()), attribute)
    }

    /// Lets the spanner surround every visible view, keeping to one of their edges where they share it.
    private mutating func boundSpanner(startFollows: Bool = false, endFollows: Bool = false) {
        let spanner = UncountedItem(stack.requireAlignmentSpanner())
        for index in visible {
            plan(
                .spanningBoundary, spanner, across.start, startFollows ? .equal : .lessThanOrEqual, to: members[index],
                across.start, priority: startFollows ? .spanningBoundary : .required)
            plan(
                .spanningBoundary, spanner, across.end, endFollows ? .equal : .greaterThanOrEqual, to: members[index], across.end,
                priority: endFollows ? .spanningBoundary : .required)
        }
        planZero(.spanningFit, spanner, across.size, priority: .spanningFit)
    }

    /// Lines all views up with the first one.
    mutating func alignViews() {
        let others = alignedAttributes(betweenTexts: false)
        let hasTexts = stack.alignsBaselines && stack.items[0].isText
        let texts = hasTexts ? alignedAttributes(betweenTexts: true) : others
        for index in views.indices.dropFirst() {
            for attribute in hasTexts && stack.items[index].isText ? texts : others {
                plan(.alignment, members[0], attribute, to: members[index], attribute)
            }
        }
    }

    /// The attributes by which two views are aligned. Where one of them has no baseline, the nearest edge replaces it.
    private func alignedAttributes(betweenTexts: Bool) -> [LayoutAttribute] {
        switch (stack.alignment, stack.axis) {
        case (.fill, _): [across.start, across.end]
        case (.leading, _): [across.start]
        case (.center, _): [across.center]
        case (.trailing, _): [across.end]
        case (.firstBaseline, .horizontal): [betweenTexts ? .firstBaseline : .top]
        case (.lastBaseline, .horizontal): [betweenTexts ? .lastBaseline : .bottom]
        case (.firstBaseline, .vertical), (.lastBaseline, .vertical): []
        }
    }

    /// Keeps views without a content size from being as large as they like.
    mutating func suppressAmbiguity() {
        guard stack.alignment != .fill else { return }
        for view in members { planZero(.ambiguitySuppression, view, across.size, priority: .ambiguitySuppression) }
    }
}
