import LayoutEngine

/// What measures a view that is measured again and again outside windows, as a cell that says how high others are: only what changed is worked out anew.
///
/// It is told of content that changed, and is ended by every other change in the view. It has to give the size that a new measurement would.
@MainActor
class KeptFitting {
    /// A view of the subtree: one that leaves it ends the measuring before.
    struct UncountedView {
        unowned(unsafe) let view: UIView
    }

    /// The view that keeps it, or that waits for its size.
    unowned(unsafe) let root: UIView
    @exclusivity(unchecked) var isMeasuring = false
    /// Views whose content changed since the last measurement, while it stays.
    @exclusivity(unchecked) var changed: [UncountedView] = []

    /// The route of the sizes that it finds.
    let route: LayoutRoute

    init(measuring view: UIView, by route: LayoutRoute) { (root, self.route) = (view, route) }

    /// The content of a view below the root changed.
    final func contentChanged(_ view: UIView) {
        for known in changed where known.view === view { return }
        changed.append(UncountedView(view: view))
    }

    /// The size with the content that the views have now; nil where that takes a new measurement.
    func sizeAgain(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? { nil }

    /// Ends the work. Nothing may be measured with it afterwards.
    func end() {}
}
