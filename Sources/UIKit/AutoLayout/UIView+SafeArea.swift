extension UIView {
    /// Prescribes edges of the safe area, for a document's table of insets.
    package func overrideSafeArea(_ edges: EdgeOverride) {
        insetState.requireOverrides().safeArea = edges
        updateInsets()
    }

    /// The part of the superview's safe area that overlaps this view's frame, plus the bars of its controller's
    /// container and the controller's additional insets. A window has its screen's; outside windows there is none.
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

    /// The insets of bars over the view: its safe area without its controller's additional insets, in points.
    var barInsets: UIEdgeInsets {
        let additional = hierarchy.controller?.additionalSafeAreaInsets ?? .zero
        return .max(.zero, insetState.safeArea + additional.negated)
    }
}
