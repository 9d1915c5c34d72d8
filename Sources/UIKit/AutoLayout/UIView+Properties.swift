/// The pass in which views take over what they show, right before their layout.
extension UIView {
    func markNeedsUpdateProperties() {
        guard !layoutState.needsProperties else { return }
        layoutState.needsProperties = true
        propagateLayoutFlag()
    }

    /// Updates the properties of the view and of those below it, upper views first, as far as they wait for it.
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
