import LayoutEngine

/// The tallest view of a row, found once until something in the row changes.
struct TallestView {
    /// The index of its item; nil until it is needed.
    var item: Int?
    /// The index before the last change, with which constraints may have been lowered.
    var former: Int?
}

extension UIStackView {
    /// The view whose baseline is the stack view's.
    ///
    /// - Source: UIKit's answers for each axis and alignment; the documentation mentions only the tallest view.
    func baselineView(first: Bool) -> UIView {
        guard let chosen = chooseBaselineItem(first: first) else { return self }
        let view = items[chosen].view
        return first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }

    private func chooseBaselineItem(first: Bool) -> Int? {
        switch (axis, alignment, first) {
        case (.vertical, _, true), (_, .fill, true), (_, .leading, true), (_, .firstBaseline, true):
            items.firstIndex(where: \.isVisible)
        case (.vertical, _, false), (_, .fill, false), (_, .trailing, false), (_, .lastBaseline, false):
            items.lastIndex(where: \.isVisible)
        default: tallestItem
        }
    }

    // MARK: The tallest view

    /// The first of the tallest views by their natural heights, independently of their heights in the present layout.
    private var tallestItem: Int? {
        if let known = tallest.item { return known }
        LayoutAnswers.tallestViews += 1
        var best: (item: Int, height: CGFloat)?
        for index in items.indices where items[index].isVisible {
            let height = items[index].view.heightInRow
            if height > best?.height ?? -1 { best = (index, height) }
        }
        tallest.item = best?.item
        return best?.item
    }

    /// The height of a row that only its arrangement decides: that of its tallest view. If texts share a baseline, the
    /// row is higher by their offsets from each other, which are ignored here: they depend on baselines, and so in turn
    /// on heights.
    fileprivate var heightOfRow: CGFloat {
        if let known = layoutState.rowHeight { return known }
        LayoutAnswers.rowHeights += 1
        let heights = items.lazy.filter(\.isVisible).map { $0.view.heightInRow }
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins.top + layoutMargins.bottom : 0
        let height = (heights.max() ?? 0) + margins
        keepRowHeight(height)
        return height
    }

    /// Whether nothing but the arrangement decides the height of a row.
    fileprivate var isPlainRow: Bool {
        axis == .horizontal && subviews.count == items.count
            && layoutState.constraints.allSatisfy { $0.identifier?.hasPrefix(StackConstraint.Identifier.prefix) == true }
    }

    /// Forgets the tallest view; constraints on baselines are checked again in the next update.
    func forgetTallestView() {
        forgetRowHeight()
        guard let known = tallest.item else { return }
        tallest.item = nil
        if tallest.former == nil { tallest.former = known }
        setNeedsUpdateConstraints()
    }

    /// Lowers constraints on baselines again if another view has become the tallest.
    func updateTallestView() {
        guard let former = tallest.former else { return }
        tallest.former = nil
        if tallestItem != former { baselineViewsMayDiffer() }
    }

    /// Has constraints that name baselines of this view, or of a stack view around it, look up their views again.
    func baselineViewsMayDiffer() {
        var current: UIView? = self
        while let stack = current as? UIStackView {
            stack.layoutState.host?.installedEngine?.baselineItemChanged(stack)
            stack.endFittings()
            current = stack.superview
        }
    }
}

extension UIView {
    /// Whether the view's baselines are those of text; otherwise they are the edges.
    var hasBaseline: Bool {
        let item = layoutBaselineItem(first: true)
        return item.layoutBaselineOffset(first: true) != 0 || item.layoutBaselineOffset(first: false) != 0
    }

    /// The natural height of a view in a row, in points.
    fileprivate var heightInRow: CGFloat {
        if let row = self as? UIStackView, row.isPlainRow { return row.heightOfRow }
        return naturalLength(.vertical)
    }
}
