/// Layouts in which views have no size yet.
///
/// A view that is added with an empty frame often gets its size in the `layoutSubviews` of a view above. In the empty
/// frame constraints with fixed distances conflict, and the solution is discarded at once. So a tree that was never
/// laid out, and in which constraints only place contents of such views, is solved when the layout reaches these views,
/// with the size that they have by then.
extension LayoutHost {
    /// Solves and measures for a layout under way, unless sizes are still expected.
    func solveForLayout() {
        root.placeBeforeSolving()
        if !waitsForSizes { solveAndMeasure() }
    }

    /// Solves for a view that is being laid out: it places its subviews as soon as there is a solution.
    func solve(placing view: UIView) {
        let outer = placing
        placing = .passUnretained(view)
        solveForLayout()
        placing = outer
    }

    /// Updates constraints below the root of a separate layout, and solves, before it is laid out.
    func prepareUnit() {
        root.updateSubtreeConstraints()
        solveForLayout()
    }

    private var waitsForSizes: Bool { installedEngine == nil && direct == nil && hasUnsizedContents(root, isDue: false) == true }

    /// Whether constraints below a view place something in views without a size, and nothing else.
    ///
    /// - Parameter isDue: Whether a view above is being laid out or still will be, and may give them a size.
    /// - Returns: Nil if constraints place something else.
    private func hasUnsizedContents(_ view: UIView, isDue: Bool) -> Bool? {
        guard !view.isConstraining else { return nil }
        let isDue = isDue || view.layoutState.needsLayout || view.layoutState.isLayingOut
        var hasUnsized = false
        for subview in view.hierarchy.subviews where !subview.layoutState.isUnit {
            guard subview.layoutState.translatesMask else { return nil }
            if isDue, subview.untransformedFrame.isEmpty, subview.isConstraining {
                hasUnsized = true
            } else {
                guard let isUnsizedBelow = hasUnsizedContents(subview, isDue: isDue) else { return nil }
                if isUnsizedBelow { hasUnsized = true }
            }
        }
        return hasUnsized
    }
}

extension UIView {
    /// Whether the view holds constraints, or makes some for its subviews.
    fileprivate var isConstraining: Bool {
        if !layoutState.constraints.isEmpty || layoutState.generated != nil { return true }
        if case .none = subviewArrangement { return false }
        return true
    }
}
