extension UIView {
    /// Sets the view's own margins; nil for the class's default.
    func setMargins(_ margins: InsetState.Margins?) {
        insetState.own = margins
        updateInsets()
    }

    /// Prescribes edges of the effective margins, as a table of insets for a document does.
    package func overrideMargins(_ edges: EdgeOverride) {
        insetState.requireOverrides().margins = edges
        updateInsets()
    }

    /// The view's own margins, at least the system's in a controller's view; outside the safe area; and clear of the superview's margins.
    func effectiveMargins(_ safeArea: UIEdgeInsets) -> UIEdgeInsets {
        var margins = ownMargins
        if hierarchy.hasController, let controller = hierarchy.controller, controller.viewRespectsSystemMinimumLayoutMargins {
            margins = .max(margins, controller.systemMinimumLayoutMargins.physical(rightToLeft: isRightToLeft))
        }
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
        if preservesSuperviewLayoutMargins, let superview = hierarchy.superview {
            margins = .max(margins, superview.marginsPreserved(by: self))
        }
        if insetState.followsReadableWidth { margins = .max(margins, readableMargins) }
        return margins
    }

    /// The margins as a subview preserves them that is not the content of a cell: less where it keeps off the edges.
    func usualMarginsPreserved(by subview: UIView) -> UIEdgeInsets {
        marginsForSubviews + subview.distancesForMargins(to: self).negated
    }

    /// How far the view's edges lie inside the superview's. The margins that a view preserves do not grow as it reaches beyond its superview, if it is
    /// placed by constraints or is the content of a scroll view: content that keeps to the margins would make the view larger in turn, without end.
    private func distancesForMargins(to superview: UIView) -> UIEdgeInsets {
        let distances = distances(to: superview)
        let isGiven = layoutState.translatesMask && superview.layoutScrollOffset == nil
        return isGiven ? distances : .max(.zero, distances)
    }

    /// Has the margins keep lines readable, which only documents ask for.
    func followReadableWidth() {
        insetState.followsReadableWidth = true
        updateInsets()
    }

    /// What lies on both sides of the readable width.
    private var readableMargins: UIEdgeInsets {
        let width = ReadableWidth.width(for: traitCollection.preferredContentSizeCategory)
        let side = max(0, (bounds.width - width) / 2)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    /// The margins as subviews preserve them: a scroll view that moves its content clear of the safe area keeps that part to itself.
    private var marginsForSubviews: UIEdgeInsets {
        insetsLayoutMarginsFromSafeArea ? layoutMargins + safeAreaInsets.negated + safeAreaForSubviews : layoutMargins
    }

    private var ownMargins: UIEdgeInsets {
        switch insetState.own {
        case .physical(let insets): insets
        case .directional(let insets): insets.physical(rightToLeft: isRightToLeft)
        case nil: hierarchy.hasController ? .zero : defaultMargins
        }
    }
}
