/// An arranged view and its settings.
struct ArrangedItem {
    let view: UIView
    /// Points after the view, or one of the two constants for default and system spacing.
    var customSpacing = UIStackView.spacingUseDefault
    /// Whether the view's baselines are those of text; only set if the stack view aligns them.
    var isText = false
    /// The guide from this view to the next visible one, while gaps are made equal.
    var gap: UILayoutGuide?

    @MainActor var isVisible: Bool { !view.isHidden }
}

/// The rectangle that surrounds views between two edges of a stack view.
final class _UILayoutSpacer: UILayoutGuide {}

/// The distance between two neighbours in a stack view that makes distances equal.
final class _UIOLAGapGuide: UILayoutGuide {}
