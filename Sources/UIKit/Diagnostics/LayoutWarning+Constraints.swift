/// What Apple tells about constraints without stopping for it, in its words.
extension LayoutWarning {
    private static var toldOfLimits = false

    /// A constant is too large for layout; told once in the life of the program.
    static func constantExceedsLimits() {
        guard !toldOfLimits else { return }
        toldOfLimits = true
        write(
            "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be substituted, "
                + "but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be "
                + "logged only once.  This may break in the future.")
    }

    /// A constraint was added to a view that does not hold all its items.
    static func unprepared(_ constraint: NSLayoutConstraint) {
        write(
            "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the "
                + "constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be "
                + "resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
                + "_viewHierarchyUnpreparedForConstraint:] to debug.")
    }
}
