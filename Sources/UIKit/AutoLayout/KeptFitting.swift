import LayoutEngine

/// A measurement that a view keeps because it is measured again and again outside windows, for example a sizing cell
/// from which a program takes the heights of rows: only changes are computed again.
///
/// The view tells it about changed contents, and ends it at every other change in its subtree. It has to give the same
/// size as a new measurement.
@MainActor
class KeptFitting {
    /// A view of the subtree; the measurement is ended before the view leaves it.
    struct UncountedView {
        unowned(unsafe) let view: UIView
    }

    /// The view that keeps the measurement, or whose size is being measured.
    unowned(unsafe) let root: UIView
    @exclusivity(unchecked) var isMeasuring = false
    /// Views whose content changed since the last measurement, while it is kept.
    @exclusivity(unchecked) var changed: [UncountedView] = []

    /// The route by which it finds sizes.
    let route: LayoutRoute

    init(measuring view: UIView, by route: LayoutRoute) { (root, self.route) = (view, route) }

    /// Notes that the content of a view below the root changed.
    final func contentChanged(_ view: UIView) {
        for known in changed where known.view === view { return }
        changed.append(UncountedView(view: view))
    }

    /// The size with the present contents of the views; nil if that needs a new measurement.
    func sizeAgain(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? { nil }

    /// Ends the measurement; it cannot be used afterwards.
    func end() {}
}
