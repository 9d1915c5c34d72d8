import LayoutEngine

extension UIStackView {
    /// The view whose baseline stands for the stack view's.
    ///
    /// - Source: UIKit's answers for each axis and alignment; the documentation knows only the tallest view.
    func baselineView(first: Bool) -> UIView {
        guard let chosen = chooseBaselineView(visibleArrangedSubviews, first: first) else { return self }
        return first ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
    }

    private func chooseBaselineView(_ visible: [UIView], first: Bool) -> UIView? {
        switch (axis, alignment, first) {
        case (.vertical, _, _), (_, .fill, _): first ? visible.first : visible.last
        case (_, .leading, true), (_, .firstBaseline, true): visible.first
        case (_, .trailing, false), (_, .lastBaseline, false): visible.last
        default: tallest(visible)
        }
    }

    /// The first of the tallest views, by the frames they have or, before the first layout, by their natural heights.
    private func tallest(_ views: [UIView]) -> UIView? {
        let isLaidOut = views.contains { $0.bounds.height > 0 }
        let heights = views.map { isLaidOut ? $0.bounds.height : $0.naturalLength(.vertical) }
        return heights.max().flatMap(heights.firstIndex).map { views[$0] }
    }

    /// Lets constraints that name this view's baselines, or those of a stack view around it, look for the view they mean again.
    func baselineViewsMayDiffer() {
        var current: UIView? = self
        while let stack = current as? UIStackView {
            stack.layoutState.host?.engine.baselineItemChanged(stack)
            current = stack.superview
        }
    }
}

extension UIView {
    /// Whether text stands for the view's baselines; without it they are the edges.
    var hasBaseline: Bool {
        let item = layoutBaselineItem(first: true)
        return item.layoutBaselineOffset(first: true) != 0 || item.layoutBaselineOffset(first: false) != 0
    }

    /// The content size along an axis, or else the size that constraints inside the view give it. Points.
    func naturalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        if let length = knownLength(axis == .horizontal ? .horizontal : .vertical) { return CGFloat(length) }
        let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? size.width : size.height
    }

    /// The length of the content size, from the engine where it holds one, so that only changed content is measured again. For
    /// views without one the engine may have 0 instead.
    private func knownLength(_ axis: LayoutAxis) -> Double? {
        if !layoutState.needsContentSize, let known = layoutState.host?.engine.contentSize(of: self, axis), known > 0 {
            return known
        }
        return layoutContentSize(axis).value
    }
}
