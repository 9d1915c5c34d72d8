import LayoutEngine

/// Safe area and margins: computed when a view gets its position, and handed down.
extension UIView {
    /// Updates safe area and margins, and calls the callbacks for changes, superviews first. Changes that the view's
    /// own callbacks make are reported after these have returned.
    func updateInsets() {
        takeOverInsets()
        guard !insetState.untold.isEmpty, !insetState.isTelling else { return }
        insetState.isTelling = true
        LayoutLoop.watch(self, layoutState.host) { tellOfInsets() }
        insetState.isTelling = false
    }

    /// Whether safe area and margins depend on the view's position in its superview.
    var insetsFollowGeometry: Bool {
        guard let superview = hierarchy.uncountedSuperview else { return true }
        return ownInsetsFollowGeometry || superview.borrow { $0.safeAreaForSubviews != .zero }
    }

    /// Whether they do so in a superview that hands no safe area down.
    var ownInsetsFollowGeometry: Bool {
        preservesSuperviewLayoutMargins || insetState.followsReadableWidth || hierarchy.hasController
            || !layoutState.systemGuides.isEmpty || insetState.safeArea != .zero
    }

    /// Whether safe area and margins stay the same in a superview, because both are the defaults of the class.
    func keepsInsets(in superview: UIView) -> Bool {
        guard case nil = insetState.own, insetState.overrides == nil, insetState.untold.isEmpty, !ownInsetsFollowGeometry,
            superview.safeAreaForSubviews == .zero
        else { return false }
        return insetState.margins == defaultMargins
    }

    private func takeOverInsets() {
        var safeArea = inheritedSafeArea
        if let overrides = insetState.overrides { safeArea = overrides.safeArea.applied(to: safeArea) }
        var margins = effectiveMargins(safeArea)
        if let overrides = insetState.overrides { margins = overrides.margins.applied(to: margins) }
        let safeAreaChanged = safeArea != insetState.safeArea
        let marginsChanged = margins != insetState.margins
        insetState.safeArea = safeArea
        insetState.margins = margins
        if !layoutState.systemGuides.isEmpty { updateSystemGuides() }
        if hierarchy.superview == nil { rootWidthChanged() }
        guard safeAreaChanged || marginsChanged else { return }
        if safeAreaChanged { insetState.untold.insert(.safeArea) }
        if marginsChanged {
            insetState.untold.insert(.margins)
            tellEngineOfMargins()
            fittingSizesMayDiffer()
        }
        LayoutLoop.note(.insets, self)
        markNeedsLayout()
    }

    /// Calls the callbacks for the changes so far; false when there are none.
    private func tellOfInsets() -> Bool {
        let news = insetState.untold
        insetState.untold = []
        if news.contains(.safeArea) {
            perform(.safeAreaInsetsDidChange) { safeAreaInsetsDidChange() }
            tellControllerOfSafeArea()
        }
        if news.contains(.margins) {
            perform(.layoutMarginsDidChange) { layoutMarginsDidChange() }
            perform(.viewLayoutMarginsDidChange) { hierarchy.controller?.viewLayoutMarginsDidChange() }
        }
        guard !news.isEmpty else { return false }
        for view in hierarchy.subviews { view.updateInsets() }
        return true
    }

    /// Calls the controller's callback for a change of the safe area; for a controller that has not appeared yet, the
    /// next layout does so, once for all changes.
    ///
    /// - Source: public logs of iOS 11 and later, in which the callback comes once, between `viewWillAppear` and
    ///   `viewWillLayoutSubviews`.
    private func tellControllerOfSafeArea() {
        guard let controller = hierarchy.controller else { return }
        insetState.owesControllerSafeArea = !controller.hearsOfSafeAreaAtOnce
        guard !insetState.owesControllerSafeArea else { return }
        perform(.viewSafeAreaInsetsDidChange) { controller.viewSafeAreaInsetsDidChange() }
    }

    /// Calls the controller's callback for changes of the safe area before it appeared. Called before its layout.
    func tellAppearingController(_ controller: any ViewManager) {
        guard insetState.owesControllerSafeArea else { return }
        insetState.owesControllerSafeArea = false
        perform(.viewSafeAreaInsetsDidChange) { controller.viewSafeAreaInsetsDidChange() }
    }

    /// Updates margins in the engine, where they are variables, so that constraints need no new lowering.
    private func tellEngineOfMargins() {
        guard let engine = layoutState.host?.installedEngine else {
            layoutState.host?.marginsChanged(self)
            return
        }
        engine.offsetsChanged(self)
        for guide in layoutState.scrollGuides { engine.offsetsChanged(guide) }
    }

    /// Updates the insets of controllers' views if the root's width changes the system minimum of side margins.
    private func rootWidthChanged() {
        let side = SystemMargins.side(inWidth: bounds.width)
        guard side != insetState.systemSide else { return }
        insetState.systemSide = side
        for view in hierarchy.subviews { view.updateInsetsOfControllers() }
    }

    private func updateInsetsOfControllers() {
        if hierarchy.hasController { updateInsets() }
        let subviews = hierarchy.subviews
        for index in subviews.indices
        where subviews[index].hierarchy.hasController || !subviews[index].hierarchy.subviews.isEmpty {
            subviews[index].updateInsetsOfControllers()
        }
    }

    /// The distances of this view's edges inside the superview's.
    func distances(to superview: UIView) -> UIEdgeInsets { distances(of: untransformedFrame, in: superview.bounds.size) }

    /// The distances of a rectangle's edges inside those of a container of the given size.
    func distances(of frame: CGRect, in size: CGSize) -> UIEdgeInsets {
        UIEdgeInsets(
            top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY, right: size.width - frame.maxX)
    }
}
