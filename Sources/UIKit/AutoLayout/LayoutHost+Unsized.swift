/// Layouts in which views have no size yet.
///
/// A view that is added with an empty frame often gets its size in the `layoutSubviews` of the view around it. In the empty frame constraints
/// with fixed distances contradict it, and whatever is found is thrown away at once. So a tree that was never laid out, and in which
/// constraints place nothing but what is in such views, is solved when they have their turn: with the size they have got by then, or none.
extension LayoutHost {
    /// Solves and measures for a layout under way, unless sizes are still to come.
    func solveForLayout() {
        if !waitsForSizes { solveAndMeasure() }
    }

    /// The same for a view whose turn it is: it places its subviews as soon as a solution is there.
    func solve(placing view: UIView) {
        let outer = placing
        placing = .passUnretained(view)
        solveForLayout()
        placing = outer
    }

    /// Updates constraints of the root of a separate layout, and solves, before it is laid out.
    func prepareUnit() {
        root.updateSubtreeConstraints()
        solveForLayout()
    }

    private var waitsForSizes: Bool { installedEngine == nil && direct == nil && hasUnsizedContents(root, isDue: false) == true }

    /// Whether constraints below a view place something in views without a size, and nothing else.
    ///
    /// - Parameter isDue: Whether a view above is still to be laid out, or just now is, and may give them one.
    /// - Returns: Nil where constraints place something else.
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
