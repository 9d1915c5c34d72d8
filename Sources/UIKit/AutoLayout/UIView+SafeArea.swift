extension UIView {
    /// Prescribes edges of the safe area, as a table of insets for a document does.
    package func overrideSafeArea(_ edges: EdgeOverride) {
        insetState.requireOverrides().safeArea = edges
        updateInsets()
    }

    /// The part of the superview's safe area that this view's frame reaches under, with what bars of its controller's container
    /// cover and what the controller adds. A window has its screen's;
    /// outside a window there is none.
    var inheritedSafeArea: UIEdgeInsets {
        guard let superview = hierarchy.superview else {
            guard let window = self as? UIWindow else { return .zero }
            return window.ownSafeAreaInsets ?? window.screenSafeArea
        }
        let above = layoutState.isUnit ? .zero : superview.safeAreaForSubviews
        let covered = above == .zero ? .zero : above.covered(at: distances(to: superview))
        guard hierarchy.hasController, let controller = hierarchy.controller else { return covered }
        let additional = controller.containerBarInsets + controller.additionalSafeAreaInsets
        return additional != .zero && window != nil ? covered + additional : covered
    }

    /// What bars cover of the view: its safe area without what its controller adds, in points.
    var barInsets: UIEdgeInsets {
        let additional = hierarchy.controller?.additionalSafeAreaInsets ?? .zero
        return .max(.zero, insetState.safeArea + additional.negated)
    }
}
