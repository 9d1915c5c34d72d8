import LayoutEngine

/// The autoresizing mask as constraints. The engine has them as given values that follow the superview's size; the
/// objects for logs and queries are made on demand.
extension UIView {
    /// The mask in the engine's terms: the present frame, and how it follows the superview.
    var maskGivens: LayoutGivens {
        var givens = LayoutGivens(LayoutRect(untransformedFrame).inset(by: layoutAlignmentInsets))
        guard followsSuperview, let superview = hierarchy.superview else { return givens }
        for axis in LayoutAxis.allCases {
            let shares = autoresizingShares(axis, in: superview.bounds.size)
            let whole = Double(axis == .horizontal ? superview.bounds.width : superview.bounds.height)
            givens[.origin(axis)]?.follow(Double(shares.before), of: whole)
            givens[.size(axis)]?.follow(Double(shares.size), of: whole)
        }
        return givens
    }

    /// Whether a change of the superview's size changes the frame.
    private var followsSuperview: Bool { !autoresizingMask.isEmpty && hierarchy.superview?.autoresizesSubviews == true }

    /// Updates the engine after the frame, the mask or the superview's size changed.
    func placementChanged() {
        hierarchy.superview?.fittingSizesMayDiffer()
        guard let host = layoutState.host, layoutState.translatesMask || host.isRoot(self) else { return }
        if layoutState.leavesHeightOpen { host.closeHeightIfOff() }
        host.givensChanged(self)
        host.propagateUnitFlag()
    }

    /// Updates the subviews' givens after `autoresizesSubviews` changed.
    func subviewPlacementsChanged() {
        for view in hierarchy.subviews where !view.autoresizingMask.isEmpty { view.placementChanged() }
    }

    func setTranslatesMask(_ translates: Bool) {
        if layoutState.isMaskSuspended {
            guard !translates else { return }
            layoutState.isMaskSuspended = false
        }
        guard layoutState.translatesMask != translates else { return }
        layoutState.translatesMask = translates
        defer { if preservesSuperviewLayoutMargins { updateInsets() } }
        hierarchy.superview?.fittingSizesMayDiffer()
        guard let host = layoutState.host else { return }
        if let engine = host.engineToTell {
            if !translates { engine.addItem(self) }
            engine.givensChanged(self)
        }
        markNeedsPlacing()
        hierarchy.superview?.markNeedsLayout()
    }

    /// Has constraints place the view although its mask is translated, as long as it stays in its superview.
    func suspendMask() {
        guard layoutState.translatesMask else { return }
        setTranslatesMask(false)
        layoutState.isMaskSuspended = true
    }

    /// Ends what ``suspendMask()`` began.
    func resumeMask() {
        guard layoutState.isMaskSuspended else { return }
        layoutState.isMaskSuspended = false
        setTranslatesMask(true)
    }

    // MARK: Constraints for queries

    /// The constraints that the mask represents along an axis, position first unless both margins are flexible; none
    /// for views that constraints place, and for roots.
    func maskConstraints(_ axis: LayoutAxis) -> [NSLayoutConstraint] {
        guard layoutState.translatesMask, hierarchy.superview != nil, layoutState.host?.isRoot(self) != true else { return [] }
        let isFlexible = autoresizingMask.flexibility(axis)
        let parts: [LayoutPart] =
            isFlexible.before && isFlexible.after ? [.size(axis), .origin(axis)] : [.origin(axis), .size(axis)]
        return parts.compactMap(maskConstraint)
    }

    /// The constraint of the mask for one part; the same object as long as its form stays.
    func maskConstraint(_ part: LayoutPart) -> NSAutoresizingMaskLayoutConstraint? {
        guard let superview = hierarchy.superview else { return nil }
        let made = NSAutoresizingMaskLayoutConstraint.Form(of: self, part)
        if let known = layoutState.maskConstraints.first(where: { $0.part == part }), known.takeOver(made, in: superview) {
            return known
        }
        let constraint = NSAutoresizingMaskLayoutConstraint(self, part, made, in: superview)
        layoutState.maskConstraints.removeAll { $0.part == part }
        layoutState.maskConstraints.append(constraint)
        return constraint
    }
}

extension LayoutGiven {
    /// Makes a number follow a share of a given length, at its present value.
    fileprivate mutating func follow(_ share: Double, of whole: Double) {
        guard share != 0 else { return }
        (constant, factor) = (constant - share * whole, share)
    }
}
