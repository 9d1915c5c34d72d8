import LayoutEngine

/// Which of a row's views is the tallest, found out once until something in the row changes.
struct TallestView {
    /// The index of its item; nil until it is first asked for.
    var item: Int?
    /// The answer before the last change, with which constraints may have been lowered.
    var former: Int?
}

extension UIStackView {
    /// The view whose baseline stands for the stack view's.
    ///
    /// - Source: UIKit's answers for each axis and alignment; the documentation knows only the tallest view.
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

    /// The first of the tallest views by their natural heights, whatever heights the layout so far gave them.
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

    /// The height of a row that only its arrangement decides: that of its tallest view. Where texts share a line the row is higher than that by
    /// what they reach beyond each other, which does not count: it hangs on baselines, and so on heights, in turn.
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

    /// Forgets which view is the tallest; constraints on baselines are looked at again in the next update.
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

    /// Lets constraints that name this view's baselines, or those of a stack view around it, look for the view they mean again.
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
    /// Whether text stands for the view's baselines; without it they are the edges.
    var hasBaseline: Bool {
        let item = layoutBaselineItem(first: true)
        return item.layoutBaselineOffset(first: true) != 0 || item.layoutBaselineOffset(first: false) != 0
    }

    /// The natural height among the views of a row, in points.
    fileprivate var heightInRow: CGFloat {
        if let row = self as? UIStackView, row.isPlainRow { return row.heightOfRow }
        return naturalLength(.vertical)
    }
}
