extension UIView {
    /// Sets the view's own margins; nil for the class's default.
    func setMargins(_ margins: InsetState.Margins?) {
        insetState.own = margins
        updateInsets()
    }

    /// Prescribes edges of the effective margins, for a document's table of insets.
    package func overrideMargins(_ edges: EdgeOverride) {
        insetState.requireOverrides().margins = edges
        updateInsets()
    }

    /// The view's own margins, at least the system's in a controller's view; outside the safe area; and clear of the
    /// superview's margins.
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

    /// The margins for a subview that preserves them and is not the content of a cell: reduced by its distance from the
    /// edges.
    func usualMarginsPreserved(by subview: UIView) -> UIEdgeInsets {
        marginsForSubviews + subview.distancesForMargins(to: self).negated
    }

    /// The distances of the view's edges inside the superview's, for preserved margins. They are not negative if the
    /// view is placed by constraints or is the content of a scroll view: otherwise margins would grow as the view
    /// extends beyond its superview, and content that keeps to them would make the view larger in turn, without end.
    private func distancesForMargins(to superview: UIView) -> UIEdgeInsets {
        let distances = distances(to: superview)
        let isGiven = layoutState.translatesMask && superview.layoutScrollOffset == nil
        return isGiven ? distances : .max(.zero, distances)
    }

    /// Limits the margins' area to the readable width, which only documents request.
    func followReadableWidth() {
        insetState.followsReadableWidth = true
        updateInsets()
    }

    /// The margins on both sides of the readable width.
    private var readableMargins: UIEdgeInsets {
        let width = ReadableWidth.width(for: traitCollection.preferredContentSizeCategory)
        let side = max(0, (bounds.width - width) / 2)
        return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }

    /// The margins that subviews preserve, without the part of the safe area by which a scroll view insets its content.
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
