import LayoutEngine

extension UIStackView {
    func itemIndex(of view: UIView) -> Int? {
        guard view.hierarchy.isIn(self) else { return nil }
        for index in items.indices where items[index].view === view { return index }
        return nil
    }

    /// The arranged views that take room, in the order of layout.
    package var visibleArrangedSubviews: [UIView] { items.filter(\.isVisible).map(\.view) }

    /// Arranges a view, or moves it within the arrangement: it is first removed from its old place, then inserted at
    /// the index.
    func arrange(_ view: UIView, at index: Int) {
        guard (0...items.count).contains(index) else { raiseOutOfBounds(index) }
        arrangementWillChange()
        let item = itemIndex(of: view).map(takeOutItem) ?? ArrangedItem(view: view)
        view.translatesAutoresizingMaskIntoConstraints = false
        if !view.hierarchy.isIn(self) { addSubview(view) }
        if items.isEmpty { items.reserveCapacity(4) }
        if index >= items.count { items.append(item) } else { items.insert(item, at: index) }
        arrangementChanged()
    }

    private func raiseOutOfBounds(_ index: Int) -> Never {
        raise(
            "NSInvalidArgumentException",
            "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(items.count)")
    }

    /// Removes an arranged view from the arrangement, with its settings and guide.
    func stopArranging(_ view: UIView) {
        guard let index = itemIndex(of: view) else { return }
        arrangementWillChange()
        takeOutItem(at: index).gap.map(removeLayoutGuide)
        view.setContentTieRank(0, .horizontal)
        view.setContentTieRank(0, .vertical)
        for constraint in view.layoutState.constraints
        where constraint.identifier == StackConstraint.Identifier.ambiguitySuppression.name {
            view.removeConstraint(constraint)
        }
        arrangementChanged()
    }

    /// Removes an item, and the index of the tallest view: views around the stack view may ask for its baselines from
    /// now on.
    private func takeOutItem(at index: Int) -> ArrangedItem {
        tallest = TallestView()
        return items.remove(at: index)
    }

    func setGap(_ spacing: CGFloat, after view: UIView) {
        guard let index = itemIndex(of: view), items[index].customSpacing != spacing else { return }
        arrangementWillChange()
        items[index].customSpacing = spacing
        settingChanged()
    }

    // MARK: Changes that invalidate the arrangement

    func arrangementChanged() {
        forgetArrangement()
        setNeedsUpdateConstraints()
    }

    private func forgetArrangement() {
        needsArrangement = true
        tallest = TallestView()
        fittingSizesMayDiffer()
        superview?.subviewContentSizeChanged(self)
    }

    func axisChanged() {
        for item in items { item.view.setContentTieRank(0, axis == .horizontal ? .vertical : .horizontal) }
        settingChanged()
    }

    /// Handles a change of the arrangement by a program: in an animation block the layout that follows is part of the
    /// animation.
    func settingChanged() {
        arrangementChanged()
        if AnimationBlock.isOpen { AnimationBlock.layOut(hierarchyRoot) }
    }

    /// Handles a changed content size. It affects constraints only if one of their numbers depends on it, or if the
    /// view has gained or lost text; if all constraints are planned again, it needs nothing more.
    func contentSizeChanged(of view: UIView) {
        forgetTallestView()
        switch effect(ofContentOf: view) {
        case .changesArrangement: return arrangementChanged()
        case .mayChangeBaseline:
            textsMayDiffer = true
            setNeedsUpdateConstraints()
        case .none: break
        }
        hierarchy.superview?.subviewContentSizeChanged(self)
    }

    /// The effect of a view's new content on the constraints of its stack view.
    private enum ContentEffect {
        case none, changesArrangement
        /// The baseline may be that of another view. Finding out may need fitting sizes, which further changes would
        /// invalidate, so that it is left to the update of constraints.
        case mayChangeBaseline
    }

    private func effect(ofContentOf view: UIView) -> ContentEffect {
        guard !needsArrangement, contentsMatter, let index = itemIndex(of: view) else { return .none }
        if distribution == .fillProportionally || sharesWidthAmongTexts { return .changesArrangement }
        guard alignsBaselines else { return usesSystemSpacing ? .changesArrangement : .none }
        if view is UIStackView { return .mayChangeBaseline }
        return items[index].isText != view.hasBaseline ? .changesArrangement : .none
    }

    private var contentsMatter: Bool {
        distribution == .fillProportionally || alignsBaselines || countsFromBaselines || sharesWidthAmongTexts
    }

    /// Plans the constraints again if a nested stack view has gained or lost text while baselines are aligned.
    func updateTexts() {
        guard textsMayDiffer else { return }
        textsMayDiffer = false
        if alignsBaselines, items.contains(where: { $0.isText != $0.view.hasBaseline }) { forgetArrangement() }
    }

    /// Whether the views of a row share a baseline.
    var alignsBaselines: Bool { StackRecipe.alignsBaselines(axis.layoutAxis, StackRecipe.Alignment(alignment)) }

    /// Whether the distances of a column are measured between baselines.
    var countsFromBaselines: Bool { axis == .vertical && isBaselineRelativeArrangement }

    var usesSystemSpacing: Bool {
        spacing == UIStackView.spacingUseSystem || items.contains { $0.customSpacing == UIStackView.spacingUseSystem }
    }
}
