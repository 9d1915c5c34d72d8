import InterfaceBuilderDocument

extension SceneBuilder {
    /// Sets the margins that the document decides.
    package func applyMargins(of view: DocumentView, to made: UIView) {
        let element = view.element
        if let flag = element.variedFlag("preservesSuperviewLayoutMargins", scene.traits) {
            made.preservesSuperviewLayoutMargins = flag
        }
        if let flag = element.variedFlag("insetsLayoutMarginsFromSafeArea", scene.traits) {
            made.insetsLayoutMarginsFromSafeArea = flag
        }
        if flag("layoutMarginsFollowReadableWidth", of: element) ?? false { made.followReadableWidth() }
        guard let insets = element.explicitMargins(scene.traits) else { return }
        if insets.isDirectional {
            made.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        } else {
            made.layoutMargins = UIEdgeInsets(insets)
        }
    }
}
