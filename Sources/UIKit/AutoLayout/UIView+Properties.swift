/// The pass that updates the properties of views, right before their layout.
extension UIView {
    func markNeedsUpdateProperties() {
        guard !layoutState.needsProperties else { return }
        layoutState.needsProperties = true
        propagateLayoutFlag()
    }

    /// Updates the properties of the view and of those below it that wait for it, upper views first.
    func updateSubtreeProperties() {
        if layoutState.needsProperties { updateOwnProperties() }
        for view in hierarchy.subviews { view.updateSubtreeProperties() }
    }

    func updateOwnProperties() {
        layoutState.needsProperties = false
        if hierarchy.hasController, let controller = hierarchy.controller { controller.updateProperties() }
        updateProperties()
    }
}
