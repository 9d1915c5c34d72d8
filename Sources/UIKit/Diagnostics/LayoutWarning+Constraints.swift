/// Warnings about constraints, in Apple's words. The functions have the names that the texts give for symbolic
/// breakpoints.
extension LayoutWarning {
    fileprivate static var toldOfLimits = false
}

/// Warns that a constant is too large for layout, once per process.
@MainActor @inline(never)
func _NSLayoutConstraintNumberExceedsLimit() {
    guard !LayoutWarning.toldOfLimits else { return }
    LayoutWarning.toldOfLimits = true
    LayoutWarning.write(
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be substituted, "
            + "but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be "
            + "logged only once.  This may break in the future.")
}

extension UIView {
    /// Warns that a constraint was added to this view although not all its items are descendants of the view.
    @inline(never)
    func _viewHierarchyUnpreparedForConstraint(_ constraint: NSLayoutConstraint) {
        LayoutWarning.write(
            "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the constraint's items must be "
                + "descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view "
                + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
        )
    }
}
